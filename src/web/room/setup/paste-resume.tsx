import { useEffect, useRef, useState } from 'react';
import { resumeLimits } from '#contract/resume.ts';
import { Field } from '#web/ui/field.tsx';

type PasteResumeProps = { busy: boolean; onPaste: (text: string) => void; onCancel: () => void };

/** A resume as plain text; always possible, whatever a file does. */
export function PasteResume({ busy, onPaste, onCancel }: PasteResumeProps) {
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const over = text.length - resumeLimits.textChars;
  useEffect(() => box.current?.focus(), []);
  return (
    <form
      className="paste"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && over <= 0) onPaste(text);
      }}
    >
      <Field
        label="The text of your resume"
        error={over > 0 ? `That is ${over.toLocaleString('en-IN')} characters too long.` : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            ref={box}
            rows={10}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="ways">
        <button type="submit" className="btn" disabled={busy || text.trim() === '' || over > 0}>
          Read this
        </button>
        <button type="button" className="go" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
