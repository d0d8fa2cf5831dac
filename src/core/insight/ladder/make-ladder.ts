import type { Feedback } from '#contract/feedback.ts';
import type { Ladder } from '#contract/ladder.ts';
import type { ResumeFact } from '#contract/resume.ts';
import { claimLedger } from '#core/claims/claim-ledger.ts';
import { buildRungs } from './build-rungs.ts';
import { topicTable } from '#core/topics/topic-table.ts';
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
  const { topicId, name: topicName } = topic;
  const { question, turnId, text } = answer;
  const told = { topicId, topicName, question, turnId, answer: text };
  const rungs = buildRungs({ topicId, transcript, facts, ledger, answer, answers });
  if (rungs === null) {
    const asks = topicTable[topicId].firstAsk;
    return { kind: 'none', because: 'nothing_to_build_on', emptyTalk: { ...told, asks } };
  }
  return { kind: 'ladder', ...told, because: becauseOf(weakest), rungs, model: null };
}
