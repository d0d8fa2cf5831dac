import { useId, useState } from 'react';
import type { FactKind } from '#contract/resume.ts';
import { FactForm } from './fact-form.tsx';
import { addableKinds, kindNames } from './fact-words.ts';
import { type FactChange, maxFacts } from './facts-draft.ts';

/** Adds what the reading missed. */
export function AddFact({ count, change }: { count: number; change: (change: FactChange) => void }) {
  const [kind, setKind] = useState<FactKind | null>(null);
  const id = useId();
  if (count >= maxFacts) return <p className="small">That is as many facts as the panel takes.</p>;
  if (kind === null) {
    return (
      <p className="add-fact">
        <button type="button" className="go" onClick={() => setKind('employment')}>
          Add something they missed
        </button>
      </p>
    );
  }
  return (
    <div className="add-fact open">
      <div className="field">
        <label htmlFor={id}>What is it?</label>
        <select
          id={id}
          value={kind}
          onChange={(event) => setKind(addableKinds.find((each) => each === event.target.value) ?? kind)}
        >
          {addableKinds.map((each) => (
            <option key={each} value={each}>
              {kindNames[each]}
            </option>
          ))}
        </select>
      </div>
      <FactForm
        key={kind}
        fact={{ kind, value: '', attributes: kind === 'employment' ? { fullTime: true } : {} }}
        saveLabel="Add"
        onCancel={() => setKind(null)}
        onSave={(fact) => {
          change({ kind: 'add', fact: { kind, ...fact } });
          setKind(null);
        }}
      />
    </div>
  );
}
