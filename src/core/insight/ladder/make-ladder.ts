import type { Feedback } from '#contract/feedback.ts';
import type { Ladder } from '#contract/ladder.ts';
import type { ResumeFact } from '#contract/resume.ts';
import { buildRungs, criterionInSentence, mostNamed } from './build-rungs.ts';
import { chooseWeakest, type Weakest } from './choose-weakest.ts';
import { onwardFrom } from './onward.ts';

/** Why this answer, and what by itself it is furthest from: how it went on is not the answer's. */
function becauseOf({ topic, gaps }: Weakest): string {
  const lost = gaps
    .slice(0, mostNamed)
    .map(({ criterion }) => criterionInSentence[criterion])
    .join(' and ');
  const which = `Of your scored answers this one cost most, in “${topic.name}”.`;
  return lost === ''
    ? which
    : `${which} By itself, without what they drew out afterwards, it is furthest from full in ${lost}.`;
}

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
    because: becauseOf(weakest),
    onward: onwardFrom(feedback.transcript, answer, answers),
    rungs: buildRungs(weakest),
    model: null,
  };
}
