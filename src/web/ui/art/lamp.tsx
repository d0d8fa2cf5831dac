/**
 * A hanging lamp and its light. The caller's CSS moves the light: `.lamp-beam` (opacity 0 until its panellist speaks,
 * cross-fading in 500 ms) and `.lamp-bulb` (dimmed until then). Colours: --glow, --line, --table-2.
 */
export function Lamp({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 320 320"
      preserveAspectRatio="xMidYMin slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path className="lamp-beam" d="M142 26h36l132 294H10z" fill="var(--glow)" />
      <path d="M160 0v8" stroke="var(--line)" strokeWidth="2" />
      <path d="M132 28c2-14 13-22 28-22s26 8 28 22z" fill="var(--table-2)" />
      <path className="lamp-bulb" d="M146 28h28c-2 6-7 8-14 8s-12-2-14-8z" fill="#ffe2a0" />
    </svg>
  );
}
