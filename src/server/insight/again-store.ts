import type { Again, Readings, SecondAnswer } from '#contract/again.ts';
import type { Feedback } from '#contract/feedback.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, isNull, sql } from '#server/platform/database/query.ts';
import { againAnswers } from '#server/platform/database/schema/insight.ts';
import { feedbacks } from '#server/platform/database/schema/interviews.ts';

/** What was asked for so long ago and is not there is asked for again; longer than a model may take. */
const forgottenMs = { making: 60_000, reading: 240_000 };

/** The feedback of an interview whoever owns it, for the service's own work; null when it is gone. */
export async function findFeedbackForService(tx: Tx, sessionId: string): Promise<Feedback | null> {
  const [row] = await tx
    .select({ feedback: feedbacks.feedback })
    .from(feedbacks)
    .where(eq(feedbacks.sessionId, sessionId));
  return row?.feedback ?? null;
}

type Kept = { again: Again | null; second: SecondAnswer | null; tries: number };

/** The answer to give again, when it was made, and the second answer, when there is one. */
export async function findAgain(tx: Tx, sessionId: string): Promise<Kept> {
  const { again, second, tries } = againAnswers;
  const [row] = await tx
    .select({ again, second, tries })
    .from(againAnswers)
    .where(eq(againAnswers.sessionId, sessionId));
  return row ?? { again: null, second: null, tries: 0 };
}

/**
 * Notes that the answer to give again is to be made, when it is neither made nor just asked for; replies whether this was the one that asked.
 * Nothing is noted of a feedback that is gone.
 */
export async function askForAgain(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - forgottenMs.making);
  const { rows } = (await tx.execute(sql`
    insert into ${againAnswers} (session_id, asked_at)
    select session_id, ${now.toISOString()}::timestamptz from ${feedbacks} where session_id = ${sessionId} for key share
    on conflict (session_id) do update set asked_at = excluded.asked_at
      where again_answers.again is null and again_answers.asked_at <= ${before.toISOString()}::timestamptz
    returning session_id`)) as { rows: unknown[] };
  return rows.length > 0;
}

/** Stores the answer to give again, once: of two that were made the first stays (rule AGAIN-3). */
export async function storeAgain(tx: Tx, sessionId: string, again: Again, now: Date): Promise<void> {
  await tx
    .update(againAnswers)
    .set({ again, madeAt: now })
    .where(and(eq(againAnswers.sessionId, sessionId), isNull(againAnswers.again)));
}

/** Stores a second answer in the place of the one before; gives its number, or null where there is nothing to answer again. */
export async function storeSecond(
  tx: Tx,
  sessionId: string,
  text: string,
  now: Date,
): Promise<{ second: SecondAnswer; tries: number } | null> {
  const second = { text, at: now.toISOString(), readings: null };
  const [row] = await tx
    .update(againAnswers)
    .set({ second, tries: sql`${againAnswers.tries} + 1`, readingAskedAt: now })
    .where(and(eq(againAnswers.sessionId, sessionId), sql`${againAnswers.again} ->> 'kind' = 'answer'`))
    .returning({ tries: againAnswers.tries });
  return row ? { second, tries: row.tries } : null;
}

/** Stores how both answers were read, unless another second answer has come since or this one was read already. */
export async function storeReadings(
  tx: Tx,
  { sessionId, tries }: { sessionId: string; tries: number },
  readings: Readings,
): Promise<void> {
  await tx
    .update(againAnswers)
    .set({ second: sql`jsonb_set(${againAnswers.second}, '{readings}', ${JSON.stringify(readings)}::jsonb)` })
    .where(
      and(
        eq(againAnswers.sessionId, sessionId),
        eq(againAnswers.tries, tries),
        sql`${againAnswers.second} -> 'readings' = 'null'::jsonb`,
      ),
    );
}

/** Notes that the reading of a second answer is asked for once more, where it should long be there; replies whether this was the one that asked. */
export async function askForReadings(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - forgottenMs.reading);
  const rows = await tx
    .update(againAnswers)
    .set({ readingAskedAt: now })
    .where(
      and(
        eq(againAnswers.sessionId, sessionId),
        sql`${againAnswers.second} -> 'readings' = 'null'::jsonb`,
        sql`${againAnswers.readingAskedAt} <= ${before.toISOString()}::timestamptz`,
      ),
    )
    .returning({ sessionId: againAnswers.sessionId });
  return rows.length > 0;
}
