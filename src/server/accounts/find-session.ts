import type { Parts } from '#server/platform/parts.ts';
import { saysStorageFull } from '#server/platform/disk-room.ts';
import { sha256 } from '#server/platform/ids.ts';
import { sessionLimits } from './session-limits.ts';
import { findLiveSession, touchSession } from './session-store.ts';

/** A signed-in browser. `tokenHash` names its session without being able to use it; `schoolId` is the school that alone it opens, if any. */
export type Session = { uid: string; tokenHash: string; schoolId: string | null };

/** Whose session a cookie's token is, or null when it is unknown, ended, idle for 7 days or 30 days old (rule SIGN-1). */
export async function findSession(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  token: string | null,
): Promise<Session | null> {
  if (token === null) return null;
  const now = clock.now();
  const tokenHash = sha256(token);
  const session = await database.read((tx) => findLiveSession(tx, tokenHash, now));
  if (!session) return null;
  if (now.getTime() - session.seenAt.getTime() >= sessionLimits.touchMs) {
    // A session is a session although there is no room to note that it was used.
    await database
      .write((tx) => touchSession(tx, tokenHash, now))
      .catch((error: unknown) => {
        if (!saysStorageFull(error)) throw error;
      });
  }
  return { uid: session.uid, tokenHash, schoolId: session.schoolId };
}
