import type { ReactNode } from 'react';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Part } from '../parts.tsx';

/** One figure: its heading, what it can and cannot tell, the drawing, and the same as a table behind a fold. */
export function Figure({
  title,
  tells,
  table,
  children,
}: {
  title: string;
  tells: ReactNode;
  table?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Part title={title}>
      <p className="tells">{tells}</p>
      {children}
      {table && <Disclosure summary={`${title}, as a table`}>{table}</Disclosure>}
    </Part>
  );
}

/** What stands where a figure would be of too few. */
export function TooFew({ children }: { children: ReactNode }) {
  return <p className="none">{children}</p>;
}
