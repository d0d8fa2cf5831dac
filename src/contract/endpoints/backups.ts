import { z } from 'zod';
import { type Endpoint, reason } from './endpoint.ts';

/** What the operator calls about backups. */
export const backupEndpoints = {
  /** Copies the embedded database into a file on the server's machine, and deletes backups older than `keepDays`. */
  makeBackup: {
    method: 'POST',
    path: '/api/operator/backups',
    access: 'operator',
    body: z.strictObject({
      /** An absolute path on the server's machine; null for the folder in its data directory. */
      folder: z.string().min(1).max(1000).nullable(),
      keepDays: z.number().int().min(1).max(35),
    }),
    reply: z.discriminatedUnion('made', [
      z.object({
        made: z.literal(true),
        path: z.string(),
        bytes: z.number().int(),
        takenAt: z.string(),
        expired: z.array(z.string()),
      }),
      z.object({ made: z.literal(false), why: z.string() }),
    ]),
  },
  /** Whether people are kept out since a backup was restored, and of when that is. */
  readClosure: {
    method: 'GET',
    path: '/api/operator/closure',
    access: 'operator',
    reply: z.object({ backupAt: z.string().nullable(), database: z.enum(['embedded', 'postgres']) }),
  },
  /** Lets people in again. */
  openService: {
    method: 'POST',
    path: '/api/operator/open',
    access: 'operator',
    body: z.strictObject({ reason }),
    reply: z.object({ wasClosed: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>;
