import { describe, expect, test } from 'vitest';
import { lensSchoolIds, schoolView } from '#contract/lens.ts';
import { schoolViews } from './school-views.ts';
import { schoolWeights } from './school-weights.ts';

/** The admission year in which these data were last looked through: a batch that began before it needs a note. */
const lookedThrough = 2026;

describe.each(lensSchoolIds)('what is published of %s (rule LENS-2)', (schoolId) => {
  const { batch, asOf, source, note, weights } = schoolWeights[schoolId];
  test('names its source, its day and its batch, and says so when it is older than its shown year', () => {
    expect(new URL(source.url).protocol).toBe('https:');
    expect(source.title).not.toBe('');
    expect(asOf).toMatch(/^20\d\d(-\d\d-\d\d)?$/);
    expect(batch).toMatch(/^20\d\d-\d\d$/);
    const began = Number(batch.slice(0, 4));
    expect(began - Number(asOf.slice(0, 4))).toBeLessThanOrEqual(1);
    if (began < lookedThrough) expect(note).toMatch(/check the school’s own page/);
  });
  test('gives all of a final selection once', () => {
    expect(weights.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    expect(new Set(weights.map(({ stage }) => stage)).size).toBe(weights.length);
    expect(weights.map(({ stage }) => stage)).toContain('interview');
  });
});

const topic = (topicId: 'analytical' | 'academics', score: number | null) => ({
  topicId,
  name: topicId,
  score,
  band: score === null ? null : { low: score - 1, high: score + 1 },
  text: '',
  levels: [],
  quotes: [],
  missing: [],
  nextStep: '',
  caps: [],
});

test('the evidence stands beside the weights as it was measured, and nothing is made of both (rule LENS-1)', () => {
  const views = schoolViews({
    profile: 'fresher',
    topics: [topic('analytical', 6.4), topic('academics', null)],
  });
  expect(views.map((view) => schoolView.strict().parse(view))).toEqual(views);
  const calcutta = views.find(({ schoolId }) => schoolId === 'calcutta');
  expect(calcutta?.dwellsOn).toEqual([
    { topicId: 'academics', name: 'Academics: Graduation Subject', score: null, band: null },
    {
      topicId: 'analytical',
      name: 'Quant, Puzzles & Structured Thinking',
      score: 6.4,
      band: { low: 5.4, high: 7.4 },
    },
  ]);
  expect(views.find(({ schoolId }) => schoolId === 'lucknow')?.dwellsOn).toEqual([]);
  // Every score that is said is one that was measured.
  const said = views.flatMap(({ dwellsOn }) => dwellsOn.map(({ score }) => score));
  expect(new Set(said)).toEqual(new Set([6.4, null]));
});
