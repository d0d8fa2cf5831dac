import { describe, expect, it } from 'vitest';
import { cameToNothing } from './came-to-nothing.ts';

type Case = Omit<Parameters<typeof cameToNothing>[0], 'school'>;
const said = (one: Case): string => cameToNothing({ school: 'Sahyadri', ...one });

describe('what is said of a sitting that came to nothing (rule SCHOOL-18)', () => {
  it.each<[Case, RegExp]>([
    [{ attempt: 'used', attemptsLeft: 1 }, /^Too little.* is used\. .*one attempt left/],
    [{ attempt: 'used', attemptsLeft: 0 }, /^Too little.* is used\. .*none left.*please write to it/],
    [{ attempt: 'given_back', attemptsLeft: 1 }, /is back: .*one attempt/],
    [{ attempt: 'given_back', attemptsLeft: 2 }, /is back: .*2 attempts/],
    [{ attempt: 'given_back', attemptsLeft: 0 }, /is back, but .*over.*please write to it/],
    [
      { attempt: 'given_back', attemptsLeft: 1, failed: true },
      /^Nothing of this interview goes to Sahyadri.* is back: .*one/,
    ],
    [{ attempt: null, attemptsLeft: 2 }, /^Nothing of this interview goes to Sahyadri\.$/],
  ])('%j', (one, words) => {
    expect(said(one)).toMatch(words);
  });

  it('promises no attempt back that is used, and counts none as used that is back, however many are left', () => {
    for (const attemptsLeft of [0, 1, 2, 3])
      for (const failed of [false, true]) {
        expect(said({ attempt: 'used', attemptsLeft, failed })).not.toMatch(/is back/);
        expect(said({ attempt: 'given_back', attemptsLeft, failed })).not.toMatch(/is used/);
        expect(said({ attempt: null, attemptsLeft, failed })).not.toMatch(/is used|is back/);
      }
  });
});
