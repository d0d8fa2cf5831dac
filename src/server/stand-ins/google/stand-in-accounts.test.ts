import { describe, expect, it } from 'vitest';
import { otherAccount, StandInAccounts } from './stand-in-accounts.ts';

describe('the accounts of the stand-in', () => {
  it('are four at first, each with a subject like Google’s that stays the same on every run', () => {
    const first = new StandInAccounts().list();
    expect(first).toHaveLength(4);
    for (const account of first) expect(account.subject).toMatch(/^1\d{20}$/);
    expect(new StandInAccounts().list()).toEqual(first);
  });

  it('know one e-mail, in any case, as one person, by the latest name', () => {
    const accounts = new StandInAccounts();
    const before = accounts.add('Zoya', 'zoya@example.com');
    const after = accounts.add('Zoya Ansari', 'Zoya@Example.com');
    expect(after.subject).toBe(before.subject);
    expect(accounts.find(before.subject)?.name).toBe('Zoya Ansari');
    expect(accounts.list()).toHaveLength(5);
  });

  it('show the four and the last four typed in', () => {
    const accounts = new StandInAccounts();
    for (let n = 1; n <= 6; n++) accounts.add(`Person ${n}`, `p${n}@example.com`);
    expect(
      accounts
        .list()
        .slice(4)
        .map((a) => a.name),
    ).toEqual(['Person 3', 'Person 4', 'Person 5', 'Person 6']);
  });
});

describe('another account', () => {
  it.each([
    [{ name: ' Zoya ', email: 'zoya@example.com' }, true],
    [{ name: 'x'.repeat(80), email: 'zoya@example.com' }, true],
    [{ name: 'x'.repeat(81), email: 'zoya@example.com' }, false],
    [{ name: '  ', email: 'zoya@example.com' }, false],
    [{ name: 'Zoya', email: 'zoya@' }, false],
    [{ name: 'Zoya', email: '' }, false],
  ])('%j: %s', (typed, fits) => {
    expect(otherAccount.safeParse(typed).success).toBe(fits);
  });
});
