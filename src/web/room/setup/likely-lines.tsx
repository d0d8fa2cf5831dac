import type { ResumeFact } from '#contract/resume.ts';
import { kindNames } from './fact-words.ts';

/** The lines the panel will most probably ask about, likeliest first; one press opens a line to be put right where it stands. */
export function LikelyLines({
  facts,
  onOpen,
}: {
  facts: readonly ResumeFact[];
  onOpen: (id: string) => void;
}) {
  if (facts.length === 0) return null;
  return (
    <section className="likely" aria-labelledby="likely-lines">
      <h2 id="likely-lines">They will probably ask about</h2>
      <ol>
        {facts.map((fact) => (
          <li key={fact.id}>
            <button type="button" onClick={() => onOpen(fact.id)}>
              <span className="label">{kindNames[fact.kind]}</span>
              <span className="fact-value">{fact.value}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
