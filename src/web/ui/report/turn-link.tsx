import type { ReactNode } from 'react';
import { formatClock } from '#contract/time.ts';
import type { Turn } from '#contract/transcript.ts';
import './turn-link.css';

/** The element of one turn in the transcript, for jumping to it. */
export function turnElementId(turnId: string): string {
  return `turn-${turnId}`;
}

/** When a turn was said, leading to its place in the transcript. `children` stand before the time. */
export function TurnLink({
  turn,
  onJump,
  children,
}: {
  turn: Turn;
  onJump: (turnId: string) => void;
  children?: ReactNode;
}) {
  return (
    <a
      className="turn-link"
      href={`#${turnElementId(turn.id)}`}
      onClick={(event) => {
        event.preventDefault();
        onJump(turn.id);
      }}
    >
      {children}
      {formatClock(turn.startedAtMs)}
      <span className="vh">: see it in the transcript</span>
    </a>
  );
}
