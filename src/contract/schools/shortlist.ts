import { z } from 'zod';
import { topicIds, topicName } from '../topics.ts';

/** What a weight or a floor is of: the mean of the reviewers, our score, or the reviewers' marks of one topic. All from 1 to 5. */
const shortlistPart = z.union([z.literal('reviewers'), z.literal('ours'), z.enum(topicIds)]);
export type ShortlistPart = z.infer<typeof shortlistPart>;

const weighted = z.strictObject({ part: shortlistPart, weight: z.number().positive().max(1_000) });
const floor = z.strictObject({ part: shortlistPart, least: z.number().min(1).max(5) });
const parts = (list: readonly { part: ShortlistPart }[]): boolean =>
  new Set(list.map(({ part }) => part)).size === list.length;

/** By what a school wants its list to be made (rule SCHOOL-51). */
export const shortlistRules = z.strictObject({
  /** Only how they stand to one another counts. */
  weights: z.array(weighted).min(1).refine(parts, 'A part has one weight.'),
  floors: z.array(floor).refine(parts, 'A part has one floor.'),
  /** How many are to be suggested. */
  places: z.number().int().min(1).max(100_000),
  /** How many reviews each applicant is to have. */
  reviewsWanted: z.number().int().min(1).max(10),
});
export type ShortlistRules = z.infer<typeof shortlistRules>;

/** Why somebody stands where they stand: a code and the figures behind it. */
const shortlistReason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('part_counts'), part: shortlistPart, value: z.number(), percent: z.number() }),
  z.object({ code: z.literal('below_floor'), part: shortlistPart, value: z.number(), least: z.number() }),
  z.object({ code: z.literal('floor_unknown'), part: shortlistPart, least: z.number() }),
  z.object({ code: z.literal('part_missing'), part: shortlistPart }),
  z.object({ code: z.literal('reviews_missing'), have: z.number(), wanted: z.number() }),
  z.object({ code: z.literal('ours_apart'), ours: z.number(), reviewers: z.number() }),
  z.object({ code: z.literal('in_band'), fromCut: z.number(), error: z.number() }),
  z.object({ code: z.literal('error_unknown') }),
  z.object({ code: z.literal('tied'), others: z.number() }),
]);
export type ShortlistReason = z.infer<typeof shortlistReason>;

const named = (part: ShortlistPart): string =>
  part === 'reviewers'
    ? 'The reviewers’ mean'
    : part === 'ours'
      ? 'Our score'
      : topicName(part, 'experienced');
const figure = (value: number): string => value.toFixed(2);

/** The reason as a sentence. */
export function shortlistReasonWords(reason: ShortlistReason): string {
  switch (reason.code) {
    case 'part_counts':
      return `${named(reason.part)} is ${figure(reason.value)} and counts ${Math.round(reason.percent)}%.`;
    case 'below_floor':
      return `${named(reason.part)} is ${figure(reason.value)}, below your floor of ${figure(reason.least)}.`;
    case 'floor_unknown':
      return `${named(reason.part)} is not there yet, so your floor of ${figure(reason.least)} cannot be looked at.`;
    case 'part_missing':
      return `${named(reason.part)} is not there yet, so there is no place in the order.`;
    case 'reviews_missing':
      return `There are ${reason.have} of ${reason.wanted} reviews.`;
    case 'ours_apart':
      return `Our score is ${figure(reason.ours)} and the reviewers’ mean ${figure(reason.reviewers)}: please look at both.`;
    case 'in_band':
      return `This is ${figure(reason.fromCut)} from the cut, within what the marks can tell (± ${figure(reason.error)}).`;
    case 'error_unknown':
      return 'There are too few marks to say how sure this place is.';
    case 'tied':
      return `Has the same score as ${reason.others} ${reason.others === 1 ? 'other' : 'others'}.`;
  }
}
