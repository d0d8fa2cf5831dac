import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween, planBack } from './plan-back.ts';

const today = '2026-11-24';
const dayMs = 86_400_000;
const on = (ahead: number): string => new Date(Date.parse(today) + ahead * dayMs).toISOString().slice(0, 10);
const lasting = '2027-12-31';
type Credits = Parameters<typeof planBack>[0]['credits'];

const plan = (day: string, credits: number | Credits, drillDays: readonly string[] = []) =>
  planBack({
    today,
    day,
    credits: typeof credits === 'number' ? [{ lastDay: lasting, interviews: credits }] : credits,
    drillDays,
    neverAssessed: [],
  });
const ofKind = (day: string, credits: number | Credits, kind: string, drillDays: readonly string[] = []) =>
  plan(day, credits, drillDays)
    .steps.filter((step) => step.kind === kind)
    .map((step) => step.day);

test.each([
  ['over', '2026-11-20', 4, [], { daysLeft: -4, interviews: 0, beyond: 4 }],
  ['today', '2026-11-24', 4, [], { daysLeft: 0, interviews: 0, beyond: 4 }],
  ['tomorrow', '2026-11-25', 4, [], { daysLeft: 1, interviews: 0, beyond: 4 }],
  ['two days: one today', '2026-11-26', 4, ['2026-11-24'], { daysLeft: 2, interviews: 1, beyond: 3 }],
  ['none left', '2026-12-10', 0, [], { daysLeft: 16, interviews: 0, beyond: 0 }],
  [
    'two in ten days',
    '2026-12-04',
    2,
    ['2026-11-28', '2026-12-02'],
    { daysLeft: 10, interviews: 2, beyond: 0 },
  ],
] as const)('%s', (_, day, remaining, interviews, counts) => {
  expect(plan(day, remaining)).toMatchObject({ ...counts, outrun: 0, firstExpiry: null });
  expect(ofKind(day, remaining, 'interview')).toEqual(interviews);
});

test.each<[string, Credits, string[], { interviews: number; beyond: number; outrun: number }, string | null]>(
  [
    [
      'all before they end',
      [{ lastDay: '2026-12-27', interviews: 2 }],
      ['2026-12-10', '2026-12-27'],
      { interviews: 2, beyond: 0, outrun: 0 },
      '2026-12-27',
    ],
    [
      'the earliest first, whatever the order of the orders',
      [
        { lastDay: lasting, interviews: 1 },
        { lastDay: '2026-11-25', interviews: 2 },
      ],
      ['2026-11-24', '2026-11-25', '2027-02-13'],
      { interviews: 3, beyond: 0, outrun: 0 },
      '2026-11-25',
    ],
    [
      'more than the days until they end',
      [
        { lastDay: '2026-11-25', interviews: 4 },
        { lastDay: '2026-11-28', interviews: 1 },
      ],
      ['2026-11-24', '2026-11-25', '2026-11-28'],
      { interviews: 3, beyond: 2, outrun: 2 },
      '2026-11-25',
    ],
    [
      'one that ended before its last whole day',
      [{ lastDay: '2026-11-23', interviews: 1 }],
      [],
      { interviews: 0, beyond: 1, outrun: 1 },
      null,
    ],
  ],
)('credits that end before the day: %s (rule DATE-2)', (_, credits, days, counts, firstExpiry) => {
  expect(plan('2027-02-15', credits)).toMatchObject({ ...counts, firstExpiry });
  expect(ofKind('2027-02-15', credits, 'interview')).toEqual(days);
});

test.each<[string, number, string[], string[]]>([
  ['none is due', 2, [], []],
  ['some are due since', 2, ['2026-11-02', today, today], [today]],
  ['more than a day takes are due', 0, Array<string>(5).fill(today), ['2026-11-24', '2026-11-25']],
  ['a day has an interview', 2, ['2026-11-28', '2026-11-28'], ['2026-11-29']],
  ['one is due later', 2, [today, '2026-12-01'], ['2026-11-24', '2026-12-01']],
  ['one is due the evening before, or after', 2, ['2026-12-03', '2026-12-20'], []],
])('drills where %s', (_, remaining, drillDays, days) => {
  expect(ofKind('2026-12-04', remaining, 'drills', drillDays)).toEqual(days);
});

const lots = fc.array(
  fc.record({
    lastDay: fc.integer({ min: -1, max: 120 }).map(on),
    interviews: fc.integer({ min: 1, max: 9 }),
  }),
  { maxLength: 5 },
);

test('no interview is planned on a credit that has ended, and as many are as can be (rules CREDIT-1, DATE-2)', () => {
  fc.assert(
    fc.property(fc.integer({ min: -3, max: 100 }), lots, (ahead, credits) => {
      const { steps, interviews, beyond, outrun } = plan(on(ahead), credits);
      const mocks = steps.filter(({ kind }) => kind === 'interview').map(({ day }) => day);
      const ends = credits
        .flatMap(({ lastDay, interviews: count }) => Array<string>(count).fill(lastDay))
        .toSorted();
      // Each, taken in turn on what ends first and has not ended, is still there to be taken.
      const left = [...ends];
      for (const day of mocks) {
        while (left[0] !== undefined && left[0] < day) left.shift();
        expect(left.shift()).toBeDefined();
      }
      const lastMock = on(ahead - 2);
      let most = 0;
      for (const end of ends) if (on(most) <= (end < lastMock ? end : lastMock)) most++;
      expect(interviews).toBe(most);
      expect(mocks).toHaveLength(most);
      expect(interviews + beyond).toBe(ends.length);
      expect(outrun).toBeLessThanOrEqual(beyond);
    }),
  );
});

test('the plan keeps inside its days, one thing a day, and counts every interview once (rule DATE-2)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -30, max: 400 }),
      lots,
      fc.array(fc.integer({ min: -9, max: 60 }), { maxLength: 9 }),
      (ahead, credits, due) => {
        const day = on(ahead);
        const drillDays = due.map(on);
        const { steps, interviews, beyond, drillsDue } = plan(day, credits, drillDays);
        const days = steps.map((step) => step.day);
        expect(new Set(days).size).toBe(days.length);
        expect(days).toEqual(days.toSorted());
        expect(interviews + beyond).toBe(credits.reduce((sum, lot) => sum + lot.interviews, 0));
        expect(drillsDue).toBe(due.filter((at) => at <= 0).length);
        for (const { day: at, kind } of steps) {
          expect(daysBetween(today, at)).toBeGreaterThanOrEqual(0);
          expect(at <= day).toBe(true);
          if (kind === 'interview') expect(daysBetween(at, day)).toBeGreaterThanOrEqual(2);
        }
        const practised = steps.filter(({ kind }) => kind === 'drills').map((step) => step.day);
        practised.forEach((at, n) => {
          expect(drillDays.filter((dueOn) => dueOn <= at).length).toBeGreaterThan(n);
        });
        expect(steps.length > 0).toBe(ahead >= 0);
      },
    ),
  );
});
