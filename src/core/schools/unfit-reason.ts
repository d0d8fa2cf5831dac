import type { UnfitReason } from '#contract/schools/unfit-words.ts';
import { Known } from '#core/interview/guards/known.ts';
import { findBadManner } from '#core/interview/guards/manner.ts';

/** Why no panel says these words of a school, by our own guards, which take what the words say themselves for given; null when it may (rule SCHOOL-11). */
export const unfitReason = (text: string): UnfitReason | null =>
  findBadManner(text, new Known([text]))?.reason ?? null;
