import type { ExportStanding } from '#contract/export.ts';
import type { WriteAudit } from '#server/accounts/audit.ts';
import { freshForMs } from '#server/accounts/fresh-session.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { randomId } from '#server/platform/ids.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { exportStanding } from './export-standing.ts';
import { beginExport, findExport } from './export-store.ts';

/** The queue of copies to be made. */
export const exportQueue = 'make_export';

type Ask = { uid: string; sessionHash: string | null; replaces: string | null };

/**
 * Asks for a copy of everything that is kept about the user, to be made by a job; gives the one that is under way or ready instead, unless
 * `replaces` names that ready one. Throws Refusal `copies_used_up` at the fourth of a day (rule EXPORT-2).
 */
export async function askForExport(
  { database, clock, jobs, audit }: Pick<Parts, 'database' | 'clock' | 'jobs'> & { audit: WriteAudit },
  { uid, sessionHash, replaces }: Ask,
): Promise<ExportStanding> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    // Whoever deletes something of it has the lock: what is begun afterwards does not hold it (rule EXPORT-3).
    await lockUser(tx, uid);
    const begun = await beginExport(tx, { uid, exportId: randomId('exp_'), replaces, now });
    const freshMs = await freshForMs(tx, sessionHash, now);
    if (begun) {
      await jobs.enqueue(tx, exportQueue, { uid, exportId: begun.id });
      await audit(tx, { kind: 'export_asked', actor: 'user', uid, detail: { exportId: begun.id } });
      return exportStanding(begun, { now, freshMs });
    }
    const row = await findExport(tx, uid);
    const standing = exportStanding(row, { now, freshMs });
    const isThere =
      standing.status === 'making' || (standing.status === 'ready' && standing.exportId !== replaces);
    if (!isThere) throw new Refusal('copies_used_up');
    return standing;
  });
}
