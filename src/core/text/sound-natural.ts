import counts from './sentence-shapes.json' with { type: 'json' };
import { shapeOf } from './sentence-shape.ts';

/** Marks the border of a sentence in the counts. */
const border = '|';

/** "a b c 3" a line: how often the row of shapes stood in the texts the counts were taken from. */
function read(lines: string): ReadonlyMap<string, number> {
  return new Map(
    lines.split(';').map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

const [ones, twos, threes] = [read(counts.ones), read(counts.twos), read(counts.threes)];
const sentences = ones.get(border) ?? 1;
const total = [...ones.values()].reduce((sum, count) => sum + count, 0);
/** So many sightings the shorter row is worth beside the longer one. */
const trust = { two: 20, three: 10 };

/**
 * How much a sentence is built like sentences people say: the mean logarithm of how much likelier each step of its shape is after the two before
 * it than anywhere; `steps` says how many there were. Words in any order come out near -1.3, what people said near 0.4 (rule SIGNAL-5).
 */
export function soundNatural(sentence: string): { mean: number; steps: number } {
  const shape = shapeOf(sentence);
  const row = [border, border, ...shape, border];
  let sum = 0;
  for (let at = 2; at < row.length; at += 1) {
    const [a = '', b = '', c = ''] = row.slice(at - 2, at + 1);
    const alone = ((ones.get(c) ?? 0) + 0.5) / (total + 200);
    const afterOne = ((twos.get(`${b} ${c}`) ?? 0) + trust.two * alone) / ((ones.get(b) ?? 0) + trust.two);
    const pair = a === border && b === border ? sentences : (twos.get(`${a} ${b}`) ?? 0);
    const afterTwo = ((threes.get(`${a} ${b} ${c}`) ?? 0) + trust.three * afterOne) / (pair + trust.three);
    sum += Math.log(afterTwo / alone);
  }
  return { mean: sum / (row.length - 2), steps: shape.length };
}
