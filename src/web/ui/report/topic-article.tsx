import { type Feedback, type FeedbackQuote, shownScore, type TopicFeedback } from '#contract/feedback.ts';
import type { Turn } from '#contract/transcript.ts';
import { Arrow } from '#web/ui/art/pen-marks.tsx';
import { criterionWords, rangeWords } from './feedback-words.ts';
import { NotAssessed } from './not-assessed.tsx';
import { isMarkedThroughout, passagesOf } from './quote-places.ts';
import { Puzzles } from './puzzles.tsx';
import { isReadWithoutModel } from './reading-words.ts';
import { Readings } from './readings.tsx';
import { topicElementId } from './topic-element-id.ts';
import { SubjectAnswers } from './subject-answers.tsx';
import { TurnLink } from './turn-link.tsx';
import { Words } from './words.tsx';
import './topic-article.css';

type TopicProps = {
  topic: TopicFeedback;
  feedback: Pick<Feedback, 'assessor'> & { transcript: readonly Turn[] };
  onJump: (turnId: string) => void;
};

/** One topic: its score left of the margin, what it means, and what it rests on. */
export function TopicArticle({ topic, feedback, onJump }: TopicProps) {
  const id = topicElementId(topic.topicId);
  if (topic.score === null) return <NotAssessed topics={[topic]} />;
  return (
    <article className="topic" id={id} aria-labelledby={`${id}-name`}>
      <TopicScore score={topic.score} band={topic.band} />
      <div className="bd">
        <h2 id={`${id}-name`}>{topic.name}</h2>
        <TopicFindings topic={topic} feedback={feedback} onJump={onJump} />
      </div>
    </article>
  );
}

/** A topic's number and its likely range, as they stand left of the margin. */
export function TopicScore({
  score,
  band,
  provisional = false,
}: {
  /** Null while there is none. */
  score: number | null;
  band: TopicFeedback['band'];
  /** The candidate has not told yet whether it answers the question. */
  provisional?: boolean;
}) {
  return (
    <div className="mg">
      {score === null ? (
        <small>no number yet</small>
      ) : (
        <b>
          <span className="label">Score: </span>
          {shownScore(score)}
          <span className="of">/10</span>
        </b>
      )}
      {score !== null && provisional && <small>provisional</small>}
      {band && <small>likely {rangeWords(shownScore(band.low), shownScore(band.high))}</small>}
    </div>
  );
}

/** What a score means, the words it rests on, what was missing, one next step, and how it was made. */
export function TopicFindings({ topic, feedback, onJump }: TopicProps) {
  return (
    <>
      <p className="means">{topic.text}</p>
      <HowRead topic={topic} assessor={feedback.assessor} />
      {byTurn(topic.quotes).map(([turnId, quotes]) => (
        <Evidence
          key={turnId}
          quotes={quotes}
          turn={feedback.transcript.find(({ id }) => id === turnId)}
          onJump={onJump}
        />
      ))}
      <Puzzles topic={topic} transcript={feedback.transcript} onJump={onJump} />
      <SubjectAnswers topic={topic} transcript={feedback.transcript} onJump={onJump} />
      <div className="gap">
        {topic.missing.length > 0 && (
          <div>
            <h3>What was missing</h3>
            {topic.missing.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
        {topic.nextStep && (
          <div className="next">
            <h3>
              <Arrow />
              Next step
            </h3>
            <p>{topic.nextStep}</p>
          </div>
        )}
      </div>
      <Levels topic={topic} />
    </>
  );
}

/** The readers' own scores, and what is unusual about how this topic was read. */
function HowRead({ topic, assessor }: { topic: TopicFeedback; assessor: Feedback['assessor'] }) {
  return (
    <>
      <Readings topic={topic} />
      {isReadWithoutModel(assessor, topic) && (
        <p className="how-read">
          <b>Read without the model.</b> It gave no reading of this topic that could be used, so the plain
          check of evidence stands here alone.
        </p>
      )}
      {topic.diverged && (
        <p className="how-read">The plain check of evidence saw this differently; the range is wider.</p>
      )}
    </>
  );
}

/** The quotes of a topic by the turn they stand in, turns in the order of the first quote. */
export function byTurn(quotes: readonly FeedbackQuote[]): [turnId: string, quotes: string[]][] {
  return [...Map.groupBy(quotes, ({ turnId }) => turnId)].map(([turnId, all]) => [
    turnId,
    [...new Set(all.map(({ quote }) => quote))],
  ]);
}

function Evidence({
  quotes,
  turn,
  onJump,
}: {
  quotes: readonly string[];
  turn: Turn | undefined;
  onJump: (turnId: string) => void;
}) {
  return (
    <div className="ev">
      {passagesOf(turn?.text ?? '', quotes).map((passage) => (
        <blockquote
          key={passage.map((segment) => segment.text).join('')}
          className={isMarkedThroughout(passage) ? 'throughout' : undefined}
        >
          “<Words segments={passage} />”
        </blockquote>
      ))}
      {turn && (
        <TurnLink turn={turn} onJump={onJump}>
          You,{' '}
        </TurnLink>
      )}
    </div>
  );
}

function Levels({ topic }: { topic: TopicFeedback }) {
  if (topic.levels.length === 0) return null;
  return (
    <details className="levels">
      <summary>How this score was made</summary>
      <dl>
        {topic.levels.map(({ criterion, level, because }) => (
          <div key={criterion}>
            <dt>
              {criterionWords[criterion]}{' '}
              <span className="num">{level === null ? 'not applied' : `${level} of 4`}</span>
            </dt>
            <dd>{because}</dd>
          </div>
        ))}
        {topic.caps.map((cap) => (
          <div key={cap}>
            <dt>Held down</dt>
            <dd>{cap}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
