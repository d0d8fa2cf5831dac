import type { RefObject } from 'react';
import { reviewLimits, type Review } from '#contract/schools/review.ts';
import { recommendations } from '#contract/schools/states.ts';
import type { TopicId } from '#contract/topics.ts';
import { criterionWords } from '#web/ui/report/feedback-words.ts';
import { Field } from '#web/ui/field.tsx';
import type { ReviewWords } from './draft-keeper.ts';
import { recommendationWords } from '../review-words.ts';
import type { Quote } from './transcript.tsx';

export type RubricTopic = Review['sitting']['topics'][number] & { quotes: Quote[] };

const marks = [1, 2, 3, 4, 5] as const;

/** What one judges by and with: each topic with the school's anchors and five marks, what one recommends, and a note. */
export function Rubric({
  topics,
  words,
  missing,
  current,
  disabled,
  note,
  onWrite,
  onAt,
  onQuote,
}: {
  topics: readonly RubricTopic[];
  words: ReviewWords;
  /** What is said to be missing; empty until one tried to submit. */
  missing: ReadonlySet<TopicId | 'recommendation'>;
  /** The topic that number keys mark. */
  current: TopicId | null;
  disabled: boolean;
  note: RefObject<HTMLTextAreaElement | null>;
  onWrite: (change: Partial<ReviewWords>) => void;
  onAt: (topicId: TopicId) => void;
  onQuote: (place: string) => void;
}) {
  const onMark = (topicId: TopicId, mark: number): void =>
    onWrite({ marks: { ...words.marks, [topicId]: mark } });
  return (
    <>
      {topics.map((topic) => (
        <Topic
          key={topic.topicId}
          topic={topic}
          mark={words.marks[topic.topicId]}
          isMissing={missing.has(topic.topicId)}
          isCurrent={topic.topicId === current}
          disabled={disabled}
          onMark={onMark}
          onAt={onAt}
          onQuote={onQuote}
        />
      ))}
      <fieldset
        className="recommend"
        data-recommend=""
        disabled={disabled}
        aria-describedby={missing.has('recommendation') ? 'recommend-missing' : undefined}
      >
        <legend>What do you recommend?</legend>
        <div className="choices">
          {recommendations.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="recommendation"
                checked={words.recommendation === one}
                onChange={() => onWrite({ recommendation: one })}
              />
              <span>{recommendationWords[one]}</span>
            </label>
          ))}
        </div>
        {missing.has('recommendation') && (
          <p className="said-wrong" id="recommend-missing">
            Say what you recommend.
          </p>
        )}
      </fieldset>
      <Field
        label="Note"
        hint="What the next reader should know. Others see it once they have submitted too."
      >
        {(control) => (
          <textarea
            {...control}
            ref={note}
            rows={4}
            maxLength={reviewLimits.noteCharacters}
            value={words.note}
            disabled={disabled}
            onChange={(event) => onWrite({ note: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

function Topic({
  topic,
  mark,
  isMissing,
  isCurrent,
  disabled,
  onMark,
  onAt,
  onQuote,
}: {
  topic: RubricTopic;
  mark: number | undefined;
  isMissing: boolean;
  isCurrent: boolean;
  disabled: boolean;
  onMark: (topicId: TopicId, mark: number) => void;
  onAt: (topicId: TopicId) => void;
  onQuote: (place: string) => void;
}) {
  const { topicId, name, weightPercent, anchors, quotes } = topic;
  return (
    <section className={`topic ${isCurrent ? 'current' : ''}`} aria-label={name}>
      <fieldset
        data-topic={topicId}
        disabled={disabled}
        aria-describedby={isMissing ? `${topicId}-missing` : undefined}
      >
        <legend>
          {name} <span className="small">{weightPercent}%</span>
        </legend>
        <div className="choices marks">
          {marks.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={`mark-${topicId}`}
                value={each}
                checked={mark === each}
                onFocus={() => onAt(topicId)}
                onChange={() => onMark(topicId, each)}
              />
              <span className="num">{each}</span>
            </label>
          ))}
        </div>
        {isMissing && (
          <p className="said-wrong" id={`${topicId}-missing`}>
            Give this a mark.
          </p>
        )}
      </fieldset>
      {anchors.length > 0 && (
        <dl className="anchors">
          {anchors.map((anchor) => (
            <div key={anchor.mark} className={anchor.mark === mark ? 'given' : ''}>
              <dt className="num">{anchor.mark}</dt>
              <dd>{anchor.words}</dd>
            </div>
          ))}
        </dl>
      )}
      {quotes.length > 0 && (
        <ul className="quotes" aria-label={`Quotes on ${name}`}>
          {quotes.map(({ place, quote, criterion }) => (
            <li key={place}>
              <button type="button" data-quote={place} onClick={() => onQuote(place)}>
                “{quote}” <span className="small">{criterionWords[criterion]}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
