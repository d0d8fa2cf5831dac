import { useId, useRef, useState } from 'react';
import { Check } from '#web/ui/check.tsx';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';

/** A key's token, once: it is kept nowhere, so that it goes away only when somebody says they have it. */
export function MadeKey({ name, token, onKept }: { name: string; token: string; onKept: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useState(false);
  const [copied, setCopied] = useState<'no' | 'yes' | 'by_hand'>('no');
  const copy = (): void => {
    navigator.clipboard.writeText(token).then(
      () => setCopied('yes'),
      () => {
        field.current?.select();
        setCopied('by_hand');
      },
    );
  };
  return (
    <Modal
      open
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      busy={!kept}
      className="made-key"
      onCancel={onKept}
    >
      <h2 id={`${id}-title`}>The key “{name}”</h2>
      <p id={`${id}-text`}>
        Copy it now, to where your program reads its secrets. We keep only a fingerprint of it and cannot show
        it again.
      </p>
      <Field label="Key">
        {(control) => (
          <input
            {...control}
            ref={field}
            readOnly
            spellCheck={false}
            value={token}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <div className="ways">
        <button type="button" className="btn line slim" onClick={copy}>
          Copy the key
        </button>
        <output className="small">
          {copied === 'yes' && 'Copied.'}
          {copied === 'by_hand' && 'Your browser does not let us copy: it is marked, copy it by hand.'}
        </output>
      </div>
      <Check checked={kept} onChange={setKept}>
        I have kept it
      </Check>
      <div className="answers">
        <button type="button" className="btn" disabled={!kept} onClick={onKept}>
          Done
        </button>
      </div>
    </Modal>
  );
}
