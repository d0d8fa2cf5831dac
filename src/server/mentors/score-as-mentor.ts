import type { BodyOf } from '#contract/endpoints.ts';
import type { MentorPage } from '#contract/mentors.ts';
import { isWholeScore } from '#core/insight/mentor/compare-levels.ts';
import { sha256 } from '#server/platform/ids.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Parts } from '#server/platform/parts.ts';
import { InvalidInput } from '#server/platform/http/error-replies.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lookUpLink } from './guess-limit.ts';
import { storeScores } from './mentor-link-store.ts';
import { mentorPage } from './mentor-page.ts';
import { findSources } from './open-mentor-page.ts';

/**
 * Stores what a mentor judged, once for each link, and shows then what the candidate chose to show of ours; it changes no score of ours
 * (rules MENTOR-3, MENTOR-4). Throws Refusal `not_found` for a link that does not work, `mentor_guesses_used_up`, `already_scored`, `own_interview` in the candidate's
 * own browser, and InvalidInput unless every topic is there once and something is said.
 */
export async function scoreAsMentor(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  {
    token,
    scores,
    helps,
    uid,
    address,
  }: BodyOf<'scoreAsMentor'> & { uid: string | null; address: string | undefined },
): Promise<MentorPage> {
  const now = clock.now();
  const tokenHash = sha256(token);
  const find = (tx: Tx) => findSources(tx, { tokenHash, uid, now });
  const before = await lookUpLink(database, address, find);
  if (before.own) throw new Refusal('own_interview');
  if (before.link.scoredAt) throw new Refusal('already_scored');
  if (!isWholeScore(scores, before.feedback.topics))
    throw new InvalidInput([{ path: 'body.scores', message: 'must hold each topic once, and a level' }]);
  const given = { scores, helps: helps && before.link.candidateHelps };
  const stored = await database.write((tx) => storeScores(tx, tokenHash, given, now));
  const after = await database.read(find);
  if (!after) throw new Refusal('not_found');
  if (!stored) throw new Refusal('already_scored');
  return mentorPage(after);
}
