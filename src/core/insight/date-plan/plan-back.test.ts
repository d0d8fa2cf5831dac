import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween, planBack } from './plan-back.ts';

const today = '2026-11-24';
const plan = (day: string, remaining: number, drillsDue = 0) =>
  planBack({ today, day, remaining, drillsDue, neverAssessed: [] });
const ofKind = (day: string, remaining: number, kind: string, drillsDue = 0) =>
  plan(day, remaining, drillsDue)
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
  expect(plan(day, remaining)).toMatchObject(counts);
  expect(ofKind(day, remaining, 'interview')).toEqual(interviews);
});

test('drills stand on the days between, none when none is due, none the evening before', () => {
  expect(ofKind('2026-12-04', 2, 'drills')).toEqual([]);
  expect(ofKind('2026-12-04', 2, 'drills', 3)).toContain('2026-11-29');
  expect(ofKind('2026-12-04', 2, 'drills', 3)).not.toContain('2026-12-03');
});

test('the plan keeps inside its days, one thing a day, and counts every interview once (rule DATE-2)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -30, max: 400 }),
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 9 }),
      (ahead, remaining, drillsDue) => {
        const day = new Date(Date.parse(today) + ahead * 86_400_000).toISOString().slice(0, 10);
        const { steps, interviews, beyond } = plan(day, remaining, drillsDue);
        const days = steps.map((step) => step.day);
        expect(new Set(days).size).toBe(days.length);
        expect(days).toEqual(days.toSorted());
        expect(interviews + beyond).toBe(remaining);
        const mocks = steps.filter(({ kind }) => kind === 'interview');
        expect(mocks).toHaveLength(interviews);
        for (const mock of mocks) expect(daysBetween(mock.day, day)).toBeGreaterThanOrEqual(2);
        for (const at of days) expect(daysBetween(today, at)).toBeGreaterThanOrEqual(0);
        expect(days.every((at) => at <= day)).toBe(true);
        expect(steps.length > 0).toBe(ahead >= 0);
      },
    ),
  );
});
