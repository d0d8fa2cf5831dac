import type { ReactNode } from 'react';

/** The ways through a list that is read in parts. `pages` holds where each part after the first began; the present one is the last of them. */
export function PageTurner<At>({
  pages,
  next,
  words: [back, on] = ['Newer', 'Older'],
  onTurn,
  children,
}: {
  pages: readonly At[];
  /** Where the next part begins; null at the end. */
  next: At | null;
  words?: readonly [back: string, on: string];
  onTurn: (pages: readonly At[]) => void;
  /** What else may be done there. */
  children?: ReactNode;
}) {
  return (
    <div className="ways">
      <button
        type="button"
        className="btn line slim"
        disabled={pages.length === 0}
        onClick={() => onTurn(pages.slice(0, -1))}
      >
        {back}
      </button>
      <button
        type="button"
        className="btn line slim"
        disabled={next === null}
        onClick={() => next !== null && onTurn([...pages, next])}
      >
        {on}
      </button>
      {children}
    </div>
  );
}
