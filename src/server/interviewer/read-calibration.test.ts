import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calibrationFileName, readCalibration } from './read-calibration.ts';

const key = { provider: 'compatible', model: 'org/model:7b', rubricHash: 'abc123' };
const good = {
  ...key,
  ratings: 'human',
  knots: [
    { raw: 0, score: 0 },
    { raw: 10, score: 9 },
  ],
  residual: 1.1,
  gate: { passed: true, spearman: 0.8 },
};

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'hotseat-calibration-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (content: unknown): void =>
  writeFileSync(join(folder, 'compatible-org-model-7b-abc123.json'), JSON.stringify(content));

describe('a calibration file', () => {
  it('is found by provider, model and rubric', () => {
    put(good);
    expect(calibrationFileName(key.provider, key.model, key.rubricHash)).toBe(
      'compatible-org-model-7b-abc123.json',
    );
    expect(readCalibration(folder, key)).toEqual({ knots: good.knots, residual: 1.1 });
    expect(readCalibration(folder, { ...key, rubricHash: 'other' })).toBeNull();
  });

  it.each<[string, object]>([
    ['its gate did not pass', { gate: { passed: false } }],
    ['its ratings are intentions', { ratings: 'intended' }],
    ['it is of another model', { model: 'org/model-7b' }],
    [
      'its map falls',
      {
        knots: [
          { raw: 0, score: 5 },
          { raw: 10, score: 4 },
        ],
      },
    ],
    ['its map is a single point', { knots: [{ raw: 0, score: 5 }] }],
  ])('counts for nothing when %s', (_why, change) => {
    put({ ...good, ...change });
    expect(readCalibration(folder, key)).toBeNull();
  });

  it('that is broken is an error, not a silence', () => {
    put({ ...good, residual: 'wide' });
    expect(() => readCalibration(folder, key)).toThrow('"residual"');
  });
});
