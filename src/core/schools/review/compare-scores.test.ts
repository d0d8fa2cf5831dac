import fc from 'fast-check';
import { sampleCorrelation } from 'simple-statistics';
import { describe, expect, it } from 'vitest';
import { compareScores, discriminationOf } from './compare-scores.ts';

const mark = fc.integer({ min: 1, max: 5 });

describe('our scores against theirs', () => {
  // Bland and Altman (1986), Lancet i: 307-310: two meters of peak flow, first readings of 17 people: mean -2.1, s.d. 38.8, r .94.
  const large = [494, 395, 516, 434, 476, 557, 413, 442, 650, 433, 417, 656, 267, 478, 178, 423, 427];
  const mini = [512, 430, 520, 428, 500, 600, 364, 380, 658, 445, 432, 626, 260, 477, 259, 350, 451];

  it('as Bland and Altman compared two meters', () => {
    const found = compareScores(large.map((ours, at) => ({ ours, theirs: mini[at] ?? 0 })));
    expect(found?.bias).toBeCloseTo(-2.1, 1);
    expect(found?.spread).toBeCloseTo(38.8, 1);
    expect(found?.correlation).toBeCloseTo(0.94, 2);
    expect(found?.limits.low).toBeCloseTo(-2.1 - 1.96 * 38.8, 0);
  });

  it('need ten pairs, and two marks to correlate', () => {
    const same = Array.from({ length: 10 }, (_, at) => ({ ours: 3, theirs: at }));
    expect(compareScores(same.slice(1))).toBeNull();
    expect(compareScores(same)).toMatchObject({ pairs: 10, correlation: null, rankCorrelation: null });
  });
});

describe('how well a question tells applicants apart', () => {
  const marks = (rows: readonly (readonly number[])[]) =>
    rows.flatMap((row, applicant) =>
      row.map((one, question) => ({ applicantId: `a${applicant}`, questionId: `q${question}`, mark: one })),
    );

  it('leaves the question out of what it is compared with', () => {
    const rows = Array.from({ length: 10 }, (_, at) => [at % 5, at, at % 2, at]);
    const found = discriminationOf(marks(rows));
    const rest = rows.map(([, b = 0, c = 0, d = 0]) => b + c + d);
    expect(found[0]?.correlation).toBeCloseTo(
      sampleCorrelation(
        rows.map(([a = 0]) => a),
        rest,
      ),
      12,
    );
    expect(found.map(({ applicants }) => applicants)).toEqual([10, 10, 10, 10]);
  });

  it('is not said of fewer than ten, of marks that are all one, and of who was asked nothing else', () => {
    const rows = Array.from({ length: 10 }, (_, at) => [at, 3]);
    expect(discriminationOf(marks(rows.slice(1)))[0]?.correlation).toBeNull();
    expect(discriminationOf(marks(rows)).map(({ correlation }) => correlation)).toEqual([null, null]);
    expect(discriminationOf(marks(rows.map(([one = 0]) => [one])))).toEqual([
      { questionId: 'q0', applicants: 0, correlation: null },
    ]);
  });

  it('turns its sign with the question', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(mark, mark, mark), { minLength: 10, maxLength: 30 }), (rows) => {
        const [as] = discriminationOf(marks(rows));
        const [turned] = discriminationOf(marks(rows.map(([a, b, c]) => [6 - a, b, c])));
        if (as?.correlation == null) expect(turned?.correlation).toBeNull();
        else expect(turned?.correlation).toBeCloseTo(-as.correlation, 9);
      }),
    );
  });
});
