import type { CriterionId } from '#contract/feedback.ts';
import { type GapCount, type GapId, gapIds } from '#contract/progress.ts';
import { differencesFrom, type Reading } from './reading.ts';

/** The criterion that tells whether a gap is there. */
const criterionOf: Record<GapId, CriterionId> = {
  own_part: 'ownership',
  numbers: 'evidence',
  second_why: 'response',
};
/** A level at or under `open` is a gap, one from `closed` on is none: two levels apart, which one reading that is a level off cannot make (rule PROGRESS-5). */
const levels = { open: 1, closed: 3 } as const;

/**
 * Of the gaps that stood open when a topic was read before, how many are closed in the latest interview and how many stand open still.
 * Between the two, or not asked again, is neither. Null where no topic of the latest interview was read before under the same conditions.
 */
export function closedGaps(readings: readonly Reading[]): GapCount[] | null {
  const interviews = readings
    .filter((reading) => reading.kind === 'interview')
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const latestId = interviews.at(-1)?.id;
  const pairs = interviews
    .filter((reading) => reading.id === latestId)
    .flatMap((now) => {
      const before = interviews.findLast(
        (reading) =>
          reading.id !== latestId &&
          reading.topicId === now.topicId &&
          differencesFrom(now, reading).length === 0,
      );
      return before ? [{ now, before }] : [];
    });
  if (pairs.length === 0) return null;
  return gapIds.map((gap) => {
    const levelOf = (reading: Reading): number | null => reading.levels[criterionOf[gap]] ?? null;
    const isOpen = (level: number | null): boolean => level !== null && level <= levels.open;
    const were = pairs.filter(({ before }) => isOpen(levelOf(before)));
    return {
      gap,
      closed: were.filter(({ now }) => (levelOf(now) ?? 0) >= levels.closed).length,
      open: were.filter(({ now }) => isOpen(levelOf(now))).length,
    };
  });
}
