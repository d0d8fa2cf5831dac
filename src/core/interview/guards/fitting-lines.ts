import type { ScenarioPlan } from '#contract/schools/scenario.ts';
import { findBannedPhrase } from './banned-phrases.ts';

/** So many draws find every wording of a fixed line. */
export const allVariants = 64;

const usualMinutes = 30;
const namesHalfHour = /\bhalf[- ](?:an )?hour\b|\bthirty minutes\b/i;

/**
 * Of the wordings of a fixed line those that a school's sitting may say: none with a phrase it banned, and none that tells another length. Where nothing is left
 * of them all are given: the line has to be said, and a scenario that leaves none is faulty (rule SCHOOL-3).
 */
export function fittingLines({ banned, minutes }: ScenarioPlan, lines: readonly string[]): string[] {
  const known = [...new Set(lines)];
  const fitting = known.filter(
    (line) =>
      findBannedPhrase(line, banned) === null && (minutes === usualMinutes || !namesHalfHour.test(line)),
  );
  return fitting.length > 0 ? fitting : known;
}
