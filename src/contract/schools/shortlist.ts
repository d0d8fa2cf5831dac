import { z } from 'zod';
import { topicIds, topicName } from '../topics.ts';
import { memberId } from './organisation.ts';
import { type DecisionStatus, decisionStatuses, recommendations } from './states.ts';

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
  z.object({ code: z.literal('ours_left_out') }),
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
    case 'ours_left_out':
      return 'Our score counts for nobody in this season: no AI model read at least one of its interviews, so the order rests on your reviewers’ marks alone.';
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

const applicantId = z.string().regex(/^app_[A-Za-z0-9_-]{8,40}$/);

/** Bounds of what is asked of a shortlist at once. */
export const shortlistLimits = {
  compared: 4,
  decidedAtOnce: 500,
  reasonCharacters: 500,
  readers: 5,
} as const;

const why = z.string().trim().min(3).max(shortlistLimits.reasonCharacters);

/** A move of applicants to a status: each with the status it was seen in, so that nobody writes over a colleague (rule SCHOOL-62). */
export const decisionBody = z.strictObject({
  status: z.enum(decisionStatuses),
  reason: why,
  applicants: z
    .array(z.strictObject({ applicantId, was: z.enum(decisionStatuses) }))
    .min(1)
    .max(shortlistLimits.decidedAtOnce)
    .refine((list) => new Set(list.map((one) => one.applicantId)).size === list.length, 'Each once.'),
});

/** What may be appealed against. */
export const appealable = ['rejected', 'waitlisted'] as const satisfies readonly DecisionStatus[];

/** Why a member reads no appeal of an applicant: they decided, have or had a review, know them, or were shown marks (rule SCHOOL-64). */
export const unfitWhys = ['decided', 'read', 'known', 'seen'] as const;
export type UnfitWhy = (typeof unfitWhys)[number];

export const appealBody = z.strictObject({
  applicantId,
  /** Undecided where an appeal was opened that nobody is left to read: others are named for it. */
  was: z.enum([...appealable, 'undecided']),
  memberIds: z.array(memberId).min(1).max(shortlistLimits.readers),
  reason: why,
});

/** Up to four applicants, by their ids with commas between. */
export const comparedIds = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(applicantId).min(1).max(shortlistLimits.compared));

/** An applicant of a shortlist. `place` is null for who has none, for want of something the rules weigh. */
export const shortlistLine = z.object({
  applicantId: z.string(),
  name: z.string(),
  status: z.enum(decisionStatuses),
  reviews: z.number().int(),
  place: z
    .object({
      rank: z.number().int(),
      score: z.number(),
      standardError: z.number().nullable(),
      suggested: z.boolean(),
      inBand: z.boolean(),
    })
    .nullable(),
  reasons: z.array(shortlistReason),
});
export type ShortlistLine = z.infer<typeof shortlistLine>;

/** Everything a decision about one applicant rests on. */
export const shortlistCase = shortlistLine.extend({
  externalId: z.string().nullable(),
  /** Ours over all topics, of 10, with who read it; null where no model did. */
  ours: z.object({ overall: z.number(), low: z.number(), high: z.number(), honesty: z.string() }).nullable(),
  topics: z.array(
    z.object({
      topicId: z.enum(topicIds),
      name: z.string(),
      /** The mean of the reviewers' marks; null where there is none. */
      mean: z.number().nullable(),
      marks: z.number().int(),
    }),
  ),
  reviewers: z.array(
    z.object({
      name: z.string(),
      recommendation: z.enum(recommendations),
      note: z.string(),
      isAppeal: z.boolean(),
    }),
  ),
  /** The applicant's own words in the topics that the reviewers marked highest and lowest. */
  quotes: z.array(
    z.object({ topicId: z.enum(topicIds), of: z.enum(['highest', 'lowest']), quote: z.string() }),
  ),
  decisions: z.array(
    z.object({
      status: z.enum(decisionStatuses),
      before: z.enum(decisionStatuses),
      by: z.string(),
      reason: z.string(),
      at: z.string(),
    }),
  ),
  /** Whether an appeal waits: somebody has it to read, or nobody is left who has. */
  appeal: z.enum(['none', 'read', 'unread']),
  /** Who may read the sitting after an appeal, and why each of the others who review may not (rule SCHOOL-64). */
  readers: z.array(z.object({ memberId: z.string(), name: z.string(), unfit: z.enum(unfitWhys).nullable() })),
});
export type ShortlistCase = z.infer<typeof shortlistCase>;
