import { useCallback } from 'react';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Read } from '#web/ui/read.tsx';
import { useSchool } from '../school-context.ts';
import { useReading } from '../use-reading.ts';
import { ReviewTable } from './review-table.tsx';

/** One review: what was said beside what one judges by. */
export function ReviewPage({ reviewId }: { reviewId: string }) {
  const { school, renderLink } = useSchool();
  const { orgId } = school;
  const load = useCallback(
    (signal: AbortSignal) =>
      callEndpoint('GET /api/schools/:orgId/reviews/mine/:reviewId', { params: { orgId, reviewId }, signal }),
    [orgId, reviewId],
  );
  const reading = useReading(load);
  const onNext = useNext(reviewId);
  return (
    <>
      <p className="crumb">{renderLink('reviews', {}, 'Your desk', { className: 'go' })}</p>
      <Read reading={reading} what="the review">
        {(review) => (
          <ReviewTable
            key={review.state === 'submitted' ? 'in' : 'open'}
            review={review}
            onNext={onNext}
            onRead={reading.again}
          />
        )}
      </Read>
    </>
  );
}

/** To the review that waits after this one, those assigned longest ago first; to the desk where none does. */
function useNext(reviewId: string): () => Promise<void> {
  const { school, go } = useSchool();
  const { orgId } = school;
  return async () => {
    const { reviews } = await callEndpoint('GET /api/schools/:orgId/reviews/mine', {
      params: { orgId },
      query: { state: 'waiting' },
    });
    const at = reviews.findIndex((one) => one.reviewId === reviewId);
    const next = reviews[at + 1] ?? reviews.find((one) => one.reviewId !== reviewId);
    go('reviews', next ? { id: next.reviewId } : {});
  };
}
