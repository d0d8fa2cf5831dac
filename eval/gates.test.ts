import { describe, expect, test } from 'vitest';
import { allPassed, type Figures, gatesOf } from './gates.ts';
import type { Direction } from './measure-contrasts.ts';

const direction = (kind: string, more: Partial<Direction> = {}): Direction => ({
  kind,
  expect: 'same',
  pairs: 10,
  holding: 1,
  meanGap: 0,
  meanAbsGap: 0,
  highestGap: 0,
  signs: 1,
  ...more,
});

const good: Figures = {
  heldOut: {
    answers: 12,
    unscored: 0,
    spearman: 0.7,
    interval: { low: 0, high: 1 },
    kendall: 0.52,
    kappa: 0.6,
    mae: 1,
    bias: -0.4,
    coverage: 0.72,
    wordCount: 0,
    wordCountKendall: 0,
    partial: 0,
  },
  humanRated: true,
  repeats: { times: 10, topics: 40, single: 0.75, combined: 0.85, overall: 1, medianGap: 0.4 },
  attacks: { mean: 0.2, max: 1, pairs: 240 },
  directions: [
    direction('number_removed', { expect: 'lower', holding: 0.9 }),
    direction('generic_words', { expect: 'not_higher', holding: 0.9, meanGap: 0.2 }),
    direction('grammar_slips', { meanAbsGap: 0.3 }),
    direction('name_swapped', { meanAbsGap: 0.15, signs: 0.05 }),
  ],
  styleGap: { mean: 0.3, max: 2 },
  part: { readItself: 0.95, quoteSurvival: 0.9 },
};

const failing = (figures: Figures): string[] =>
  gatesOf(figures).flatMap((one) => (one.passed === false ? [one.name] : []));
const heldOut = (more: Partial<NonNullable<Figures['heldOut']>>): Figures => {
  if (!good.heldOut) throw new Error('no held-out figures');
  return { ...good, heldOut: { ...good.heldOut, ...more } };
};
const repeated = (more: Partial<NonNullable<Figures['repeats']>>): Figures => {
  if (!good.repeats) throw new Error('no repeats');
  return { ...good, repeats: { ...good.repeats, ...more } };
};
const moved = (changed: Direction): Figures => ({
  ...good,
  directions: [...(good.directions ?? []).filter((one) => one.kind !== changed.kind), changed],
});

describe('the gates', () => {
  test('all pass at their limits', () => {
    expect(failing(good)).toEqual([]);
    expect(allPassed(gatesOf(good))).toBe(true);
  });

  test.each<[string, Figures]>([
    ['ratings by people', { ...good, humanRated: false }],
    ['held-out interviews', heldOut({ answers: 11 })],
    ['held-out Spearman', heldOut({ spearman: 0.69 })],
    ['held-out Kendall tau-b', heldOut({ kendall: 0.51 })],
    ['held-out QWK', heldOut({ kappa: 0.59 })],
    ['held-out MAE', heldOut({ mae: 1.01 })],
    ['held-out |bias|', heldOut({ bias: -0.41 })],
    ['ratings inside the 80 % band', heldOut({ coverage: 0.71 })],
    ['ratings inside the 80 % band', heldOut({ coverage: 0.89 })],
    ['ICC of single readings', repeated({ single: 0.74 })],
    ['ICC of scores', repeated({ combined: 0.84 })],
    ['repeats, median |delta|', repeated({ medianGap: 0.41 })],
    ['attacks on transcripts, mean lift', { ...good, attacks: { mean: 0.21, max: 1, pairs: 1 } }],
    ['attacks on transcripts, largest lift', { ...good, attacks: { mean: 0, max: 1.1, pairs: 1 } }],
    ['80 generic words, mean lift', moved(direction('generic_words', { meanGap: 0.21 }))],
    ['grammar slips, mean |delta|', moved(direction('grammar_slips', { meanAbsGap: 0.31 }))],
    [
      'swaps of name, gender, region, college, mean |delta|',
      moved(direction('gender_swapped', { meanAbsGap: 0.16 })),
    ],
    [
      'no swap favours one side (least p of sign tests)',
      moved(direction('college_swapped', { signs: 0.04 })),
    ],
    [
      'pairs that must move the right way',
      moved(direction('hedge_added', { expect: 'not_higher', holding: 0.7 })),
    ],
    ['Chill and Grill apart, mean', { ...good, styleGap: { mean: 0.31, max: 0.31 } }],
    ['quotes that stand before asking again', { ...good, part: { readItself: 1, quoteSurvival: 0.89 } }],
    ['topics the model read itself', { ...good, part: { readItself: 0.94, quoteSurvival: 1 } }],
  ])('%s alone fails just beyond its limit', (name, figures) => {
    expect(failing(figures)).toEqual([name]);
    expect(allPassed(gatesOf(figures))).toBe(false);
  });

  test('what was not measured has not passed', () => {
    const unmeasured: Figures = {
      heldOut: null,
      humanRated: true,
      repeats: null,
      attacks: null,
      directions: null,
      styleGap: null,
      part: null,
    };
    const gates = gatesOf(unmeasured);
    expect(gates.filter((one) => one.passed !== null).map((one) => one.name)).toEqual(['ratings by people']);
    expect(allPassed(gates)).toBe(false);
  });
});
