import type { ScenarioPlan } from '#contract/schools/scenario.ts';
import { findBannedPhrase } from './banned-phrases.ts';

/** So many draws find every wording of a fixed line. */
export const allVariants = 64;

const usualMinutes = 30;
const namesHalfHour = /\bhalf[- ](?:an )?hour\b|\bthirty minutes\b/i;

/** Whether a school's sitting may have this line said: no phrase it banned is in it, and it tells no other length (rules SCHOOL-30, SCHOOL-33). */
export const isFitting = (
  { banned, minutes }: Pick<ScenarioPlan, 'banned' | 'minutes'>,
  line: string,
): boolean =>
  findBannedPhrase(line, banned) === null && (minutes === usualMinutes || !namesHalfHour.test(line));

/**
 * Of the wordings of a fixed line those that a school's sitting may say. Where nothing is left of them all are given: the line has to be said, and a
 * scenario that leaves none is faulty (rule SCHOOL-3).
 */
export function fittingLines(scenario: ScenarioPlan, lines: readonly string[]): string[] {
  const known = [...new Set(lines)];
  const fitting = known.filter((line) => isFitting(scenario, line));
  return fitting.length > 0 ? fitting : known;
}
