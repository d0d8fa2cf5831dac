import { useState } from 'react';
import type { Review } from '#contract/schools/review.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSchool } from '../school-context.ts';

/** Says that one knows the applicant, once that is meant. */
export function KnowThem({
  review,
  onGone,
  onClose,
}: {
  review: Review;
  onGone: () => void;
  onClose: () => void;
}) {
  const { school } = useSchool();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const say = (): void => {
    setBusy(true);
    callEndpoint('POST /api/schools/:orgId/reviews/mine/:reviewId/conflict', {
      params: { orgId: school.orgId, reviewId: review.reviewId },
      body: {},
    }).then(onGone, (error: unknown) => {
      setBusy(false);
      setFailure(wordsFor(error));
    });
  };
  return (
    <Dialog
      open
      title={`You know ${review.applicantName}?`}
      text="This review leaves your desk, what you wrote in it is deleted, and nothing of this applicant comes to you again. Somebody else reads it."
      confirmLabel="I know them"
      cancelLabel="Go on reading"
      busy={busy}
      failure={failure}
      onConfirm={say}
      onCancel={onClose}
    />
  );
}
