import type { ResumeFact } from '#contract/resume.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import type { TopicTranscript } from '#core/scoring/assessment.ts';
import { gatherTopic } from '#core/scoring/gather-topic.ts';

/** One answer to one lead question, as a topic of its own. */
export function topicOf(
  topicId: TopicId,
  question: string,
  answer: string,
  facts: readonly ResumeFact[] = [],
): TopicTranscript {
  const turn = (id: string, role: Turn['role'], text: string): Turn => ({
    id,
    role,
    topicId,
    text,
    startedAtMs: 0,
    endedAtMs: 0,
  });
  const transcript: Turn[] = [
    { ...turn('T01', 'panel', question), move: 'lead' },
    turn('T02', 'candidate', answer),
  ];
  return gatherTopic({ transcript, topicId, profile: 'experienced', facts });
}
