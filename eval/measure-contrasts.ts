import { inParallel } from './in-parallel.ts';
import type { ContrastPair } from './read-gold.ts';
import type { Scorer } from './scorer.ts';
import { signTest } from './statistics.ts';

export type ContrastResult = {
  id: string;
  kind: string;
  expect: ContrastPair['expect'];
  plain: number;
  changed: number;
  holds: boolean;
};

/** Where a row does not say: lower by at least a tenth, not higher at all, the same within 0.3. */
const usual = { lower: 0.1, not_higher: 0, same: 0.3 } as const;
/** Scores come in tenths; sums of tenths do not. */
const slack = 1e-9;

/** Whether each pair moves as it should; an answer without a number counts as 0. */
export function contrasts(scorer: Scorer, pairs: readonly ContrastPair[]): Promise<ContrastResult[]> {
  return inParallel(
    pairs,
    scorer.atOnce,
    async ({ id, kind, expect, within, topicId, question, plain, changed }) => {
      const before = (await scorer.answer(topicId, question, plain))?.score ?? 0;
      const after = (await scorer.answer(topicId, question, changed))?.score ?? 0;
      const gap = after - before;
      const allowed = (within ?? usual[expect]) + slack;
      const holds =
        expect === 'lower'
          ? gap <= -(within ?? usual.lower) + slack
          : expect === 'not_higher'
            ? gap <= allowed
            : Math.abs(gap) <= allowed;
      return { id, kind: kind ?? 'by hand', expect, plain: before, changed: after, holds };
    },
  );
}

/** What became of the pairs of one kind; gaps are points of the changed over the plain answer. */
export type Direction = {
  kind: string;
  expect: ContrastPair['expect'];
  pairs: number;
  /** The share that moves as it should, 0-1. */
  holding: number;
  meanGap: number;
  meanAbsGap: number;
  highestGap: number;
  /** Sign test: how likely a pattern this one-sided is by chance. */
  signs: number;
};

/** Directions kind by kind, in the order they come. */
export function directions(results: readonly ContrastResult[]): Direction[] {
  return [...Map.groupBy(results, (one) => one.kind)].map(([kind, group]) => {
    const gaps = group.map((one) => one.changed - one.plain);
    const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
    return {
      kind,
      expect: group[0]?.expect ?? 'same',
      pairs: group.length,
      holding: mean(group.map((one) => Number(one.holds))),
      meanGap: mean(gaps),
      meanAbsGap: mean(gaps.map(Math.abs)),
      highestGap: Math.max(...gaps),
      signs: signTest(gaps),
    };
  });
}
