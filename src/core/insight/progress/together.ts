import type { Since, Together } from '#contract/progress.ts';
import { overallChange } from './overall-change.ts';
import type { Reading } from './reading.ts';

/** The latest interview beside those before it, all topics together; null for fewer than two. Each entry holds one interview's readings. */
export function togetherOf(interviews: readonly (readonly Reading[])[]): Together | null {
  const sorted = interviews
    .flatMap((readings) => (readings[0] ? [{ at: readings[0].at, readings }] : []))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const latest = sorted.at(-1);
  if (!latest || sorted.length < 2) return null;
  const earlier = sorted
    .slice(0, -1)
    .map(({ at, readings }) => ({ at, readings, beside: overallChange(readings, latest.readings) }));
  const because = new Set(earlier.flatMap(({ beside }) => (beside.change === null ? beside.because : [])));
  const like = earlier.filter(({ beside }) => beside.change !== null);
  // Two questions share the rate at which one may be wrong (rule PROGRESS-1).
  const looks = like.length > 1 ? 'two' : 'one';
  const since = (one: (typeof like)[number] | undefined): Since | null => {
    const change = one && overallChange(one.readings, latest.readings, { looks });
    return change && change.change !== null ? { at: one.at, ...change } : null;
  };
  return {
    sinceLast: since(like.at(-1)),
    sinceFirst: like.length > 1 ? since(like[0]) : null,
    leftOut: { readings: earlier.length - like.length, because: [...because].toSorted() },
  };
}
