import type { CriterionId } from '#contract/feedback.ts';
import type { RungMark } from '#contract/ladder.ts';

/** What an answer at some height has: a thing code can look for in it. */
export type LadderThing =
  | 'figure'
  | 'change'
  | 'name'
  | 'act'
  | 'reason'
  | 'other_side'
  | 'lesson'
  /** The side an answer takes, or what it would do. */
  | 'stand'
  /** One case of what it claims: a time, a place, an example. */
  | 'case';

/**
 * A thing that an answer needs from this height on. Where nobody said it, `asks` is the question to the candidate that stands in; without one it is
 * only looked for in what they said later (rules LADDER-1, LADDER-7).
 */
export type LadderNeed = {
  thing: LadderThing;
  from: RungMark;
  criterion: CriterionId;
  asks?: string;
  /** Only asked where this is found in the question. */
  fits?: RegExp;
};

/** Asks for a whole story, which has an end and something to learn; one after a figure has not. */
const storyWords = [
  'tell|describe|walk|talk|take us|share|what did you|how did you|what happened|decisions?|example|instance|situation',
  String.raw`difficult\w*|challenges?|problems?|mistakes?|failures?|achievements?|projects?|built|build|change[ds]?`,
];
export const asksForStory = new RegExp(String.raw`\b(?:${storyWords.join('|')})\b`, 'i');

export const need = (
  thing: LadderThing,
  from: RungMark,
  criterion: CriterionId,
  asks?: string,
  fits?: RegExp,
): LadderNeed => ({
  thing,
  from,
  criterion,
  ...(asks === undefined ? {} : { asks }),
  ...(fits === undefined ? {} : { fits }),
});
