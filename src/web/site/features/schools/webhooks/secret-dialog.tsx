import { useId, useState } from 'react';
import { Modal } from '#web/ui/modal.tsx';
import { shortTime } from '../school-words.ts';

export type Secret = {
  secret: string;
  /** Until when the one before it signs too; null where there was none. */
  previousUntil: string | null;
};

/** A secret, shown this once. It is closed by who says that they have it. */
export function SecretDialog({ secret, previousUntil, onClose }: Secret & { onClose: () => void }) {
  const id = useId();
  const [said, setSaid] = useState('');
  const copy = (): void => {
    navigator.clipboard.writeText(secret).then(
      () => setSaid('Copied.'),
      () => setSaid('It could not be copied. Please mark it and copy it by hand.'),
    );
  };
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
        <code>{secret}</code>
      </p>
      <div className="ways">
        <button type="button" className="btn line slim" onClick={copy}>
          Copy
        </button>
        <output>{said}</output>
      </div>
      <div className="answers">
        <button type="button" className="btn" onClick={onClose}>
          I have kept it
        </button>
      </div>
    </Modal>
  );
}
