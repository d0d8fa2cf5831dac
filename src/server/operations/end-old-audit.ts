import { overBefore } from '#core/privacy/deletion-due.ts';
import type { WriteAudit } from '#server/accounts/audit.ts';
import type { Parts } from '#server/platform/parts.ts';
import { cutAudit, deleteCutAudit, findCutBefore, readLastCut } from './audit-store.ts';

const batch = 500;

/**
 * Ends the audit log's entries that are older than the retention table says: first a cut is written down, with the hash the chain goes on
 * from and an entry that names it, then what lies before it goes in batches (rule LOG-4). Repeatable; a run cuts 20,000 entries at most.
 */
export async function endOldAudit({
  database,
  clock,
  audit,
}: Pick<Parts, 'database' | 'clock'> & { audit: WriteAudit }): Promise<void> {
  const now = clock.now();
  const before = overBefore('records', now);
  await database.transaction(async (tx) => {
    const cut = await findCutBefore(tx, before);
    if (!cut || !(await cutAudit(tx, cut, now))) return;
    const detail = { throughSeq: cut.seq, hash: cut.hash };
    await audit(tx, { kind: 'audit_log_cut', actor: 'service', uid: null, detail });
  });
  for (;;) {
    const gone = await database.transaction(async (tx) => {
      const cut = await readLastCut(tx);
      return cut ? deleteCutAudit(tx, cut.seq, batch) : 0;
    });
    if (gone < batch) return;
  }
}
