import type { TopicFeedback } from '#contract/feedback.ts';
import { inWordsCapital } from '#web/content/number-words.ts';
import { topicElementId } from './topic-element-id.ts';
import { Puzzles } from './puzzles.tsx';
import './not-assessed.css';

/** The topics that have no number, one line each: its name and why. */
export function NotAssessed({ topics }: { topics: readonly TopicFeedback[] }) {
  if (topics.length === 0) return null;
  return (
    <section className="topic none" aria-labelledby="not-assessed">
      <div className="mg">
        <small>not assessed</small>
      </div>
      <div className="bd">
        <h2 id="not-assessed">
          {inWordsCapital(topics.length)} {topics.length === 1 ? 'topic' : 'topics'} without a number
        </h2>
        {topics.map((topic) => {
          const id = topicElementId(topic.topicId);
          return (
            <article key={topic.topicId} id={id} aria-labelledby={`${id}-name`}>
              <h3 id={`${id}-name`}>{topic.name}</h3>
              <p>{topic.text}</p>
              <Puzzles topic={topic} />
            </article>
          );
        })}
      </div>
    </section>
  );
}
