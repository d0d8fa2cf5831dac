import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import type { WriteAudit } from '#server/accounts/audit.ts';
import { deleteSessionsOf } from '#server/accounts/session-store.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** An operator ends every session of a user; their open pages learn it at once. Gives how many there were. Throws Refusal `not_found`. */
export async function signOutUser(
  { database, audit }: Pick<Parts, 'database'> & { audit: WriteAudit },
  { uid, reason }: { uid: string; reason: string },
): Promise<{ sessions: number }> {
  return database.transaction(async (tx) => {
    if (!(await lockUser(tx, uid))) throw new Refusal('not_found');
    const sessions = await deleteSessionsOf(tx, uid);
    await notifyAccountChanged(tx, uid);
    const detail = { sessions, reason };
    await audit(tx, { kind: 'sign_out_everywhere', actor: 'operator', uid, detail });
    return { sessions };
  });
}
