import type { Tx } from '#server/platform/database/database.ts';
import { eq } from '#server/platform/database/query.ts';
import { users } from '#server/platform/database/schema/accounts.ts';

/** Makes this transaction the only one that changes what the user has or does until it ends; rows that only refer to the user stay free. Gives the name on the account. */
export async function lockUser(tx: Tx, uid: string): Promise<{ displayName: string } | null> {
  const [row] = await tx
    .select({ displayName: users.displayName })
    .from(users)
    .where(eq(users.uid, uid))
    .for('no key update');
  return row ?? null;
}
