import './level-meter.css';
import { useEffect, useRef } from 'react';
import type { EarControl } from './use-ear.ts';

/** How loud the microphone hears. It moves without drawing the page again: thirty times a second is too often for that. */
export function LevelMeter({ ear: { onLevel } }: { ear: EarControl }) {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => onLevel((level) => bar.current?.style.setProperty('--level', level.toFixed(2))), [onLevel]);
  return (
    <span className="level" aria-hidden="true">
      <span ref={bar} />
    </span>
  );
}
