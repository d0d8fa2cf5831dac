import type { ResumeFact } from '#contract/resume.ts';
import { EditedMark, FactRow, placeOf, type Review } from './fact-row.tsx';
import { type FactGroup, kindNames, rowsOf } from './fact-words.ts';

const part = 'rest';

/** The facts of one section; single words of a kind stand together on one row, and the whole section goes with one press. */
export function FactGroupList({ group: { title, facts }, review }: { group: FactGroup; review: Review }) {
  return (
    <section className="fact-group" aria-label={title}>
      <div className="fact-head">
        <h3>{title}</h3>
        <button
          type="button"
          className="go"
          data-removes
          onClick={() => review.change({ kind: 'drop', ids: facts.map(({ id }) => id), title })}
        >
          Remove all<span className="vh"> of {title}</span>
        </button>
      </div>
      <ul>
        {rowsOf(facts).map((words) => {
          const [first, ...others] = words;
          if (!first) return null;
          const alone =
            others.length === 0 ? first : words.find((one) => review.editing === placeOf(part, one));
          return alone ? (
            <FactRow key={alone.id} fact={alone} part={part} review={review} />
          ) : (
            <WordsRow key={first.id} words={words} review={review} />
          );
        })}
      </ul>
    </section>
  );
}

/** Facts of a word or three in one row: a press on one edits it, the cross beside it takes it out. */
function WordsRow({ words, review }: { words: readonly ResumeFact[]; review: Review }) {
  return (
    <li className="fact words">
      <span className="label">{words[0] && kindNames[words[0].kind]}</span>
      <ul className="chips">
        {words.map((fact) => (
          <li key={fact.id}>
            <button
              type="button"
              id={placeOf(part, fact)}
              className="word"
              onClick={() => review.edit(placeOf(part, fact))}
            >
              <span className="vh">Edit </span>
              {fact.value}
            </button>
            <EditedMark fact={fact} resume={review.resume} />
            <button type="button" data-removes onClick={() => review.change({ kind: 'remove', id: fact.id })}>
              <span className="vh">Remove {fact.value}</span>
              <svg viewBox="0 0 12 12" aria-hidden="true">
                <path d="M2 2l8 8M10 2l-8 8" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}
