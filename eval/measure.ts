import type { TopicId } from '#contract/topics.ts';
import type { AdversarialTurn, ContrastPair, RatedAnswer, TieredAnswer } from './read-gold.ts';
import { scoreAnswer } from './score-answer.ts';
import { errors, kendall, partialSpearman, quadraticKappa, spearman } from './statistics.ts';

export type Agreement = {
  answers: number;
  unscored: number;
  spearman: number;
  kendall: number;
  kappa: number;
  mae: number;
  bias: number;
  wordCount: number;
  partial: number;
};

const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** How scores agree with ratings, with the plain word count beside them. An answer without a number counts as 0. */
export function agreement(
  rows: readonly { topicId: TopicId; question: string; answer: string; rating: number }[],
): Agreement {
  const scored = rows.map((row) => scoreAnswer(row.topicId, row.question, row.answer));
  const scores = scored.map((score) => score ?? 0);
  const truth = rows.map((row) => row.rating);
  const words = rows.map((row) => wordCount(row.answer));
  return {
    answers: rows.length,
    unscored: scored.filter((score) => score === null).length,
    spearman: spearman(scores, truth),
    kendall: kendall(scores, truth),
    kappa: quadraticKappa(scores, truth),
    ...errors(scores, truth),
    wordCount: spearman(words, truth),
    partial: partialSpearman(scores, truth, words),
  };
}

export const ofTiers = (rows: readonly TieredAnswer[]): Agreement =>
  agreement(rows.map((row) => ({ ...row, rating: row.intended })));
/** Silver ratings carry no topic: their questions are the general ones of a personal interview, scored as `topicId`. */
export const ofRated = (rows: readonly RatedAnswer[], topicId: TopicId): Agreement =>
  agreement(rows.map((row) => ({ ...row, topicId })));

/** How many neighbouring tiers of the same question are told apart in the right direction. */
export function tiersApart(rows: readonly TieredAnswer[]): { apart: number; of: number; together: string[] } {
  const together: string[] = [];
  let of = 0;
  for (const row of rows) {
    const next = rows.find((other) => other.question === row.question && other.tier === row.tier + 1);
    if (!next) continue;
    of += 1;
    const [low, high] = [
      scoreAnswer(row.topicId, row.question, row.answer) ?? 0,
      scoreAnswer(next.topicId, next.question, next.answer) ?? 0,
    ];
    if (high <= low) together.push(`${row.id} ${low} / ${next.id} ${high}`);
  }
  return { apart: of - together.length, of, together };
}

const steering = new Set(['injection', 'narration', 'hidden_unicode']);

/** What every attempt to steer adds to each answer it is appended to: the largest and the mean lift, in points. */
export function injectionLift(
  turns: readonly AdversarialTurn[],
  answers: readonly TieredAnswer[],
): { mean: number; max: number; pairs: number } {
  const lifts = turns
    .filter((turn) => steering.has(turn.category))
    .flatMap((turn) =>
      answers
        .filter((answer) => answer.tier > 0)
        .map(
          (answer) =>
            (scoreAnswer(answer.topicId, answer.question, `${answer.answer} ${turn.text}`) ?? 0) -
            (scoreAnswer(answer.topicId, answer.question, answer.answer) ?? 0),
        ),
    );
  return {
    mean: lifts.reduce((a, b) => a + b, 0) / Math.max(1, lifts.length),
    max: Math.max(0, ...lifts),
    pairs: lifts.length,
  };
}

export type ContrastResult = {
  id: string;
  expect: ContrastPair['expect'];
  plain: number;
  changed: number;
  holds: boolean;
};

/** Whether each pair moves as it should: lower by at least a tenth, not higher, or the same within 0.3. */
export function contrasts(pairs: readonly ContrastPair[]): ContrastResult[] {
  return pairs.map(({ id, expect, topicId, question, plain, changed }) => {
    const before = scoreAnswer(topicId, question, plain) ?? 0;
    const after = scoreAnswer(topicId, question, changed) ?? 0;
    const gap = after - before;
    const holds =
      expect === 'lower' ? gap <= -0.1 : expect === 'not_higher' ? gap <= 0 : Math.abs(gap) <= 0.3;
    return { id, expect, plain: before, changed: after, holds };
  });
}

const question = 'Which decision in your last project was yours alone, and what did it cost?';

/** The score of each adversarial turn standing alone. */
export function alone(
  turns: readonly AdversarialTurn[],
): { id: string; category: string; score: number | null }[] {
  return turns.map((turn) => ({
    id: turn.id,
    category: turn.category,
    score: scoreAnswer('work_experience', question, turn.text),
  }));
}
