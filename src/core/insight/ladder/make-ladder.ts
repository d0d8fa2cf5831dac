import type { Feedback } from '#contract/feedback.ts';
import type { Ladder } from '#contract/ladder.ts';
import type { ResumeFact } from '#contract/resume.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { chooseWeakest } from './choose-weakest.ts';
import { beforeIn, onwardFrom } from './onward.ts';
import { rungsAbove } from './rungs-above.ts';

/**
 * The ladder of an interview, made of its stored feedback and the resume alone: pure, the same for the same input. Without a model it is what was
 * said and what the rubric asks for, and nothing chosen or changed in it (rules LADDER-1, LADDER-7).
 */
export function makeLadder(feedback: Feedback, facts: readonly ResumeFact[]): Ladder {
  const weakest = chooseWeakest(feedback, facts);
  if ('kind' in weakest) return weakest;
  const { topic, answer, answers } = weakest;
  return {
    kind: 'ladder',
    topicId: topic.topicId,
    topicName: topic.name,
    question: answer.question,
    turnId: answer.turnId,
    answer: answer.text,
    because: `Of your scored answers this one cost most, in “${topic.name}”. Check for yourself which lines of the heights below it has already.`,
    before: beforeIn(feedback.transcript, answer, answers),
    onward: onwardFrom(feedback.transcript, answer, answers),
    rungs: rungsAbove(topic.score, topicTable[topic.topicId].scoring.kind),
    model: null,
  };
}
