import { z } from 'zod';
import { topicIds } from './topics.ts';

export const lensSchoolIds = ['ahmedabad', 'bangalore', 'calcutta', 'lucknow'] as const;
export type LensSchoolId = (typeof lensSchoolIds)[number];

/** What a final selection is made of; `other` is all that was not seen stated apart. */
const stages = ['interview', 'writing', 'test', 'profile', 'other'] as const;

/** One school's published weights beside the evidence of one interview. No number here joins the two (rule LENS-1). */
export const schoolView = z.object({
  schoolId: z.enum(lensSchoolIds),
  name: z.string(),
  /** The batch the weights were published for, as "2025-27". */
  batch: z.string(),
  /** The day of the source, as YYYY-MM-DD, or the year alone. */
  asOf: z.string(),
  source: z.object({ title: z.string(), url: z.string() }),
  note: z.string().nullable(),
  weights: z.array(z.object({ stage: z.enum(stages), percent: z.number() })),
  /** Topics its panels are known to dwell on, with what this interview showed; null where nothing was assessed. */
  dwellsOn: z.array(
    z.object({
      topicId: z.enum(topicIds),
      name: z.string(),
      score: z.number().nullable(),
      band: z.object({ low: z.number(), high: z.number() }).nullable(),
    }),
  ),
});
export type SchoolView = z.infer<typeof schoolView>;
