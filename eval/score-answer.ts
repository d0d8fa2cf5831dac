import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import type { TopicTranscript } from '#core/scoring/assessment.ts';
import { assessOffline } from '#core/scoring/assess-offline.ts';
import { codeMixShare, gatherTopic } from '#core/scoring/gather-topic.ts';
import { gradeTopic } from '#core/scoring/grade-topic.ts';

/** One answer to one lead question, as a topic of its own. */
export function topicOf(topicId: TopicId, question: string, answer: string): TopicTranscript {
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
  return gatherTopic({ transcript, topicId, profile: 'experienced', facts: [] });
}

/** That topic scored offline; null where no number is given (mixed language, nothing to score). */
export function scoreAnswer(topicId: TopicId, question: string, answer: string): number | null {
  const topic = topicOf(topicId, question, answer);
  if (topic.answers.length === 0 || codeMixShare(topic) > 0.2) return null;
  return gradeTopic({ topic, assessment: assessOffline(topic), contradicted: false }).score;
}
