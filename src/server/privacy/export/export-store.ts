import { z } from 'zod';
import { exportLimits } from '#contract/export-limits.ts';
import { indiaDay } from '#contract/india-time.ts';
import { sweptAfter } from '#contract/retention.ts';
import { exportRememberedMs } from '#server/accounts/end-export.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, eq, lte, sql } from '#server/platform/database/query.ts';
import { dataExports, exportChunks } from '#server/platform/database/schema/exports.ts';

export type ExportRow = typeof dataExports.$inferSelect;

/** One writing of a copy's file: the job that began it last. Only its chunks are the file. */
export type Attempt = { uid: string; exportId: string; attempt: string };

const minuteMs = 60_000;
/** How long making may take in all, tries after a failure or a dead process included. */
const makingMs = 30 * minuteMs;
const readyMs = sweptAfter.copyHours * 60 * minuteMs;
/** How often a copy is begun: errors and dead processes count alike. */
const mostAttempts = 4;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;

/** The copy a user asked for last, as it was written down; null when they never did. */
export async function findExport(tx: Tx, uid: string): Promise<ExportRow | null> {
  const [row] = await tx.select().from(dataExports).where(eq(dataExports.uid, uid));
  return row ?? null;
}

/**
 * Begins a copy unless one is under way or ready, or three were asked for today: one guarded statement (rule EXPORT-2). A ready one named
 * by `replaces` makes room, its file goes. Null when nothing was begun.
 */
export async function beginExport(
  tx: Tx,
  input: { uid: string; exportId: string; replaces: string | null; now: Date },
): Promise<ExportRow | null> {
  const { uid, exportId, replaces, now } = input;
  const first = {
    uid,
    id: exportId,
    status: 'making' as const,
    askedAt: now,
    endsAt: later(now, makingMs),
    askedOn: indiaDay(now),
    asks: 1,
  };
  const [row] = await tx
    .insert(dataExports)
    .values(first)
    .onConflictDoUpdate({
      target: dataExports.uid,
      set: {
        ...first,
        attempt: null,
        attempts: 0,
        done: 0,
        total: 0,
        bytes: null,
        readyAt: null,
        asks: sql`case when ${dataExports.askedOn} = ${first.askedOn} then ${dataExports.asks} + 1 else 1 end`,
      },
      setWhere: sql`(${dataExports.status} in ('over', 'failed') or ${dataExports.endsAt} <= ${at(now)}
          or (${dataExports.status} = 'ready' and ${dataExports.id} = ${replaces}::text))
        and (${dataExports.askedOn} <> ${first.askedOn} or ${dataExports.asks} < ${exportLimits.asksADay})`,
    })
    .returning();
  if (row) await tx.delete(exportChunks).where(eq(exportChunks.uid, uid));
  return row ?? null;
}

/** Makes `attempt` the one that writes the file; what an earlier one wrote goes. False when the copy is not to be made any more. */
export async function takeExport(tx: Tx, { uid, exportId, attempt }: Attempt, now: Date): Promise<boolean> {
  const taken = await tx
    .update(dataExports)
    .set({ attempt, attempts: sql`${dataExports.attempts} + 1`, done: 0, total: 0 })
    .where(
      and(
        eq(dataExports.uid, uid),
        eq(dataExports.id, exportId),
        eq(dataExports.status, 'making'),
        sql`${dataExports.attempts} < ${mostAttempts} and ${dataExports.endsAt} > ${at(now)}`,
      ),
    )
    .returning({ id: dataExports.id });
  if (taken.length > 0) await tx.delete(exportChunks).where(eq(exportChunks.uid, uid));
  return taken.length > 0;
}

/** Keeps one piece of the file while `attempt` is the one that writes it; false when it is not any more. */
export async function insertChunk(
  tx: Tx,
  { uid, exportId, attempt }: Attempt,
  { seq, bytes }: { seq: number; bytes: Uint8Array },
): Promise<boolean> {
  // The lock makes whoever takes the copy over wait for this piece, and then delete it with the others.
  const rows = await queryRows(
    tx,
    z.object({ seq: z.number() }),
    sql`with held as (
        select uid from exports where uid = ${uid} and id = ${exportId} and attempt = ${attempt} and status = 'making' for share
      )
      insert into export_chunks (attempt, seq, uid, bytes)
      select ${attempt}, ${seq}::int, held.uid, ${bytes}::bytea from held returning seq`,
  );
  return rows.length > 0;
}

function stillWrites({ uid, exportId, attempt }: Attempt) {
  return and(
    eq(dataExports.uid, uid),
    eq(dataExports.id, exportId),
    eq(dataExports.attempt, attempt),
    eq(dataExports.status, 'making'),
  );
}

/** Writes down how far an attempt is. */
export async function setProgress(
  tx: Tx,
  attempt: Attempt,
  progress: { done: number; total: number },
): Promise<void> {
  await tx.update(dataExports).set(progress).where(stillWrites(attempt));
}

/** The file is whole: from now on it can be downloaded for 24 hours (rule EXPORT-3). False when another attempt or a new copy took its place. */
export async function finishExport(
  tx: Tx,
  attempt: Attempt,
  { bytes, now }: { bytes: number; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(dataExports)
    .set({
      status: 'ready',
      bytes,
      readyAt: now,
      endsAt: later(now, readyMs),
      done: sql`${dataExports.total}`,
    })
    .where(stillWrites(attempt))
    .returning({ id: dataExports.id });
  return rows.length > 0;
}

/** Gives a copy up that was begun as often as it may be; one that may still be begun again stays as it is. */
export async function giveUpExport(
  tx: Tx,
  { uid, exportId }: Omit<Attempt, 'attempt'>,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(dataExports)
    .set({ status: 'failed', attempt: null, endsAt: later(now, exportRememberedMs) })
    .where(
      and(
        eq(dataExports.uid, uid),
        eq(dataExports.id, exportId),
        eq(dataExports.status, 'making'),
        sql`${dataExports.attempts} >= ${mostAttempts}`,
      ),
    )
    .returning({ id: dataExports.id });
  if (rows.length > 0) await tx.delete(exportChunks).where(eq(exportChunks.uid, uid));
  return rows.length > 0;
}

/** A ready copy of the user by its id, while its time lasts; null for another's, a missing one and one that is over. */
export async function findReady(
  tx: Tx,
  { uid, exportId, now }: { uid: string; exportId: string; now: Date },
): Promise<{ attempt: string; bytes: number; readyAt: Date } | null> {
  const row = await findExport(tx, uid);
  if (!row || row.id !== exportId || row.status !== 'ready' || row.endsAt <= now) return null;
  const { attempt, bytes, readyAt } = row;
  return attempt === null || bytes === null || readyAt === null ? null : { attempt, bytes, readyAt };
}

/** One piece of a file; null after the last, or when the file is gone. */
export async function readChunk(tx: Tx, attempt: string, seq: number): Promise<Uint8Array | null> {
  const [row] = await tx
    .select({ bytes: exportChunks.bytes })
    .from(exportChunks)
    .where(and(eq(exportChunks.attempt, attempt), eq(exportChunks.seq, seq)));
  return row?.bytes ?? null;
}

/**
 * Ends up to `limit` copies whose time is over: files go, one that was still being made has failed. Replies how many there were. Rows of
 * copies that are over are forgotten after 30 days.
 */
export async function endExports(tx: Tx, now: Date, limit: number): Promise<number> {
  const due = sql`select uid from exports where ends_at <= ${at(now)} and status in ('making', 'ready')
    limit ${limit} for update skip locked`;
  const ended = await queryRows(
    tx,
    z.object({ uid: z.string() }),
    sql`update exports set status = case status when 'ready' then 'over' else 'failed' end, attempt = null, bytes = null,
        ends_at = ${at(later(now, exportRememberedMs))}
      where uid in (${due}) returning uid`,
  );
  for (const { uid } of ended) await tx.delete(exportChunks).where(eq(exportChunks.uid, uid));
  await tx
    .delete(dataExports)
    .where(and(lte(dataExports.endsAt, now), sql`${dataExports.status} in ('over', 'failed')`));
  return ended.length;
}
