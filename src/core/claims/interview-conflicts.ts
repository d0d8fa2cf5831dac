import type { ResumeFact } from '#contract/resume.ts';
import type { Turn } from '#contract/transcript.ts';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import type { Contradiction } from '#core/answers/answer-signals.ts';

/** A conflict and the turn it was said in. `explained` means the candidate corrected or reconciled it when asked, or later on their own. */
export type InterviewConflict = {
  turnId: string;
  conflict: Contradiction;
  explained: boolean;
  /** The turn that did. */
  explainedAt?: string;
};

const digits = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

/** A later answer clears a conflict up when it corrects, or gives both figures, or gives a reason right after the panel asked about it. */
function clears(later: Turn, asked: Turn | undefined, conflict: Contradiction): boolean {
  const signals = analyseAnswer({
    answer: later.text,
    question: asked?.text ?? '',
    facts: [],
    earlierAnswers: [],
  });
  if (signals.selfCorrection) return true;
  const said = new Set(digits(later.text));
  const both = [conflict.claim.text, conflict.against.text].every((text) =>
    digits(text).some((one) => said.has(one)),
  );
  const confronted =
    asked?.tactic === 'contradiction' || /\b(?:resume|you said|earlier)\b/i.test(asked?.text ?? '');
  return (
    both ||
    (confronted &&
      !signals.gibberish &&
      signals.evasions.length === 0 &&
      signals.effectiveWords >= 6 &&
      signals.reasoning.length + signals.counterpoints.length > 0)
  );
}

/** What the candidate said on the record: turns that are never scored and silences are left out. */
export const saidTurns = (transcript: readonly Turn[]): Turn[] =>
  transcript.filter((turn) => turn.role === 'candidate' && turn.unscored !== true && turn.text.trim() !== '');

/** Every conflict of the interview with the resume or an earlier answer, in order, each once; whatever the panel asked before (rule CLAIM-2). */
export function interviewConflicts(
  transcript: readonly Turn[],
  facts: readonly ResumeFact[],
): InterviewConflict[] {
  const said = saidTurns(transcript);
  const askedBefore = (turn: Turn): Turn | undefined =>
    transcript.slice(0, transcript.indexOf(turn)).findLast((one) => one.role === 'panel');
  return said.flatMap((turn, index) => {
    const earlierAnswers = said.slice(0, index).map((one) => ({ turnId: one.id, text: one.text }));
    const { contradictions } = analyseAnswer({ answer: turn.text, question: '', facts, earlierAnswers });
    return contradictions.map((conflict) => {
      const by = said
        .slice(index + 1, index + 4)
        .find((later) => clears(later, askedBefore(later), conflict));
      const explained = by !== undefined;
      return { turnId: turn.id, conflict, explained, ...(by ? { explainedAt: by.id } : {}) };
    });
  });
}
