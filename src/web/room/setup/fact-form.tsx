import { useEffect, useRef, useState } from 'react';
import type { FactAttributes, ResumeFact } from '#contract/resume.ts';
import { Check } from '#web/ui/check.tsx';
import { Field } from '#web/ui/field.tsx';
import { useEscape } from '../use-escape.ts';
import { filledFact, isOfParts, type PartTexts, textsOf } from './fact-parts.ts';
import { markText, partsOf } from './fact-words.ts';
import { maxFactChars } from './facts-draft.ts';

type FormFact = Pick<ResumeFact, 'kind' | 'value' | 'attributes'>;

type FactFormProps = {
  fact: FormFact;
  /** The marks of a study. */
  marks?: readonly ResumeFact[];
  /** The line of the resume it was read from, where that helps. */
  source?: string | undefined;
  saveLabel: string;
  onSave: (fact: { value: string; attributes: FactAttributes }, marks: readonly string[]) => void;
  onCancel: () => void;
  onRemove?: () => void;
};

/** The wording of a fact and the parts the panel builds questions from. The wording of a job or a study follows from its parts. */
export function FactForm({ fact, marks = [], source, saveLabel, onSave, onCancel, onRemove }: FactFormProps) {
  const { kind } = fact;
  const [wording, setWording] = useState(fact.value);
  const [texts, setTexts] = useState<PartTexts>(() => textsOf(fact));
  const [fullTime, setFullTime] = useState(fact.attributes.fullTime ?? false);
  const [markTexts, setMarkTexts] = useState(() => marks.map(markText));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  useEscape(true, onCancel);
  const filled = filledFact(fact, { wording, texts, fullTime });
  return (
    <form
      className="fact-form"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (filled) onSave(filled, markTexts);
      }}
    >
      {source && <p className="small whole">Your resume says: “{source}”</p>}
      {!isOfParts(kind) && (
        <Field label="As the panel reads it" className="whole">
          {(control) => (
            <textarea
              {...control}
              rows={2}
              maxLength={maxFactChars}
              required
              value={wording}
              onChange={(event) => setWording(event.target.value)}
            />
          )}
        </Field>
      )}
      {(partsOf[kind] ?? []).map(({ key, label, maxChars, hint }) => (
        <Field key={key} label={label}>
          {(control) => (
            <input
              {...control}
              maxLength={maxChars}
              placeholder={hint}
              value={texts[key] ?? ''}
              onChange={(event) => setTexts({ ...texts, [key]: event.target.value })}
            />
          )}
        </Field>
      ))}
      {marks.map((mark, at) => (
        <Field key={mark.id} label="Marks">
          {(control) => (
            <input
              {...control}
              maxLength={40}
              value={markTexts[at]}
              onChange={({ target }) => setMarkTexts(markTexts.with(at, target.value))}
            />
          )}
        </Field>
      ))}
      {kind === 'employment' && (
        <Check checked={fullTime} onChange={setFullTime}>
          Full-time job, not an internship
        </Check>
      )}
      <div className="ways">
        <button type="submit" className="btn" disabled={filled === null}>
          {saveLabel}
        </button>
        <button type="button" className="go" onClick={onCancel}>
          Cancel
        </button>
        {onRemove && (
          <button type="button" className="go" data-removes onClick={onRemove}>
            Remove<span className="vh"> {fact.value}</span>
          </button>
        )}
      </div>
    </form>
  );
}
