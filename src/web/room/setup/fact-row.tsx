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
    <li className={fact.confidence < unsureBelow ? 'fact unsure' : 'fact'}>
      <span className="label">{kindNames[fact.kind]}</span>
      <span className="fact-value">
        {fact.value}
        {source !== null && <span className="small source">{sourceWords(fact, source)}</span>}
      </span>
      <span className="fact-acts">
        <button type="button" className="go" onClick={onEdit}>
          Edit<span className="vh"> {fact.value}</span>
        </button>
        <button type="button" className="go" onClick={() => change({ kind: 'remove', id: fact.id })}>
          Remove<span className="vh"> {fact.value}</span>
        </button>
      </span>
    </li>
  );
}

const unsureBelow = 0.6;

/** The whole line only where it says more than the fact. */
function sourceWords(fact: ResumeFact, source: string): string {
  const said = source.trim();
  const unsure = fact.confidence < unsureBelow ? 'Not sure of this one. ' : '';
  return said === fact.value.trim() ? `${unsure}Line ${fact.line}` : `${unsure}Line ${fact.line}: ${said}`;
}
