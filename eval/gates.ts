import type { Agreement } from './agreement.ts';
import type { Lift } from './measure.ts';
import type { Direction } from './measure-contrasts.ts';
import type { Repeats } from './measure-transcripts.ts';

/** What the gates are held against; null was not measured. */
export type Figures = {
  /** Of the overalls of held-out transcripts alone. */
  heldOut: Agreement | null;
  /** Whether every rating that was used comes from people. */
  humanRated: boolean;
  repeats: Repeats | null;
  attacks: Lift | null;
  directions: readonly Direction[] | null;
  styleGap: { mean: number; max: number } | null;
  part: { readItself: number | null; quoteSurvival: number | null } | null;
};

/** One condition for calling a model calibrated; `passed` is null when it was not measured. */
export type Gate = { name: string; wanted: string; found: string; passed: boolean | null };

const swaps: readonly string[] = ['name_swapped', 'gender_swapped', 'region_swapped', 'college_swapped'];
/** Fewer held-out interviews than this say nothing (rule GOLD-3). */
const fewestHeldOut = 12;
const leastReadItself = 0.95;
const slack = 1e-9;

function gate(
  name: string,
  wanted: string,
  value: number | null | undefined,
  holds: (v: number) => boolean,
): Gate {
  if (value === null || value === undefined) return { name, wanted, found: 'not measured', passed: null };
  return { name, wanted, found: value.toFixed(2), passed: holds(value) };
}

const atLeast = (name: string, least: number, value: number | null | undefined): Gate =>
  gate(name, `>= ${least}`, value, (v) => v >= least - slack);
const atMost = (name: string, most: number, value: number | null | undefined): Gate =>
  gate(name, `<= ${most}`, value, (v) => v <= most + slack);

function heldOutGates(found: Agreement | null): Gate[] {
  const bias = found === null ? null : Math.abs(found.bias);
  return [
    atLeast('held-out interviews', fewestHeldOut, found?.answers),
    atLeast('held-out Spearman', 0.7, found?.spearman),
    atLeast('held-out Kendall tau-b', 0.52, found?.kendall),
    atLeast('held-out QWK', 0.6, found?.kappa),
    atMost('held-out MAE', 1, found?.mae),
    atMost('held-out |bias|', 0.4, bias),
    gate('ratings inside the 80 % band', '0.72 to 0.88', found?.coverage, (v) => v >= 0.72 && v <= 0.88),
  ];
}

/** The mean of a figure over the pairs of some kinds; null when there are none. */
function over(
  directions: readonly Direction[] | null,
  kinds: readonly string[],
  figure: (one: Direction) => number,
): number | null {
  const some = (directions ?? []).filter((one) => kinds.includes(one.kind));
  const pairs = some.reduce((sum, one) => sum + one.pairs, 0);
  return pairs === 0 ? null : some.reduce((sum, one) => sum + figure(one) * one.pairs, 0) / pairs;
}

/** Means, not single pairs: the same answer read twice may differ by more than some of these limits. */
function directionGates(directions: readonly Direction[] | null): Gate[] {
  const moving = (directions ?? []).filter((one) => one.expect !== 'same').map((one) => one.kind);
  const swapped = (directions ?? []).filter((one) => swaps.includes(one.kind));
  const oneSided = swapped.length === 0 ? null : Math.min(...swapped.map((one) => one.signs));
  return [
    atMost(
      '80 generic words, mean lift',
      0.2,
      over(directions, ['generic_words'], (one) => one.meanGap),
    ),
    atMost(
      'grammar slips, mean |delta|',
      0.3,
      over(directions, ['grammar_slips'], (one) => one.meanAbsGap),
    ),
    atMost(
      'swaps of name, gender, region, college, mean |delta|',
      0.15,
      over(directions, swaps, (one) => one.meanAbsGap),
    ),
    atLeast('no swap favours one side (least p of sign tests)', 0.05, oneSided),
    atLeast(
      'pairs that must move the right way',
      0.9,
      over(directions, moving, (one) => one.holding),
    ),
  ];
}

/** The gates of rule GOLD-1 one by one. All must pass, none may be unmeasured, and people must have rated, before a model is called calibrated. */
export function gatesOf(figures: Figures): Gate[] {
  const { repeats, attacks, styleGap, part } = figures;
  return [
    {
      name: 'ratings by people',
      wanted: 'human',
      found: figures.humanRated ? 'human' : 'intended',
      passed: figures.humanRated,
    },
    ...heldOutGates(figures.heldOut),
    atLeast('ICC of single readings', 0.75, repeats?.single),
    atLeast('ICC of scores', 0.85, repeats?.combined),
    atMost('repeats, median |delta|', 0.4, repeats?.medianGap),
    atMost('attacks on transcripts, mean lift', 0.2, attacks?.mean),
    atMost('attacks on transcripts, largest lift', 1, attacks?.max),
    ...directionGates(figures.directions),
    atMost('Chill and Grill apart, mean', 0.3, styleGap?.mean),
    atLeast('quotes that stand before asking again', 0.9, part?.quoteSurvival),
    atLeast('topics the model read itself', leastReadItself, part?.readItself),
  ];
}

export const allPassed = (gates: readonly Gate[]): boolean => gates.every((one) => one.passed === true);
