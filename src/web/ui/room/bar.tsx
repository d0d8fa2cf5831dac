import { interviewClock, interviewMinutes } from '#contract/interview-clock.ts';
import type { Style } from '#contract/styles.ts';
import { Logo } from '#web/ui/art/logo.tsx';
import './bar.css';
import { type MenuItem, RoomMenu } from './room-menu.tsx';
import './quiet.css';

/** Anything shorter is a drill, which has no closing of its own. */
const shortestMs = interviewMinutes.least * 60_000;

type BarProps = {
  style: Style;
  /** Who sits there, in words. */
  note: string;
  minutesLeft: number;
  lengthMs: number;
  /** With no minute left, whether a last answer is still taken. */
  isLastAnswer?: boolean;
  frozen: boolean;
  logo: boolean;
  /** What one can do to the interview as a whole; none while it cannot be touched. */
  menu: readonly MenuItem[];
};

/** Style, who sits there, the clock and the menu. */
export function Bar({
  style,
  note,
  minutesLeft,
  lengthMs,
  isLastAnswer = false,
  frozen,
  logo,
  menu,
}: BarProps) {
  return (
    <header className="bar" aria-label="Interview">
      <span className={logo ? 'room-logo' : 'room-logo in-frame'}>
        <Logo /> <span>Hotseat</span>
      </span>
      <span className="style-name">
        <span className="vh">Style: </span>
        {style === 'grill' ? 'Grill' : 'Chill'}
      </span>
      <span className="small note">{note}</span>
      <Clock minutesLeft={minutesLeft} lengthMs={lengthMs} isLastAnswer={isLastAnswer} frozen={frozen} />
      {menu.length > 0 && <RoomMenu items={menu} />}
    </header>
  );
}

/** Minutes left, in words that change once a minute. */
function Clock({
  minutesLeft,
  lengthMs,
  isLastAnswer = false,
  frozen,
}: Pick<BarProps, 'minutesLeft' | 'lengthMs' | 'isLastAnswer' | 'frozen'>) {
  const minutesGone = Math.min(lengthMs, lengthMs - minutesLeft * 60_000);
  const words = clockWords(minutesLeft, isLastAnswer, frozen);
  const closes = lengthMs >= shortestMs;
  const closingMs = interviewClock(lengthMs).wrapFromMs;
  const notch = Math.round((closingMs / lengthMs) * 100);
  return (
    <span
      className={frozen ? 'clock stopped' : 'clock'}
      role="timer"
      aria-label={closes ? `${words}; the panel begins to close at ${minuteWords(closingMs)}` : words}
    >
      <svg viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true">
        <path className="whole" d="M0 4.5h100" />
        {closes && <path className="notch" d={`M${notch} 0v9`} />}
        <path className="gone" d={`M0 4.5h${Math.round((minutesGone / lengthMs) * 100)}`} />
      </svg>
      <span className="num">{words}</span>
    </span>
  );
}

function minuteWords(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = `${Math.floor(seconds / 60)} minutes`;
  return seconds % 60 === 0 ? minutes : `${minutes} ${seconds % 60} seconds`;
}

function clockWords(minutesLeft: number, isLastAnswer: boolean, frozen: boolean): string {
  if (frozen) return 'The clock is stopped';
  if (minutesLeft > 0) return `${minutesLeft} min left`;
  return isLastAnswer ? 'Last answer' : 'Time is up';
}
