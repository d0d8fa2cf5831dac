import { type KeyboardEvent, useState } from 'react';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import type { SetupChoices } from './use-setup.ts';

type BeyondProps = {
  choices: SetupChoices;
  choose: (change: Partial<SetupChoices>) => void;
  /** Whether the plan takes them. */
  inPlan: boolean;
};

const maxStatementChars = 6_000;
const maxSchools = 8;
const maxSchoolChars = 80;

/** What else the panel may know: the statement of purpose or form answers, and the schools aimed at. Both optional. */
export function BeyondTheResume({ choices, choose, inPlan }: BeyondProps) {
  if (!inPlan)
    return (
      <p className="small beyond">
        Your SOP, form answers and the names of your schools are part of Premium.
      </p>
    );
  const length = choices.statement.length.toLocaleString('en-IN');
  return (
    <div className="beyond">
      <Disclosure
        open={choices.statement !== '' || choices.targetSchools.length > 0}
        summary={
          <span>
            Add your SOP, form answers or schools <span className="label">optional</span>
          </span>
        }
      >
        <Field
          label="Statement of purpose or form answers"
          hint={`${length} of ${maxStatementChars.toLocaleString('en-IN')} characters`}
        >
          {(control) => (
            <textarea
              {...control}
              rows={5}
              maxLength={maxStatementChars}
              value={choices.statement}
              onChange={(event) => choose({ statement: event.target.value })}
            />
          )}
        </Field>
        <Schools names={choices.targetSchools} onChange={(targetSchools) => choose({ targetSchools })} />
      </Disclosure>
    </div>
  );
}

function Schools({
  names,
  onChange,
}: {
  names: readonly string[];
  onChange: (names: readonly string[]) => void;
}) {
  const [text, setText] = useState('');
  // What is left in the box counts, and stays in it: a line more would move the button that is being pressed.
  const [left, setLeft] = useState<string | null>(null);
  const added = names.filter((name) => name !== left);
  const full = added.length >= maxSchools;
  const withText = (): readonly string[] => {
    const name = text.trim();
    const isKnown = added.some((known) => known.toLowerCase() === name.toLowerCase());
    return name === '' || isKnown || full ? added : [...added, name];
  };
  const add = (): void => {
    onChange(withText());
    setLeft(null);
    setText('');
  };
  const leave = (): void => {
    onChange(withText());
    setLeft(text.trim());
  };
  const write = (written: string): void => {
    if (left !== null) onChange(added);
    setLeft(null);
    setText(written);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  };
  return (
    <Field label="Schools you are aiming at">
      {(control) => (
        <>
          {added.length > 0 && (
            <Chips names={added} onRemove={(name) => onChange(names.filter((other) => other !== name))} />
          )}
          <div className="with-button">
            <input
              {...control}
              value={text}
              maxLength={maxSchoolChars}
              disabled={full}
              placeholder={full ? 'Eight is plenty' : 'One at a time'}
              onChange={(event) => write(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={leave}
            />
            <button type="button" className="btn line" disabled={full || text.trim() === ''} onClick={add}>
              Add
            </button>
          </div>
        </>
      )}
    </Field>
  );
}

function Chips({ names, onRemove }: { names: readonly string[]; onRemove: (name: string) => void }) {
  return (
    <ul className="chips">
      {names.map((name) => (
        <li key={name}>
          {name}
          <button type="button" data-removes onClick={() => onRemove(name)}>
            <span className="vh">Remove {name}</span>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d="M2 2l8 8M10 2l-8 8" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  );
}
