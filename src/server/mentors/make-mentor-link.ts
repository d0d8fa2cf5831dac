import type { BodyOf, ReplyOf } from '#contract/endpoints.ts';
import { dayMs } from '#contract/time.ts';
import { randomId, randomToken, sha256 } from '#server/platform/ids.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { insertLink, isLogGone, lockFeedback } from './mentor-link-store.ts';

/**
 * Makes a link by which a mentor may read one interview and score it, and tells its secret, once: only its hash is kept (rule MENTOR-1).
 * Throws Refusal `not_found` where the user has no such feedback, `interview_words_gone` where only that is left, `mentor_links_used_up` where five of
 * it work or fifty are kept.
 */
export async function makeMentorLink(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  {
    uid,
    sessionId,
    days,
    forWhom,
    shows,
    helps,
  }: BodyOf<'makeMentorLink'> & { uid: string; sessionId: string },
): Promise<ReplyOf<'makeMentorLink'>> {
  const token = randomToken();
  const linkId = randomId('ml_');
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + days * dayMs);
  const stored = { tokenHash: sha256(token), candidateHelps: helps, createdAt, expiresAt };
  await database.transaction(async (tx) => {
    if (!(await lockFeedback(tx, uid, sessionId))) throw new Refusal('not_found');
    if (await isLogGone(tx, sessionId)) throw new Refusal('interview_words_gone');
    const made = await insertLink(tx, { id: linkId, sessionId, uid, forWhom, shows, ...stored });
    if (!made) throw new Refusal('mentor_links_used_up');
  });
  return { linkId, token, expiresAt: expiresAt.toISOString() };
}
