import { z } from 'zod';
import { forSchool, intakeId, memberId } from '../../schools/organisation.ts';
import {
  deskLine,
  deskStates,
  review,
  reviewer,
  reviewId,
  reviewLimits,
  reviewProgress,
  reviewWords,
  sittingId,
} from '../../schools/review.ts';
import { topicIds } from '../../topics.ts';
import { type Endpoint, ok } from '../endpoint.ts';

const forReview = forSchool.extend({ reviewId });
const own = { access: 'school', schoolAct: 'review' } as const;
const assign = { access: 'school', schoolAct: 'assign_reviews' } as const;
const revision = z.number().int().min(1);
const why = z.string().trim().min(3).max(reviewLimits.reasonCharacters);

/** Reviews: one's own desk, blind until it is submitted, and who is to read what (rule SCHOOL-8). */
export const reviewEndpoints = {
  /** One's own reviews, all, those that wait or those in one state, those assigned longest ago first; `after` is the last line's id. */
  listMyReviews: {
    method: 'GET',
    path: '/api/schools/:orgId/reviews/mine',
    ...own,
    params: forSchool,
    query: z.strictObject({ state: z.enum(deskStates).optional(), after: reviewId.optional() }),
    reply: z.object({
      reviews: z.array(deskLine),
      more: z.boolean(),
      counts: z.object({ assigned: z.number().int(), draft: z.number().int(), submitted: z.number().int() }),
    }),
  },
  readReview: {
    method: 'GET',
    path: '/api/schools/:orgId/reviews/mine/:reviewId',
    ...own,
    params: forReview,
    reply: review,
  },
  /** Keeps a draft. Refused once the review is submitted, and when another window kept one since. */
  saveReview: {
    method: 'PUT',
    path: '/api/schools/:orgId/reviews/mine/:reviewId',
    ...own,
    params: forReview,
    body: reviewWords.extend({ revision }),
    reply: z.object({ revision }),
  },
  /** Submits a whole review: every topic of it marked, and a recommendation. From then on the others' and ours are shown. */
  submitReview: {
    method: 'POST',
    path: '/api/schools/:orgId/reviews/mine/:reviewId/submit',
    ...own,
    params: forReview,
    body: reviewWords.extend({ revision }),
    reply: ok,
  },
  /** Changes a submitted review, with the reason; what stood before stays in its history. */
  changeReview: {
    method: 'POST',
    path: '/api/schools/:orgId/reviews/mine/:reviewId/change',
    ...own,
    params: forReview,
    body: reviewWords.extend({ revision, reason: why }),
    reply: ok,
  },
  /** Says that one knows the applicant: the review is taken off one's desk, and none of theirs comes to it again. */
  declareConflict: {
    method: 'POST',
    path: '/api/schools/:orgId/reviews/mine/:reviewId/conflict',
    ...own,
    params: forReview,
    body: z.strictObject({}),
    reply: ok,
  },
  /** The finished sittings of a season with how far their reviews are, the one waiting longest first; `after` is the last one's id. */
  listReviewProgress: {
    method: 'GET',
    path: '/api/schools/:orgId/reviews',
    ...assign,
    params: forSchool,
    query: z.strictObject({ intakeId, after: sittingId.optional() }),
    reply: z.object({
      sittings: z.array(reviewProgress),
      more: z.boolean(),
      totals: z.object({
        sittings: z.number().int(),
        assigned: z.number().int(),
        submitted: z.number().int(),
        without: z.number().int(),
      }),
    }),
  },
  /** Who may be given reviews of a season: their role allows it and they see its programme; and the topics of the scenarios it sat. */
  listReviewers: {
    method: 'GET',
    path: '/api/schools/:orgId/reviewers',
    ...assign,
    params: forSchool,
    query: z.strictObject({ intakeId }),
    reply: z.object({ reviewers: z.array(reviewer), topicIds: z.array(z.enum(topicIds)) }),
  },
  /**
   * Assigns finished sittings of a season to reviewers: each to so many, whole or by topic, loads even, nobody an applicant whom they know,
   * have read or were shown marks of. `sittingIds` left out takes all that have fewer. `without` counts the sittings that were left out of some of
   * the topics, since their scenario has none of those.
   */
  assignReviews: {
    method: 'POST',
    path: '/api/schools/:orgId/reviews/assign',
    ...assign,
    params: forSchool,
    body: z.strictObject({
      intakeId,
      memberIds: z.array(memberId).min(1).max(100),
      reviewersEach: z.number().int().min(1).max(5),
      topicIds: z.array(z.enum(topicIds)).min(1).optional(),
      sittingIds: z.array(sittingId).min(1).max(reviewLimits.assignedAtOnce).optional(),
    }),
    reply: z.object({ assigned: z.number().int(), short: z.array(sittingId), without: z.number().int() }),
  },
  /** Takes a review that nobody began back. */
  unassignReview: {
    method: 'DELETE',
    path: '/api/schools/:orgId/reviews/:reviewId',
    ...assign,
    params: forReview,
    reply: ok,
  },
} as const satisfies Record<string, Endpoint>;
