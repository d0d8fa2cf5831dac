import { z } from 'zod';
import { again, againChars, secondAnswer } from '../again.ts';
import { type Endpoint, forInterview } from './endpoint.ts';

/** What a feedback makes of itself for the next interview. */
export const insightEndpoints = {
  /** `making`: it is being made and worth asking for again; a feedback that is not there, or not the caller's, is `not_found`. */
  readAgain: {
    method: 'GET',
    path: '/api/feedback/:sessionId/again',
    access: 'user',
    params: forInterview,
    reply: z.discriminatedUnion('status', [
      z.object({ status: z.literal('making') }),
      z.object({ status: z.literal('ready'), again, second: secondAnswer.nullable() }),
    ]),
  },
  /** Answers the weakest question again; the last answer stands, and is read soon (rule AGAIN-3). */
  answerAgain: {
    method: 'PUT',
    path: '/api/feedback/:sessionId/again',
    access: 'user',
    params: forInterview,
    body: z.strictObject({ text: z.string().trim().min(1).max(againChars) }),
    reply: z.object({ second: secondAnswer }),
  },
} as const satisfies Record<string, Endpoint>;
