import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rubricHash } from '#core/scoring/rubric.ts';
import { readCalibration } from '#server/interviewer/read-calibration.ts';
import { fitFrom, keepCalibration } from './calibrate.ts';
import type { Gate } from './gates.ts';
import type { ScoredTranscript } from './measure-transcripts.ts';
import { readTranscripts, type Split } from './read-transcripts.ts';

const gold = readTranscripts(join(import.meta.dirname, 'gold'));

/** Gold transcripts as a reader who is two points too kind in the middle would score them. */
const scored = gold.map(
  (one): ScoredTranscript => ({
    gold: one,
    scored: {
      overall: 5,
      band: null,
      quoteSurvival: 1,
      topics: one.topics.map(({ topicId, quality }) => ({
        topicId,
        score: quality,
        band: null,
        raw: Math.min(10, 2 + quality * 0.8),
        single: [],
        readBy: 'model',
        offTopic: false,
      })),
    },
  }),
);

function changed(
  split: Split,
  topic: Partial<ScoredTranscript['scored']['topics'][number]>,
): ScoredTranscript[] {
  return scored.map((one) =>
    one.gold.split === split
      ? { ...one, scored: { ...one.scored, topics: one.scored.topics.map((t) => ({ ...t, ...topic })) } }
      : one,
  );
}

describe('a calibration is fitted', () => {
  test('on develop and calibrate, its error taken from calibrate', () => {
    const fitted = fitFrom(scored);
    const topics = (split: Split): number =>
      gold.filter((one) => one.split === split).reduce((sum, one) => sum + one.topics.length, 0);
    expect(fitted.fittedOn).toBe(topics('develop') + topics('calibrate'));
    expect(fitted.residualOn).toBe(topics('calibrate'));
    expect(fitted.residual).toBeLessThan(0.5);
  });

  test('without a look at what is held out', () => {
    expect(fitFrom(changed('held_out', { raw: 0 }))).toEqual(fitFrom(scored));
    expect(fitFrom(changed('develop', { raw: 0 }))).not.toEqual(fitFrom(scored));
  });

  test('not on topics that a cap decided or that were read without the model', () => {
    expect(fitFrom(changed('calibrate', { raw: null })).residualOn).toBe(0);
    expect(fitFrom(changed('calibrate', { readBy: 'offline' })).residualOn).toBe(0);
    expect(fitFrom(changed('calibrate', { readBy: 'offline' })).residual).toBe(10);
  });
});

describe('a calibration file', () => {
  const model = { provider: 'compatible', model: 'org/model:7b' };
  const passed: Gate = { name: 'one', wanted: '>= 1', found: '1.00', passed: true };
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'hotseat-eval-')), 'calibration');
  });
  afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

  test('is written when every gate passed on ratings by people, and the service reads it', () => {
    const fitted = fitFrom(scored);
    const path = keepCalibration(folder, model, fitted, [passed], 'human');
    expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([path]);
    expect(readCalibration(folder, { ...model, rubricHash })).toEqual({
      knots: fitted.knots,
      residual: fitted.residual,
    });
  });

  test.each<[string, Gate[], 'human' | 'intended']>([
    ['a gate failed', [passed, { ...passed, passed: false }], 'human'],
    ['a gate was not measured', [passed, { ...passed, passed: null }], 'human'],
    ['the ratings are intentions', [passed], 'intended'],
  ])('is not written when %s', (_why, gates, ratings) => {
    expect(keepCalibration(folder, model, fitFrom(scored), gates, ratings)).toBeNull();
    expect(existsSync(folder)).toBe(false);
  });
});
