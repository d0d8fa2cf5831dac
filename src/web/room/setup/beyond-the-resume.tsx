import { type KeyboardEvent, useId, useState } from 'react';
import type { SetupChoices } from './use-setup.ts';

type BeyondProps = { choices: SetupChoices; choose: (change: Partial<SetupChoices>) => void };

const maxStatementChars = 6_000;
const maxSchools = 8;
const maxSchoolChars = 80;

/** What else the panel may know: the statement of purpose or form answers, and the schools aimed at. Both optional. */
export function BeyondTheResume({ choices, choose }: BeyondProps) {
  const id = useId();
  return (
    <details className="beyond" open={choices.statement !== '' || choices.targetSchools.length > 0}>
      <summary>
        Add your SOP, form answers or schools <span className="label">optional</span>
      </summary>
      <div className="field whole">
        <label htmlFor={id}>Statement of purpose or form answers</label>
        <textarea
          id={id}
          rows={5}
          maxLength={maxStatementChars}
          value={choices.statement}
          aria-describedby={`${id}-hint`}
          onChange={(event) => choose({ statement: event.target.value })}
        />
        <span className="small" id={`${id}-hint`}>
          {choices.statement.length.toLocaleString('en-IN')} of {maxStatementChars.toLocaleString('en-IN')}{' '}
          characters
        </span>
      </div>
      <Schools names={choices.targetSchools} onChange={(targetSchools) => choose({ targetSchools })} />
    </details>
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
  const id = useId();
  const full = names.length >= maxSchools;
  const add = (): void => {
    const name = text.trim();
    const isKnown = names.some((known) => known.toLowerCase() === name.toLowerCase());
    if (name !== '' && !isKnown && !full) onChange([...names, name]);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  };
  return (
    <div className="field whole">
      <label htmlFor={id}>Schools you are aiming at</label>
      {names.length > 0 && (
        <ul className="chips">
          {names.map((name) => (
            <li key={name}>
              {name}
              <button type="button" onClick={() => onChange(names.filter((other) => other !== name))}>
                <span className="vh">Remove {name}</span>
                <svg viewBox="0 0 12 12" aria-hidden="true">
                  <path d="M2 2l8 8M10 2l-8 8" />
                </svg>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="with-button">
        <input
          id={id}
          value={text}
          maxLength={maxSchoolChars}
          disabled={full}
          placeholder={full ? 'Eight is plenty' : 'One at a time'}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
        <button type="button" className="btn line" disabled={full || text.trim() === ''} onClick={add}>
          Add
        </button>
      </div>
    </div>
  );
}
