import type { TopicFeedback } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import type { AnswerKeys } from './answer-keys.ts';
import { answersTo } from './puzzle-outcome.ts';

type SubjectAnswer = NonNullable<TopicFeedback['subjects']>[number];

/** The subject questions of a topic with the points of the reviewed bank (rule AGAIN-5). */
export function subjectsIn(transcript: readonly Turn[], topicId: TopicId, keys: AnswerKeys): SubjectAnswer[] {
  return transcript.flatMap((turn, at): SubjectAnswer[] => {
    const asked = turn.role === 'panel' && turn.topicId === topicId && turn.move === 'lead' && !turn.offPlan;
    const key = asked ? keys.get(turn.id) : undefined;
    if (!key?.ofSubject) return [];
    const last = answersTo(transcript, at).at(-1);
    return [{ question: turn.text, points: [...key.keyPoints], leftAt: last?.id ?? null }];
  });
}
