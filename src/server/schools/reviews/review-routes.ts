import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { SchoolParts } from '../school-parts.ts';
import { assignReviews, unassignReview } from './assign-reviews.ts';
import { listReviewers, listReviewProgress } from './read-progress.ts';
import { listMyReviews, readReview } from './read-review.ts';
import { changeReview, declareConflict, saveReview, submitReview } from './write-review.ts';

const done = { ok: true } as const;

/** Reviews: one's own desk, and who is to read what. */
export function reviewRoutes(parts: SchoolParts): Routes {
  return (bind) => {
    bind('listMyReviews', ({ member, query }) => listMyReviews(parts, member, query));
    bind('readReview', ({ member, params }) => readReview(parts, member, params));
    bind('saveReview', ({ member, params: { reviewId }, body }) =>
      saveReview(parts, member, { reviewId, ...body }),
    );
    bind('submitReview', async ({ member, params: { reviewId }, body }) => {
      await submitReview(parts, member, { reviewId, ...body });
      return done;
    });
    bind('changeReview', async ({ member, params: { reviewId }, body }) => {
      await changeReview(parts, member, { reviewId, ...body });
      return done;
    });
    bind('declareConflict', async ({ member, params }) => {
      await declareConflict(parts, member, params);
      return done;
    });
    bind('listReviewProgress', ({ member, query }) => listReviewProgress(parts, member, query));
    bind('listReviewers', ({ member, query }) => listReviewers(parts, member, query));
    bind('assignReviews', ({ member, body }) => assignReviews(parts, member, body));
    bind('unassignReview', async ({ member, params }) => {
      await unassignReview(parts, member, params);
      return done;
    });
  };
}
