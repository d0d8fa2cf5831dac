import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#tests/fixtures/property-seed.ts';
import {
  type Assignment,
  assignReviews,
  checkByHand,
  type Reviewer,
  stalestFirst,
  type ToReview,
} from './assign-reviews.ts';

const reviewer = (reviewerId: string, more: Partial<Reviewer> = {}): Reviewer => ({
  reviewerId,
  programmes: null,
  topics: null,
  open: 0,
  ...more,
});
const applicant = (applicantId: string, more: Partial<ToReview> = {}): ToReview => ({
  applicantId,
  programmeId: 'pgp',
  topics: ['why', 'ethics', 'x', 'y', 'z'],
  barred: [],
  waitingSince: new Date(0),
  ...more,
});
const ids = (letter: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${letter}${String(at).padStart(2, '0')}`);
const loadsOf = (assignments: readonly Assignment[], reviewers: readonly Reviewer[]) =>
  reviewers.map(
    ({ reviewerId, open }) => open + assignments.filter((one) => one.reviewerId === reviewerId).length,
  );

describe('an assignment by hand', () => {
  const applicants = [applicant('a', { barred: ['known'] })];
  const reviewers = [
    reviewer('free'),
    reviewer('known'),
    reviewer('law', { programmes: ['law'] }),
    reviewer('ethics', { topics: ['ethics'] }),
  ];

  it.each([
    ['a', 'free', 'why', null],
    ['b', 'free', null, 'unknown_applicant'],
    ['a', 'nobody', null, 'unknown_reviewer'],
    ['a', 'known', null, 'barred'],
    ['a', 'law', null, 'other_programme'],
    ['a', 'ethics', 'why', 'other_topic'],
    ['a', 'ethics', 'ethics', null],
    ['a', 'free', 'never asked', 'other_topic'],
    ['a', 'ethics', null, null],
    ['a', 'free', null, 'already_assigned'],
  ])('of %s to %s on %s: %s', (applicantId, reviewerId, topicId, fault) => {
    const existing = [{ applicantId: 'a', reviewerId: 'free', topicId: null }];
    expect(checkByHand({ applicantId, reviewerId, topicId }, applicants, reviewers, existing)).toBe(fault);
  });
});

describe('reviews in turn', () => {
  it('go to all alike', () => {
    const reviewers = ids('r', 5).map((id) => reviewer(id));
    const { assignments, short } = assignReviews(
      ids('a', 10).map((id) => applicant(id)),
      reviewers,
      [],
      { reviewers: 2, topics: null },
    );
    expect(loadsOf(assignments, reviewers)).toEqual([4, 4, 4, 4, 4]);
    expect(short).toEqual([]);
  });

  it('serve first who waits longest, where there is not enough for all', () => {
    const waiting = [applicant('late', { waitingSince: new Date(9) }), applicant('b'), applicant('a')];
    expect(stalestFirst(waiting).map(({ applicantId }) => applicantId)).toEqual(['a', 'b', 'late']);
    const { assignments } = assignReviews(waiting, [reviewer('r', { open: 3 }), reviewer('s')], [], {
      reviewers: 1,
      topics: null,
    });
    expect(assignments.map(({ applicantId, reviewerId }) => [applicantId, reviewerId])).toEqual([
      ['a', 's'],
      ['b', 's'],
      ['late', 's'],
    ]);
  });

  it('add to what is there, and say where too few may judge', () => {
    const existing = [{ applicantId: 'a', reviewerId: 'r', topicId: null }];
    const given = assignReviews(
      [applicant('a', { barred: ['s'] })],
      [reviewer('r'), reviewer('s'), reviewer('t')],
      existing,
      { reviewers: 3, topics: null },
    );
    expect(given).toEqual({
      assignments: [{ applicantId: 'a', reviewerId: 't', topicId: null }],
      short: [{ applicantId: 'a', topicId: null, missing: 1 }],
    });
  });

  it('are handed on where the first to come took what others cannot do', () => {
    const reviewers = [reviewer('all'), reviewer('law', { programmes: ['law'] })];
    const applicants = ['1', '2', '3', '4'].map((id) =>
      applicant(id, { programmeId: id < '3' ? 'law' : 'pgp' }),
    );
    const { assignments } = assignReviews(applicants, reviewers, [], { reviewers: 1, topics: null });
    expect(loadsOf(assignments, reviewers)).toEqual([2, 2]);
  });

  it('by topic give each reviewer one topic over many applicants, where there are enough', () => {
    const topics = ['x', 'y', 'z'];
    const reviewers = ids('r', 7).map((id, at) => reviewer(id, { open: at }));
    const { assignments } = assignReviews(
      ids('a', 12).map((id) => applicant(id)),
      reviewers,
      [],
      { reviewers: 2, topics },
    );
    expect(assignments).toHaveLength(72);
    for (const { reviewerId } of reviewers) {
      const own = assignments.filter((one) => one.reviewerId === reviewerId);
      expect(new Set(own.map(({ topicId }) => topicId)).size).toBe(1);
    }
  });

  it('by topic go beyond its reviewers where these may not judge', () => {
    const reviewers = ids('r', 4).map((id) => reviewer(id));
    const only = applicant('a', { barred: ['r00', 'r01'] });
    const { assignments, short } = assignReviews([only], reviewers, [], { reviewers: 2, topics: ['x', 'y'] });
    expect(short).toEqual([]);
    expect(assignments.map(({ topicId, reviewerId }) => [topicId, reviewerId])).toEqual([
      ['x', 'r02'],
      ['x', 'r03'],
      ['y', 'r02'],
      ['y', 'r03'],
    ]);
  });

  const some = <T>(all: readonly T[]) => fc.subarray([...all], { minLength: 1 });
  const world = fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 12 }))
    .chain(([reviewers, applicants]) =>
      fc.record({
        reviewers: fc.tuple(
          ...ids('r', reviewers).map((reviewerId) =>
            fc.record({
              reviewerId: fc.constant(reviewerId),
              programmes: fc.option(some(['pgp', 'law'])),
              topics: fc.option(some(['x', 'y'])),
              open: fc.integer({ min: 0, max: 3 }),
            }),
          ),
        ),
        applicants: fc.tuple(
          ...ids('a', applicants).map((applicantId) =>
            fc.record({
              applicantId: fc.constant(applicantId),
              programmeId: fc.constantFrom('pgp', 'law'),
              topics: fc.subarray(['x', 'y']),
              barred: fc.subarray(ids('r', reviewers)),
              waitingSince: fc.integer({ min: 0, max: 5 }).map((day) => new Date(day)),
            }),
          ),
        ),
        existing: fc.uniqueArray(
          fc.record({
            applicantId: fc.constantFrom(...ids('a', Math.max(1, applicants))),
            reviewerId: fc.constantFrom(...ids('r', reviewers)),
            topicId: fc.constantFrom(null, 'x'),
          }),
          { selector: (one) => JSON.stringify(one), maxLength: 4 },
        ),
        plan: fc.record({
          reviewers: fc.integer({ min: 1, max: 4 }),
          topics: fc.constantFrom(null, ['x', 'y']),
        }),
      }),
    );

  it('keep every wall, leave nobody out who could be served, and are even (rule SCHOOL-58)', () => {
    fc.assert(
      fc.property(world, ({ reviewers, applicants, existing, plan }) => {
        const { assignments, short } = assignReviews(applicants, reviewers, existing, plan);
        const all = [...existing, ...assignments];
        // Each is one that could be made by hand.
        assignments.forEach((one, at) =>
          expect(
            checkByHand(one, applicants, reviewers, [...existing, ...assignments.slice(0, at)]),
          ).toBeNull(),
        );
        for (const { applicantId, topics } of applicants)
          for (const topicId of plan.topics ?? [null]) {
            const isAsked = topicId === null || topics.includes(topicId);
            if (!isAsked) {
              const about = [...assignments, ...short].filter((one) => one.applicantId === applicantId);
              expect(about.map((one) => one.topicId)).not.toContain(topicId);
              continue;
            }
            const has = all.filter(
              (one) => one.applicantId === applicantId && one.topicId === topicId,
            ).length;
            const could = reviewers.filter(
              ({ reviewerId }) =>
                checkByHand({ applicantId, reviewerId, topicId }, applicants, reviewers, all) === null,
            ).length;
            const missing =
              short.find((one) => one.applicantId === applicantId && one.topicId === topicId)?.missing ?? 0;
            expect(missing).toBe(Math.max(0, plan.reviewers - has));
            if (missing > 0) expect(could).toBe(0);
          }
        // No review of a whole applicant could go to somebody with two fewer.
        const loads = new Map(
          loadsOf(assignments, reviewers).map((load, at) => [reviewers[at]?.reviewerId, load]),
        );
        if (plan.topics === null)
          for (const one of assignments)
            for (const { reviewerId } of reviewers)
              if (checkByHand({ ...one, reviewerId }, applicants, reviewers, all) === null)
                expect((loads.get(one.reviewerId) ?? 0) - (loads.get(reviewerId) ?? 0)).toBeLessThan(2);
        // And it is the same whatever the order they come in.
        const again = assignReviews(
          applicants.toReversed(),
          reviewers.toReversed(),
          existing.toReversed(),
          plan,
        );
        expect(again).toEqual({ assignments, short });
      }),
      { numRuns: runs(500) },
    );
  });
});
