import { topicsAsTold } from '#core/scoring/as-told.ts';
import type { ReadFeedback } from '#core/insight/progress/reading.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { desc, eq, sql } from '#server/platform/database/query.ts';
import { feedbacks } from '#server/platform/database/schema/interviews.ts';

/** As many as ever are drawn: twelve packs and more. */
const mostCompared = 50;

/** The newest feedback of a user, without transcripts, notes and prose of the whole: what stays is a few kilobytes each. */
export async function findReadFeedback(tx: Tx, uid: string): Promise<ReadFeedback[]> {
  const rows = await tx
    .select({
      feedback: sql<ReadFeedback>`${feedbacks.feedback} - 'transcript' - 'notes' - 'marginNotes' - 'ignored' - 'tactics'`,
      told: feedbacks.told,
    })
    .from(feedbacks)
    .where(eq(feedbacks.uid, uid))
    .orderBy(desc(feedbacks.completedAt))
    .limit(mostCompared);
  return rows.map(({ feedback, told }) => topicsAsTold(feedback, told));
}
