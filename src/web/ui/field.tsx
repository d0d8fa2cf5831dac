import { type ReactNode, useId } from 'react';
import './field.css';

/** What the control of a field carries, so that its label, hint and error are read with it. */
type FieldControl = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

/** A label, the control under it, and what is said about it: a hint, and an error once there is one. */
export function Field({
  label,
  hint,
  error,
  className = '',
  children,
}: {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}) {
  const id = useId();
  const said = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(said && { 'aria-describedby': said }),
        ...(error && { 'aria-invalid': true }),
      })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="said-wrong" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
