import { z } from 'zod';
import { schoolEmail } from '../schools/organisation.ts';
import type { Endpoint } from './endpoint.ts';

/** Applicants, interviews that came to a record, and reviews that were handed in. */
const held = {
  applicants: z.number().int(),
  sittings: z.number().int(),
  reviews: z.number().int(),
};
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
      scores: z.array(z.number()),
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
   * Opens a fictional school with all that its pages can show, scored as any, and makes the address an owner of it. `loaded` is false when it was there already,
   * `signInAt` where one signs in as one of its people, or null where Google alone decides who signs in.
   */
  loadDemoSchool: {
    method: 'POST',
    path: '/api/operator/demo-school',
    access: 'operator',
    body: z.strictObject({ email: schoolEmail, size: z.enum(['whole', 'small']) }),
    reply: z.object({ loaded: z.boolean(), ...held, openAt: z.string(), signInAt: z.string().nullable() }),
  },
  /** How far the loading has come: what the demo's school holds now. */
  watchDemoSchool: {
    method: 'GET',
    path: '/api/operator/demo-school',
    access: 'operator',
    reply: z.object({ ...held, isWhole: z.boolean() }),
  },
  /** Takes it away with the accounts of its people, whole or half loaded; false when there is none. */
  removeDemoSchool: {
    method: 'POST',
    path: '/api/operator/demo-school/remove',
    access: 'operator',
    body: z.strictObject({}),
    reply: z.object({ removed: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>;
