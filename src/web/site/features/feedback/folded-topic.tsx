import type { Feedback, TopicFeedback } from '#contract/feedback.ts';
import { sentencesOf } from '#web/ui/report/quote-places.ts';
import { TopicFindings, TopicScore } from '#web/ui/report/topic-article.tsx';
import { topicElementId } from '#web/ui/report/topic-element-id.ts';
import { TellRelevance } from './tell-relevance.tsx';
import type { Tell } from './use-telling.ts';
import './folded-topic.css';

/** One topic with a number, or with none until it is told of, folded to its score, a line and a quote; opened, everything the score rests on. On paper it is always open. */
export function FoldedTopic({
  topic,
  score,
  feedback,
  open,
  onFold,
  onJump,
  onTell,
}: {
  topic: TopicFeedback;
  score: number | null;
  feedback: Feedback;
  open: boolean;
  onFold: (open: boolean) => void;
  onJump: (turnId: string) => void;
  onTell: Tell;
}) {
  const id = topicElementId(topic.topicId);
  const [first] = sentencesOf(topic.text);
  const [strongest] = topic.quotes;
  const asked = feedback.transcript.find(({ topicId }) => topicId === topic.topicId);
  return (
    <article className={open ? 'topic folding' : 'topic folding shut'} id={id} aria-labelledby={`${id}-name`}>
      <TopicScore score={score} band={topic.band} provisional={topic.told === null} />
      <div className="bd">
        <h2>
          <button
            type="button"
            id={`${id}-name`}
            aria-expanded={open}
            aria-controls={`${id}-more`}
            onClick={() => onFold(!open)}
          >
            {topic.name}
          </button>
          <span className="on-paper">{topic.name}</span>
        </h2>
        <div className="gist">
          {first && <p>{topic.text.slice(first.start, first.end)}</p>}
          {strongest && <blockquote>“{strongest.quote}”</blockquote>}
        </div>
        <div className="more" id={`${id}-more`}>
          {topic.told !== undefined && <TellRelevance topic={topic} told={topic.told} onTell={onTell} />}
          <TopicFindings topic={topic} feedback={feedback} onJump={onJump} />
          {asked && (
            <button type="button" className="go to-turns" onClick={() => onJump(asked.id)}>
              See this topic in the transcript
            </button>
          )}
        </div>
      </div>
    </article>
  );
}
