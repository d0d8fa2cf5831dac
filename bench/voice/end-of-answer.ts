import { endsAfterMs } from '#web/room/voice/ends-after.ts';
import type { Ending } from '#web/room/voice/voice-choice.ts';
import type { Noticed } from './hear-answer.ts';

/**
 * When the room would first end this answer by itself, in milliseconds of its sound; null is never. The rule is the room's own: it waits
 * while somebody speaks or words are on their way, and its time begins anew with each word (rule VOICE-3).
 */
export function endOfAnswer(noticed: readonly Noticed[], ending: Ending, addedMs = 0): number | null {
  let text = '';
  let isQuiet = false;
  let endsAtMs: number | null = null;
  const cuts = noticed.flatMap((one) => (one.kind === 'words' ? [one.cutMs] : []));
  let told = 0;
  for (const one of noticed) {
    if (endsAtMs !== null && endsAtMs <= one.atMs) return endsAtMs;
    if (one.kind === 'words') {
      text = `${text} ${one.text}`.trim();
      told += 1;
    } else isQuiet = one.kind === 'quiet';
    const pending = cuts.filter((cutMs) => cutMs <= one.atMs).length - told;
    const afterMs = endsAfterMs(ending, text);
    const runsOut = isQuiet && pending === 0 && text !== '' && afterMs !== null;
    endsAtMs = runsOut ? one.atMs + afterMs + addedMs : null;
  }
  return endsAtMs;
}
