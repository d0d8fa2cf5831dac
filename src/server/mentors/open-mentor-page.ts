import type { MentorPage } from '#contract/mentors.ts';
import { readNameAndEmail } from '#server/accounts/user-store.ts';
import { readEvents } from '#server/interviews/interview-event-store.ts';
import { sha256 } from '#server/platform/ids.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Parts } from '#server/platform/parts.ts';
import { lookUpLink } from './guess-limit.ts';
import { findOpenLink, markOpened } from './mentor-link-store.ts';
import { mentorPage, type MentorSources } from './mentor-page.ts';

/**
 * What a mentor's link shows to whoever holds it; the first opening by another than its candidate is noted. `uid` is who is signed in
 * there, if anybody, and `address` where the call came from. Throws Refusal `not_found` alike for a link that is unknown, revoked or over, and for a
 * deleted interview, and `mentor_guesses_used_up`.
 */
export async function openMentorPage(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { token, uid, address }: { token: string; uid: string | null; address: string | undefined },
): Promise<MentorPage> {
  const now = clock.now();
  const sources = await lookUpLink(database, address, async (tx) => {
    const found = await findSources(tx, { tokenHash: sha256(token), uid, now });
    if (found && !found.own && !found.link.openedAt) await markOpened(tx, found.link.id, now);
    return found;
  });
  return mentorPage(sources);
}

/** What a link's page is made from; null where the link does not work. */
export async function findSources(
  tx: Tx,
  { tokenHash, uid, now }: { tokenHash: string; uid: string | null; now: Date },
): Promise<MentorSources | null> {
  const found = await findOpenLink(tx, tokenHash, now);
  if (!found) return null;
  const { link } = found;
  const events = await readEvents(tx, link.sessionId, 0);
  const { name } = await readNameAndEmail(tx, link.uid);
  return { ...found, events, accountName: name, own: uid === link.uid };
}
