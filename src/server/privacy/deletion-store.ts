import type { AccountDeletion } from '#server/accounts/account-deletion-store.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, asc, eq, isNull, lte } from '#server/platform/database/query.ts';
import { interviewSessions } from '#server/platform/database/schema/interviews.ts';
import { accountDeletions } from '#server/platform/database/schema/privacy.ts';

/** Records that an account's deletion was asked for; false when it was before. */
export async function insertDeletion(
  tx: Tx,
  row: { uid: string; requestedAt: Date; dueAt: Date },
): Promise<boolean> {
  const added = await tx
    .insert(accountDeletions)
    .values(row)
    .onConflictDoNothing()
    .returning({ uid: accountDeletions.uid });
  return added.length > 0;
}

/** Takes a deletion back that has not begun; false when there is none to take back. */
export async function removeDeletion(tx: Tx, uid: string): Promise<boolean> {
  const removed = await tx
    .delete(accountDeletions)
    .where(and(eq(accountDeletions.uid, uid), isNull(accountDeletions.erasingAt)))
    .returning({ uid: accountDeletions.uid });
  return removed.length > 0;
}

/** Sets when an account is erased, as it was promised before a backup was restored. */
export async function setDeletionDue(tx: Tx, uid: string, dueAt: Date): Promise<void> {
  await tx
    .update(accountDeletions)
    .set({ dueAt })
    .where(and(eq(accountDeletions.uid, uid), isNull(accountDeletions.erasingAt)));
}

/** Begins to erase an account whose week is over; from then on it cannot be kept. Null when it is not due, or erased. Lock its user first. */
export async function beginErasing(tx: Tx, uid: string, now: Date): Promise<AccountDeletion | null> {
  const [row] = await tx
    .select()
    .from(accountDeletions)
    .where(
      and(eq(accountDeletions.uid, uid), lte(accountDeletions.dueAt, now), isNull(accountDeletions.erasedAt)),
    )
    .for('update');
  if (!row || row.erasingAt) return row ?? null;
  await tx.update(accountDeletions).set({ erasingAt: now }).where(eq(accountDeletions.uid, uid));
  return { ...row, erasingAt: now };
}

/** Marks an account as erased, once. */
export async function markErased(tx: Tx, uid: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(accountDeletions)
    .set({ erasedAt: now })
    .where(and(eq(accountDeletions.uid, uid), isNull(accountDeletions.erasedAt)))
    .returning({ uid: accountDeletions.uid });
  return rows.length > 0;
}

/** Accounts whose week is over and that are not erased, the longest due first. */
export async function findDueAccounts(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ uid: accountDeletions.uid })
    .from(accountDeletions)
    .where(and(isNull(accountDeletions.erasedAt), lte(accountDeletions.dueAt, now)))
    .orderBy(asc(accountDeletions.dueAt))
    .limit(limit);
  return rows.map((row) => row.uid);
}

/** A user's interviews that are being scored. */
export async function findBeingScored(tx: Tx, uid: string): Promise<string[]> {
  const rows = await tx
    .select({ sessionId: interviewSessions.sessionId })
    .from(interviewSessions)
    .where(and(eq(interviewSessions.uid, uid), eq(interviewSessions.state, 'scoring')));
  return rows.map((row) => row.sessionId);
}
