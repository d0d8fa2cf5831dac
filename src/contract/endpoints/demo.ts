import { z } from 'zod';
import { schoolEmail } from '../schools/organisation.ts';
import type { Endpoint } from './endpoint.ts';

const count = z.number().int();
/**
 * How far the demo's school is: `queued` until a process takes the job up. `applicants`, interviews with a record (`sittings`) and submitted
 * `reviews` are what it holds now, `of` what it will hold, `reason` the error of the last attempt, `openAt` where its pages are, and
 * `signInAt` where one signs in as one of its people; null where Google alone decides who signs in.
 */
export const demoSchoolState = z.object({
  state: z.enum(['none', 'queued', 'loading', 'ready', 'failed']),
  reason: z.string().nullable(),
  applicants: count,
  sittings: count,
  reviews: count,
  of: z.object({ applicants: count, sittings: count }).nullable(),
  openAt: z.string().nullable(),
  signInAt: z.string().nullable(),
});
const body = z.strictObject({ email: z.email().max(254) });

/** The account of a fictional candidate by which the pages are seen full; the operator calls it. */
export const demoEndpoints = {
  /**
   * Loads what is missing of it under this address: four interviews and six drills of the last three weeks. `loaded` is false when all of it was there,
   * `signInAt` where one signs in as it, or null where Google alone decides who signs in.
   */
  loadDemo: {
    method: 'POST',
    path: '/api/operator/demo',
    access: 'operator',
    body,
    reply: z.object({
      loaded: z.boolean(),
      scores: z.array(z.number().nullable()),
      drills: z.number().int(),
      signInAt: z.string().nullable(),
    }),
  },
  /** Erases it at once, as an account is erased whose week is over; false when there is none under this address. */
  removeDemo: {
    method: 'POST',
    path: '/api/operator/demo/remove',
    access: 'operator',
    body,
    reply: z.object({ removed: z.boolean() }),
  },
  /**
   * Has a fictional school loaded with all that its pages can show, scored like any other. It answers at once: a job does the work, and asking
   * again follows the one under way. Once the school is there, asking makes the address one of its owners.
   */
  loadDemoSchool: {
    method: 'POST',
    path: '/api/operator/demo-school',
    access: 'operator',
    body: z.strictObject({ email: schoolEmail, size: z.enum(['whole', 'small']) }),
    reply: demoSchoolState,
  },
  /** How far the loading has come. */
  watchDemoSchool: {
    method: 'GET',
    path: '/api/operator/demo-school',
    access: 'operator',
    reply: demoSchoolState,
  },
  /** Removes it with the accounts of its people, whole or half loaded; false when there is none. Refused while it is being loaded. */
  removeDemoSchool: {
    method: 'POST',
    path: '/api/operator/demo-school/remove',
    access: 'operator',
    body: z.strictObject({}),
    reply: z.object({ removed: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>;
