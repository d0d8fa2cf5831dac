import { describe, expect, it } from 'vitest';
import { cameToNothing } from './came-to-nothing.ts';

type Case = Omit<Parameters<typeof cameToNothing>[0], 'school'>;
const said = (one: Case): string => cameToNothing({ school: 'Sahyadri', ...one });

describe('what is said of a sitting that came to nothing (rule SCHOOL-18)', () => {
  it.each<[Case, string]>([
    [
      { attempt: 'used', attemptsLeft: 1 },
      'Too little was said for Sahyadri to read, and this attempt is used. You have one attempt left until your deadline.',
    ],
    [
      { attempt: 'used', attemptsLeft: 0 },
      'Too little was said for Sahyadri to read, and this attempt is used. You have none left that you can begin. Sahyadri can give you another; please write to it.',
    ],
    [
      { attempt: 'given_back', attemptsLeft: 1 },
      'It came to nothing that could be read, and your attempt is back: you have one attempt until your deadline.',
    ],
    [
      { attempt: 'given_back', attemptsLeft: 2 },
      'It came to nothing that could be read, and your attempt is back: you have 2 attempts until your deadline.',
    ],
    [
      { attempt: 'given_back', attemptsLeft: 0 },
      'It came to nothing that could be read, and your attempt is back, but the time of your link is over. Sahyadri can give you more; please write to it.',
    ],
    [
      { attempt: 'given_back', attemptsLeft: 1, failed: true },
      'Nothing of this interview goes to Sahyadri, and your attempt is back: you have one attempt until your deadline.',
    ],
    [{ attempt: null, attemptsLeft: 2 }, 'Nothing of this interview goes to Sahyadri.'],
  ])('%j', (one, words) => {
    expect(said(one)).toBe(words);
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
