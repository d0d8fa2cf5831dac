import { z } from 'zod';
import { topicIds } from '../topics.ts';
import { closedWhys } from './review.ts';

/** A figure is of at least so many applicants, or it is not shown (rule SCHOOL-9). */
export const leastApplicants = 10;

const count = z.number().int();
const distribution = z.object({
  count,
  bands: z.array(z.object({ from: z.number(), to: z.number(), count })),
  mean: z.number().nullable(),
  standardDeviation: z.number().nullable(),
  quartiles: z.object({ low: z.number(), median: z.number(), high: z.number() }).nullable(),
});
export type ShownDistribution = z.infer<typeof distribution>;

const funnelSteps = ['invited', 'opened', 'signed_in', 'started', 'finished'] as const;
const progressSteps = ['not_finished', 'finished'] as const;

/** Why a member finds no figure of scores and marks in a season: there is an applicant in it who is closed to them (rule SCHOOL-66). */
const withheld = z.enum(closedWhys).nullable();

const figures = z.object({
  withheld,
  funnel: z.object({
    steps: z.array(
      z.object({
        step: z.enum(funnelSteps),
        applicants: count,
        ofInvited: z.number().nullable(),
        ofPrevious: z.number().nullable(),
      }),
    ),
    practised: count,
    expired: count,
    revoked: count,
  }),
  /** Of our overall, 0 to 10; null below ten applicants, as each figure here. */
  ours: distribution.nullable(),
  /** How far to either side of a score the true one likely lies, half the width of our bands on average. */
  oursWithin: z.number().nullable(),
  /** Of the mean of each applicant's reviewers, 1 to 5. */
  theirs: distribution.nullable(),
  /** How often reviewers gave each mark from 1 to 5 in a topic. */
  topics: z.array(
    z.object({ topicId: z.enum(topicIds), counts: z.array(count), mean: z.number().nullable() }),
  ),
  /** A reviewer with fewer than ten reviews has no figure, and one who shares no applicant with others none either. */
  reviewers: z.array(
    z.object({
      name: z.string(),
      reviews: count.nullable(),
      severity: z
        .object({ leniency: z.number(), standardError: z.number().nullable(), shrunken: z.number() })
        .nullable(),
      /** Who has the same number was compared with one another. */
      group: count,
    }),
  ),
  agreement: z
    .object({
      applicants: count,
      kappa: z.number().nullable(),
      icc: z
        .object({ single: z.number(), panel: z.number(), applicants: count, reviewers: count })
        .nullable(),
    })
    .nullable(),
  /** Ours minus theirs, both from 1 to 5. */
  comparison: z
    .object({
      pairs: count,
      bias: z.number(),
      spread: z.number(),
      limits: z.object({ low: z.number(), high: z.number() }),
      correlation: z.number().nullable(),
      rankCorrelation: z.number().nullable(),
    })
    .nullable(),
  /** Of each question everybody is asked: how the reviewers' marks of its topic go with their marks of the other topics (rule SCHOOL-71). */
  questions: z.array(
    z.object({
      questionId: z.string(),
      topicId: z.enum(topicIds),
      text: z.string(),
      applicants: count.nullable(),
      correlation: z.number().nullable(),
    }),
  ),
  times: z.object({
    reviewed: count,
    hours: z.object({ median: z.number(), in75: z.number(), in90: z.number() }).nullable(),
    waiting: count,
    longestWaitHours: z.number().nullable(),
  }),
  /** The seasons of the programme that have ten applicants, oldest first. */
  seasons: z.array(
    z.object({
      intakeId: z.string(),
      name: z.string(),
      invited: count,
      finishedShare: z.number().nullable(),
      withheld,
      mean: z.number().nullable(),
      change: z
        .object({
          by: z.number(),
          low: z.number(),
          high: z.number(),
          isMore: z.boolean(),
          isLess: z.boolean(),
        })
        .nullable(),
    }),
  ),
  /** By the one group that was asked for; null counts are hidden (rule SCHOOL-55). */
  groups: z
    .object({
      name: z.string(),
      columns: z.array(z.enum(progressSteps)),
      rows: z.array(
        z.object({
          group: z.string().nullable(),
          counts: z.array(count.nullable()),
          total: count.nullable(),
          ours: z.number().nullable(),
          theirs: z.number().nullable(),
        }),
      ),
      totals: z.array(count.nullable()),
      total: count.nullable(),
    })
    .nullable(),
});

/** A season in figures; none below ten applicants. */
export const schoolAnalytics = z.object({
  /** What the school supplied to compare by. */
  groupNames: z.array(z.string()),
  figures: figures.nullable(),
});
export type SchoolAnalytics = z.infer<typeof schoolAnalytics>;
export type SchoolFigures = z.infer<typeof figures>;
