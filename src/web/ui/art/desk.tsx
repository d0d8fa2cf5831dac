/** A glass of tea from above, for the corner of the desk. 104 x 104. Colours: --shadow, --glass, --tea. */
export function TeaGlass({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 104 104" className={className} overflow="visible" aria-hidden="true" focusable="false">
      <ellipse cx="58" cy="62" rx="44" ry="40" fill="var(--shadow)" opacity=".55" />
      <circle cx="52" cy="50" r="44" fill="var(--glass, #e9e2d4)" />
      <circle cx="52" cy="50" r="37" fill="var(--tea, #a5642f)" />
      <g fill="none" strokeLinecap="round">
        <path d="M22 62a32 32 0 0 0 52 12" stroke="#d69a62" strokeWidth="4" />
        <path d="M18 40a37 37 0 0 1 22-25" stroke="#fff" strokeOpacity=".5" strokeWidth="3" />
      </g>
    </svg>
  );
}

/** The mentor's fountain pen, laid across the foot of the resume. 320 x 60. Colours: --shadow, --pen-cap, --pen-barrel, --pen-grip. */
export function FountainPen({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 320 60" className={className} overflow="visible" aria-hidden="true" focusable="false">
      <g transform="rotate(6 160 30)">
        <path d="M22 40h250l26 4-26 6H22z" fill="var(--shadow)" opacity=".5" transform="translate(4 6)" />
        <rect x="14" y="18" width="120" height="18" rx="9" fill="var(--pen-cap, #2b2a44)" />
        <rect x="128" y="19" width="112" height="16" rx="3" fill="var(--pen-barrel, #3a3868)" />
        <rect x="122" y="17.5" width="9" height="19" fill="#c9993f" />
        <path d="M240 21l24 2.5v8L240 34z" fill="var(--pen-grip, #1f1e33)" />
        <path d="M264 23.5l30 4-30 4z" fill="#d3ad62" />
        <path d="M270 27.5h22" stroke="#7a5a20" strokeWidth="1" />
        <path d="M24 16h92" stroke="#c9993f" strokeWidth="2.5" strokeLinecap="round" />
      </g>
    </svg>
  );
}
