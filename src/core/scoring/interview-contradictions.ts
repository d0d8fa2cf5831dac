import type { ResumeFact } from '#contract/resume.ts';
import type { Turn } from '#contract/transcript.ts';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import type { Contradiction } from '#core/answers/answer-signals.ts';

/** A conflict and the turn it was said in. `explained` means the candidate corrected or reconciled it when asked, or later on their own. */
export type FoundContradiction = { turnId: string; claim: string; resumeSays: string; explained: boolean };

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

/** Every conflict of the interview with the resume or an earlier answer, in order, each once. */
export function interviewContradictions(
  transcript: readonly Turn[],
  facts: readonly ResumeFact[],
): FoundContradiction[] {
  const said = transcript.filter(
    (turn) => turn.role === 'candidate' && turn.unscored !== true && turn.text.trim() !== '',
  );
  return said.flatMap((turn, index) => {
    const before = transcript.slice(0, transcript.indexOf(turn)).filter((one) => one.role === 'panel');
    const signals = analyseAnswer({
      answer: turn.text,
      question: before.at(-1)?.text ?? '',
      facts,
      earlierAnswers: said.slice(0, index).map((one) => ({ turnId: one.id, text: one.text })),
    });
    return signals.contradictions.map((conflict) => ({
      turnId: turn.id,
      claim: conflict.claim.text,
      resumeSays: conflict.against.text,
      explained: said.slice(index + 1, index + 4).some((later) => {
        const asked = transcript
          .slice(0, transcript.indexOf(later))
          .filter((one) => one.role === 'panel')
          .at(-1);
        return clears(later, asked, conflict);
      }),
    }));
  });
}
