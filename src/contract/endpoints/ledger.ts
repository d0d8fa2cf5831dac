import { z } from 'zod';
import { correctedWordsChars, shownClaim } from '../ledger.ts';
import { pressureMap } from '../pressure-map.ts';
import { type Endpoint, forInterview } from './endpoint.ts';

/** `none`: the interview has no feedback. `swept`, `resume_deleted`: its log is deleted, after its time or with its resume. */
const told = ['ready', 'none', 'swept', 'resume_deleted'] as const;

/** The claims of an interview that is over, and the line it drew. */
export const ledgerEndpoints = {
  readLedger: {
    method: 'GET',
    path: '/api/feedback/:sessionId/ledger',
    access: 'user',
    params: forInterview,
    reply: z.object({
      /** `making`: a model is reading the claims; ask again soon. */
      status: z.enum([...told, 'making']),
      claims: z.array(shownClaim),
      /** The model that read them; null where plain code did. */
      readBy: z.string().nullable(),
    }),
  },
  /** Writes another figure, date or name in the place of a claim, or with null takes that back. The next interview knows it. */
  markClaim: {
    method: 'PUT',
    path: '/api/feedback/:sessionId/ledger',
    access: 'user',
    params: forInterview,
    body: z.strictObject({
      claimId: z.string().min(1).max(480),
      correct: z
        .string()
        .max(4 * correctedWordsChars)
        .nullable(),
    }),
    reply: z.object({ mark: shownClaim.shape.mark }),
  },
  readPressureMap: {
    method: 'GET',
    path: '/api/feedback/:sessionId/pressure-map',
    access: 'user',
    params: forInterview,
    reply: z.object({ status: z.enum(told), map: pressureMap.nullable() }),
  },
} as const satisfies Record<string, Endpoint>;
