import type { MentorPage } from '#contract/mentors.ts';
import { readNameAndEmail } from '#server/accounts/user-store.ts';
import { readEvents } from '#server/interviews/interview-event-store.ts';
import { sha256 } from '#server/platform/ids.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findOpenLink, markOpened } from './mentor-link-store.ts';
import { mentorPage, type MentorSources } from './mentor-page.ts';

/**
 * What a mentor's link shows to whoever holds it; the first opening by another than its candidate is noted. `uid` is who is signed in
 * there, if anybody. Throws Refusal `not_found` alike for a link that is unknown, revoked or over, and for a deleted interview.
 */
export async function openMentorPage(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { token, uid }: { token: string; uid: string | null },
): Promise<MentorPage> {
  const now = clock.now();
  const sources = await database.read((tx) => readSources(tx, { tokenHash: sha256(token), uid, now }));
  if (!sources.own && !sources.link.openedAt)
    await database.write((tx) => markOpened(tx, sources.link.id, now));
  return mentorPage(sources);
}

/** What a link's page is made from, while it works. Throws Refusal `not_found`. */
export async function readSources(
  tx: Tx,
  { tokenHash, uid, now }: { tokenHash: string; uid: string | null; now: Date },
): Promise<MentorSources> {
  const found = await findOpenLink(tx, tokenHash, now);
  if (!found) throw new Refusal('not_found');
  const { link } = found;
  const events = await readEvents(tx, link.sessionId, 0);
  const { name } = await readNameAndEmail(tx, link.uid);
  return { ...found, events, accountName: name, own: uid === link.uid };
}
