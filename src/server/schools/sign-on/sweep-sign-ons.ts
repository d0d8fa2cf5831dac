import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { sessionLimits } from '#server/accounts/session-limits.ts';
import type { Parts } from '#server/platform/parts.ts';
import { deleteOldBreakGlass } from '../members/break-glass-store.ts';
import { deleteExpiredSignOns } from './flow-store.ts';

/** Removes attempts and assertions whose time is over, which were refused already, and notes of sessions that are over. */
export async function sweepSignOns({ database, clock }: Pick<Parts, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await acrossOrganisations(database, async (tx) => {
    await deleteExpiredSignOns(tx, now);
    await deleteOldBreakGlass(tx, new Date(now.getTime() - sessionLimits.absoluteMs));
  });
}
