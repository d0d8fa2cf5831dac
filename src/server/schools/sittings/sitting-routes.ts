import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { beginSitting, beginWarmUp, trySitting } from './begin-sitting.ts';
import { openInvitation } from './open-invitation.ts';
import { readSitting } from './read-sitting.ts';
import type { SittingParts } from './sitting-parts.ts';
import { startSitting } from './start-sitting.ts';
import { withdrawFromSchool } from './withdraw-from-school.ts';

/** Sittings, from a personal link to what became of them; what is said in one goes the way of interviews. */
export function sittingRoutes(parts: SittingParts): Routes {
  return (bind) => {
    bind('trySitting', ({ member, params }) => trySitting(parts, member, params));
    bind('openInvitation', ({ uid, body }) => openInvitation(parts, { uid, ...body }));
    bind('acceptInvitation', ({ uid, schoolId, body }) =>
      acceptInvitation(parts, { uid, schoolId, ...body }),
    );
    bind('beginWarmUp', ({ uid, body }) => beginWarmUp(parts, { uid, ...body }));
    bind('beginSitting', ({ uid, body }) => beginSitting(parts, { uid, ...body }));
    bind('startSitting', ({ uid, params, body }) => startSitting(parts, { uid, ...params, ...body }));
    bind('readSitting', ({ uid, params }) => readSitting(parts, { uid, ...params }));
    bind('withdrawFromSchool', async ({ uid, body }) => {
      await withdrawFromSchool(parts, { uid, ...body });
      return { ok: true } as const;
    });
  };
}
