import { z } from 'zod';
import { grievance, ticketForm } from '../grievances.ts';
import { type Endpoint } from './endpoint.ts';

const forTicket = z.strictObject({ ticket: z.string().regex(ticketForm) });
const short = z.string().trim().min(3).max(500);

/** The operator's log of complaints. */
export const grievanceEndpoints = {
  /** Open ones, the overdue first, then those with priority (rule FEATURE-3), and those ended in the last month. */
  listGrievances: {
    method: 'GET',
    path: '/api/operator/grievances',
    access: 'operator',
    reply: z.object({ grievances: z.array(grievance.extend({ priority: z.boolean() })) }),
  },
  openGrievance: {
    method: 'POST',
    path: '/api/operator/grievances',
    access: 'operator',
    body: z.strictObject({
      email: z.email().max(254),
      about: short,
      receivedAt: z.iso.datetime().optional(),
    }),
    reply: grievance,
  },
  /** Once: the person is mailed the ticket number. */
  acknowledgeGrievance: {
    method: 'POST',
    path: '/api/operator/grievances/:ticket/acknowledge',
    access: 'operator',
    params: forTicket,
    body: z.strictObject({}),
    reply: grievance,
  },
  /** Once: the person is mailed the outcome. */
  closeGrievance: {
    method: 'POST',
    path: '/api/operator/grievances/:ticket/close',
    access: 'operator',
    params: forTicket,
    body: z.strictObject({ outcome: short }),
    reply: grievance,
  },
} as const satisfies Record<string, Endpoint>;
