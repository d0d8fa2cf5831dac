import { type Calibration, calibrate } from '#core/scoring/calibration.ts';

/** A raw score, 0-10, and what it was rated. */
export type CalibrationPoint = { raw: number; rating: number };

/** Neighbouring points that share one fitted score. */
type Block = { raw: number; score: number; weight: number };

/** A calibration has at most twelve knots (rule GOLD-2); two are for the ends of the scale. */
const mostBlocks = 10;
const hundredth = (value: number): number => Math.round(value * 100) / 100;
/** Finer than the points, so that knots stay apart. */
const thousandth = (value: number): number => Math.round(value * 1000) / 1000;
const within = (value: number): number => Math.max(0, Math.min(10, value));

function together(a: Block, b: Block): Block {
  const weight = a.weight + b.weight;
  return {
    raw: (a.raw * a.weight + b.raw * b.weight) / weight,
    score: (a.score * a.weight + b.score * b.weight) / weight,
    weight,
  };
}

/** The points as blocks whose scores never fall: the nearest such fit by squares (pool adjacent violators). Equal raw scores are one point. */
export function isotonic(points: readonly CalibrationPoint[]): Block[] {
  const byRaw = Map.groupBy(points, (one) => hundredth(within(one.raw)));
  const single = [...byRaw].map(([raw, group]) => ({
    raw,
    score: group.reduce((sum, one) => sum + within(one.rating), 0) / group.length,
    weight: group.length,
  }));
  const blocks: Block[] = [];
  for (const next of single.sort((a, b) => a.raw - b.raw)) {
    let block = next;
    for (let last = blocks.at(-1); last && last.score >= block.score; last = blocks.at(-1)) {
      blocks.pop();
      block = together(last, block);
    }
    blocks.push(block);
  }
  return blocks;
}

/** Fewer blocks, those joined whose joining costs least. */
function joined(blocks: readonly Block[], most: number): Block[] {
  const left = [...blocks];
  while (left.length > most) {
    const costs = left.slice(1).map((block, at) => {
      const before = left[at] ?? block;
      return (
        ((before.weight * block.weight) / (before.weight + block.weight)) * (block.score - before.score) ** 2
      );
    });
    const at = costs.indexOf(Math.min(...costs));
    const [a, b] = [left[at], left[at + 1]];
    if (a && b) left.splice(at, 2, together(a, b));
  }
  return left;
}

/** The monotone map of these points in at most twelve knots; the ends of the scale stay where they are unless points stand there. */
export function fitCalibration(points: readonly CalibrationPoint[]): Calibration {
  const knots = joined(isotonic(points), mostBlocks).map(({ raw, score }) => ({
    raw: thousandth(raw),
    score: thousandth(score),
  }));
  const first = knots[0]?.raw ?? 10;
  const last = knots.at(-1)?.raw ?? 0;
  return [
    ...(first > 0 ? [{ raw: 0, score: 0 }] : []),
    ...knots,
    ...(last < 10 ? [{ raw: 10, score: 10 }] : []),
  ];
}

/** How far off the calibrated scores of other points are, four times in five: the split-conformal quantile; 10 with too few points to say. */
export function conformalResidual(points: readonly CalibrationPoint[], knots: Calibration): number {
  const errors = points.map((one) => Math.abs(calibrate(one.raw, knots) - one.rating)).sort((a, b) => a - b);
  return errors[Math.ceil(0.8 * (errors.length + 1)) - 1] ?? 10;
}
