import counts from './sentence-shapes.json' with { type: 'json' };
import { shapeOf } from './sentence-shape.ts';

/** Marks the border of a sentence in the counts. */
const border = '|';

/** "a b c 3" a line: how often the row of shapes stood in the texts the counts were taken from, by its last shape and what stands before it. */
function read(lines: string): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const counted = new Map<string, Map<string, number>>();
  for (const line of lines.split(';')) {
    const at = line.lastIndexOf(' ');
    const from = line.lastIndexOf(' ', at - 1);
    const before = line.slice(0, Math.max(0, from));
    const after = counted.get(before) ?? new Map<string, number>();
    counted.set(before, after.set(line.slice(from + 1, at), Number(line.slice(at + 1))));
  }
  return counted;
}

function readAll() {
  const ones = read(counts.ones).get('') ?? new Map<string, number>();
  return {
    ones,
    twos: read(counts.twos),
    threes: read(counts.threes),
    sentences: ones.get(border) ?? 1,
    total: [...ones.values()].reduce((sum, count) => sum + count, 0),
  };
}

/** Read with the first sentence, not while a service starts. */
let known: ReturnType<typeof readAll> | undefined;

/** So many sightings the shorter row is worth beside the longer one. */
const trust = { two: 20, three: 10 };

/**
 * How much a sentence is built like sentences people say: the mean logarithm of how much likelier each step of its shape is after the two before
 * it than anywhere; `steps` says how many there were. Words in any order come out near -1.3, what people said near 0.4 (rule SIGNAL-5).
 */
export function soundNatural(sentence: string): { mean: number; steps: number } {
  const { ones, twos, threes, sentences, total } = (known ??= readAll());
  const shape = shapeOf(sentence);
  const row = [border, border, ...shape, border];
  let sum = 0;
  for (let at = 2; at < row.length; at += 1) {
    const [a, b, c] = [row[at - 2] ?? '', row[at - 1] ?? '', row[at] ?? ''];
    const alone = ((ones.get(c) ?? 0) + 0.5) / (total + 200);
    const afterOne = ((twos.get(b)?.get(c) ?? 0) + trust.two * alone) / ((ones.get(b) ?? 0) + trust.two);
    const pair = a === border && b === border ? sentences : (twos.get(a)?.get(b) ?? 0);
    const three = threes.get(`${a} ${b}`)?.get(c) ?? 0;
    const afterTwo = (three + trust.three * afterOne) / (pair + trust.three);
    sum += Math.log(afterTwo / alone);
  }
  return { mean: sum / (row.length - 2), steps: shape.length };
}
