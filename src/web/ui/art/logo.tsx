/** A chair in profile that is also a lower-case h; the cushion is one stroke of the pen. At least 20 px wide. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true" focusable="false">
      <g fill="none" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
        <path d="M18 6l-3 52M16 38h28c4 0 5.5 2 5.7 5l1.3 15" stroke="currentColor" />
        <path d="M25 28c7-2.5 15-2.5 22 .5" stroke="var(--brand, #6366f1)" />
      </g>
    </svg>
  );
}
