import type { ReplyOf } from '#contract/endpoints.ts';
import type { DeskState } from '#contract/schools/review.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { noteShown } from './marks-seen.ts';
import { afterwardsOf, deskLineOf, reviewShown } from './review-shown.ts';
import {
  countOwn,
  findOwn,
  findReviewed,
  listOthers,
  listOwn,
  listSubmissions,
  markOpened,
} from './review-store.ts';

/** A member's own desk. */
export async function listMyReviews(
  { database }: Pick<SchoolParts, 'database'>,
  member: ActingMember,
  query: { state?: DeskState | undefined; after?: string | undefined },
): Promise<ReplyOf<'listMyReviews'>> {
  return withinOrganisation(database, member.orgId, async (tx) => {
    const { rows, more } = await listOwn(tx, member, query);
    return { reviews: rows.map(deskLineOf), more, counts: await countOwn(tx, member) };
  });
}

/**
 * One's own review with all it rests on; ours and the others' only once it is submitted, they owe no other of the applicant, and do not know them
 * (rules SCHOOL-8, SCHOOL-66). Throws Refusal `not_found`, also where
 * the school's record is gone.
 */
export async function readReview(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  member: ActingMember,
  { reviewId }: { reviewId: string },
): Promise<ReplyOf<'readReview'>> {
  const { orgId, memberId } = member;
  return withinOrganisation(database, orgId, async (tx) => {
    const own = await findOwn(tx, { ...member, reviewId });
    const reviewed = own && (await findReviewed(tx, orgId, own.review.sittingId));
    if (!own || !reviewed) throw new Refusal('not_found');
    await markOpened(tx, orgId, reviewId, clock.now());
    const { applicantId, review } = own;
    const isIn = review.state === 'submitted';
    const shown = { orgId, memberId, now: clock.now() };
    const closed = isIn ? ((await noteShown(tx, shown, [applicantId])).get(applicantId) ?? null) : 'owed';
    return {
      ...reviewShown(own, reviewed, await listSubmissions(tx, orgId, reviewId)),
      closed,
      afterwards: closed === null ? afterwardsOf(reviewed, await listOthers(tx, review)) : null,
    };
  });
}
