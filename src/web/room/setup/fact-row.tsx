import type { ResumeFact } from '#contract/resume.ts';
import { FactForm } from './fact-form.tsx';
import { kindNames } from './fact-words.ts';
import type { FactChange } from './facts-draft.ts';

type FactRowProps = {
  fact: ResumeFact;
  /** The line of the resume it stands on. */
  source: string | null;
  editing: boolean;
  onEdit: () => void;
  onDone: () => void;
  change: (change: FactChange) => void;
};

/** One fact: what it is about, its wording, and where it stands in the resume. */
export function FactRow({ fact, source, editing, onEdit, onDone, change }: FactRowProps) {
  if (editing) {
    return (
      <li className="fact editing">
        <FactForm
          kind={fact.kind}
          value={fact.value}
          attributes={fact.attributes}
          saveLabel="Save"
          onCancel={onDone}
          onSave={({ value, attributes }) => {
            change({ kind: 'edit', fact: { ...fact, value, attributes } });
            onDone();
          }}
        />
      </li>
    );
  }
  return (
    <li className="fact">
      <span className="label">{kindNames[fact.kind]}</span>
      <span className="fact-value">
        {fact.value}
        <FactMark fact={fact} />
        {source !== null && needsSource(fact, source) && (
          <span className="small source">
            Line {fact.line}: {source.trim()}
          </span>
        )}
      </span>
      <span className="fact-acts">
        <button type="button" id={`edit-${fact.id}`} className="go" onClick={onEdit}>
          Edit<span className="vh"> {fact.value}</span>
        </button>
        <button
          type="button"
          className="go"
          data-removes
          onClick={() => change({ kind: 'remove', id: fact.id })}
        >
          Remove<span className="vh"> {fact.value}</span>
        </button>
      </span>
    </li>
  );
}

const unsureBelow = 0.6;
/** The reading is never sure beyond doubt: only what the candidate wrote is. */
const isTheirs = ({ confidence }: ResumeFact): boolean => confidence === 1;

/** What is to be known of a fact besides its words: the candidate edited it, or the reading is not sure of it. */
export function FactMark({ fact }: { fact: ResumeFact }) {
  if (isTheirs(fact)) return fact.line > 0 && <span className="fact-mark edited">edited</span>;
  return fact.confidence < unsureBelow && <span className="fact-mark">please check</span>;
}

/** The line of the resume helps where it says something else than a fact that is unsure or edited. */
const needsSource = (fact: ResumeFact, source: string): boolean =>
  (isTheirs(fact) || fact.confidence < unsureBelow) && source.trim() !== fact.value.trim();
