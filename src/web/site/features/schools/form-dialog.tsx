import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { wordsFor } from '#web/lib/call-endpoint.ts';
import { Modal } from '#web/ui/modal.tsx';

const faulty = '[aria-invalid=true], [data-faulty] input:enabled';

/**
 * A few fields over the page. It closes once `onSend` has come to an end, and says why where it could not. Where something must be put right first,
 * the first of it has the focus.
 */
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
  /** The fields; `run` does something else than the button says, and leaves the dialog open. */
  children: (busy: boolean, run: (work: () => Promise<unknown>) => void) => ReactNode;
  /** Does it; null when something must be put right first. */
  onSend: () => Promise<unknown> | null;
  onClose: () => void;
}) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [stopped, setStopped] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (stopped > 0) form.current?.querySelector<HTMLElement>(faulty)?.focus();
  }, [stopped]);
  const follow = (work: Promise<unknown>, onDone: () => void): void => {
    setBusy(true);
    setFailure(null);
    work.then(onDone, (error: unknown) => {
      setBusy(false);
      setFailure(wordsFor(error));
    });
  };
  const go = (): void => {
    const sending = onSend();
    if (sending) follow(sending, onClose);
    else setStopped((before) => before + 1);
  };
  return (
    <Modal open labelledBy={`${id}-title`} describedBy={`${id}-text`} busy={busy} onCancel={onClose}>
      <form
        ref={form}
        noValidate
        className="school-form"
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-text`}>{text}</p>
        {children(busy, (work) => follow(work(), () => setBusy(false)))}
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
