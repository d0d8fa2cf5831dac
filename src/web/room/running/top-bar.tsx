import { Logo } from '#web/ui/art/logo.tsx';
import type { Style } from '#contract/styles.ts';
import { isFramed } from '../frame-parent.ts';
import { elapsedAt, type RoomClock } from '../room-state.ts';
import { useNow } from '../use-now.ts';

const closingMs = 25 * 60_000;

/** Style, who sits there, the clock and the way out. Inside the interview page the logo is in the page's own header. */
export function TopBar({
  style,
  note,
  clock,
  lengthMs,
  onEnd,
}: {
  style: Style;
  note: string;
  clock: RoomClock;
  lengthMs: number;
  onEnd: (() => void) | null;
}) {
  return (
    <header className="bar" aria-label="Interview">
      {!isFramed() && (
        <span className="room-logo">
          <Logo /> <span>Hotseat</span>
        </span>
      )}
      <span className="style-name">
        <span className="vh">Style: </span>
        {style === 'grill' ? 'Grill' : 'Chill'}
      </span>
      <span className="small note">{note}</span>
      <Clock clock={clock} lengthMs={lengthMs} />
      {onEnd && (
        <button type="button" className="quiet" aria-haspopup="dialog" onClick={onEnd}>
          End
        </button>
      )}
    </header>
  );
}

/** Minutes left, in words that change once a minute. */
function Clock({ clock, lengthMs }: { clock: RoomClock; lengthMs: number }) {
  const elapsedMs = elapsedAt(clock, useNow(1000));
  const minutesLeft = Math.max(0, Math.ceil((lengthMs - elapsedMs) / 60_000));
  const minutesGone = Math.min(lengthMs, lengthMs - minutesLeft * 60_000);
  const words = clockWords(minutesLeft, clock.frozen);
  const notch = Math.round((closingMs / lengthMs) * 100);
  return (
    <span className="clock" role="timer" aria-label={`${words}; the panel begins to close at 25 minutes`}>
      <svg viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true">
        <path className="whole" d="M0 4.5h100" />
        <path className="notch" d={`M${notch} 0v9`} />
        <path className="gone" d={`M0 4.5h${Math.round((minutesGone / lengthMs) * 100)}`} />
      </svg>
      <span className="num">{words}</span>
    </span>
  );
}

function clockWords(minutesLeft: number, frozen: boolean): string {
  if (frozen) return 'The clock is stopped';
  return minutesLeft > 0 ? `${minutesLeft} min left` : 'Time is up';
}
