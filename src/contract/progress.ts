import { z } from 'zod';
import { topicIds } from './topics.ts';

export const readingKinds = ['interview', 'drill'] as const;
export type ReadingKind = (typeof readingKinds)[number];

/** `same`: no change, or one that the noise of the two readings may have made (rule PROGRESS-1). */
const changes = ['up', 'down', 'same'] as const;
export type Change = (typeof changes)[number];

/** Why an earlier reading is not compared with the latest (rule PROGRESS-3). */
const differences = ['style', 'profile', 'assessor', 'rubric'] as const;
export type Difference = (typeof differences)[number];

/** What a follow-up goes for, and a candidate can close: the own part, numbers, and what was asked a second time. */
export const gapIds = ['own_part', 'numbers', 'second_why'] as const;
export type GapId = (typeof gapIds)[number];

/** Why two interviews are not compared: how they were read, or that they have too few topics in common (rule PROGRESS-7). */
const apart = [...differences, 'topics'] as const;
export type Apart = (typeof apart)[number];

/** The topics that two interviews both read, and alike: how many, and what they average in each, 0-10, weighed as in the overall score. */
const common = z.object({ topics: z.number().int(), before: z.number(), after: z.number() });

/** What may be said of an interview beside an earlier one, by the topics they have in common; null where the two are not compared, and why (rule PROGRESS-7). */
export const overallChange = z.discriminatedUnion('change', [
  z.object({ change: z.enum(changes), common }),
  z.object({ change: z.null(), because: z.array(z.enum(apart)) }),
]);
export type OverallChange = z.infer<typeof overallChange>;

/** The latest interview beside an earlier one, which was at `at`. */
const since = z.object({ at: z.string(), change: z.enum(changes), common });
export type Since = z.infer<typeof since>;

/** The latest interview beside the last and the first that it can be compared with; `sinceFirst` is null where they are one. */
const together = z.object({
  sinceLast: since.nullable(),
  sinceFirst: since.nullable(),
  leftOut: z.object({ readings: z.number().int(), because: z.array(z.enum(apart)) }),
});
export type Together = z.infer<typeof together>;

const trend = z.object({
  kind: z.enum(readingKinds),
  /** Null where there is no reading before the latest that it may be compared with. */
  sinceLast: z.enum(changes).nullable(),
  /** Null unless there are three or more comparable readings. */
  sinceFirst: z.enum(changes).nullable(),
  /** Readings that were made another way, and how. */
  leftOut: z.object({ readings: z.number().int(), because: z.array(z.enum(differences)) }),
});
export type Trend = z.infer<typeof trend>;

const topicProgress = z.object({
  topicId: z.enum(topicIds),
  name: z.string(),
  /** Oldest first. `compared`: made as the latest of its kind was. */
  readings: z.array(
    z.object({
      at: z.string(),
      kind: z.enum(readingKinds),
      score: z.number(),
      band: z.object({ low: z.number(), high: z.number() }),
      compared: z.boolean(),
    }),
  ),
  trends: z.array(trend),
});
export type TopicProgress = z.infer<typeof topicProgress>;

/** Gaps of earlier answers: so many are closed in the latest, so many still open. Counts, no score. */
const gapCount = z.object({ gap: z.enum(gapIds), closed: z.number().int(), open: z.number().int() });
export type GapCount = z.infer<typeof gapCount>;

export const progress = z.object({
  /** How many interviews it rests on. */
  interviews: z.number().int(),
  /** Null until there are two interviews. */
  together: together.nullable(),
  topics: z.array(topicProgress),
  /** The names of topics that no interview gave a number yet. */
  neverAssessed: z.array(z.object({ topicId: z.enum(topicIds), name: z.string() })),
  /** Null until two interviews can be compared. */
  gaps: z.array(gapCount).nullable(),
});
export type Progress = z.infer<typeof progress>;
