import { useCallback, useMemo, useRef, useState } from 'react';
import type { ClosedWhy, Review } from '#contract/schools/review.ts';
import type { TopicId } from '#contract/topics.ts';
import { wordsFor } from '#web/lib/call-endpoint.ts';
import { useSchool } from '../school-context.ts';
import { aboutReview, Afterwards } from './afterwards.tsx';
import { ChangeReview } from './change-review.tsx';
import { Draft } from './draft.tsx';
import { KnowThem } from './know-them.tsx';
import type { RubricTopic } from './rubric.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { useDesk } from './use-desk.ts';
import { placedQuotes, Transcript } from './transcript.tsx';
import { useReviewKeys } from './use-review-keys.ts';
import { useSingleKeys } from './use-single-keys.ts';

/** Why nothing stands beside a review that is in. */
const closedWords: Readonly<Record<ClosedWhy, string>> = {
  owed: 'Your review is in. What others and we made of it comes once all your reviews of this applicant are in.',
  known: 'You said that you know this applicant, so you are shown no marks but your own.',
};

/** The transcript left, the rubric right; on a telephone one under the other, with a bar to go between them. */
export function ReviewTable({
  review,
  onNext,
  onRead,
}: {
  review: Review;
  onNext: () => Promise<void>;
  onRead: () => void;
}) {
  const { go } = useSchool();
  const [asks, setAsks] = useState<'conflict' | 'keys' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [single, setSingle] = useSingleKeys();
  const submit = useRef<() => void>(() => undefined);
  const topics = useTopics(review);
  const root = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const desk = useDesk(topics, { root, note });
  const next = (): void => {
    onNext().then(
      () => setFailure(null),
      (error: unknown) => setFailure(wordsFor(error)),
    );
  };
  useReviewKeys({ ...desk.keys, submit: () => submit.current(), next, help: () => setAsks('keys') }, single);
  const takeSubmit = useCallback((way: () => void): void => {
    submit.current = way;
  }, []);
  const isIn = review.state === 'submitted';
  const shared = {
    review,
    topics,
    desk,
    note,
    onRead,
    onSubmitWay: takeSubmit,
  };
  return (
    <div ref={root} className="review">
      <header>
        <h1>{review.applicantName}</h1>
        <p className="small">{aboutReview(review)}</p>
        {review.isAppeal && <p className="small">An appeal asked for a second reading of this sitting.</p>}
        <div className="ways">
          <button type="button" className="btn line slim" onClick={next}>
            Next review
          </button>
          {!isIn && (
            <button type="button" className="go" onClick={() => setAsks('conflict')}>
              I know this applicant
            </button>
          )}
          <button type="button" className="go by-keys" onClick={() => setAsks('keys')}>
            Keyboard
          </button>
        </div>
        {failure && (
          <p className="said-wrong" role="alert">
            {failure}
          </p>
        )}
      </header>
      {isIn && review.closed && <p>{closedWords[review.closed]}</p>}
      {review.afterwards && <Afterwards review={review} afterwards={review.afterwards} />}
      <div className="sheets">
        <Transcript sitting={review.sitting} onBack={desk.back} />
        {isIn ? <ChangeReview {...shared} /> : <Draft {...shared} />}
      </div>
      <nav className="review-bar" aria-label="Between transcript and rubric">
        <button type="button" className="go" onClick={desk.toTranscript}>
          Transcript
        </button>
        <button type="button" className="go" onClick={desk.toRubric}>
          Rubric
        </button>
        <button type="button" className="go" onClick={next}>
          Next
        </button>
      </nav>
      {asks === 'conflict' && (
        <KnowThem review={review} onGone={() => go('reviews')} onClose={() => setAsks(null)} />
      )}
      {asks === 'keys' && <Shortcuts single={single} onSingle={setSingle} onClose={() => setAsks(null)} />}
    </div>
  );
}

/** The topics to mark, each with the quotes that fell in it. */
function useTopics({ sitting }: Review): RubricTopic[] {
  return useMemo(() => {
    const topicOf = new Map<string, TopicId>(sitting.transcript.map(({ id, topicId }) => [id, topicId]));
    const quotes = placedQuotes(sitting);
    return sitting.topics.map((topic) => ({
      ...topic,
      quotes: quotes.filter(({ turnId }) => topicOf.get(turnId) === topic.topicId),
    }));
  }, [sitting]);
}
