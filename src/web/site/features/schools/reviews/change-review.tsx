import { useEffect, useState } from 'react';
import { reviewLimits } from '#contract/schools/review.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { useSchool } from '../school-context.ts';
import { missingIn, type RubricProps } from './draft.tsx';
import type { ReviewWords } from './draft-keeper.ts';
import { Rubric } from './rubric.tsx';

/** The rubric of a submitted review: read, and changed with a reason. */
export function ChangeReview({ review, topics, desk, note: noteField, onRead, onSubmitWay }: RubricProps) {
  const { school } = useSchool();
  const { marks, recommendation, note, reviewId, revision } = review;
  const asItStands: ReviewWords = { marks, recommendation, note };
  const [change, setChange] = useState<(ReviewWords & { reason: string }) | null>(null);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const words = change ?? asItStands;
  const missing = missingIn(topics, words);
  const reasonMissing = change !== null && change.reason.trim().length < 3;
  const send = (): void => {
    if (!change) return;
    setTried(true);
    if (busy || missing.length > 0 || reasonMissing) return;
    setBusy(true);
    setFailure(null);
    callEndpoint('POST /api/schools/:orgId/reviews/mine/:reviewId/change', {
      params: { orgId: school.orgId, reviewId },
      body: { ...change, revision },
    })
      .then(() => {
        setChange(null);
        onRead();
      })
      .catch((error: unknown) => setFailure(wordsFor(error)))
      .finally(() => setBusy(false));
  };
  useEffect(() => {
    onSubmitWay(send);
  });
  return (
    <section className="rubric" aria-labelledby="rubric-title">
      <div className="rubric-head">
        <h2 id="rubric-title">Your review</h2>
        <p className="small">{change ? 'Being changed' : 'Submitted'}</p>
      </div>
      <Rubric
        topics={topics}
        words={words}
        missing={new Set(tried ? missing : [])}
        current={desk.current}
        disabled={change === null || busy}
        note={noteField}
        onWrite={(part) => setChange((before) => before && { ...before, ...part })}
        onAt={desk.onAt}
        onQuote={desk.jump}
      />
      {change && (
        <Field
          label="Why you change it"
          hint="It stands beside what you submitted before."
          error={tried && reasonMissing ? 'Say why in three letters at least.' : undefined}
        >
          {(control) => (
            <input
              {...control}
              maxLength={reviewLimits.reasonCharacters}
              value={change.reason}
              disabled={busy}
              onChange={(event) => setChange({ ...change, reason: event.target.value })}
            />
          )}
        </Field>
      )}
      {failure && (
        <p className="said-wrong" role="alert">
          {failure}
        </p>
      )}
      <div className="ways">
        {change ? (
          <>
            <button type="button" className="btn slim" disabled={busy} onClick={send}>
              {busy ? 'Keeping...' : 'Keep the change'}
            </button>
            <button type="button" className="go" disabled={busy} onClick={() => setChange(null)}>
              Leave it as it was
            </button>
          </>
        ) : (
          <button
            type="button"
            className="btn line slim"
            onClick={() => setChange({ ...asItStands, reason: '' })}
          >
            Change it, with a reason
          </button>
        )}
      </div>
    </section>
  );
}
