import { z } from 'zod';
import { marksPerInterview } from '#contract/ledger.ts';
import type { ClaimMark } from '#core/insight/ledger/corrected-facts.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, desc, eq, sql } from '#server/platform/database/query.ts';
import { claimMarks } from '#server/platform/database/schema/claim-marks.ts';

type StoredMark = ClaimMark & {
  uid: string;
  sessionId: string;
  claimId: string;
  correct: string;
  at: Date;
};

const stored = z.object({ claim_id: z.string() });

/** So many of a user's marks count, the newest. */
const rememberedMarks = 200;

/** A user's marks, the oldest first. */
export async function findMarks(tx: Tx, uid: string): Promise<ClaimMark[]> {
  const rows = await tx
    .select({ words: claimMarks.words, within: claimMarks.within, becomes: claimMarks.becomes })
    .from(claimMarks)
    .where(eq(claimMarks.uid, uid))
    .orderBy(desc(claimMarks.at), desc(claimMarks.sessionId), desc(claimMarks.claimId))
    .limit(rememberedMarks);
  return rows.reverse();
}

/** The marks made in one interview. */
export async function findMarksOf(
  tx: Tx,
  uid: string,
  sessionId: string,
): Promise<Pick<StoredMark, 'claimId' | 'correct' | 'becomes' | 'at'>[]> {
  const { claimId, correct, becomes, at } = claimMarks;
  return tx
    .select({ claimId, correct, becomes, at })
    .from(claimMarks)
    .where(and(eq(claimMarks.uid, uid), eq(claimMarks.sessionId, sessionId)));
}

/**
 * Marks a claim, or changes its mark: one guarded statement that locks the interview, so that none is made once its log is deleted, and
 * that counts what is there (rules LEDGER-9, LEDGER-10). Whose lock is held, one at a time. False when nothing was stored.
 */
export async function putMark(tx: Tx, mark: StoredMark): Promise<boolean> {
  const { uid, sessionId, claimId, words, within, correct, becomes } = mark;
  const statement = sql`
    insert into claim_marks (session_id, claim_id, uid, words, within, correct, becomes, at)
    select s.session_id, ${claimId}, s.uid, ${words}, ${JSON.stringify(within)}::jsonb, ${correct}, ${becomes},
      ${mark.at.toISOString()}::timestamptz
    from (select session_id, uid from interview_sessions
      where session_id = ${sessionId} and uid = ${uid} and has_feedback and resume_id is not null for share) s
    where (select count(*) from claim_marks m
      where m.uid = ${uid} and m.session_id = ${sessionId} and m.claim_id <> ${claimId}) < ${marksPerInterview}
    on conflict (uid, session_id, claim_id) do update
      set words = excluded.words, within = excluded.within, correct = excluded.correct, becomes = excluded.becomes,
        at = excluded.at
    returning claim_id`;
  return (await queryRows(tx, stored, statement)).length > 0;
}

/** Takes a mark back; nothing when there was none. */
export async function deleteMark(
  tx: Tx,
  { uid, sessionId, claimId }: Pick<StoredMark, 'uid' | 'sessionId' | 'claimId'>,
): Promise<void> {
  await tx
    .delete(claimMarks)
    .where(
      and(eq(claimMarks.uid, uid), eq(claimMarks.sessionId, sessionId), eq(claimMarks.claimId, claimId)),
    );
}
