import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measureScores, readScoreRows, scoreGoals } from './measure-scores.ts';

const rows = readScoreRows(join(import.meta.dirname, 'gold', 'kinds'));

test('told truthfully, scores rank our own answers of six kinds as they are meant (rule GOLD-6)', () => {
  const found = measureScores(rows);
  expect(found.ranked).toBe(rows.length);
  expect(found.spearman).toBeGreaterThanOrEqual(scoreGoals.spearman);
  expect(found.means.find(({ kind }) => kind === 'swapped')?.shown).toBe(2);
});
