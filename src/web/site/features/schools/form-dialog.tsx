import { type ReactNode, useId, useState } from 'react';
import { wordsFor } from '#web/lib/call-endpoint.ts';
import { Modal } from '#web/ui/modal.tsx';

/** A few fields over the page. It closes once `onSend` has come to an end, and says why where it could not. */
export function FormDialog({
  title,
  text,
  send,
  children,
  onSend,
  onClose,
}: {
  title: string;
  text?: string;
  /** What the button says that does it. */
  send: string;
  children: (busy: boolean) => ReactNode;
  /** Does it; null when something must be put right first. */
  onSend: () => Promise<unknown> | null;
  onClose: () => void;
}) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const go = (): void => {
    const sending = onSend();
    if (!sending) return;
    setBusy(true);
    setFailure(null);
    sending.then(onClose, (error: unknown) => {
      setBusy(false);
      setFailure(wordsFor(error));
    });
  };
  return (
    <Modal open labelledBy={`${id}-title`} describedBy={`${id}-text`} busy={busy} onCancel={onClose}>
      <form
        noValidate
        className="school-form"
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-text`}>{text}</p>
        {children(busy)}
        {failure && (
          <p className="said-wrong" role="alert">
            {failure}
          </p>
        )}
        <div className="answers">
          <button type="submit" className="btn" disabled={busy}>
            {busy ? 'Working...' : send}
          </button>
          <button type="button" className="btn line" disabled={busy} onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Modal>
  );
}
