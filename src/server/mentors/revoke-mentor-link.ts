import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { revokeLink } from './mentor-link-store.ts';

/**
 * Ends a link at its candidate's wish, at once and for good; scores that were given stay with the candidate and no longer help to check
 * ours (rules MENTOR-3, MENTOR-6). Throws Refusal `not_found`, for another user's too.
 */
export async function revokeMentorLink(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { uid, linkId }: { uid: string; linkId: string },
): Promise<{ ok: true }> {
  if (!(await database.write((tx) => revokeLink(tx, uid, linkId, clock.now()))))
    throw new Refusal('not_found');
  return { ok: true };
}
