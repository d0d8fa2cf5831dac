import { describe, expect, it } from 'vitest';
import { intraclassCorrelation } from './agreement.ts';
import { kappaOfPairs, sharedReading } from './reviewer-agreement.ts';
import type { Rating } from './severity.ts';

const given = (applicant: number, reviewerId: string, mark: number): Rating => ({
  applicantId: `a${applicant}`,
  reviewerId,
  mark,
});
const cycle = (at: number): number => (at % 5) + 1;
const both = (applicants: number, other: (mark: number) => number): Rating[] =>
  Array.from({ length: applicants }, (_, at) => [
    given(at, 'x', cycle(at)),
    given(at, 'y', other(cycle(at))),
  ]).flat();

describe('the agreement of reviewers', () => {
  it('is whole where their marks are one, and the worst where they are turned round', () => {
    const [same, turned] = [both(20, (mark) => mark), both(20, (mark) => 6 - mark)];
    expect(sharedReading(same)).toMatchObject({ applicants: 20, icc: { single: 1 } });
    expect(kappaOfPairs(same)).toBe(1);
    expect(kappaOfPairs(turned)).toBeCloseTo(-1);
  });

  it('is none below ten applicants whom two have judged, however many one has', () => {
    const nine = both(9, (mark) => mark);
    const alone = Array.from({ length: 50 }, (_, at) => given(100 + at, 'x', cycle(at)));
    expect(sharedReading([...nine, ...alone])).toBeNull();
    expect(sharedReading(both(10, cycle))?.applicants).toBe(10);
  });

  it('does not depend on who is called the first', () => {
    const marks = both(25, (mark) => Math.min(5, mark + 1));
    const turned = marks.map((one) => ({ ...one, reviewerId: one.reviewerId === 'x' ? 'y' : 'x' }));
    expect(kappaOfPairs(turned.toReversed())).toBe(kappaOfPairs(marks));
  });

  it('takes the correlation from those who judged the most together', () => {
    const xy = both(12, (mark) => Math.min(5, mark + 1));
    const third = Array.from({ length: 9 }, (_, at) => given(at, 'z', 1));
    const table = Array.from({ length: 12 }, (_, at) => [cycle(at), Math.min(5, cycle(at) + 1)]);
    expect(sharedReading([...xy, ...third])?.icc).toEqual(intraclassCorrelation(table));
    const more = Array.from({ length: 10 }, (_, at) => given(at, 'z', 1));
    expect(sharedReading([...xy, ...more])?.icc).toMatchObject({ applicants: 10, reviewers: 3 });
  });
});
