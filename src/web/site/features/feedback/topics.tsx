import type { Feedback } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import { NotAssessed } from '#web/ui/report/not-assessed.tsx';
import { FoldedTopic } from './folded-topic.tsx';
import type { Tell } from './use-telling.ts';

/** The topics, each folded to what one needs to choose; those without a number after them, one line each. */
export function Topics({
  feedback,
  open,
  onFold,
  onJump,
  onTell,
}: {
  feedback: Feedback;
  open: ReadonlySet<TopicId>;
  onFold: (topicIds: readonly TopicId[], open: boolean) => void;
  onJump: (turnId: string) => void;
  onTell: Tell;
}) {
  const scored = feedback.topics.filter(({ score }) => score !== null);
  const all = scored.map(({ topicId }) => topicId);
  const allOpen = all.every((topicId) => open.has(topicId));
  return (
    <section className="topics" aria-labelledby="topics">
      <div className="fold-all">
        <h2 id="topics">Topic by topic</h2>
        <button type="button" className="go" onClick={() => onFold(all, !allOpen)}>
          {allOpen ? 'Fold all' : 'Open all'}
        </button>
      </div>
      {scored.some(({ told }) => told === null) && (
        <p>Open each topic, read your answer as the panel would, and say whether it answered the question.</p>
      )}
      {scored.map((topic) => (
        <FoldedTopic
          key={topic.topicId}
          topic={topic}
          score={topic.score}
          feedback={feedback}
          open={open.has(topic.topicId)}
          onFold={(opens) => onFold([topic.topicId], opens)}
          onJump={onJump}
          onTell={onTell}
        />
      ))}
      <NotAssessed topics={feedback.topics.filter(({ score }) => score === null)} />
    </section>
  );
}
