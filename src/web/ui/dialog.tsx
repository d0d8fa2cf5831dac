import { useId } from 'react';
import { Modal } from './modal.tsx';

type DialogProps = {
  open: boolean;
  title: string;
  text: string;
  /** One more sentence under the text, which may come later. */
  note?: string | null;
  /** Null where there is nothing to confirm, and only a way back. */
  confirmLabel: string | null;
  cancelLabel: string;
  busy?: boolean;
  /** A failure to show inside, where the person is looking. */
  failure?: string | null;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A modal dialog focuses what has this attribute; React's own prop would do so once, before the dialog is open. */
const startsHere = (button: HTMLButtonElement | null): void => button?.setAttribute('autofocus', '');

/** One question with two answers, of which the safe one is the prominent one: focus starts on cancel. */
export function Dialog({
  open,
  title,
  text,
  note = null,
  confirmLabel,
  cancelLabel,
  busy = false,
  failure = null,
  onConfirm,
  onCancel,
}: DialogProps) {
  const id = useId();
  return (
    <Modal open={open} labelledBy={`${id}-title`} describedBy={`${id}-text`} busy={busy} onCancel={onCancel}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`}>
        <p>{text}</p>
        {note && <p>{note}</p>}
      </div>
      {failure && (
        <p className="said-wrong" role="alert">
          {failure}
        </p>
      )}
      <div className="answers">
        {confirmLabel !== null && (
          <button type="button" className="btn line" disabled={busy} onClick={onConfirm}>
            {confirmLabel}
          </button>
        )}
        <button ref={startsHere} type="button" className="btn" disabled={busy} onClick={onCancel}>
          {cancelLabel}
        </button>
      </div>
    </Modal>
  );
}
