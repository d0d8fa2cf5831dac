import { scoredBy } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';

/** How many topics the candidate has said something on. */
export function answeredTopics(transcript: readonly Turn[]): number {
  const topics = transcript
    .filter(
      (turn) => turn.role === 'candidate' && turn.text !== '' && turn.source !== 'none' && !turn.unscored,
    )
    .map((turn) => turn.topicId);
  return new Set(topics.filter((topicId) => scoredBy(topicId) !== 'nothing')).size;
}
