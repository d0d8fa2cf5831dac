import { useEffect, useId, useRef } from 'react';
import './dialog.css';

export type DialogProps = {
  open: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  busy?: boolean;
  /** A failure to show inside, where the person is looking. */
  failure?: string | null;
  onConfirm: () => void;
  onCancel: () => void;
};

/** One question with two answers. Escape and a click outside mean cancel; focus starts on cancel and returns where it was. */
export function Dialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel,
  busy = false,
  failure = null,
  onConfirm,
  onCancel,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return (
    <dialog
      ref={ref}
      className="ask"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onCancel();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      {failure && (
        <p className="said-wrong" role="alert">
          {failure}
        </p>
      )}
      <div className="answers">
        <button type="button" className="btn line" disabled={busy} onClick={onCancel}>
          {cancelLabel}
        </button>
        <button type="button" className="btn" disabled={busy} onClick={onConfirm}>
          {confirmLabel}
        </button>
      </div>
    </dialog>
  );
}
