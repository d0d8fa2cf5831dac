import type { ReactNode } from 'react';
import './failure.css';

/** What could not be had, in red ink, and the way to ask for it once more. */
export function Failure({
  message,
  busy = false,
  onAgain,
  children,
}: {
  message: ReactNode;
  busy?: boolean;
  onAgain: () => void;
  children?: ReactNode;
}) {
  return (
    <div className="failure">
      <p className="said-wrong" role="alert">
        {message}
      </p>
      <p className="ways">
        <button type="button" className="btn line" disabled={busy} onClick={onAgain}>
          {busy ? 'Trying...' : 'Try again'}
        </button>
        {children}
      </p>
    </div>
  );
}
