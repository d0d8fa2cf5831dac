import { z } from 'zod';
import { intakeId } from './organisation.ts';
import type { ClosedWhy } from './review.ts';
import { decisionStatuses } from './states.ts';

/** What of a season is written to a file: a row for an applicant, for a review, or for a decision (rule SCHOOL-67). */
export const seasonSheets = ['applicants', 'reviews', 'decisions'] as const;
export type SeasonSheet = (typeof seasonSheets)[number];

export const seasonExport = z.strictObject({
  intakeId,
  sheet: z.enum(seasonSheets),
  format: z.enum(['csv', 'xlsx']),
});
export type SeasonExport = z.infer<typeof seasonExport>;

/** How many applicants a pack of PDFs has at most (rule SCHOOL-94). */
export const mostInPack = 500;

/** Whose PDFs are wanted: all of a season who sat, or those of them in one status. */
export const packExport = z.strictObject({ intakeId, status: z.enum(decisionStatuses).nullable() });
export type PackExport = z.infer<typeof packExport>;

/** What stands in the place of a number that a member may not see (rules SCHOOL-8, SCHOOL-66). */
export const withheldWords: Record<ClosedWhy, string> = {
  owed: 'until your review is in',
  known: 'you know this applicant',
};
