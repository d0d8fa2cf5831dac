import { expect, it } from 'vitest';
import { stoppedOf } from './measure-panel-lines.ts';

it.each([
  ['develop', 10],
  ['unseen', 13],
] as const)(
  'of the %s lines written to the brief of real turns no more than %i are stopped (rule GUARD-1)',
  (half, most) => {
    const { all, stopped } = stoppedOf(half);
    expect(all).toBeGreaterThanOrEqual(90);
    const told = stopped.map(({ reason, detail, words }) => `${reason} [${detail}] ${words}`);
    expect(stopped.length, told.join('\n')).toBeLessThanOrEqual(most);
  },
);
