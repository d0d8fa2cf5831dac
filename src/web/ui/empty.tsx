import type { ReactNode } from 'react';
import './empty.css';

/** A place where nothing is yet: what will stand there, and the way to it. */
export function Empty({
  title,
  action,
  children,
}: {
  title?: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="empty">
      {title && <h2>{title}</h2>}
      {children}
      {action && <div className="ways">{action}</div>}
    </div>
  );
}
