import type { ReactNode } from 'react';
import './disclosure.css';

/** A line that opens to more; what it holds is in the page without JavaScript too. */
export function Disclosure({
  summary,
  open,
  children,
}: {
  summary: ReactNode;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="disclosure" open={open}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
