type MarkProps = { className?: string | undefined };

/**
 * A mark of the mentor's pen. With the class `ink-drawn` (art.css) it is drawn once when it appears: stroke by stroke,
 * or, when it stretches to `fit` its box, wiped from left to right, since a stroke that does not scale cannot be dashed
 * by its `pathLength`.
 */
function Mark({
  box,
  strokes,
  fit = false,
  className,
}: MarkProps & { box: string; strokes: readonly string[]; fit?: boolean }) {
  return (
    <svg
      viewBox={box}
      preserveAspectRatio={fit ? 'none' : undefined}
      className={className}
      data-ink={fit ? 'wiped' : 'stroked'}
      fill="none"
      stroke="var(--brand)"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      overflow="visible"
      aria-hidden="true"
      focusable="false"
    >
      {strokes.map((d) => (
        <path
          key={d}
          d={d}
          pathLength={fit ? undefined : 1}
          vectorEffect={fit ? 'non-scaling-stroke' : undefined}
        />
      ))}
    </svg>
  );
}

/** It holds: beside what was good. 26 x 22. */
export function Tick({ className }: MarkProps) {
  return <Mark box="0 0 26 22" strokes={['M3 12c3 2 5 5 6 8C12 12 17 6 24 2']} className={className} />;
}

/** On to the next step. 34 x 14. */
export function Arrow({ className }: MarkProps) {
  return <Mark box="0 0 34 14" strokes={['M2 8c9-3 18-3 29-1', 'M25 2l6 5-7 5']} className={className} />;
}

/** From the underlined words down to the note about them. 26 x 22. */
export function HookArrow({ className }: MarkProps) {
  return <Mark box="0 0 26 22" strokes={['M4 2c0 10 6 14 18 13', 'M16 9l6 6-7 5']} className={className} />;
}

/** Round a few words; it stretches to the box the caller gives. 252 x 34. */
export function Circle({ className }: MarkProps) {
  return (
    <Mark
      box="0 0 252 34"
      strokes={['M20 8C70 0 190 0 232 9c22 6 16 18-22 21C150 34 50 34 16 26-4 21 4 11 34 6']}
      fit
      className={className}
    />
  );
}

/** Round a single figure, rounder than `Circle`; it stretches too. 80 x 32. */
export function SmallCircle({ className }: MarkProps) {
  return (
    <Mark
      box="0 0 80 32"
      strokes={['M8 12C16 0 66 0 73 11c7 13-16 19-36 18C14 28-2 20 8 8']}
      fit
      className={className}
    />
  );
}

/** Under words the panel would stop at; it stretches to their width. 90 x 7. */
export function Underline({ className }: MarkProps) {
  return <Mark box="0 0 90 7" strokes={['M1 4c26-3 58-2 88-1']} fit className={className} />;
}

/** Under the words that matter most. 90 x 9. */
export function DoubleUnderline({ className }: MarkProps) {
  return (
    <Mark
      box="0 0 90 9"
      strokes={['M1 3c30-3 60-2 87-1', 'M4 7.5c28-2 58-2 80-1']}
      fit
      className={className}
    />
  );
}
