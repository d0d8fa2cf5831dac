import { z } from 'zod';
import { topicIds } from '../topics.ts';
import { schoolAnalytics } from './analytics.ts';
import { apiKeyLimits } from './api-keys.ts';
import { applicant, applicantId, applicantLine } from './applicants.ts';
import { intakeId, programmeId } from './organisation.ts';
import { scenarioId } from './scenario-shown.ts';
import { decisionStatuses } from './states.ts';

const at = z.string();
/** The id after which the next page begins; null on the last one. */
const next = applicantId.nullable();

/** The programmes a key works for, each with its seasons. */
export const apiProgrammes = z.object({
  programmes: z.array(
    z.object({
      programmeId,
      name: z.string(),
      archivedAt: at.nullable(),
      seasons: z.array(z.object({ seasonId: intakeId, name: z.string(), closedAt: at.nullable() })),
    }),
  ),
});

/** The scenarios that somebody can be invited to. */
export const apiScenarios = z.object({
  scenarios: z.array(
    z.object({
      scenarioId,
      programmeId,
      name: z.string(),
      /** The last version that was published. */
      version: z.number().int(),
    }),
  ),
});

/** An applicant of a list. No number of ours stands in it (rule SCHOOL-8). */
const apiApplicantLine = applicantLine
  .omit({ externalId: true })
  .extend({ applicationNumber: applicantLine.shape.externalId });
export const apiApplicants = z.object({ applicants: z.array(apiApplicantLine), next });

/** An applicant with all that happened; why somebody has more time is not told to programs. */
export const apiApplicant = applicant
  .omit({ externalId: true, intakeId: true, extraReason: true, records: true })
  .extend({ applicationNumber: applicant.shape.externalId, seasonId: intakeId });

const text = z.string().max(1_000);
const groups = z.record(z.string().trim().min(1).max(60), text);

/** An applicant as a program sends them; what they hold is read as a sheet's row is (rule SCHOOL-43). */
const sentApplicant = z.strictObject({
  applicationNumber: text.min(1),
  email: text,
  name: text,
  /** What the school itself supplies to compare by. */
  groups: groups.optional(),
  extraMinutes: z.number().int().min(0).optional(),
  extraReason: text.optional(),
});
export type SentApplicant = z.infer<typeof sentApplicant>;

export const sentApplicants = z.strictObject({
  applicants: z.array(sentApplicant).min(1).max(apiKeyLimits.addedAtOnce),
});

/** Each as it stands in the season now; one that was there already was not touched. */
export const addedApplicants = z.object({
  applicants: z.array(z.object({ applicationNumber: z.string(), applicantId, isNew: z.boolean() })),
});

/** What people decided, and what it rests on. */
export const apiResults = z.object({
  results: z.array(
    z.object({
      applicantId,
      applicationNumber: z.string().nullable(),
      decision: z.enum(decisionStatuses),
      /** When somebody decided last; null while nobody did. */
      decidedAt: at.nullable(),
      finishedAt: at,
      /** From 1 to 5, over all topics as the scenario weighs them; null while a topic has no mark. */
      reviewers: z.object({ mean: z.number().nullable(), reviews: z.number().int() }),
      /** From 0 to 10, with the band it is likely in and what its reader can judge; null where no model read the interview. */
      ours: z
        .object({
          overall: z.number(),
          band: z.object({ low: z.number(), high: z.number() }),
          honesty: z.string(),
        })
        .nullable(),
      topics: z.array(
        z.object({
          topicId: z.enum(topicIds),
          weightPercent: z.number(),
          /** The mean of the reviewers' marks, 1 to 5. */
          reviewers: z.number().nullable(),
          /** Ours, 0 to 10. */
          ours: z.number().nullable(),
        }),
      ),
    }),
  ),
  next,
});
export type ApiResults = z.infer<typeof apiResults>;

/** A season in figures, each of ten applicants at least. */
export const apiFigures = schoolAnalytics;
