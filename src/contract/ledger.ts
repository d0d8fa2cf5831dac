import { z } from 'zod';

/** What became of a claim, weakest news first (docs/rules/insight-ledger.md). */
export const standings = [
  'collapsed',
  'in_conflict',
  'shaken',
  'left_open',
  'corrected',
  'defended',
  'untested',
] as const;
export type Standing = (typeof standings)[number];

/** Where a claim stands, in the words used there. */
const claimPlace = z.discriminatedUnion('by', [
  /** `untold`: no fact of the interview holds it, so that the panel was not told it. */
  z.object({
    by: z.literal('resume'),
    factId: z.string(),
    text: z.string(),
    within: z.string(),
    untold: z.boolean().optional(),
  }),
  z.object({ by: z.literal('turn'), turnId: z.string(), text: z.string(), within: z.string() }),
]);
export type ClaimPlace = z.infer<typeof claimPlace>;

/** A step on the way to a standing: `quote` is the whole turn, verbatim. `asked` is the panel's, the others are the candidate's. */
const claimStep = z.object({
  kind: z.enum(['asked', 'defended', 'no_ground', 'taken_back', 'corrected', 'conflicts', 'left_open']),
  turnId: z.string(),
  quote: z.string(),
});
export type ClaimStep = z.infer<typeof claimStep>;

/** What a candidate may write in the place of a claim. */
export const correctedWordsChars = 60;

/** One claim as the candidate reads it. */
const standingClaim = z.object({
  /** Its first place, which is the same whenever the same log is read. */
  id: z.string().max(480),
  kind: z.enum(['figure', 'date', 'name', 'role']),
  words: z.string(),
  /** The clause or line that makes it, whole, and where its figure stands there. */
  statement: z.object({ text: z.string(), from: z.number().int(), to: z.number().int() }),
  places: z.array(claimPlace),
  standing: z.enum(standings),
  steps: z.array(claimStep),
  /** What it is in conflict with: the words there, and the turn where they are no fact of the resume. */
  against: z.object({ words: z.string(), turnId: z.string().nullable() }).nullable(),
});
export type StandingClaim = z.infer<typeof standingClaim>;

/** A claim with what its owner wrote in its place: `becomes` is what the next interview reads where the resume says it. */
export const shownClaim = standingClaim.extend({
  mark: z.object({ correct: z.string(), becomes: z.string(), at: z.string() }).nullable(),
});
export type ShownClaim = z.infer<typeof shownClaim>;

/** So many claims of one interview may be marked. */
export const marksPerInterview = 40;
