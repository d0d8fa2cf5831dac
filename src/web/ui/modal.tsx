import { type ReactNode, useLayoutEffect, useRef } from 'react';
import './dialog.css';

/** A sheet of paper over the page. Escape means cancel, unless busy; focus returns where it was. */
export function Modal({
  open,
  labelledBy,
  describedBy,
  busy = false,
  className = '',
  onCancel,
  children,
}: {
  open: boolean;
  labelledBy: string;
  describedBy: string;
  busy?: boolean;
  className?: string;
  onCancel: () => void;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  // A dialog gives the focus back as it closes, and only while it is in the page: an effect that runs after the paint is too late for one that is taken away.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      className={`ask ${className}`}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onCancel();
      }}
    >
      {children}
    </dialog>
  );
}
