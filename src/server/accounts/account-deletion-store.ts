import type { Tx } from '#server/platform/database/database.ts';
import { eq } from '#server/platform/database/query.ts';
import { accountDeletions } from '#server/platform/database/schema/privacy.ts';
import { Refusal } from '#server/platform/refusal.ts';

export type AccountDeletion = typeof accountDeletions.$inferSelect;

/** The deletion of an account as it stands; null when nobody asked for it, or it was taken back. */
export async function findDeletion(tx: Tx, uid: string): Promise<AccountDeletion | null> {
  const [row] = await tx.select().from(accountDeletions).where(eq(accountDeletions.uid, uid));
  return row ?? null;
}

/** Throws Refusal `account_being_deleted` while an account's deletion is asked for: nothing new begins on it. Lock its user first (rule ERASE-1). */
export async function refuseWhileDeleting(tx: Tx, uid: string): Promise<void> {
  if (await findDeletion(tx, uid)) throw new Refusal('account_being_deleted');
}
