import type { Parts } from '#server/platform/parts.ts';
import { notifyAccountChanged } from './account-changes.ts';
import type { WriteAudit } from './audit.ts';
import { deleteSessionsOf } from './session-store.ts';

/** Ends every session of the user, on this and all other devices; their open pages learn it at once. */
export async function signOutEverywhere(
  { database, audit }: Pick<Parts, 'database'> & { audit: WriteAudit },
  uid: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const sessions = await deleteSessionsOf(tx, uid);
    await notifyAccountChanged(tx, uid);
    await audit(tx, { kind: 'sign_out_everywhere', actor: 'user', uid, detail: { sessions } });
  });
}
