import type { Feedback } from '#contract/feedback.ts';
import type { Ladder } from '#contract/ladder.ts';
import type { ResumeFact } from '#contract/resume.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { chooseWeakest } from './choose-weakest.ts';
import { beforeIn, onwardFrom } from './onward.ts';
import { kindAskedFor, rungsAbove } from './rungs-above.ts';

/**
 * The ladder of an interview, made of its stored feedback and the resume alone: pure, the same for the same input. Without a model it is what was
 * said and what the rubric asks for, and nothing chosen or changed in it (rules LADDER-1, LADDER-7).
 */
export function makeLadder(feedback: Feedback, facts: readonly ResumeFact[]): Ladder {
  const weakest = chooseWeakest(feedback, facts);
  if ('kind' in weakest) return weakest;
  const { topic, answer, answers } = weakest;
  const ofTopic = topicTable[topic.topicId].scoring.kind;
  const before = beforeIn(feedback.transcript, answer, answers);
  const onward = onwardFrom(feedback.transcript, answer, answers);
  return {
    kind: 'ladder',
    topicId: topic.topicId,
    topicName: topic.name,
    question: answer.question,
    turnId: answer.turnId,
    answer: answer.text,
    because: becauseOf(topic.name, { isProbe: answer.isProbe, wentOn: onward.length > 0 }),
    before,
    onward,
    rungs: rungsAbove(topic.score, kindAskedFor(before[0]?.question ?? answer.question, ofTopic)),
    model: null,
  };
}

/** Why this answer is shown: of those that began a thread it cost most, and what followed was not weighed against it (rule LADDER-3). */
function becauseOf(topic: string, { isProbe, wentOn }: { isProbe: boolean; wentOn: boolean }): string {
  const among = isProbe ? 'Of the answers that can be built on' : 'Of your answers to a new question';
  const further = wentOn
    ? ' What you said when they asked on stands below it, and the weaker part may be there: plain code does not tell.'
    : '';
  return `${among} this one cost most, in “${topic}”.${further} Check for yourself which lines of the heights are there already.`;
}
