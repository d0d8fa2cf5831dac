import { expect, it } from 'vitest';
import { puzzlesCounting } from './analytical-puzzles-counting.ts';
import { puzzlesMotion } from './analytical-puzzles-motion.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

function openLockers(n: number): number {
  const open = range(0, n).map(() => false);
  for (const step of range(1, n)) for (let at = step; at <= n; at += step) open[at] = !open[at];
  return open.filter(Boolean).length;
}

/** Mean waiting time for two heads in a row, from the chance that the wait is longer than t. */
function waitForTwoHeads(): number {
  let [none, one, mean] = [1, 0, 0];
  for (let toss = 0; toss < 5000; toss++) {
    mean += none + one;
    [none, one] = [(none + one) / 2, none / 2];
  }
  return mean;
}

function lastDigit(base: number, power: number): number {
  return range(1, power).reduce((digit) => (digit * base) % 10, 1);
}

function trailingZeros(n: number): number {
  let product = 1n;
  for (const factor of range(2, n)) product *= BigInt(factor);
  return /0*$/.exec(String(product))?.[0].length ?? 0;
}

/** Least time over all orders of crossing, by search over who stands where with the torch. */
function bridgeMinutes(times: readonly number[]): number {
  const all = (1 << times.length) - 1;
  const best = new Map<string, number>([['0|0', 0]]);
  const open: [mask: number, side: 0 | 1, spent: number][] = [[0, 0, 0]];
  for (let next = open.shift(); next; next = open.shift()) {
    const [over, side, spent] = next;
    const here = times.map((_, i) => i).filter((i) => ((over >> i) & 1) === side);
    for (const a of here)
      for (const b of here) {
        const moved = over ^ (a === b ? 1 << a : (1 << a) | (1 << b));
        const cost = spent + Math.max(times[a] ?? 0, times[b] ?? 0);
        const key = `${moved}|${1 - side}`;
        if (cost < (best.get(key) ?? Infinity)) {
          best.set(key, cost);
          open.push([moved, side === 0 ? 1 : 0, cost]);
        }
      }
  }
  return best.get(`${all}|1`) ?? Infinity;
}

function birdKilometres(): number {
  let [left, right, bird, flown] = [0, 60, 0, 0];
  const hours = 1e-5;
  for (let heading = 1; left < right; ) {
    [left, right, bird, flown] = [
      left + 30 * hours,
      right - 30 * hours,
      bird + heading * 75 * hours,
      flown + 75 * hours,
    ];
    if (bird >= right) heading = -1;
    if (bird <= left) heading = 1;
  }
  return flown;
}

const round = (value: number, places: number) => String(Number(value.toFixed(places)));

const computed: Record<string, string> = {
  lockers: String(openLockers(100)),
  handshakes: String(range(2, 40).find((n) => (n * (n - 1)) / 2 === 66)),
  clock_angle: String(Math.abs(15 * 6 - (3 * 30 + 15 * 0.5))),
  bird_and_trains: round(birdKilometres(), 0),
  two_heads: round(waitForTwoHeads(), 6),
  last_digit: String(lastDigit(7, 2026)),
  trailing_zeros: String(trailingZeros(100)),
  average_speed: round(2 / (1 / 60 + 1 / 40), 6),
  milk_and_water: round(40 * (36 / 40) ** 2, 6),
  bridge_at_night: String(bridgeMinutes([1, 2, 5, 10])),
  digit_seven: String(range(1, 1000).filter((n) => String(n).includes('7')).length),
  heavy_coin: String(range(1, 5).find((weighings) => 3 ** weighings >= 8)),
};

it.each(
  [...puzzlesCounting, ...puzzlesMotion].map((stem) => [
    stem.id.replace('analytical.', ''),
    stem.key?.answer?.value,
  ]),
)('the stored answer of %s is what the computation gives', (id, value) => {
  expect(computed[id]).toBe(value);
});

it('the figures named in solutions and twists hold', () => {
  expect(openLockers(1000)).toBe(31);
  expect(trailingZeros(1000)).toBe(249);
  expect(lastDigit(3, 2026)).toBe(9);
  expect(0.9 ** 7).toBeLessThan(0.5);
  expect(0.9 ** 6).toBeGreaterThan(0.5);
  expect(2 / (1 / 60 + 1 / 20)).toBeCloseTo(30);
});
