import { useEffect, useId, useRef, useState } from 'react';
import type { FactAttributes, FactKind } from '#contract/resume.ts';
import { useEscape } from '../use-escape.ts';
import { partsOf, type TextAttribute } from './fact-words.ts';
import { maxFactChars } from './facts-draft.ts';

type FactFormProps = {
  kind: FactKind;
  value: string;
  attributes: FactAttributes;
  saveLabel: string;
  onSave: (fact: { value: string; attributes: FactAttributes }) => void;
  onCancel: () => void;
};

/** The wording of a fact and the parts the panel builds questions from. */
export function FactForm({ kind, value, attributes, saveLabel, onSave, onCancel }: FactFormProps) {
  const [text, setText] = useState(value);
  const [parts, setParts] = useState(attributes);
  const first = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => first.current?.focus(), []);
  useEscape(true, onCancel);
  const fields = partsOf[kind] ?? [];
  return (
    <form
      className="fact-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onSave({ value: text.trim(), attributes: parts });
      }}
    >
      <div className="field whole">
        <label htmlFor={id}>As the panel reads it</label>
        <textarea
          ref={first}
          id={id}
          rows={2}
          maxLength={maxFactChars}
          required
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {fields.map((field) => (
        <PartField key={field.key} field={field} parts={parts} onChange={setParts} />
      ))}
      {kind === 'employment' && (
        <label className="tick">
          <input
            type="checkbox"
            checked={parts.fullTime ?? false}
            onChange={(event) => setParts({ ...parts, fullTime: event.target.checked })}
          />
          <span>Full-time job, not an internship</span>
        </label>
      )}
      <div className="ways">
        <button type="submit" className="btn" disabled={text.trim() === ''}>
          {saveLabel}
        </button>
        <button type="button" className="go" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

type PartFieldProps = {
  field: TextAttribute;
  parts: FactAttributes;
  onChange: (parts: FactAttributes) => void;
};

function PartField({ field, parts, onChange }: PartFieldProps) {
  const id = useId();
  const current = parts[field.key];
  const write = (text: string): void => {
    const { [field.key]: _, ...others } = parts;
    onChange(text === '' ? others : { ...others, [field.key]: text });
  };
  return (
    <div className="field">
      <label htmlFor={id}>{field.label}</label>
      <input
        id={id}
        maxLength={field.maxChars}
        placeholder={field.hint}
        value={typeof current === 'string' ? current : ''}
        onChange={(event) => write(event.target.value)}
      />
    </div>
  );
}
