import { inParallel } from './in-parallel.ts';
import type { FooledAnswer, FooledInterview } from './read-fooled.ts';
import type { Scorer } from './scorer.ts';
import { spearman } from './statistics.ts';
import { wordCount } from '#core/text/words-of.ts';

/** What became of the answers of one kind; scores without a number count as 0. */
type Kind = { kind: string; answers: number; intended: number; mean: number; least: number; most: number };

export type FooledFound = {
  /** Rank correlation of scores with what was intended, and of word counts with it. */
  spearman: number;
  wordCount: number;
  kinds: Kind[];
  /** The answers furthest from what was intended. */
  worst: { id: string; intended: number; score: number }[];
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How answers written to fool, and honest ones beside them, are scored, kind by kind. */
export async function fooledFound(scorer: Scorer, rows: readonly FooledAnswer[]): Promise<FooledFound> {
  const scored = await inParallel(rows, scorer.atOnce, async (row) => ({
    ...row,
    score: (await scorer.answer(row.topicId, row.question, row.answer))?.score ?? 0,
  }));
  const intended = scored.map((one) => one.intended);
  return {
    spearman: spearman(
      scored.map((one) => one.score),
      intended,
    ),
    wordCount: spearman(
      scored.map((one) => wordCount(one.answer)),
      intended,
    ),
    kinds: [...Map.groupBy(scored, (one) => one.kind)].map(([kind, group]) => {
      const scores = group.map((one) => one.score);
      return {
        kind,
        answers: group.length,
        intended: mean(group.map((one) => one.intended)),
        mean: mean(scores),
        least: Math.min(...scores),
        most: Math.max(...scores),
      };
    }),
    worst: scored
      .map(({ id, intended: meant, score }) => ({ id, intended: meant, score }))
      .sort((a, b) => Math.abs(b.score - b.intended) - Math.abs(a.score - a.intended))
      .slice(0, 8),
  };
}

/** Whole interviews with what was intended; null where there is no overall. */
export function fooledInterviews(
  scorer: Scorer,
  rows: readonly FooledInterview[],
): Promise<{ id: string; kind: string; intended: number; overall: number | null }[]> {
  return inParallel(rows, scorer.atOnce, async ({ id, kind, intended, record }) => ({
    id,
    kind,
    intended,
    overall: (await scorer.interview(record)).overall,
  }));
}
