import type { Resume, ResumeFact } from '#contract/resume.ts';
import { FactMark, FactRow } from './fact-row.tsx';
import { type FactGroup, kindNames, rowsOf } from './fact-words.ts';
import type { FactChange } from './facts-draft.ts';

type FactGroupProps = {
  group: FactGroup;
  lines: Resume['lines'];
  editing: string | null;
  onEdit: (id: string | null) => void;
  change: (change: FactChange) => void;
};

/** The facts of one section; single words of a kind stand together on one row, and the whole section goes with one press. */
export function FactGroupList({ group, lines, editing, onEdit, change }: FactGroupProps) {
  const { title, facts } = group;
  const row = (fact: ResumeFact) => (
    <FactRow
      key={fact.id}
      fact={fact}
      source={lines[fact.line - 1] ?? null}
      editing={editing === fact.id}
      onEdit={() => onEdit(fact.id)}
      onDone={() => onEdit(null)}
      change={change}
    />
  );
  return (
    <section className="fact-group" aria-label={title}>
      <div className="fact-head">
        <h2>{title}</h2>
        <button
          type="button"
          className="go"
          data-removes
          onClick={() => change({ kind: 'drop', ids: facts.map(({ id }) => id), title })}
        >
          Remove all<span className="vh"> of {title}</span>
        </button>
      </div>
      <ul>
        {rowsOf(facts).map((words) => {
          const [first, ...others] = words;
          const open = words.find(({ id }) => id === editing);
          if (!first) return null;
          if (others.length === 0) return row(first);
          return open ? row(open) : <WordsRow key={first.id} words={words} onEdit={onEdit} change={change} />;
        })}
      </ul>
    </section>
  );
}

type WordsRowProps = {
  words: readonly ResumeFact[];
  onEdit: (id: string) => void;
  change: (change: FactChange) => void;
};

/** Facts of a word or three in one row: a press on one edits it, the cross beside it takes it out. */
function WordsRow({ words, onEdit, change }: WordsRowProps) {
  return (
    <li className="fact words">
      <span className="label">{words[0] && kindNames[words[0].kind]}</span>
      <ul className="chips">
        {words.map((fact) => (
          <li key={fact.id}>
            <button type="button" id={`edit-${fact.id}`} className="word" onClick={() => onEdit(fact.id)}>
              <span className="vh">Edit </span>
              {fact.value}
            </button>
            <FactMark fact={fact} />
            <button type="button" data-removes onClick={() => change({ kind: 'remove', id: fact.id })}>
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
