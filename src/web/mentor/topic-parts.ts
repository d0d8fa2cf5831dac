import type { MentorPage } from '#contract/mentors.ts';
import { type TopicId, topicName } from '#contract/topics.ts';

type Reading = MentorPage['reading'];
type Part = { topicId: TopicId; name: string; turns: Reading['turns']; scored: boolean };

/** The transcript by topic, in the order the topics came up, so that all that is said of one stands together with its levels. */
export function topicParts({
  topics,
  turns,
  profile,
}: Pick<Reading, 'topics' | 'turns' | 'profile'>): Part[] {
  const names = new Map(topics.map(({ topicId, name }) => [topicId, name]));
  const seen = [...new Set([...turns.map(({ topicId }) => topicId), ...names.keys()])];
  return seen.map((topicId) => ({
    topicId,
    name: names.get(topicId) ?? topicName(topicId, profile),
    turns: turns.filter((turn) => turn.topicId === topicId),
    scored: names.has(topicId),
  }));
}
