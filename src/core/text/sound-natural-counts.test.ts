import { expect, test } from 'vitest';
import { simulatedAnswer, temperaments } from '#core/interview/testing/simulated-answers.ts';
import { segmentText } from './segment-text.ts';
import { shapeOf } from './sentence-shape.ts';
import counts from './sentence-shapes.json' with { type: 'json' };
import { soundNatural } from './sound-natural.ts';

const listed = (lines: string): Map<string, number> =>
  new Map(
    lines.split(';').map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
const [ones, twos, threes] = [listed(counts.ones), listed(counts.twos), listed(counts.threes)];
const total = [...ones.values()].reduce((sum, count) => sum + count, 0);

/** The same reckoned from the rows as they are written. */
function reckoned(sentence: string): { mean: number; steps: number } {
  const shape = shapeOf(sentence);
  const row = ['|', '|', ...shape, '|'];
  let sum = 0;
  for (let at = 2; at < row.length; at += 1) {
    const [a = '', b = '', c = ''] = row.slice(at - 2, at + 1);
    const alone = ((ones.get(c) ?? 0) + 0.5) / (total + 200);
    const afterOne = ((twos.get(`${b} ${c}`) ?? 0) + 20 * alone) / ((ones.get(b) ?? 0) + 20);
    const pair = a === '|' && b === '|' ? (ones.get('|') ?? 1) : (twos.get(`${a} ${b}`) ?? 0);
    sum += Math.log(((threes.get(`${a} ${b} ${c}`) ?? 0) + 10 * afterOne) / (pair + 10) / alone);
  }
  return { mean: sum / (row.length - 2), steps: shape.length };
}

const answers = temperaments.flatMap((temperament) =>
  Array.from({ length: 6 }, (_, seed) => simulatedAnswer(temperament, 'What did you change?', seed)),
);
const said = answers.flatMap((text) => segmentText(text).map(({ start, end }) => text.slice(start, end)));
const shuffled = said.map((sentence) => sentence.split(' ').sort().join(' '));

test.each([...new Set([...said, ...shuffled]), '', '…', 'No.'])('%s', (sentence) =>
  expect(soundNatural(sentence)).toEqual(reckoned(sentence)),
);
