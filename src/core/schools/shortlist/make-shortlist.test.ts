import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ShortlistPart,
  type ShortlistRules,
  shortlistReasonWords,
  shortlistRules,
} from '#contract/schools/shortlist.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { makeShortlist, type ToShortlist } from './make-shortlist.ts';

const applicant = (
  applicantId: string,
  marks: Partial<Record<ShortlistPart, number>>,
  standardError: number | null = 0,
  reviews = 2,
): ToShortlist => ({
  applicantId,
  reviews,
  parts: new Map(
    Object.entries(marks).map(([part, value]) => [part as ShortlistPart, { value, standardError }]),
  ),
});
const rules = (more: Partial<ShortlistRules> = {}): ShortlistRules => ({
  weights: [{ part: 'reviewers', weight: 1 }],
  floors: [],
  places: 1,
  reviewsWanted: 2,
  ...more,
});
const shown = (list: ReturnType<typeof makeShortlist>) =>
  list.ranked.map(({ applicantId, rank, suggested, inBand }) => [applicantId, rank, suggested, inBand]);

describe('a shortlist', () => {
  it('ranks by the weights and gives the figures behind each place', () => {
    const weights: ShortlistRules['weights'] = [
      { part: 'ours', weight: 1 },
      { part: 'reviewers', weight: 3 },
    ];
    const { ranked } = makeShortlist(
      [applicant('a', { reviewers: 4, ours: 2 }), applicant('b', { reviewers: 3, ours: 4 })],
      rules({ weights }),
    );
    expect(ranked.map(({ applicantId, score }) => [applicantId, score])).toEqual([
      ['a', 3.5],
      ['b', 3.25],
    ]);
    expect(ranked[0]?.reasons).toEqual([
      { code: 'part_counts', part: 'reviewers', value: 4, percent: 75 },
      { code: 'part_counts', part: 'ours', value: 2, percent: 25 },
      { code: 'ours_apart', ours: 2, reviewers: 4 },
    ]);
    expect(ranked[0]?.reasons.map(shortlistReasonWords)).toEqual([
      'The reviewers’ mean is 4.00 and counts 75%.',
      'Our score is 2.00 and counts 25%.',
      'Our score is 2.00 and the reviewers’ mean 4.00: please look at both.',
    ]);
  });

  it('leaves our score out for everybody where one has none, and says so at each place (rule SCHOOL-100)', () => {
    const weights: ShortlistRules['weights'] = [
      { part: 'ours', weight: 3 },
      { part: 'reviewers', weight: 1 },
    ];
    const people = [
      applicant('a', { reviewers: 4, ours: 1 }),
      applicant('b', { reviewers: 3, ours: 5 }),
      applicant('c', { reviewers: 2 }),
    ];
    const { ranked, incomplete } = makeShortlist(
      people,
      rules({ weights, floors: [{ part: 'ours', least: 2 }] }),
    );
    expect(incomplete).toEqual([]);
    expect(ranked.map(({ applicantId, score }) => [applicantId, score])).toEqual([
      ['a', 4],
      ['b', 3],
      ['c', 2],
    ]);
    for (const { reasons } of ranked) {
      expect(reasons).toContainEqual({ code: 'ours_left_out' });
      expect(reasons).not.toContainEqual(expect.objectContaining({ part: 'ours' }));
    }
    const onlyOurs = makeShortlist(people, rules({ weights: [{ part: 'ours', weight: 1 }] }));
    expect(shown(onlyOurs)).toEqual(shown(makeShortlist(people, rules())));
  });

  it('suggests nobody below a floor or with an unknown one, and says so', () => {
    const list = makeShortlist(
      [
        applicant('a', { reviewers: 5, hobbies: 1.9 }),
        applicant('b', { reviewers: 4 }),
        applicant('c', { reviewers: 3, hobbies: 2 }),
      ],
      rules({ floors: [{ part: 'hobbies', least: 2 }] }),
    );
    expect(shown(list)).toEqual([
      ['a', 1, false, false],
      ['b', 2, false, false],
      ['c', 3, true, false],
    ]);
    expect(list.ranked[0]?.reasons).toContainEqual({
      code: 'below_floor',
      part: 'hobbies',
      value: 1.9,
      least: 2,
    });
    expect(list.ranked[1]?.reasons).toContainEqual({ code: 'floor_unknown', part: 'hobbies', least: 2 });
  });

  it('gives no place to whom something weighed is missing of, and says how many reviews there are', () => {
    const list = makeShortlist(
      [applicant('a', { ours: 5 }, 0, 0), applicant('b', { reviewers: 1 }, 0, 1)],
      rules(),
    );
    expect(list.incomplete).toEqual([
      {
        applicantId: 'a',
        reasons: [
          { code: 'part_missing', part: 'reviewers' },
          { code: 'reviews_missing', have: 0, wanted: 2 },
        ],
      },
    ]);
    expect(list.ranked[0]?.reasons).toContainEqual({ code: 'reviews_missing', have: 1, wanted: 2 });
  });

  it.each<[string, number | null, boolean[]]>([
    // The cut lies at 3, half way between the second and the third.
    ['errors of 0.2', 0.2, [false, false, false, false]],
    ['errors of 0.3', 0.3, [false, true, true, false]],
    ['errors of 0.8', 0.8, [true, true, true, true]],
    ['no error known', null, [true, true, true, true]],
    ['no error at all', 0, [false, false, false, false]],
  ])('has a band around the cut by measurement error: %s', (_name, error, bands) => {
    const marks = { a: 4.5, b: 3.5, c: 2.5, d: 1.5 };
    const list = makeShortlist(
      Object.entries(marks).map(([id, reviewers]) => applicant(id, { reviewers }, error)),
      rules({ places: 2 }),
    );
    expect(list.cut).toBe(3);
    expect(list.ranked.map(({ inBand }) => inBand)).toEqual(bands);
    expect(list.ranked.map(({ suggested }) => suggested)).toEqual([true, true, false, false]);
  });

  it('has no cut and no band where there are places for all', () => {
    const list = makeShortlist([applicant('a', { reviewers: 1 }, 2)], rules());
    expect([list.cut, shown(list)]).toEqual([null, [['a', 1, true, false]]]);
  });

  it('draws no lots among equals at the cut', () => {
    const equal = ['c', 'a', 'b'].map((id) => applicant(id, { reviewers: 3 }));
    const list = makeShortlist([applicant('d', { reviewers: 4 }), ...equal], rules({ places: 2 }));
    expect(shown(list)).toEqual([
      ['d', 1, true, false],
      ['a', 2, false, true],
      ['b', 2, false, true],
      ['c', 2, false, true],
    ]);
    expect(list.ranked[1]?.reasons).toContainEqual({ code: 'tied', others: 2 });
  });

  it('adds the errors of one panel up, and ours apart', () => {
    const weights: ShortlistRules['weights'] = [
      { part: 'reviewers', weight: 1 },
      { part: 'hobbies', weight: 1 },
      { part: 'ours', weight: 2 },
    ];
    const { ranked } = makeShortlist(
      [applicant('a', { reviewers: 3, hobbies: 3, ours: 3 }, 0.4)],
      rules({ weights }),
    );
    expect(ranked[0]?.standardError).toBeCloseTo(Math.hypot(0.2, 0.2), 12);
  });

  const parts = ['reviewers', 'ours', 'hobbies', 'academics'] as const;
  const mark = fc.integer({ min: 2, max: 10 }).map((half) => half / 2);
  const someone = (id: number) =>
    fc
      .record({
        marks: fc.record(Object.fromEntries(parts.map((part) => [part, mark])), { requiredKeys: [] }),
        error: fc.option(fc.constantFrom(0, 0.1, 0.5)),
        reviews: fc.integer({ min: 0, max: 3 }),
      })
      .map(({ marks, error, reviews }) =>
        applicant(`a${String(id).padStart(2, '0')}`, marks, error, reviews),
      );
  const many = fc
    .integer({ min: 0, max: 14 })
    .chain((n) => fc.tuple(...Array.from({ length: n }, (_, at) => someone(at))));
  const anyRules = fc.record({
    weights: fc
      .uniqueArray(fc.constantFrom(...parts), { minLength: 1 })
      .chain((chosen) =>
        fc.tuple(
          ...chosen.map((part) =>
            fc.record({ part: fc.constant(part), weight: fc.integer({ min: 1, max: 9 }) }),
          ),
        ),
      ),
    floors: fc.uniqueArray(fc.record({ part: fc.constantFrom(...parts), least: mark }), {
      selector: ({ part }) => part,
      maxLength: 2,
    }),
    places: fc.integer({ min: 1, max: 8 }),
    reviewsWanted: fc.integer({ min: 1, max: 3 }),
  });

  it('keeps its promises, whatever the marks and the rules (rule SCHOOL-51)', () => {
    fc.assert(
      fc.property(many, anyRules, (applicants, given) => {
        expect(shortlistRules.safeParse(given).success).toBe(true);
        const list = makeShortlist(applicants, given);
        const suggested = list.ranked.filter((one) => one.suggested);
        // All are there, each once, whatever the order they come in.
        expect([...list.ranked, ...list.incomplete].map(({ applicantId }) => applicantId).toSorted()).toEqual(
          applicants.map(({ applicantId }) => applicantId).toSorted(),
        );
        expect(makeShortlist(applicants.toReversed(), given)).toEqual(list);
        expect(suggested.length).toBeLessThanOrEqual(given.places);
        // Nobody who reaches the floors stands before a suggested one without being suggested.
        const open = list.ranked.filter(
          ({ reasons }) => !reasons.some(({ code }) => code.startsWith('below') || code === 'floor_unknown'),
        );
        expect(open.slice(0, suggested.length).map(({ suggested: is }) => is)).toEqual(
          suggested.map(() => true),
        );
        for (const { suggested: is, inBand, reasons, score, applicantId } of list.ranked) {
          const floors = reasons.some(({ code }) => code === 'below_floor' || code === 'floor_unknown');
          if (floors) expect([is, inBand]).toEqual([false, false]);
          const counted = reasons.flatMap((one) =>
            one.code === 'part_counts' ? [one.value * one.percent] : [],
          );
          expect(counted.reduce((sum, value) => sum + value, 0) / 100).toBeCloseTo(score, 6);
          const marks = applicants.find((one) => one.applicantId === applicantId)?.parts;
          for (const one of reasons)
            if (one.code === 'part_counts') expect(marks?.get(one.part)?.value).toBe(one.value);
        }
        for (const one of list.incomplete) expect(Object.keys(one)).toEqual(['applicantId', 'reasons']);
      }),
      { numRuns: runs(400) },
    );
  });

  it('moves nobody down for a better mark', () => {
    fc.assert(
      fc.property(many, anyRules, fc.nat(), fc.constantFrom(...parts), (applicants, given, pick, part) => {
        const chosen = applicants[pick % Math.max(1, applicants.length)];
        const old = chosen?.parts.get(part);
        if (!chosen || !old) return;
        const better = {
          ...chosen,
          parts: new Map(chosen.parts).set(part, { ...old, value: old.value + 0.5 }),
        };
        const placeIn = (all: readonly ToShortlist[]) =>
          makeShortlist(all, given).ranked.find(({ applicantId }) => applicantId === chosen.applicantId);
        const [before, after] = [
          placeIn(applicants),
          placeIn(applicants.map((one) => (one === chosen ? better : one))),
        ];
        expect(after?.rank ?? 0).toBeLessThanOrEqual(before?.rank ?? 0);
        if (before?.suggested) expect(after?.suggested).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });
});
