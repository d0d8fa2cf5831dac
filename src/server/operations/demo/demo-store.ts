import type { Tx } from '#server/platform/database/database.ts';
import { asc, count, eq } from '#server/platform/database/query.ts';
import { users } from '#server/platform/database/schema/accounts.ts';
import { drills } from '#server/platform/database/schema/drills.ts';
import { feedbacks, interviewSessions } from '#server/platform/database/schema/interviews.ts';

/** What of a demo is there: when it began, how many interviews and drills it had, and what still stands of them. */
export async function readDemo(
  tx: Tx,
  uid: string,
): Promise<{ begunAt: Date; sessions: number; scores: (number | null)[]; drills: number }> {
  const [user] = await tx.select({ begunAt: users.createdAt }).from(users).where(eq(users.uid, uid));
  if (!user) throw new Error('A demo was read of a user who does not exist.');
  const ofUser = eq(interviewSessions.uid, uid);
  const [sessions] = await tx.select({ n: count() }).from(interviewSessions).where(ofUser);
  const [practised] = await tx
    .select({ n: count(drills.result) })
    .from(drills)
    .where(eq(drills.uid, uid));
  const read = await tx
    .select({ score: feedbacks.avgScore })
    .from(feedbacks)
    .where(eq(feedbacks.uid, uid))
    .orderBy(asc(feedbacks.completedAt));
  return {
    begunAt: user.begunAt,
    sessions: sessions?.n ?? 0,
    scores: read.map(({ score }) => score),
    drills: practised?.n ?? 0,
  };
}
