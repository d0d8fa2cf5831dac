type Opening = { x: number; hills: string; moon: boolean };

const openings: readonly Opening[] = [
  { x: 36, hills: 'M9 181v-40c20-12 34 4 50-6 14-8 24-6 36-2v48z', moon: true },
  { x: 916, hills: 'M9 181v-30c16-16 40-2 52-12 12-8 24 0 34 4v38z', moon: false },
];

function Window({ x, hills, moon }: Opening) {
  return (
    <g transform={`translate(${x} 34)`}>
      <path d="M0 190V62a52 52 0 0 1 104 0v128z" fill="var(--wall-2)" />
      <path d="M9 181V62a43 43 0 0 1 86 0v119z" fill="var(--window-sky, #b9b5d4)" />
      <path d={hills} fill="var(--window-hills, #8e7f98)" />
      {moon ? <circle cx="70" cy="62" r="9" fill="var(--window-moon, #f6e7c6)" /> : null}
      <path d="M52 19v162M9 106h86M9 62h86" fill="none" stroke="var(--wall-2)" strokeWidth="5" />
    </g>
  );
}

/**
 * The far side of the room, behind the panel: wall, dado, two arched windows. It fills its box from the floor up and
 * takes its colours from --wall, --wall-2, --line and --window-*, so that Chill, Grill, light and dark are the caller's.
 */
export function BackWall({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 1056 380"
      preserveAspectRatio="xMidYMax slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M-400-400h1856v662H-400z" fill="var(--wall)" />
      <path d="M-400 262h1856v118H-400z" fill="var(--wall-2)" />
      <g fill="none" stroke="var(--line)">
        <path d="M-400 262h1856" strokeWidth="2" />
        <path d="M22 280h146v90H22zM888 280h146v90H888z" strokeWidth="1.5" />
      </g>
      {openings.map((opening) => (
        <Window key={opening.x} {...opening} />
      ))}
    </svg>
  );
}
