import type { CriterionId } from '#contract/feedback.ts';

/** The criteria as they are named inside a sentence. */
export const criterionNames: Readonly<Record<CriterionId, string>> = {
  evidence: 'evidence',
  structure: 'structure',
  reasoning: 'reasoning',
  ownership: 'ownership',
  response: 'answering the follow-up',
};
