import { z } from 'zod';
import type { MentorShows, MentorTopicScore } from '#contract/mentors.ts';
import { mentorLimits } from '#contract/mentor-limits.ts';
import type { Feedback } from '#contract/feedback.ts';
import { asTold } from '#core/scoring/as-told.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, sql } from '#server/platform/database/query.ts';
import { feedbacks, interviewSessions } from '#server/platform/database/schema/interviews.ts';
import { mentorLinks } from '#server/platform/database/schema/mentors.ts';

export type MentorLinkRow = typeof mentorLinks.$inferSelect;

type NewLink = {
  id: string;
  sessionId: string;
  uid: string;
  tokenHash: string;
  forWhom: string;
  shows: MentorShows;
  candidateHelps: boolean;
  createdAt: Date;
  expiresAt: Date;
};

/** Makes this transaction the only one that makes links to a feedback, or deletes it; whether the user has it at all. */
export async function lockFeedback(tx: Tx, uid: string, sessionId: string): Promise<boolean> {
  const rows = await tx
    .select({ sessionId: feedbacks.sessionId })
    .from(feedbacks)
    .where(and(eq(feedbacks.sessionId, sessionId), eq(feedbacks.uid, uid)))
    .for('no key update');
  return rows.length > 0;
}

/** Stores a link unless as many work, or are kept, as may (rule MENTOR-1); whether it did. The feedback is locked. */
export async function insertLink(tx: Tx, link: NewLink): Promise<boolean> {
  const now = sql`${link.createdAt.toISOString()}::timestamptz`;
  const rows = await queryRows(
    tx,
    z.object({ id: z.string() }),
    sql`insert into mentor_links (id, session_id, uid, token_hash, for_whom, shows, candidate_helps, created_at, expires_at)
      select ${link.id}, ${link.sessionId}, ${link.uid}, ${link.tokenHash}, ${link.forWhom}, ${JSON.stringify(link.shows)}::jsonb,
        ${link.candidateHelps}, ${now}, ${link.expiresAt.toISOString()}::timestamptz
      where (select count(*) from mentor_links where session_id = ${link.sessionId}) < ${mentorLimits.kept}
        and (select count(*) from mentor_links where session_id = ${link.sessionId}
          and revoked_at is null and expires_at > ${now}) < ${mentorLimits.active}
      returning id`,
  );
  return rows.length > 0;
}

/** Whether the log of an interview is deleted: by its owner, after its time, or with its resume. Its feedback is locked, or only read. */
export async function isLogGone(tx: Tx, sessionId: string): Promise<boolean> {
  const rows = await tx
    .select({ sessionId: interviewSessions.sessionId })
    .from(interviewSessions)
    .where(and(eq(interviewSessions.sessionId, sessionId), isNull(interviewSessions.resumeId)));
  return rows.length > 0;
}

/** The links to an interview of a user, the newest first. */
export async function listLinks(tx: Tx, uid: string, sessionId: string): Promise<MentorLinkRow[]> {
  return tx
    .select()
    .from(mentorLinks)
    .where(and(eq(mentorLinks.uid, uid), eq(mentorLinks.sessionId, sessionId)))
    .orderBy(desc(mentorLinks.createdAt), asc(mentorLinks.id));
}

/** Ends a link of a user for good: nobody reads by it, and its scores help us no longer. Whether there was one; repeating it changes nothing. */
export async function revokeLink(tx: Tx, uid: string, linkId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(mentorLinks)
    .set({
      revokedAt: sql`coalesce(${mentorLinks.revokedAt}, ${now.toISOString()}::timestamptz)`,
      tokenHash: null,
      candidateHelps: false,
    })
    .where(and(eq(mentorLinks.id, linkId), eq(mentorLinks.uid, uid)))
    .returning({ id: mentorLinks.id });
  return rows.length > 0;
}

/** Whether the log of a link's interview is still there: with it goes the resume, without which name and contact cannot be hidden (rule MENTOR-2). */
const hasLog = sql<boolean>`exists (select 1 from ${interviewSessions} s
  where s.session_id = ${mentorLinks.sessionId} and s.resume_id is not null)`;

/** What must hold for a link to work: its secret, neither revoked nor expired, and its interview's log and its candidate's account still there. */
function works(tokenHash: string, now: Date) {
  return and(
    eq(mentorLinks.tokenHash, tokenHash),
    isNull(mentorLinks.revokedAt),
    gt(mentorLinks.expiresAt, now),
    hasLog,
    sql`not exists (select 1 from account_deletions d where d.uid = ${mentorLinks.uid})`,
  );
}

/** The link that a secret opens, with the feedback it is about; null for any that does not work, whatever the reason. */
export async function findOpenLink(
  tx: Tx,
  tokenHash: string,
  now: Date,
): Promise<{ link: MentorLinkRow; feedback: Feedback } | null> {
  const [row] = await tx
    .select({ link: mentorLinks, feedback: feedbacks.feedback, told: feedbacks.told })
    .from(mentorLinks)
    .innerJoin(feedbacks, eq(feedbacks.sessionId, mentorLinks.sessionId))
    .where(works(tokenHash, now));
  return row ? { link: row.link, feedback: asTold(row.feedback, row.told) } : null;
}

/** Notes when a link was first opened by somebody else than its candidate. */
export async function markOpened(tx: Tx, linkId: string, now: Date): Promise<void> {
  await tx
    .update(mentorLinks)
    .set({ openedAt: now })
    .where(and(eq(mentorLinks.id, linkId), isNull(mentorLinks.openedAt)));
}

/** Stores a mentor's scores, once a link and only while it works: one guarded statement (rule MENTOR-3). Whether it did. */
export async function storeScores(
  tx: Tx,
  tokenHash: string,
  given: { scores: readonly MentorTopicScore[]; helps: boolean },
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(mentorLinks)
    .set({
      scores: [...given.scores],
      mentorHelps: given.helps,
      scoredAt: now,
      openedAt: sql`coalesce(${mentorLinks.openedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(works(tokenHash, now), isNull(mentorLinks.scoredAt)))
    .returning({ id: mentorLinks.id });
  return rows.length > 0;
}

/** Deletes links whose time is over and that nobody scored, and takes the way in from the others (rule MENTOR-7). */
export async function endLinks(tx: Tx, now: Date): Promise<void> {
  await tx.delete(mentorLinks).where(and(lte(mentorLinks.expiresAt, now), isNull(mentorLinks.scoredAt)));
  await tx
    .update(mentorLinks)
    .set({ tokenHash: null })
    .where(and(lte(mentorLinks.expiresAt, now), isNotNull(mentorLinks.tokenHash)));
}

/** Scores that candidate and mentor both let us use, with our own levels; nothing that tells whose they are. */
export async function listHelpingScores(
  tx: Tx,
  limit: number,
): Promise<{ scores: MentorTopicScore[]; feedback: Pick<Feedback, 'topics' | 'assessor'> }[]> {
  const rows = await tx
    .select({ scores: mentorLinks.scores, feedback: feedbacks.feedback })
    .from(mentorLinks)
    .innerJoin(feedbacks, eq(feedbacks.sessionId, mentorLinks.sessionId))
    .where(
      and(
        isNotNull(mentorLinks.scoredAt),
        eq(mentorLinks.candidateHelps, true),
        eq(mentorLinks.mentorHelps, true),
        sql`not exists (select 1 from account_deletions d where d.uid = ${mentorLinks.uid})`,
      ),
    )
    .orderBy(sql`md5(${mentorLinks.id})`)
    .limit(limit);
  return rows.map(({ scores, feedback }) => ({
    scores: scores ?? [],
    feedback: { topics: feedback.topics, assessor: feedback.assessor },
  }));
}
