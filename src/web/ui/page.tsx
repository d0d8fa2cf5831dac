import type { ReactNode } from 'react';
import './page.css';

/** One section on the notebook page: `margin` stands left of the double rule, the rest right of it. */
export function Section({
  margin,
  className = '',
  children,
  ...rest
}: {
  margin?: ReactNode;
  className?: string;
  children: ReactNode;
  id?: string;
  'aria-labelledby'?: string;
}) {
  return (
    <section className={`sec ${className}`} {...rest}>
      <div className="mg">{margin}</div>
      <div className="bd">{children}</div>
    </section>
  );
}

/** A note of the mentor's pen in the margin: five words or fewer, lower case. */
export function MarginNote({ children }: { children: ReactNode }) {
  return <span className="hand">{children}</span>;
}
