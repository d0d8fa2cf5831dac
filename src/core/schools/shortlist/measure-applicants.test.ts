import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShortlistRules } from '#contract/schools/shortlist.ts';
import { reviewersMean } from '../review/reviewers-mean.ts';
import { measureApplicants, type Reviewed } from './measure-applicants.ts';

/* What the rules weigh, measured from what is there (rules SCHOOL-48, SCHOOL-63). */

const weights = [
  { topicId: 'academics' as const, weightPercent: 75 },
  { topicId: 'hobbies' as const, weightPercent: 25 },
];
const ours = { overall: 5, low: 5, high: 5 };
const applicant = (applicantId: string, marks: Reviewed['reviews'][number]['marks'][]): Reviewed => ({
  applicantId,
  ours,
  weights,
  reviews: marks.map((each, at) => ({ memberId: `m${at}`, marks: each })),
});
const rules: ShortlistRules = {
  weights: [
    { part: 'reviewers', weight: 1 },
    { part: 'ours', weight: 1 },
  ],
  floors: [{ part: 'hobbies', least: 2 }],
  places: 1,
  reviewsWanted: 1,
};
const only = (one: Reviewed) => {
  const [measured] = measureApplicants([one], rules);
  if (!measured) throw new Error('Nobody was measured.');
  return measured;
};

describe('an applicant', () => {
  it.each([
    [
      'two who read all',
      [
        { academics: 5, hobbies: 1 },
        { academics: 3, hobbies: 1 },
      ],
      3.25,
      2,
    ],
    ['one a topic', [{ academics: 4 }, { hobbies: 1 }], 3.25, 1],
    ['one who read all and one who read a topic', [{ academics: 4, hobbies: 1 }, { academics: 2 }], 2.5, 1],
    ['a topic without a mark', [{ academics: 4 }], undefined, 0],
    ['nobody', [], undefined, 0],
  ])('is marked by %s', (_name, marks, mean, reviews) => {
    const measured = only(applicant('a', marks));
    expect(measured.parts.get('reviewers')?.value).toBe(mean);
    expect(measured.reviews).toBe(reviews);
  });

  it.each([
    [0, 1],
    [5, 3],
    [10, 5],
  ])('has our %d of 10 as %d on the marks’ scale', (overall, value) => {
    const measured = only({ ...applicant('a', []), ours: { overall, low: overall, high: overall } });
    expect(measured.parts.get('ours')).toEqual({ value, standardError: 0 });
  });

  it('has the error of ours from half its band', () => {
    const measured = only({ ...applicant('a', []), ours: { overall: 5, low: 3.7184, high: 6.2816 } });
    expect(measured.parts.get('ours')?.standardError).toBeCloseTo(0.4, 10);
  });

  it('has a known error only once marks of a season differ within applicants, less with more of them', () => {
    const marks = (mark: number) => ({ academics: mark, hobbies: mark });
    expect(only(applicant('a', [marks(3)])).parts.get('reviewers')?.standardError).toBeNull();
    const season = measureApplicants(
      [
        applicant('a', [marks(2), marks(4)]),
        applicant('b', [marks(5), marks(3)]),
        applicant('c', [marks(3)]),
      ],
      rules,
    );
    const errors = season.map(({ parts }) => parts.get('reviewers')?.standardError ?? 0);
    expect(errors[0]).toBeGreaterThan(0);
    expect((errors[2] ?? 0) / (errors[0] ?? 1)).toBeCloseTo(Math.sqrt(2), 10);
  });

  it('has a mean between the lowest and the highest mark, and measures nothing that no rule names', () => {
    const mark = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ academics: mark, hobbies: mark }), { minLength: 1, maxLength: 5 }),
        (marks) => {
          const one = applicant('a', marks);
          const all = marks.flatMap((each) => Object.values(each));
          const mean = reviewersMean(one) ?? 0;
          expect(mean).toBeGreaterThanOrEqual(Math.min(...all));
          expect(mean).toBeLessThanOrEqual(Math.max(...all));
          expect([...only(one).parts.keys()].toSorted()).toEqual(['hobbies', 'ours', 'reviewers']);
        },
      ),
    );
  });
});
