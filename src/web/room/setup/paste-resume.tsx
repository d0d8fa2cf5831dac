import { useEffect, useId, useRef, useState } from 'react';
import { resumeLimits } from '#contract/resume.ts';

type PasteResumeProps = { busy: boolean; onPaste: (text: string) => void; onCancel: () => void };

/** A resume as plain text; always possible, whatever a file does. */
export function PasteResume({ busy, onPaste, onCancel }: PasteResumeProps) {
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
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
      <label htmlFor={id}>The text of your resume</label>
      <textarea ref={box} id={id} rows={10} value={text} onChange={(event) => setText(event.target.value)} />
      {over > 0 && (
        <p className="said-wrong" role="alert">
          That is {over.toLocaleString('en-IN')} characters too long.
        </p>
      )}
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
