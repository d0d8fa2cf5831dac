import './spinner.css';

/** A wait, in words. The pen draws a line while it lasts; with reduced motion only the words stand there. */
export function Spinner({ label, className = '' }: { label: string; className?: string }) {
  return (
    <output className={`spinner ${className}`}>
      <svg viewBox="0 0 120 14" aria-hidden="true" className="mk">
        <path pathLength="1" d="M3 8c14-5 26 3 40-1s24-3 38 0 22 2 36-1" />
      </svg>
      <span>{label}</span>
    </output>
  );
}
