import { useEffect, useRef, useState } from 'react';
import type { FactAttributes, FactKind } from '#contract/resume.ts';
import { Check } from '#web/ui/check.tsx';
import { Field } from '#web/ui/field.tsx';
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
      <Field label="As the panel reads it" className="whole">
        {(control) => (
          <textarea
            {...control}
            ref={first}
            rows={2}
            maxLength={maxFactChars}
            required
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {fields.map((field) => (
        <PartField key={field.key} field={field} parts={parts} onChange={setParts} />
      ))}
      {kind === 'employment' && (
        <Check checked={parts.fullTime ?? false} onChange={(fullTime) => setParts({ ...parts, fullTime })}>
          Full-time job, not an internship
        </Check>
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
  const current = parts[field.key];
  const write = (text: string): void => {
    const { [field.key]: _, ...others } = parts;
    onChange(text === '' ? others : { ...others, [field.key]: text });
  };
  return (
    <Field label={field.label}>
      {(control) => (
        <input
          {...control}
          maxLength={field.maxChars}
          placeholder={field.hint}
          value={typeof current === 'string' ? current : ''}
          onChange={(event) => write(event.target.value)}
        />
      )}
    </Field>
  );
}
