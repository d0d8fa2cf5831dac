import type { ScenarioChange } from '#contract/schools/scenario-shown.ts';
import { wordsOfField, wordsOfValue } from './scenario-words.ts';

/** In what two states of a scenario differ, a line each. */
export function Changes({ changes }: { changes: readonly ScenarioChange[] }) {
  if (changes.length === 0) return <p className="none">They are the same.</p>;
  return (
    <ul className="changes">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <b>{wordsOfField(field)}</b>
          <span>
            <span className="vh">was </span>
            <del>{wordsOfValue(before)}</del> <span className="vh">is now </span>
            <ins>{wordsOfValue(after)}</ins>
          </span>
        </li>
      ))}
    </ul>
  );
}
