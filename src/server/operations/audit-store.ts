import { z } from 'zod';
import { type AuditEntry, auditKinds } from '#server/accounts/audit.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, asc, desc, eq, gt, inArray, lt, lte, sql } from '#server/platform/database/query.ts';
import { auditCuts, auditLog } from '#server/platform/database/schema/operations.ts';
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

/** Where the audit log begins since it was last cut; null when it never was. */
export async function readLastCut(tx: Tx): Promise<{ seq: number; hash: string } | null> {
  const [row] = await tx.select().from(auditCuts).orderBy(desc(auditCuts.seq)).limit(1);
  return row ?? null;
}

const cutAtOnce = 20_000;

/**
 * The last of the oldest entries that came before `before`, at most 20,000 entries on; null when there is none. Numbers follow time, so the
 * entries are read from the beginning.
 */
export async function findCutBefore(tx: Tx, before: Date): Promise<{ seq: number; hash: string } | null> {
  const oldest = tx
    .select({ seq: auditLog.seq, hash: auditLog.hash, at: auditLog.at })
    .from(auditLog)
    .orderBy(asc(auditLog.seq))
    .limit(cutAtOnce)
    .as('oldest');
  const [row] = await tx
    .select({ seq: oldest.seq, hash: oldest.hash })
    .from(oldest)
    .where(lt(oldest.at, before))
    .orderBy(desc(oldest.seq))
    .limit(1);
  return row ?? null;
}

/** Writes a cut down, once; false when it is known. */
export async function cutAudit(
  tx: Tx,
  { seq, hash }: { seq: number; hash: string },
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insert(auditCuts)
    .values({ seq, hash, at: now })
    .onConflictDoNothing()
    .returning({ seq: auditCuts.seq });
  return added.length > 0;
}

/** Whether the log itself says that it was cut there. */
export async function saysItWasCut(tx: Tx, cut: { seq: number; hash: string }): Promise<boolean> {
  const detail = JSON.stringify({ throughSeq: cut.seq, hash: cut.hash });
  const rows = await tx
    .select({ seq: auditLog.seq })
    .from(auditLog)
    .where(
      and(
        gt(auditLog.seq, cut.seq),
        eq(auditLog.kind, 'audit_log_cut'),
        sql`${auditLog.detail} = ${detail}::jsonb`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Deletes up to `limit` entries before a cut, the oldest first; replies how many. */
export async function deleteCutAudit(tx: Tx, throughSeq: number, limit: number): Promise<number> {
  const oldest = tx
    .select({ seq: auditLog.seq })
    .from(auditLog)
    .where(lte(auditLog.seq, throughSeq))
    .orderBy(asc(auditLog.seq))
    .limit(limit);
  const gone = await tx
    .delete(auditLog)
    .where(inArray(auditLog.seq, oldest))
    .returning({ seq: auditLog.seq });
  return gone.length;
}
