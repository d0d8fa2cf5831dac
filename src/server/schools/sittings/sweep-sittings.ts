import type { SchoolAuditKind } from '#contract/schools/audit.ts';
import { giveBackDeadSeats } from '#server/interviews/sitting-rows.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import type { Parts } from '#server/platform/parts.ts';
import { auditSchool } from '../school-audit.ts';
import { deleteDueRecords, expireInvitations } from './sitting-store.ts';

const atOnce = 500;

/**
 * Gives back seats of sittings that no longer run, ends invitations whose deadline has passed, and deletes records whose day has come, with what
 * members made of them, in short transactions (rules SCHOOL-5, SCHOOL-6, SCHOOL-21, SCHOOL-58). Safe on several processes at once, and killed anywhere.
 */
export async function sweepSittings({
  database,
  clock,
  log,
}: Pick<Parts, 'database' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now();
  const seats = await acrossOrganisations(database, (tx) => giveBackDeadSeats(tx, now));
  if (seats > 0) log.warn({ seats }, 'seats were held by sittings that no longer ran');
  await inBatches(() =>
    acrossOrganisations(database, async (tx) =>
      tell(tx, 'invitations_expired', await expireInvitations(tx, now, atOnce), now),
    ),
  );
  await inBatches(() =>
    acrossOrganisations(database, async (tx) =>
      tell(tx, 'records_deleted', await deleteDueRecords(tx, now, atOnce), now),
    ),
  );
}

async function inBatches(step: () => Promise<number>): Promise<void> {
  while ((await step()) >= atOnce);
}

/** One line in the log of each school, with how many; replies how many it was in all. */
async function tell(tx: Tx, kind: SchoolAuditKind, orgIds: readonly string[], now: Date): Promise<number> {
  for (const orgId of new Set(orgIds)) {
    const count = orgIds.filter((one) => one === orgId).length;
    await auditSchool(tx, { orgId, actor: 'service', kind, subject: null, detail: { count }, now });
  }
  return orgIds.length;
}
