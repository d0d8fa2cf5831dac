import type { TopicFeedback } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import { wordRow } from '#core/text/overlap.ts';
import { stem } from '#core/text/stem.ts';
import { wordKeys } from '#core/text/words-of.ts';
import type { AnswerKeys } from './answer-keys.ts';
import { answersTo } from './puzzle-outcome.ts';

type SubjectAnswer = NonNullable<TopicFeedback['subjects']>[number];

const stems = (text: string): string => wordRow(wordKeys(text).map(stem));
/** Whether a text holds a point, in any form of its words. */
const holding =
  (text: string) =>
  (point: string): boolean =>
    stems(text).includes(stems(point));

/** The subject questions of a topic with the points of the reviewed bank, and which of them the answers to it held (rule AGAIN-5). */
export function subjectsIn(transcript: readonly Turn[], topicId: TopicId, keys: AnswerKeys): SubjectAnswer[] {
  return transcript.flatMap((turn, at): SubjectAnswer[] => {
    const asked = turn.role === 'panel' && turn.topicId === topicId && turn.move === 'lead' && !turn.offPlan;
    const key = asked ? keys.get(turn.id) : undefined;
    if (!key?.ofSubject) return [];
    const answers = answersTo(transcript, at);
    const heard = holding(answers.map(({ text }) => text).join('\n'));
    const last = answers.findLast(({ text }) => key.keyPoints.some(holding(text))) ?? answers.at(-1);
    const points = key.keyPoints.map((text) => ({ text, heard: heard(text) }));
    return [{ question: turn.text, points, leftAt: last?.id ?? null }];
  });
}
