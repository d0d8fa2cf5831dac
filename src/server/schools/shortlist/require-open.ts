import type { ClosedWhy } from '#contract/schools/review.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Throws Refusal `knows_applicant` or `own_review_waits` where one of those asked for is closed to the member (rules SCHOOL-61, SCHOOL-65, SCHOOL-66). */
export function requireOpen(whys: readonly (ClosedWhy | null)[]): void {
  if (whys.includes('known')) throw new Refusal('knows_applicant');
  if (whys.includes('owed')) throw new Refusal('own_review_waits');
}
