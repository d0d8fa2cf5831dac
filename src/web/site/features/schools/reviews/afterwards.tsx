import { notScoredWhy } from '#contract/schools/not-scored.ts';
import type { Review } from '#contract/schools/review.ts';
import { Part, Table, Time } from '../parts.tsx';
import { recommendationWords, scopeWords } from '../review-words.ts';

type Afterwards = NonNullable<Review['afterwards']>;

/** What the others and we made of the same sitting, beside one's own marks, and how far ours can be trusted. */
export function Afterwards({ review, afterwards }: { review: Review; afterwards: Afterwards }) {
  const { ours, others } = afterwards;
  const topics = review.sitting.topics;
  const scoreOf = new Map(ours?.topics.map(({ topicId, score }) => [topicId, score]));
  return (
    <div className="afterwards">
      <Part title="Beside yours">
        <Table
          name="Marks by topic"
          rows={topics}
          keyOf={({ topicId }) => topicId}
          columns={[
            { name: 'Topic', render: ({ name }) => name },
            { name: 'You', render: ({ topicId }) => <Mark of={review.marks[topicId]} /> },
            ...others.map((other, at) => ({
              name: nameOf(others, at),
              render: ({ topicId }: (typeof topics)[number]) => <Mark of={other.marks[topicId]} />,
            })),
            ...(ours
              ? [
                  {
                    name: 'Ours, of 10',
                    render: ({ topicId }: (typeof topics)[number]) => (
                      <Mark of={scoreOf.get(topicId)?.toFixed(1)} />
                    ),
                  },
                ]
              : []),
          ]}
        />
        {ours && (
          <p className="ours">
            Our score over all topics is <b className="num">{ours.overall.toFixed(1)}</b> of 10, between{' '}
            <span className="num">{ours.band.low.toFixed(1)}</span> and{' '}
            <span className="num">{ours.band.high.toFixed(1)}</span>.
          </p>
        )}
        <p className="small">{ours?.honesty ?? notScoredWhy}</p>
        {others.length === 0 && (
          <p className="small">Nobody else has submitted a review of this sitting yet.</p>
        )}
        {others.map((other, at) => (
          <article key={`${other.name} ${other.submittedAt}`} className="other">
            <h3>
              {nameOf(others, at)} · {recommendationWords[other.recommendation]}
            </h3>
            <p className="small">
              <Time iso={other.submittedAt} />
            </p>
            {other.note && <p className="note">{other.note}</p>}
          </article>
        ))}
      </Part>
      {review.history.length > 1 && <History history={review.history} />}
    </div>
  );
}

/** One who reviewed by topic may stand there twice. */
const nameOf = (others: Afterwards['others'], at: number): string => {
  const name = others[at]?.name ?? '';
  const before = others.slice(0, at).filter((one) => one.name === name).length;
  return before === 0 ? name : `${name} (${before + 1})`;
};

function Mark({ of }: { of: number | string | undefined }) {
  return of === undefined ? <span className="vh">no mark</span> : <span className="num">{of}</span>;
}

function History({ history }: { history: Review['history'] }) {
  return (
    <Part title="What you submitted before">
      <ol className="history">
        {history.map(({ at, reason, recommendation }) => (
          <li key={at}>
            <Time iso={at} />: {recommendationWords[recommendation]}
            {reason && <span className="small"> Changed because: {reason}</span>}
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** The line under a review's name. */
export const aboutReview = ({ programmeName, intakeName, topicId }: Review): string =>
  `${programmeName}, ${intakeName} · ${scopeWords(topicId)}`;
