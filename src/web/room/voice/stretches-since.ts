import { interviewLimits } from '#contract/interview-events.ts';
import type { HeardStretch } from '#contract/transcript.ts';
import type { SpokenStretch } from './use-spoken-answer.ts';

/**
 * The stretches of an answer by the time since its question ended; where that is not known, since they began. Frames arrive with a little
 * jitter: what overlaps is cut, so that the service takes them.
 */
export function stretchesSince(
  stretches: readonly SpokenStretch[],
  questionEndMs: number | null,
): HeardStretch[] {
  const startMs = questionEndMs ?? stretches[0]?.fromMs ?? 0;
  const told: HeardStretch[] = [];
  for (const { text, ...times } of stretches.slice(-interviewLimits.heardStretches)) {
    const fromMs = Math.max(Math.round(times.fromMs - startMs), told.at(-1)?.toMs ?? -Infinity);
    const toMs = Math.max(Math.round(times.toMs - startMs), fromMs + 1);
    told.push({ text, fromMs, toMs, speechMs: Math.min(Math.round(times.speechMs), toMs - fromMs) });
  }
  return told;
}
