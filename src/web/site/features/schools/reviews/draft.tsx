import { type RefObject, useEffect, useState } from 'react';
import type { Review } from '#contract/schools/review.ts';
import type { TopicId } from '#contract/topics.ts';
import { callEndpoint, EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';
import { useSchool } from '../school-context.ts';
import type { Draft as Standing, DraftKeeper, ReviewWords } from './draft-keeper.ts';
import { recommendationWords } from '../review-words.ts';
import { Rubric, type RubricTopic } from './rubric.tsx';
import type { Desk } from './use-desk.ts';
import { useDraft } from './use-draft.ts';

type Part = TopicId | 'recommendation';

/** What a whole review wants and these words have not. */
export const missingIn = (topics: readonly RubricTopic[], words: ReviewWords): Part[] => [
  ...topics.map(({ topicId }) => topicId).filter((topicId) => words.marks[topicId] === undefined),
  ...(words.recommendation === null ? ['recommendation' as const] : []),
];

export type RubricProps = {
  review: Review;
  topics: readonly RubricTopic[];
  desk: Desk;
  note: RefObject<HTMLTextAreaElement | null>;
  onRead: () => void;
  /** Takes what submits, for the key that does. */
  onSubmitWay: (way: () => void) => void;
};

/** The rubric of a review that is not submitted: kept as one writes, submitted once it is whole. */
export function Draft({ review, topics, desk, note, onRead, onSubmitWay }: RubricProps) {
  const { school } = useSchool();
  const { draft, keeper } = useDraft(school.orgId, review);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { words, standing } = draft;
  const missing = missingIn(topics, words);
  const submit = (): void => {
    setTried(true);
    const [first] = missing;
    if (first) return desk.toPart(first);
    if (busy) return;
    setBusy(true);
    setFailure(null);
    submitBy(school.orgId, review.reviewId, keeper)
      .then((isIn) => isIn && onRead())
      .catch((error: unknown) => setFailure(wordsFor(error)))
      .finally(() => setBusy(false));
  };
  useEffect(() => {
    onSubmitWay(submit);
  });
  return (
    <section className="rubric" aria-labelledby="rubric-title">
      <div className="rubric-head">
        <h2 id="rubric-title">Your review</h2>
        <KeptLine draft={draft} />
      </div>
      {draft.other && <Parted mine={words} draft={draft} onChoose={keeper.choose} />}
      <Rubric
        topics={topics}
        words={words}
        missing={new Set(tried ? missing : [])}
        current={desk.current}
        disabled={busy}
        note={note}
        onWrite={keeper.write}
        onAt={desk.onAt}
        onQuote={desk.jump}
      />
      {(failure ?? (standing === 'refused' ? draft.failure : null)) && (
        <p className="said-wrong" role="alert">
          {failure ?? draft.failure}
        </p>
      )}
      <div className="ways">
        <button type="button" className="btn slim" disabled={busy || draft.other !== null} onClick={submit}>
          {busy ? 'Submitting...' : 'Submit'}
        </button>
        <span className="small">
          {topics.length - missing.filter((one) => one !== 'recommendation').length} of {topics.length} marked
        </span>
      </div>
      <p className="small">
        After you submit, it is changed with a reason. What others and we made of this sitting comes once all
        your reviews of this applicant are in.
      </p>
    </section>
  );
}

/** Submits what is written; false where another window kept something meanwhile, which is then shown. */
async function submitBy(orgId: string, reviewId: string, keeper: DraftKeeper): Promise<boolean> {
  await keeper.flush();
  const { standing, words } = keeper.draft();
  if (standing === 'parted') return false;
  try {
    await callEndpoint('POST /api/schools/:orgId/reviews/mine/:reviewId/submit', {
      params: { orgId, reviewId },
      body: { ...words, revision: keeper.revision },
    });
    return true;
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
    // An answer that was lost on its way may have been a yes.
    if (error.code === 'review_submitted') return true;
    if (error.code !== 'changed_meanwhile') throw error;
    await keeper.part();
    return false;
  }
}

const keptWords: Readonly<Record<Standing['standing'], string>> = {
  kept: 'Kept',
  waiting: 'Not kept yet',
  keeping: 'Keeping...',
  away: 'No connection: it stays on this page and is sent when the network is back.',
  parted: 'Kept differently in another window',
  refused: 'Not kept',
};

function KeptLine({ draft }: { draft: Standing }) {
  return <output className={`small kept ${draft.standing}`}>{keptWords[draft.standing]}</output>;
}

function Parted({
  mine,
  draft,
  onChoose,
}: {
  mine: ReviewWords;
  draft: Standing;
  onChoose: DraftKeeper['choose'];
}) {
  const { other } = draft;
  if (!other) return null;
  return (
    <div className="parted" role="alert">
      <p>Another window kept this review meanwhile. Which shall stand?</p>
      {(
        [
          ['mine', mine],
          ['other', other],
        ] as const
      ).map(([which, words]) => (
        <div key={which}>
          <p className="small">
            {which === 'mine' ? 'Here' : 'There'}: {Object.values(words.marks).length} marked,{' '}
            {words.recommendation ? recommendationWords[words.recommendation] : 'no recommendation'}
            {words.note && `, “${words.note.slice(0, 160)}”`}
          </p>
          <button type="button" className="btn line slim" onClick={() => onChoose(which)}>
            {which === 'mine' ? 'Keep what is here' : 'Take the other'}
          </button>
        </div>
      ))}
    </div>
  );
}
