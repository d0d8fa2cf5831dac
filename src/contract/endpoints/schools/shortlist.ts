import { z } from 'zod';
import { forSchool, intakeId } from '../../schools/organisation.ts';
import { closedWhys } from '../../schools/review.ts';
import {
  appealBody,
  comparedIds,
  decisionBody,
  shortlistCase,
  shortlistLine,
  shortlistRules,
} from '../../schools/shortlist.ts';
import { decisionStatuses } from '../../schools/states.ts';
import { type Endpoint, ok } from '../endpoint.ts';

const decide = { access: 'school', schoolAct: 'decide' } as const;
const forSeason = forSchool.extend({ intakeId });
const status = z.enum(decisionStatuses);

/** Shortlists: what the rules suggest, and what people decide (rules SCHOOL-8, SCHOOL-51). */
export const shortlistEndpoints = {
  /**
   * A page of a season's order, best first, or of those without a place; `after` is the last line's id. Whom one is still to review, or said one
   * knows, is left out of the order and only named (rules SCHOOL-61, SCHOOL-66).
   */
  readShortlist: {
    method: 'GET',
    path: '/api/schools/:orgId/shortlists/:intakeId',
    ...decide,
    params: forSeason,
    query: z.strictObject({
      part: z.enum(['ranked', 'incomplete']).optional(),
      status: status.optional(),
      after: z.string().max(60).optional(),
    }),
    reply: z.object({
      rules: shortlistRules,
      /** 0 until the rules were first changed. */
      revision: z.number().int(),
      cut: z.number().nullable(),
      lines: z.array(shortlistLine),
      more: z.boolean(),
      counts: z.object({
        ranked: z.number().int(),
        incomplete: z.number().int(),
        suggested: z.number().int(),
        inBand: z.number().int(),
      }),
      /** How many of those shown stand in each status, whether they have a place or not. */
      statuses: z.record(status, z.number().int()),
      hidden: z.array(z.object({ applicantId: z.string(), name: z.string(), why: z.enum(closedWhys) })),
    }),
  },
  saveShortlistRules: {
    method: 'PUT',
    path: '/api/schools/:orgId/shortlists/:intakeId/rules',
    ...decide,
    params: forSeason,
    body: shortlistRules.extend({ revision: z.number().int().min(0) }),
    reply: z.object({ revision: z.number().int() }),
  },
  /** Up to four applicants side by side, each with what a decision rests on. */
  readShortlistCases: {
    method: 'GET',
    path: '/api/schools/:orgId/shortlists/:intakeId/cases',
    ...decide,
    params: forSeason,
    query: z.strictObject({ applicants: comparedIds }),
    reply: z.object({ cases: z.array(shortlistCase) }),
  },
  /** Moves applicants to a status. Whoever stands in another one than was seen is not moved and comes back in `changed`. */
  decideApplicants: {
    method: 'POST',
    path: '/api/schools/:orgId/shortlists/:intakeId/decisions',
    ...decide,
    params: forSeason,
    body: decisionBody,
    reply: z.object({
      moved: z.number().int(),
      changed: z.array(z.object({ applicantId: z.string(), name: z.string(), status })),
    }),
  },
  /** Opens a decision again: others than before read the sitting, and the applicant is undecided meanwhile. */
  openAppeal: {
    method: 'POST',
    path: '/api/schools/:orgId/shortlists/:intakeId/appeals',
    ...decide,
    params: forSeason,
    body: appealBody,
    reply: ok,
  },
} as const satisfies Record<string, Endpoint>;
