import './skeleton.css';

const shapes = {
  /** Entries under a rule each. */
  list: ['line', 'entry', 'entry', 'entry'],
  /** Large figures over a list. */
  tally: ['figure', 'figure', 'line', 'entry', 'entry', 'entry'],
  /** A sheet of paper. */
  sheet: ['sheet'],
} as const;

/** A wait for a page whose shape is known: the shape in faint ink, and the wait in words. It shows only once the wait is worth showing. */
export function Skeleton({ label, shape }: { label: string; shape: keyof typeof shapes }) {
  return (
    <output className="skeleton">
      <span className="small">{label}</span>
      {shapes[shape].map((part, place) => (
        <span key={place} className={part} aria-hidden="true" />
      ))}
    </output>
  );
}
