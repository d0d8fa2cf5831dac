import { useId, useRef } from 'react';
import { shortTime } from '#web/content/short-time.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Modal } from '#web/ui/modal.tsx';

export type Secret = {
  secret: string;
  /** Until when the one before it signs too; null where there was none. */
  previousUntil: string | null;
};

/** A secret, shown this once. It is closed by who says that they have it. */
export function SecretDialog({ secret, previousUntil, onClose }: Secret & { onClose: () => void }) {
  const id = useId();
  const shown = useRef<HTMLElement>(null);
  return (
    <Modal open busy labelledBy={`${id}-title`} describedBy={`${id}-text`} onCancel={onClose}>
      <h2 id={`${id}-title`}>The signing secret</h2>
      <p id={`${id}-text`}>
        Your server checks by it that a message is from Hotseat. It is shown this once: keep it where your
        server finds it and nobody else.
        {previousUntil &&
          ` Until ${shortTime(previousUntil)} each message is signed with the one before too.`}
      </p>
      <p className="secret">
        <code ref={shown}>{secret}</code>
      </p>
      <div className="ways">
        <CopyButton text={secret} shownIn={shown} className="btn line slim">
          Copy the secret
        </CopyButton>
      </div>
      <div className="answers">
        <button type="button" className="btn" onClick={onClose}>
          I have kept it
        </button>
      </div>
    </Modal>
  );
}
