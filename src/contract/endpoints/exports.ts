import { z } from 'zod';
import { exportId, exportStanding } from '../export.ts';
import type { Endpoint } from './endpoint.ts';

/** A person's copy of everything that is kept about them. */
export const exportEndpoints = {
  readExport: { method: 'GET', path: '/api/export', access: 'user', reply: exportStanding },
  /**
   * Asks for a copy, or gives the one under way or ready: asking again changes nothing. `replaces` names a ready one that a new one is to
   * take the place of.
   */
  askForExport: {
    method: 'POST',
    path: '/api/export',
    access: 'user',
    body: z.strictObject({ replaces: exportId.optional() }),
    reply: exportStanding,
  },
  downloadExport: {
    method: 'GET',
    path: '/api/exports/:exportId/file',
    access: 'user',
    kind: 'file',
    params: z.strictObject({ exportId }),
    reply: z.unknown(),
  },
} as const satisfies Record<string, Endpoint>;
