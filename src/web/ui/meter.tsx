import './meter.css';

/** How far something has come; without a `value` nobody knows how far yet. */
export function Meter({ label, max, value }: { label: string; max: number; value?: number | undefined }) {
  return <progress className="meter" aria-label={label} max={max} {...(value !== undefined && { value })} />;
}
