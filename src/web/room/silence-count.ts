import type { SilenceSeconds } from '#contract/interview-events.ts';

/** How long it has been quiet since the panel's last word, and the last step that was told. */
export type SilenceCount = { quietMs: number; told: 0 | SilenceSeconds };

export const noSilence: SilenceCount = { quietMs: 0, told: 0 };

/** How long to wait before a step is told again that the service did not take yet. */
const againMs = 6_000;

/**
 * The count after `passedMs` more of silence, and the step to tell the panel about, if one was reached. Steps are told in order, one at a
 * time, so that a sleeping tab that wakes up does not skip the nudge.
 */
export function countSilence(
  count: SilenceCount,
  passedMs: number,
  steps: readonly SilenceSeconds[],
): { count: SilenceCount; tell: SilenceSeconds | null } {
  const quietMs = count.quietMs + passedMs;
  const next = steps.find((step) => step > count.told);
  if (next === undefined || quietMs < next * 1000) return { count: { ...count, quietMs }, tell: null };
  return { count: { quietMs: next * 1000, told: next }, tell: next };
}

/** The count after the service did not take a step: its clock, not ours, says how long it was quiet. */
export function untold(
  count: SilenceCount,
  step: SilenceSeconds,
  steps: readonly SilenceSeconds[],
): SilenceCount {
  if (count.told !== step) return count;
  const before = steps.findLast((each) => each < step) ?? 0;
  return { quietMs: step * 1000 - againMs, told: before };
}

/** Milliseconds a reader needs for a question, after it stands there whole. */
export function readingMs(question: string): number {
  return question.split(/\s+/).filter(Boolean).length * 250;
}
