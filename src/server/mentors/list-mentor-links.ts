import type { ReplyOf } from '#contract/endpoints.ts';
import type { Feedback } from '#contract/feedback.ts';
import type { MentorLink } from '#contract/mentors.ts';
import { compareLevels } from '#core/insight/mentor/compare-levels.ts';
import { findFeedback } from '#server/feedback/feedback-store.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isLogGone, listLinks, type MentorLinkRow } from './mentor-link-store.ts';

/** The links a candidate made to an interview, how each stands, and what its mentor judged beside our own. Throws Refusal `not_found`. */
export async function listMentorLinks(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { uid, sessionId }: { uid: string; sessionId: string },
): Promise<ReplyOf<'listMentorLinks'>> {
  const { feedback, rows, logGone } = await database.read(async (tx) => ({
    feedback: await findFeedback(tx, uid, sessionId),
    rows: await listLinks(tx, uid, sessionId),
    logGone: await isLogGone(tx, sessionId),
  }));
  if (!feedback) throw new Refusal('not_found');
  const now = clock.now();
  return {
    links: rows.map((row) => shownLink(row, feedback, logGone || row.expiresAt <= now)),
    hasLog: !logGone,
  };
}

function shownLink(row: MentorLinkRow, feedback: Feedback, isOver: boolean): MentorLink {
  const { scores, scoredAt, revokedAt } = row;
  const state = stateOf(row, isOver);
  const helps = scoredAt !== null && row.candidateHelps && row.mentorHelps;
  return {
    linkId: row.id,
    state,
    forWhom: row.forWhom,
    shows: row.shows,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    openedAt: row.openedAt?.toISOString() ?? null,
    helps,
    revocable: revokedAt === null && (!isOver || helps),
    result:
      scores && scoredAt
        ? { scoredAt: scoredAt.toISOString(), scores, comparison: compareLevels(scores, feedback.topics) }
        : null,
  };
}

function stateOf(row: MentorLinkRow, isOver: boolean): MentorLink['state'] {
  if (row.revokedAt) return 'revoked';
  if (row.scoredAt) return 'scored';
  if (isOver) return 'expired';
  return row.openedAt ? 'opened' : 'waiting';
}
