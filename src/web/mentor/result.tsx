import type { MentorPage } from '#contract/mentors.ts';
import type { TopicId } from '#contract/topics.ts';
import { formatDateTime } from '#contract/time.ts';
import { Comparison, MentorScores } from '#web/ui/mentor/comparison.tsx';

/** What was sent, beside what of ours the candidate chose to show. */
export function Result({ page: { reading, result } }: { page: MentorPage }) {
  if (!result) return null;
  const names = new Map(reading.topics.map(({ topicId, name }) => [topicId, name]));
  const nameOf = (topicId: TopicId): string => names.get(topicId) ?? topicId;
  const { comparison, scores, words } = result;
  return (
    <>
      <p className="lead">
        Your scores were sent on {formatDateTime(result.scoredAt)}. The candidate sees them with your notes.{' '}
        {comparison
          ? 'Here they are beside what Hotseat’s scoring gave.'
          : 'The candidate keeps Hotseat’s scores to themselves; here are yours.'}
      </p>
      <div className="after-scoring">
        {comparison ? (
          <Comparison comparison={comparison} scores={scores} nameOf={nameOf} mentor="You" />
        ) : (
          <MentorScores scores={scores} nameOf={nameOf} />
        )}
        {words && (
          <div className="our-words">
            <h2>What our feedback said</h2>
            <p>{words.verdict}</p>
            {words.topics.map(({ topicId, text }) => (
              <div key={topicId}>
                <h3>{nameOf(topicId)}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
        )}
      </div>
    </>
  );
}
