import { expect, it } from 'vitest';
import { overreacting, stoppedOf } from './measure-panel-lines.ts';

it.each([
  ['develop', 8],
  ['unseen', 10],
] as const)(
  'of the %s lines written to the brief of real turns no more than %i are stopped (rule GUARD-1)',
  (half, most) => {
    const { all, stopped } = stoppedOf(half);
    expect(all).toBeGreaterThanOrEqual(90);
    const told = stopped.map(({ reason, detail, words }) => `${reason} [${detail}] ${words}`);
    expect(stopped.length, told.join('\n')).toBeLessThanOrEqual(most);
  },
);

it('of all of them no more than three in a hundred react more than a person would (rule GUARD-4)', () => {
  const lines = (['develop', 'unseen'] as const).flatMap(overreacting);
  expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(6);
});
