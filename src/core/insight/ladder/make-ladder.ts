import type { Feedback } from '#contract/feedback.ts';
import type { Ladder } from '#contract/ladder.ts';
import type { ResumeFact } from '#contract/resume.ts';
import { claimLedger } from '#core/claims/claim-ledger.ts';
import { buildRungs } from './build-rungs.ts';
import { chooseWeakest, type Weakest } from './choose-weakest.ts';

const inSentence: Record<Weakest['gaps'][number]['criterion'], string> = {
  evidence: 'evidence',
  structure: 'structure',
  reasoning: 'reasoning',
  ownership: 'your own part',
  response: 'the follow-up',
};

/** Why this answer, by what the topic lost its points in. */
function becauseOf({ topic, gaps }: Weakest): string {
  const lost = gaps.map(({ criterion, level }) => `${inSentence[criterion]} (${level} of 4)`).join(' and ');
  return `Of your scored answers this one cost most: “${topic.name}” lost most in ${lost}, and this answer brought it little.`;
}

/**
 * The ladder of an interview, made of its stored feedback and the resume alone: pure, the same for the same input. Without a model it is an
 * outline with the candidate's words in place (rule LADDER-1).
 */
export function makeLadder(feedback: Feedback, facts: readonly ResumeFact[]): Ladder {
  const weakest = chooseWeakest(feedback, facts);
  if ('kind' in weakest) return weakest;
  const { topic, answer, answers } = weakest;
  const { transcript } = feedback;
  const ledger = claimLedger({ transcript, facts });
  return {
    kind: 'ladder',
    topicId: topic.topicId,
    topicName: topic.name,
    question: answer.question,
    turnId: answer.turnId,
    answer: answer.text,
    because: becauseOf(weakest),
    rungs: buildRungs({ topicId: topic.topicId, transcript, facts, ledger, answer, answers }),
    model: null,
  };
}
