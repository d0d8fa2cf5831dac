import { useState } from 'react';
import type { ReviewProgress } from '#contract/schools/review.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSchool } from '../school-context.ts';
import { scopeWords, stateWords } from '../review-words.ts';

type Reader = ReviewProgress['reviewers'][number];

/** Who reads a sitting and how far each is; what nobody began, or nobody is left to finish, can be taken back. */
export function Readers({ sitting, onChanged }: { sitting: ReviewProgress; onChanged: () => void }) {
  const [taking, setTaking] = useState<Reader | null>(null);
  if (sitting.reviewers.length === 0) return <span className="small">Nobody yet</span>;
  return (
    <>
      <ul className="readers">
        {sitting.reviewers.map((reader) => (
          <li key={reader.reviewId}>
            {reader.name} <span className="small">{standing(reader)}</span>
            {reader.mayTakeBack && (
              <button type="button" className="go" onClick={() => setTaking(reader)}>
                Take back
                <span className="vh">
                  {' '}
                  from {reader.name}: {sitting.applicantName}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {taking && (
        <TakeBack
          reader={taking}
          applicantName={sitting.applicantName}
          onDone={onChanged}
          onClose={() => setTaking(null)}
        />
      )}
    </>
  );
}

const standing = ({ topicId, state, conflict, isAppeal }: Reader): string =>
  [
    ...(topicId ? [scopeWords(topicId)] : []),
    conflict ? 'knows the applicant' : stateWords[state].toLowerCase(),
    ...(isAppeal ? ['appeal'] : []),
  ].join(', ');

function TakeBack({
  reader,
  applicantName,
  onDone,
  onClose,
}: {
  reader: Reader;
  applicantName: string;
  onDone: () => void;
  onClose: () => void;
}) {
  const { school } = useSchool();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const take = (): void => {
    setBusy(true);
    callEndpoint('DELETE /api/schools/:orgId/reviews/:reviewId', {
      params: { orgId: school.orgId, reviewId: reader.reviewId },
    }).then(
      () => {
        onDone();
        onClose();
      },
      (error: unknown) => {
        setBusy(false);
        setFailure(wordsFor(error));
      },
    );
  };
  return (
    <Dialog
      open
      title={`Take ${applicantName} back from ${reader.name}?`}
      text="The review leaves their desk. It can be assigned again, to them or to others."
      confirmLabel="Take back"
      cancelLabel="Leave it"
      busy={busy}
      failure={failure}
      onConfirm={take}
      onCancel={onClose}
    />
  );
}
