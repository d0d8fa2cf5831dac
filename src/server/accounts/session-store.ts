import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, gt, inArray, lt, lte, ne, or } from '#server/platform/database/query.ts';
import { sessions } from '#server/platform/database/schema/accounts.ts';
import { sessionLimits } from './session-limits.ts';

type StoredSession = {
  tokenHash: string;
  uid: string;
  /** The school that alone it opens (rule SCHOOL-87); null for all others. */
  schoolId: string | null;
  seenAt: Date;
  expiresAt: Date;
};

/** Adds a session; only the token's SHA-256 is stored. One that a school's own sign-on opened names the school, and may end earlier than others. */
export async function insertSession(
  tx: Tx,
  tokenHash: string,
  uid: string,
  now: Date,
  { schoolId = null, until = null }: { schoolId?: string | null; until?: Date | null } = {},
): Promise<void> {
  const latest = now.getTime() + sessionLimits.absoluteMs;
  const expiresAt = new Date(Math.min(latest, until?.getTime() ?? latest));
  await tx.insert(sessions).values({ tokenHash, uid, schoolId, createdAt: now, seenAt: now, expiresAt });
}

/** The session of a token that is within its idle and absolute limits at `now`, by one indexed read. */
export async function findLiveSession(tx: Tx, tokenHash: string, now: Date): Promise<StoredSession | null> {
  const idleSince = new Date(now.getTime() - sessionLimits.idleMs);
  const [row] = await tx
    .select({
      tokenHash: sessions.tokenHash,
      uid: sessions.uid,
      schoolId: sessions.schoolId,
      seenAt: sessions.seenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(
      and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), gt(sessions.seenAt, idleSince)),
    );
  return row ?? null;
}

/** Notes that a session was used at `now`; later uses noted meanwhile win. */
export async function touchSession(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ seenAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.seenAt, now)));
}

/** Ends a session; replies whose it was, or null when it had ended before. */
export async function deleteSession(tx: Tx, tokenHash: string): Promise<string | null> {
  const [row] = await tx
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ uid: sessions.uid });
  return row?.uid ?? null;
}

/** Ends every session of a user; replies how many there were. */
export async function deleteSessionsOf(tx: Tx, uid: string): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(eq(sessions.uid, uid))
    .returning({ tokenHash: sessions.tokenHash });
  return ended.length;
}

/** Ends every session that a school's own sign-on opened, but for one; replies whose they were. */
export async function deleteSessionsOfSchool(tx: Tx, schoolId: string, butHash: string): Promise<string[]> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.schoolId, schoolId), ne(sessions.tokenHash, butHash)))
    .returning({ uid: sessions.uid });
  return [...new Set(ended.map(({ uid }) => uid))];
}

/** Removes sessions past one of their limits, `most` at a time; replies how many there were. */
export async function deleteDeadSessions(tx: Tx, now: Date, most: number): Promise<number> {
  const idleSince = new Date(now.getTime() - sessionLimits.idleMs);
  const dead = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(or(lte(sessions.expiresAt, now), lte(sessions.seenAt, idleSince)))
    .limit(most);
  const gone = await tx
    .delete(sessions)
    .where(inArray(sessions.tokenHash, dead))
    .returning({ uid: sessions.uid });
  return gone.length;
}
