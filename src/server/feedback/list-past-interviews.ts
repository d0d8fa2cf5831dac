import type { ReplyOf } from '#contract/endpoints.ts';
import { readRemaining } from '#server/billing/read-remaining.ts';
import type { Parts } from '#server/platform/parts.ts';
import { countCompleted, countKept, listFinished } from './feedback-store.ts';

/** The user's interviews whose feedback is there, newest first, with how many are completed, how many of those are deleted, and how many remain (rule RECORD-3). */
export async function listPastInterviews(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { uid }: { uid: string },
): Promise<ReplyOf<'listPastInterviews'>> {
  return database.read(async (tx) => {
    const finished = await listFinished(tx, uid);
    const completed = await countCompleted(tx, uid);
    return {
      completed,
      deleted: completed - (await countKept(tx, uid)),
      remaining: await readRemaining(tx, uid, clock.now()),
      interviews: finished.map((row) => ({
        sessionId: row.sessionId,
        timestamp: row.timestamp.toISOString(),
        updatedAt: row.updatedAt.toISOString(),
        style: row.style ?? 'chill',
        avgScore: row.avgScore,
      })),
    };
  });
}
