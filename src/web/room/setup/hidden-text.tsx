import type { HiddenRun } from '#contract/resume.ts';
import { hiddenReasons } from './fact-words.ts';

/** Says loudly that a file holds text nobody can see, and shows it. */
export function HiddenText({ runs }: { runs: readonly HiddenRun[] }) {
  if (runs.length === 0) return null;
  return (
    <section className="hidden-text" role="alert" aria-label="Hidden text">
      <h2>Your file holds text nobody can see</h2>
      <p>
        The panel will not read it. If you did not put it there, check where the file or its template comes
        from.
      </p>
      <ul>
        {runs.map((run) => (
          <li key={`${run.reason} ${run.text}`}>
            <code>{run.text}</code>
            <span className="small">{hiddenReasons[run.reason]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
