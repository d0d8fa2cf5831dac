import type { SchoolAuditKind } from '#contract/schools/audit.ts';
import type { ReviewMarks } from '#contract/schools/review.ts';
import type { Recommendation, ReviewState } from '#contract/schools/states.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { tellSchool } from '../webhooks/tell-school.ts';
import { topicsToMark } from './review-shown.ts';
import { findOwn, findReviewed, insertSubmission, markConflict, writeReview } from './review-store.ts';

type Words = {
  reviewId: string;
  revision: number;
  marks: ReviewMarks;
  recommendation: Recommendation | null;
  note: string;
};
type Deps = Pick<SchoolParts, 'database' | 'clock'>;

/** Keeps a draft. Throws Refusal `not_found`, `review_submitted`, `changed_meanwhile`. */
export async function saveReview(
  deps: Deps,
  member: ActingMember,
  words: Words,
): Promise<{ revision: number }> {
  await onOwn(deps, member, words, async (tx, now) => {
    if (!(await writeReview(tx, { ...member, ...words }, { from: ['assigned', 'draft'], to: 'draft', now })))
      await refuse(tx, member, words, 'submitted');
  });
  return { revision: words.revision + 1 };
}

/** Submits a whole review, once. Throws Refusal `not_found`, `review_incomplete`, `review_submitted`, `changed_meanwhile`. */
export async function submitReview(deps: Deps, member: ActingMember, words: Words): Promise<void> {
  await submit(deps, member, words, { from: ['assigned', 'draft'], reason: null, kind: 'review_submitted' });
}

/** Changes a submitted review with the reason, which stands beside what it said before. Throws Refusal as `submitReview` does, or `review_not_submitted`. */
export async function changeReview(
  deps: Deps,
  member: ActingMember,
  { reason, ...words }: Words & { reason: string },
): Promise<void> {
  await submit(deps, member, words, { from: ['submitted'], reason, kind: 'review_changed' });
}

/** Says that one knows the applicant. Throws Refusal `not_found`, `review_submitted`. */
export async function declareConflict(
  deps: Deps,
  member: ActingMember,
  { reviewId }: { reviewId: string },
): Promise<void> {
  const { orgId, memberId } = member;
  await onOwn(deps, member, { reviewId }, async (tx, now, applicantId) => {
    if (!(await markConflict(tx, { orgId, memberId, reviewId, applicantId, now })))
      throw new Refusal('review_submitted');
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      kind: 'conflict_declared',
      subject: reviewId,
      now,
    });
  });
}

async function submit(
  deps: Deps,
  member: ActingMember,
  words: Words,
  as: { from: readonly ReviewState[]; reason: string | null; kind: SchoolAuditKind },
): Promise<void> {
  const { orgId, memberId } = member;
  const { reviewId, marks, recommendation, note } = words;
  await onOwn(deps, member, words, async (tx, now) => {
    const own = await findOwn(tx, { ...member, reviewId });
    const reviewed = own && (await findReviewed(tx, orgId, own.review.sittingId));
    if (!own || !reviewed) throw new Refusal('not_found');
    const wanted = topicsToMark(own.review, reviewed.rules);
    const given = Object.keys(marks);
    const isWhole = wanted.every((topicId) => marks[topicId] !== undefined) && given.length === wanted.length;
    if (!isWhole || recommendation === null) throw new Refusal('review_incomplete');
    if (!(await writeReview(tx, { ...member, ...words }, { from: as.from, to: 'submitted', now })))
      await refuse(tx, member, words, as.reason === null ? 'submitted' : 'not_submitted');
    await insertSubmission(tx, { orgId, reviewId, marks, recommendation, note, reason: as.reason, at: now });
    await auditSchool(tx, { orgId, actor: 'member', memberId, kind: as.kind, subject: reviewId, now });
    const data = { reviewId, sittingId: own.review.sittingId };
    if (as.reason === null) await tellSchool(tx, { orgId, now }, { event: 'review.submitted', data });
  });
}

/** Why a review could not be written. */
async function refuse(
  tx: Tx,
  member: ActingMember,
  { reviewId, revision }: Pick<Words, 'reviewId' | 'revision'>,
  stands: 'submitted' | 'not_submitted',
): Promise<never> {
  const own = await findOwn(tx, { ...member, reviewId });
  if (!own) throw new Refusal('not_found');
  const isIn = own.review.state === 'submitted';
  if (stands === 'submitted' && isIn) throw new Refusal('review_submitted');
  if (stands === 'not_submitted' && !isIn) throw new Refusal('review_not_submitted');
  throw new Refusal('changed_meanwhile', { revision: own.review.revision, edited: revision });
}

async function onOwn(
  { database, clock }: Deps,
  member: ActingMember,
  { reviewId }: { reviewId: string },
  work: (tx: Tx, now: Date, applicantId: string) => Promise<void>,
): Promise<void> {
  await withinOrganisation(database, member.orgId, async (tx) => {
    const own = await findOwn(tx, { ...member, reviewId });
    if (!own) throw new Refusal('not_found');
    await work(tx, clock.now(), own.applicantId);
  });
}
