import { type ReactNode, useId } from 'react';
import './check.css';

/** One box to tick, with what it means beside it; `text` says more under it. */
export function Check({
  checked,
  disabled = false,
  text,
  onChange,
  children,
}: {
  checked: boolean;
  disabled?: boolean;
  text?: string;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="check">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={text && `${id}-text`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{children}</label>
      {text && (
        <p id={`${id}-text`} className="small">
          {text}
        </p>
      )}
    </div>
  );
}
