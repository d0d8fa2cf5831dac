import type { ReactNode } from 'react';

/** A short label where the eye sees what it belongs to, with that for the ear. */
export function Of({ what, children }: { what: string; children: ReactNode }) {
  return (
    <>
      {children}
      <span className="vh"> of {what}</span>
    </>
  );
}
