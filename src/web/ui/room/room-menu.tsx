import { useEffect, useId, useRef, useState } from 'react';
import './room-menu.css';

/** One thing the menu of the room does; it opens a dialog that says what it costs. */
export type MenuItem = { label: string; onChoose: () => void };

/** The menu of the room's bar: a button and, while it is open, what it offers. Escape, choosing, and leaving it close it. */
export function RoomMenu({ items }: { items: readonly MenuItem[] }) {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  useEffect(() => {
    if (!open) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('pointerdown', leave, { signal });
    // Outside the frame no event of this page is seen.
    window.addEventListener('blur', () => setOpen(false), { signal });
    return () => stop.abort();
  }, [open]);

  return (
    <span ref={whole} className="room-menu">
      <button
        ref={button}
        type="button"
        className="quiet"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        Menu
      </button>
      <span id={listId} className="room-menu-list" hidden={!open}>
        {items.map(({ label, onChoose }) => (
          <button
            key={label}
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              setOpen(false);
              button.current?.focus();
              onChoose();
            }}
          >
            {label}
          </button>
        ))}
      </span>
    </span>
  );
}
