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

/** Why this answer, by what the topic lost its points in; `isCostliest` is false where code found nothing to change in a costlier one. */
function becauseOf({ topic, gaps }: Weakest, isCostliest: boolean): string {
  const lost = gaps
    .map(({ criterion, level }) => `${inSentence[criterion]} (level ${level} of 4)`)
    .join(' and ');
  const which = isCostliest
    ? 'Of your scored answers this one cost most'
    : 'Of your scored answers to which plain code finds something to add, this one cost most';
  return lost === '' ? `${which}, in “${topic.name}”.` : `${which}: “${topic.name}” lost most in ${lost}.`;
}

/**
 * The ladder of an interview, made of its stored feedback and the resume alone: pure, the same for the same input. Without a model it is an
 * outline with the candidate's words in place (rule LADDER-1). Of the answers that cost most the first with something to show is taken.
 */
export function makeLadder(feedback: Feedback, facts: readonly ResumeFact[]): Ladder {
  const weakest = chooseWeakest(feedback, facts);
  if ('kind' in weakest) return weakest;
  const { transcript } = feedback;
  const ledger = claimLedger({ transcript, facts });
  for (const [at, one] of weakest.entries()) {
    const { topic, answer, answers } = one;
    const { topicId, name: topicName } = topic;
    const { question, turnId, text } = answer;
    const told = { topicId, topicName, question, turnId, answer: text };
    const built = buildRungs({ topicId, transcript, ledger, answer, answers, score: topic.score ?? 0 });
    if (built.kind === 'empty_talk') {
      const asks = topicTable[topicId].firstAsk;
      return { kind: 'none', because: 'nothing_to_build_on', emptyTalk: { ...told, asks } };
    }
    if (built.kind === 'nothing_to_add') continue;
    const { rungs } = built;
    return { kind: 'ladder', ...told, because: becauseOf(one, at === 0), rungs, model: null };
  }
  return { kind: 'none', because: 'nothing_to_add' };
}
