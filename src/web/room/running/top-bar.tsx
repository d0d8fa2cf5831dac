import type { Style } from '#contract/styles.ts';
import { Bar } from '#web/ui/room/bar.tsx';
import { isFramed, tellParent } from '../frame-parent.ts';
import { elapsedAt, type RoomClock } from '../room-state.ts';
import { useNow } from '../use-now.ts';
import { runName, type WhatRuns } from './what-runs.ts';

/** The bar of the running interview. Inside the interview page the logo is in the page's own header. */
export function TopBar({
  style,
  note,
  clock,
  lengthMs,
  answersUntilMs,
  aloud,
  onAloud,
  onEnd,
  what,
}: {
  style: Style;
  note: string;
  clock: RoomClock;
  lengthMs: number;
  answersUntilMs: number;
  /** Whether the panel is heard. */
  aloud: boolean;
  onAloud: (aloud: boolean) => void;
  onEnd: (() => void) | null;
  /** Only an interview of one’s own has a credit to be begun again on. */
  what: WhatRuns;
}) {
  const elapsedMs = elapsedAt(clock, useNow(1000));
  return (
    <Bar
      style={style}
      note={note}
      minutesLeft={Math.max(0, Math.ceil((lengthMs - elapsedMs) / 60_000))}
      lengthMs={lengthMs}
      isLastAnswer={elapsedMs < answersUntilMs}
      frozen={clock.frozen && elapsedMs > 0}
      logo={!isFramed()}
      menu={[
        { label: aloud ? 'Mute the panel' : 'Hear the panel', onChoose: () => onAloud(!aloud) },
        ...(isFramed() && what === 'interview'
          ? [{ label: 'Restart', onChoose: () => tellParent({ type: 'ASK_TO_RESTART' }) }]
          : []),
        ...(onEnd ? [{ label: `End ${runName[what]}`, onChoose: onEnd }] : []),
      ]}
    />
  );
}
