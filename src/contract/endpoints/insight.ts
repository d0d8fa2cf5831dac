import { z } from 'zod';
import { ladder } from '../ladder.ts';
import { type Endpoint, forInterview } from './endpoint.ts';

/** What a feedback makes of itself for the next interview. */
export const insightEndpoints = {
  /** `making`: it is being written and worth asking for again; a feedback that is not there, or not the caller's, is `not_found`. */
  readLadder: {
    method: 'GET',
    path: '/api/feedback/:sessionId/ladder',
    access: 'user',
    params: forInterview,
    reply: z.discriminatedUnion('status', [
      z.object({ status: z.literal('making') }),
      z.object({ status: z.literal('ready'), ladder }),
    ]),
  },
} as const satisfies Record<string, Endpoint>;
