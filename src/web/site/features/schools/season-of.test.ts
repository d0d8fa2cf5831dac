import { describe, expect, it } from 'vitest';
import { seasonOf } from './season-of.ts';

const season = (intakeId: string, closedAt: string | null = null) => ({ intakeId, closedAt });
const over = '2026-06-01T00:00:00.000Z';

describe('the season a page of a school is about', () => {
  it.each([
    ['none', [], undefined, null],
    ['the last that is open', [[season('a')], [season('b'), season('c', over)]], undefined, 'b'],
    ['the last where all are closed', [[season('a', over)], [season('b', over)]], undefined, 'b'],
    ['the one that is named', [[season('a')], [season('b')]], 'a', 'a'],
    ['the last that is open where the named one is not there', [[season('a')], [season('b')]], 'z', 'b'],
  ] as const)('is %s', (_, seasons, named, is) => {
    expect(
      seasonOf(
        seasons.map((intakes) => ({ intakes })),
        named,
      ),
    ).toBe(is);
  });
});
