import { z } from 'zod';
import { type AuditEntry, auditKinds } from '#server/accounts/audit.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, asc, desc, eq, gt, lt, sql } from '#server/platform/database/query.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { auditText, genesisHash } from './audit-text.ts';

const chainLock = 7_305_502;

export type StoredAuditEntry = AuditEntry & { seq: number; at: Date; previousHash: string; hash: string };

/**
 * Adds an entry after the last one: its hash covers its text, its number and the hash before it. Writers take turns until they commit, so
 * that numbers have no gaps and no two entries follow the same one.
 */
export async function appendAudit(tx: Tx, entry: AuditEntry, at: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${chainLock})`);
  const text = auditText(entry, at);
  await tx.execute(sql`
    with last as (
      select seq, hash from audit_log order by seq desc limit 1
    ), next as (
      select coalesce((select seq from last), 0) + 1 as seq,
        coalesce((select hash from last), ${genesisHash}) as previous_hash
    )
    insert into audit_log (seq, kind, actor, uid, detail, at, previous_hash, hash)
    select seq, ${entry.kind}, ${entry.actor}, ${entry.uid}::text, ${JSON.stringify(entry.detail)}::jsonb,
      ${at.toISOString()}::timestamptz, previous_hash,
      encode(sha256(convert_to(previous_hash || seq::text || ${text}::text, 'UTF8')), 'hex')
    from next`);
}

/** The next entries of the chain after `afterSeq`, in order. */
export async function readAuditEntries(tx: Tx, afterSeq: number, limit: number): Promise<StoredAuditEntry[]> {
  const rows = await tx
    .select()
    .from(auditLog)
    .where(gt(auditLog.seq, afterSeq))
    .orderBy(asc(auditLog.seq))
    .limit(limit);
  return rows.map((row) => ({ ...row, ...stored.parse(row) }));
}

/** The newest entries below `before`, of one kind or about one user where asked; each way by an index. */
export async function readAuditPage(
  tx: Tx,
  which: { before: number | null; kind: string | null; uid: string | null; limit: number },
): Promise<StoredAuditEntry[]> {
  const rows = await tx
    .select()
    .from(auditLog)
    .where(
      and(
        which.before === null ? undefined : lt(auditLog.seq, which.before),
        which.kind === null ? undefined : eq(auditLog.kind, which.kind),
        which.uid === null ? undefined : eq(auditLog.uid, which.uid),
      ),
    )
    .orderBy(desc(auditLog.seq))
    .limit(which.limit);
  return rows.map((row) => ({ ...row, ...stored.parse(row) }));
}

const stored = z.object({
  kind: z.enum(auditKinds),
  actor: z.enum(['user', 'operator', 'service']),
});
