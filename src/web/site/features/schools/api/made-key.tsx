import { useId, useRef, useState } from 'react';
import { Check } from '#web/ui/check.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';

/** A key's token, once: it is kept nowhere, so that it goes away only when somebody says they have it. */
export function MadeKey({ name, token, onKept }: { name: string; token: string; onKept: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useState(false);
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
        <CopyButton text={token} shownIn={field} className="btn line slim">
          Copy the key
        </CopyButton>
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
