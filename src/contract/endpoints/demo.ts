import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

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
} as const satisfies Record<string, Endpoint>;
