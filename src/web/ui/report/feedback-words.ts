import type { CriterionId } from '#contract/feedback.ts';
import type { TacticFiring, TacticId } from '#contract/transcript.ts';
import { inWords } from '#web/content/number-words.ts';

export const criterionWords: Readonly<Record<CriterionId, string>> = {
  evidence: 'Evidence',
  structure: 'Structure',
  reasoning: 'Reasoning',
  ownership: 'Ownership',
  response: 'Answering the follow-up',
};

const tacticWords: Readonly<Record<TacticId, string>> = {
  interrupt: 'interruption',
  disbelief: 'disbelief',
  rapid_fire: 'rapid fire',
  silence: 'silence',
  contradiction: 'contradiction',
  belittle_answer: 'belittling the answer',
  alternative_path: 'another path',
  devils_advocate: 'devil’s advocate',
  marks_jab: 'a jab at marks',
  expert_challenge: 'an expert’s challenge',
};

/** A stress tactic and after how many answers the score counted it as met; nothing where it counted none (rule PROSE-9). */
export function tacticNote({
  tactic,
  turnsToRecover,
}: Pick<TacticFiring, 'tactic' | 'turnsToRecover'>): string {
  const name = tacticWords[tactic];
  if (turnsToRecover === null) return name;
  if (turnsToRecover === 0) return `${name} · counted as met at once`;
  return `${name} · counted as met after ${inWords(turnsToRecover)} ${turnsToRecover === 1 ? 'turn' : 'turns'}`;
}

/** A range as it is read: "5.5–7.5". */
export function rangeWords(low: number, high: number): string {
  return low === high ? String(low) : `${low}–${high}`;
}
