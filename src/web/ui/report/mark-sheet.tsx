import { useId, useState } from 'react';
import { type Feedback, shownScore, type TopicFeedback } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import { inWords, inWordsCapital } from '#web/content/number-words.ts';
import { MarginNote } from '#web/ui/page.tsx';
import { rangeWords } from './feedback-words.ts';
import { isReadWithoutModel } from './reading-words.ts';
import { topicElementId } from './topic-element-id.ts';
import './mark-sheet.css';

/**
 * All topics in one table: this interview's score and likely range, and a tick where the last interview stood. On a telephone it is folded: the
 * topics stood there just before, each with its score.
 */
export function MarkSheet({
  feedback: { topics, assessor },
  previous,
  compared = true,
  onRead,
}: {
  feedback: Feedback;
  previous: Readonly<Record<string, number | null>> | null;
  /** Whether the last interview is one to compare this with (rule PROGRESS-3). */
  compared?: boolean;
  /** A topic was chosen to be read. */
  onRead: (topicId: TopicId) => void;
}) {
  const [open, setOpen] = useState(false);
  const tableId = useId();
  return (
    <section className={open ? 'sheet' : 'sheet shut'}>
      <div className="mg">
        <MarginNote>the mark sheet</MarginNote>
      </div>
      <div className="bd">
        <button
          type="button"
          className="go"
          aria-expanded={open}
          aria-controls={tableId}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Fold the table' : `All ${inWords(topics.length)} topics in one table`}
        </button>
        <table className="ms" id={tableId}>
          <caption>
            {inWordsCapital(topics.length)} topics
            <small>
              Dot: this interview. Shaded: likely range.
              {previous && (
                <>
                  {' '}
                  <i className="was" /> your last interview{compared ? '' : ', which is not compared'}.
                </>
              )}
            </small>
          </caption>
          <tbody>
            {topics.map((topic) => (
              <Row
                key={topic.topicId}
                topic={topic}
                before={previous?.[topic.topicId] ?? null}
                withoutModel={isReadWithoutModel(assessor, topic)}
                onRead={() => onRead(topic.topicId)}
              />
            ))}
          </tbody>
        </table>
        {topics.some(({ readings }) => readings) && (
          <p className="small how-marked">
            The model read these topics from three seats, each alone: chair, subject, industry. The panel’s
            mark is their middle, criterion by criterion, not an average of impressions.
          </p>
        )}
      </div>
    </section>
  );
}

function Row({
  topic,
  before,
  withoutModel,
  onRead,
}: {
  topic: TopicFeedback;
  before: number | null;
  withoutModel: boolean;
  onRead: () => void;
}) {
  const name = (
    <th scope="row">
      <a href={`#${topicElementId(topic.topicId)}`} onClick={onRead}>
        {topic.name}
        {withoutModel && <small>read without the model</small>}
      </a>
    </th>
  );
  if (topic.score === null) {
    return (
      <tr className="na">
        {name}
        <td className="bar">{topic.told === null ? 'no number yet' : 'not assessed'}</td>
        <td className="n" aria-hidden="true">
          –
        </td>
      </tr>
    );
  }
  const score = shownScore(topic.score);
  const low = shownScore(topic.band?.low ?? topic.score);
  const high = shownScore(topic.band?.high ?? topic.score);
  const was = before === null ? null : shownScore(before);
  return (
    <tr>
      {name}
      <td className="bar" aria-hidden="true">
        <Bar score={score} low={low} high={high} was={was} />
      </td>
      <td className="n">
        {score}
        <span className="vh">
          {' '}
          out of 10, likely {rangeWords(low, high)}
          {was !== null && `, last time ${was}`}
        </span>
      </td>
    </tr>
  );
}

function Bar({ score, low, high, was }: { score: number; low: number; high: number; was: number | null }) {
  const x = (value: number): string => `${value * 10}%`;
  return (
    <svg height="18">
      <line className="scale" x1="0" x2="100%" y1="9" y2="9" />
      <line className="likely" x1={x(low)} x2={x(high)} y1="9" y2="9" />
      {was !== null && <line className="before" x1={x(was)} x2={x(was)} y1="1" y2="17" />}
      <circle className="now" cx={x(score)} cy="9" r="5.5" />
    </svg>
  );
}
