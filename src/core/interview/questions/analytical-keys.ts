import { reviewedOn } from './define-stems.ts';
import type { AnswerKey } from './question.ts';

/** Scored on assumptions, structure and a sanity check, never on the value (rule BANK-3). */
export function estimateKey(
  keyPoints: readonly string[],
  solution: string,
  hint: AnswerKey['hint'],
): AnswerKey {
  const base = ['assume', 'per day', 'share', 'multiply', 'check', 'range'];
  return {
    reviewedOn,
    asOf: 'timeless',
    discipline: 'any',
    keyPoints: [...keyPoints, ...base],
    solution,
    ...(hint ? { hint } : {}),
  };
}

type PuzzleText = {
  value: string;
  accepts: readonly string[];
  counts: readonly string[];
  asks: readonly string[];
  keyPoints: readonly string[];
  solution: string;
  hint: { chill: string; grill: string };
};

/** The key of a puzzle with one answer, its accepted spellings and its way there. */
export function puzzleKey({
  value,
  accepts,
  counts,
  asks,
  keyPoints,
  solution,
  hint,
}: PuzzleText): AnswerKey {
  return {
    reviewedOn,
    asOf: 'timeless',
    discipline: 'any',
    keyPoints,
    answer: { value, accepts, counts, asks },
    solution,
    hint,
  };
}
