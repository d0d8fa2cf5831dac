import { z } from 'zod';
import { deletionWord } from '../retention.ts';
import { type Endpoint, forInterview, nothing, ok } from './endpoint.ts';

/** Deleting, and keeping longer. */
export const privacyEndpoints = {
  /** Whether feedback is kept longer than a purchase. */
  readKeeping: {
    method: 'GET',
    path: '/api/me/feedback-keeping',
    access: 'user',
    reply: z.object({ keepsLonger: z.boolean() }),
  },
  keepFeedback: {
    method: 'PUT',
    path: '/api/me/feedback-keeping',
    access: 'user',
    body: z.strictObject({ keepsLonger: z.boolean() }),
    reply: z.object({ keepsLonger: z.boolean() }),
  },
  /** Deletes all that was said in an interview that is over, and its feedback. Its credit stays used. */
  deleteInterview: {
    method: 'DELETE',
    path: '/api/interviews/:sessionId',
    access: 'user',
    params: forInterview,
    body: nothing,
    reply: ok,
  },
  /** Asks for the account to be deleted in a week, and signs it out everywhere. */
  deleteAccount: {
    method: 'POST',
    path: '/api/me/deletion',
    access: 'user',
    body: z.strictObject({ word: z.literal(deletionWord) }),
    reply: z.object({ dueAt: z.string() }),
  },
  /** Takes that back within the week. */
  keepAccount: {
    method: 'DELETE',
    path: '/api/me/deletion',
    access: 'user',
    body: nothing,
    reply: ok,
  },
  /** After a backup was restored: deletes again what was deleted, and takes away again what was taken away. */
  forgetAgain: {
    method: 'POST',
    path: '/api/operator/forget-again',
    access: 'operator',
    body: nothing,
    reply: z.object({
      accounts: z.number().int(),
      interviews: z.number().int(),
      resumes: z.number().int(),
      withdrawals: z.number().int(),
      ofSchools: z.number().int(),
      alreadyGone: z.number().int(),
    }),
  },
} as const satisfies Record<string, Endpoint>;
