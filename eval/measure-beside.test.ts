import { join } from 'node:path';
import { expect, test } from 'vitest';
import { besideFigures } from './measure-beside.ts';

const { fitted, judged } = besideFigures(join(import.meta.dirname, 'gold'));

test('no honest topic of the gold set is held for standing beside its questions (rule CAP-13)', () => {
  expect(fitted.honest + judged.honest).toBeGreaterThan(90);
  expect([...fitted.wronged, ...judged.wronged]).toEqual([]);
});

test('of topics with stories told in place of answers, to a panel that comes back to its question, half are noticed', () => {
  const rows = judged.swapped.filter(({ panel }) => panel === 'comes back');
  expect(rows.length).toBe(2);
  for (const { topics, held } of rows) {
    expect(topics).toBeGreaterThan(100);
    expect(held).toBeGreaterThanOrEqual(0.5);
  }
});
