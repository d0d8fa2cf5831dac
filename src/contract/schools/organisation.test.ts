import { describe, expect, it } from 'vitest';
import { contractTerms, schoolDay, schoolName, withinItsDays } from './organisation.ts';

describe('a day', () => {
  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['2026-02-30', false],
    ['2027-02-31', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['2026-01-01T00:00:00Z', false],
    ['', false],
  ])('%j is one: %s', (day, isOne) => expect(schoolDay.safeParse(day).success).toBe(isOne));
});

// Names stand in our mails: none makes a paragraph of its own there, or turns the letters round.
it.each([
  ['Dr. Asha O’Neill-Menon', true],
  ['ऋषभ', true],
  ['മലയാളം ന്‍', true],
  ['Asha\n\nYour account is locked', false],
  ['Asha\r\nBcc: all@example.com', false],
  ['Asha\u2029Kiran', false],
  ['Asha \u202Egnorw', false],
  ['Asha \u2066x', false],
  ['Asha\tKiran', false],
  ['A', false],
])('%j is a name of a school: %s', (name, isOne) => expect(schoolName.safeParse(name).success).toBe(isOne));

const terms = {
  name: 'Nilgiri School',
  seats: 3,
  managerName: 'Anita Rao',
  managerEmail: 'anita.rao@example.com',
  managerCalendar: null,
};

it.each([
  ['2026-12-01', '2026-12-02', []],
  ['2026-12-01', '2026-12-01', []],
  ['2026-12-01', '2026-11-30', ['contractUntil']],
  ['2026-02-30', '2027-01-01', ['contractFrom']],
  ['2026-12-01', '2027-02-31', ['contractUntil']],
])('a contract from %s until %s is wrong in %j', (contractFrom, contractUntil, wrong) => {
  const read = withinItsDays(contractTerms).safeParse({ ...terms, contractFrom, contractUntil });
  expect(read.error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(wrong);
});
