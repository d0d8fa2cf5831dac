import type { CriterionId } from '#contract/feedback.ts';
import type { RungMark } from '#contract/ladder.ts';

/** What an answer at some height has: a thing code can look for in it. */
export type LadderThing =
  | 'figure'
  | 'change'
  | 'name'
  | 'act'
  | 'setting'
  | 'reason'
  | 'other_side'
  | 'lesson'
  /** The side an answer takes, and a picture for who knows nothing of the matter. */
  | 'stand'
  | 'picture'
  /** Something like it that happened to them; it opens what they tell of it. */
  | 'met'
  /** Nothing of it can be found by code: it is always asked. */
  | 'unseen';

/**
 * A thing that an answer needs from this height on; where it is missing, `words` with their blanks stand in, before or after what was said. No
 * fact stands in them, and every blank is a question (rule LADDER-1).
 */
export type LadderNeed = {
  thing: LadderThing;
  from: RungMark;
  criterion: CriterionId;
  words: string;
  place: 'before' | 'after';
  /** Found in what was said on the question, it is told already and never asked for. */
  told?: RegExp;
  /** Only asked where this is found in the question or the answer. */
  fits?: RegExp;
};

export const need = (
  thing: LadderThing,
  from: RungMark,
  criterion: CriterionId,
  words: string,
  { place = 'after', ...when }: Partial<Pick<LadderNeed, 'place' | 'told' | 'fits'>> = {},
): LadderNeed => ({ thing, from, criterion, words, place, ...when });
