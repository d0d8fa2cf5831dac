import type { ShownAuditEntry } from '#contract/operator-page.ts';
import type { Parts } from '#server/platform/parts.ts';
import { readAuditPage } from '../audit-store.ts';

const pageSize = 50;

/** The audit log, the newest first, 50 entries a time; `before` is the number of the last one shown. */
export async function readAuditForOperator(
  { database }: Pick<Parts, 'database'>,
  which: { before?: number | undefined; kind?: string | undefined; uid?: string | undefined },
): Promise<{ entries: ShownAuditEntry[]; more: boolean }> {
  const { before = null, kind = null, uid = null } = which;
  const rows = await database.read((tx) => readAuditPage(tx, { before, kind, uid, limit: pageSize + 1 }));
  const entries = rows.slice(0, pageSize).map((row) => ({
    seq: row.seq,
    at: row.at.toISOString(),
    kind: row.kind,
    actor: row.actor,
    uid: row.uid,
    detail: row.detail,
  }));
  return { entries, more: rows.length > pageSize };
}
