import { drillLimits } from '#contract/drills.ts';
import { interviewClock } from '#contract/interview-clock.ts';
import { interviewLimits, type InterviewSnapshot } from '#contract/interview-events.ts';

const minute = 60_000;

/** So long before the room takes no more answers it sends what is written, and what is still being said has time to become words. */
const sendAheadMs = 2_000;

/** When the room speaks of the last answer, and when it sends what is written as that, since the interview started (rule CLOCK-1). */
type LastAnswerTimes = { tellFromMs: number; sendAtMs: number };

export function lastAnswerTimes({
  drill,
  lengthMs,
}: Pick<InterviewSnapshot, 'drill' | 'lengthMs'>): LastAnswerTimes {
  const { closeFromMs, answerStopMs } = drill
    ? { closeFromMs: drillLimits.lengthMs, answerStopMs: drillLimits.answerStopMs }
    : interviewClock(lengthMs);
  return { tellFromMs: closeFromMs - minute, sendAtMs: answerStopMs - sendAheadMs };
}

/** Whole minutes begun that are left for the last answer: null before it is spoken of, 0 once what is written is sent. */
export function minutesForLast(elapsedMs: number, { tellFromMs, sendAtMs }: LastAnswerTimes): number | null {
  if (elapsedMs < tellFromMs) return null;
  return Math.max(0, Math.ceil((sendAtMs - elapsedMs) / minute));
}

export function lastAnswerWords(minutes: number): string {
  if (minutes === 0) return 'The time for answers is over. The interview ends by itself in a moment.';
  const left = minutes === 1 ? 'Less than a minute is' : `${minutes} minutes are`;
  return `${left} left for your last answer; what is written then is sent by itself.`;
}

/** What of the words is sent: as much as one answer may hold, cut between words. The rest stays. */
export function fitAnswer(words: string): { text: string; rest: string } {
  const whole = words.trim();
  const most = interviewLimits.answerChars;
  if (whole.length <= most) return { text: whole, rest: '' };
  const space = whole.slice(0, most + 1).search(/\s\S*$/);
  const at = space > 0 ? space : most;
  return { text: whole.slice(0, at).trimEnd(), rest: whole.slice(at).trimStart() };
}
