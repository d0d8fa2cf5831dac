import { useId, useState } from 'react';
import { Check } from '#web/ui/check.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioCard } from '#web/ui/radio-card.tsx';
import { Islands, Specimen } from './islands.tsx';

/** What is typed, chosen and ticked. */
export function Forms() {
  return (
    <Islands>
      <Fields />
      <Boxes />
      <Cards />
    </Islands>
  );
}

function Fields() {
  return (
    <>
      <Specimen name="field: default, focus, disabled">
        <Field label="Schools you are aiming at">
          {(control) => <input {...control} placeholder="One at a time" />}
        </Field>
        <Field label="Schools you are aiming at">
          {(control) => <input {...control} className="as-focused" defaultValue="IIM Kozhikode" />}
        </Field>
        <Field label="Schools you are aiming at">
          {(control) => <input {...control} placeholder="Eight is plenty" disabled />}
        </Field>
      </Specimen>
      <Specimen name="field: error, choice, hint">
        <Field label="PIN code" error="A PIN code has six digits.">
          {(control) => <input {...control} defaultValue="4220" />}
        </Field>
        <Field label="State or union territory">
          {(control) => (
            <select {...control}>
              <option>Choose...</option>
              <option>Maharashtra</option>
            </select>
          )}
        </Field>
        <Field label="Statement of purpose" hint="16 of 6,000 characters">
          {(control) => <textarea {...control} rows={3} defaultValue="I priced it late" />}
        </Field>
      </Specimen>
    </>
  );
}

function Boxes() {
  const [on, setOn] = useState(true);
  const nothing = (): void => {};
  return (
    <Specimen name="check: on or off, with more said, disabled">
      <Check checked={on} onChange={setOn}>
        I am 18 or older.
      </Check>
      <Check checked={!on} onChange={(now) => setOn(!now)} text="A mail when your feedback is ready.">
        E-mail updates
      </Check>
      <Check checked disabled onChange={nothing}>
        Kept as it is
      </Check>
    </Specimen>
  );
}

function Cards() {
  const group = useId();
  const [chosen, setChosen] = useState('chill');
  return (
    <Specimen name="radio card: chosen and not">
      {['chill', 'grill'].map((value) => (
        <RadioCard
          key={value}
          name={group}
          value={value}
          chosen={chosen === value}
          className={`card-of-words ${value}`}
          onChoose={() => setChosen(value)}
        >
          <b>{value === 'chill' ? 'Chill' : 'Grill'}</b>
          <span>{value === 'chill' ? 'They wait while you think.' : 'They argue the other side.'}</span>
        </RadioCard>
      ))}
    </Specimen>
  );
}
