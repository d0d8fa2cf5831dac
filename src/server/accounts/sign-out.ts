import type { Parts } from '#server/platform/parts.ts';
import { notifyAccountChanged } from './account-changes.ts';
import type { WriteAudit } from './audit.ts';
import type { Session } from './find-session.ts';
import { deleteSession } from './session-store.ts';

/** Ends this browser's session on the server; its open pages learn it at once. Ending it twice is the same as once. */
export async function signOut(
  { database, audit }: Pick<Parts, 'database'> & { audit: WriteAudit },
  session: Session,
): Promise<void> {
  await database.transaction(async (tx) => {
    const uid = await deleteSession(tx, session.tokenHash);
    if (uid === null) return;
    await notifyAccountChanged(tx, uid);
    await audit(tx, { kind: 'sign_out', actor: 'user', uid, detail: {} });
  });
}
