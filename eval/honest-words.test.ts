import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import { saysNothingNew } from '#core/scoring/nothing-new.ts';
import { fooledSplits, readFooled } from './read-fooled.ts';
import { readTranscripts } from './read-transcripts.ts';

const folder = join(import.meta.dirname, 'gold');
/** The kinds of answers that were written as honest ones. */
const honestKinds: ReadonlySet<string> = new Set([
  'long_good',
  'crisp',
  'core',
  'honest_plain',
  'crisp anew',
  'plain anew',
  'causes',
  'dense',
  'technical',
  'hesitant',
]);

const ofTranscripts = readTranscripts(folder).flatMap(({ turns }) =>
  turns.filter(({ role }) => role === 'candidate').map(({ text }) => text),
);
const alone = fooledSplits
  .flatMap((split) => readFooled(folder, split).answers)
  .filter(({ kind }) => honestKinds.has(kind))
  .map(({ answer }) => answer);

describe('no honest answer of the gold set', () => {
  const read = [...ofTranscripts, ...alone].map((answer) => ({
    answer,
    ...analyseAnswer({ answer, question: '', facts: [], earlierAnswers: [] }),
  }));

  test('is taken for letters struck at random (rule OFFLINE-6)', () => {
    expect(read.length).toBeGreaterThan(300);
    expect(read.filter(({ gibberish }) => gibberish).map(({ answer }) => answer)).toEqual([]);
  });

  test('is taken for an order to whoever scores (rule SAFE-8)', () => {
    expect(read.flatMap(({ ignored }) => ignored.map(({ text }) => text))).toEqual([]);
  });

  test('is said to add nothing (rule SIGNAL-8)', () => {
    expect(read.filter(({ answer }) => saysNothingNew(answer, '', [])).map(({ answer }) => answer)).toEqual(
      [],
    );
  });
});
