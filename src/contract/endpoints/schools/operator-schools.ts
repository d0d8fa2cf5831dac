import { z } from 'zod';
import {
  contractTerms,
  forSchool,
  orgId,
  organisationForOperator,
  schoolEmail,
  schoolName,
  withinItsDays,
} from '../../schools/organisation.ts';
import { type Endpoint, ok, reason } from '../endpoint.ts';
import { slug } from './organisations.ts';

const months = z.strictObject({ months: z.coerce.number().int().min(1).max(36).default(12) });
/** Used seats by school and month in India, for invoices, as a CSV. */
const seatUse = z.object({ csv: z.string() });
const manage = { access: 'operator_page', act: 'manage_schools' } as const;

/** Schools on the operator's page, and what they are invoiced by (rules OPERATOR-2, SCHOOL-2). */
export const operatorSchoolEndpoints = {
  readSeatUse: {
    method: 'GET',
    path: '/api/operator/schools/seat-use',
    access: 'operator',
    query: months,
    reply: seatUse,
  },
  listSchoolsOnOperatorPage: {
    method: 'GET',
    path: '/api/operator/page/schools',
    access: 'operator_page',
    act: 'read',
    reply: z.object({
      organisations: z.array(
        organisationForOperator.extend({
          /** Sittings that were started, by month in India, the newest first; at most twelve months. */
          months: z.array(
            z.object({ month: z.string(), sittings: z.number().int(), seats: z.number().int() }),
          ),
        }),
      ),
    }),
  },
  openSchoolOnOperatorPage: {
    method: 'POST',
    path: '/api/operator/page/schools',
    ...manage,
    body: withinItsDays(
      contractTerms.extend({ slug, ownerEmail: schoolEmail, ownerName: schoolName, reason }),
    ),
    reply: z.object({ orgId }),
  },
  changeSchoolOnOperatorPage: {
    method: 'POST',
    path: '/api/operator/page/schools/:orgId',
    ...manage,
    params: forSchool,
    body: withinItsDays(contractTerms.extend({ reason })),
    reply: ok,
  },
  closeSchoolOnOperatorPage: {
    method: 'POST',
    path: '/api/operator/page/schools/:orgId/close',
    ...manage,
    params: forSchool,
    body: z.strictObject({ reason }),
    reply: ok,
  },
  readSeatUseOnOperatorPage: {
    method: 'GET',
    path: '/api/operator/page/schools/seat-use',
    access: 'operator_page',
    act: 'read',
    query: months,
    reply: seatUse,
  },
} as const satisfies Record<string, Endpoint>;
