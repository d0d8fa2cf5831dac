import { describe, expect, it } from 'vitest';
import type { ModelBudgets } from '#server/interviewer/spending/amounts.ts';
import { createSpending, type Reservation, type Spender } from '#server/interviewer/spending/spending.ts';
import { sweepSpending } from '#server/interviewer/spending/sweep-spending.ts';
import { sql } from '#server/platform/database/query.ts';
import {
  budgetRows,
  budgetsOf,
  emptySpending,
  expectSums,
  outcomeOf,
  rupeeATokenPrices,
  spenderOf,
  spendingParts,
} from '#tests/fixtures/model-spending.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openRaceDatabase } from '#tests/fixtures/test-database.ts';

const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
const ofSound = { purpose: 'hearing' } as const;
const tenth = { inputTokens: 90, outputTokens: 10 };

const parts = spendingParts(async () => {
  const opened = await openRaceDatabase();
  // Every connection of the pool is there before the first race.
  await Promise.all(times(10, () => opened.database.read((tx) => tx.execute(sql`select pg_sleep(0.2)`))));
  return opened;
});

const spendingOf = (limits: Partial<ModelBudgets>) => createSpending(parts, budgetsOf(limits));

/** Does `work` while a reader keeps looking; gives the most that reader saw reserved and spent in one budget of this kind. */
async function mostSeen(kind: string, work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const look = async (): Promise<void> => {
    for (const row of await budgetRows(parts.database))
      if (row.key.startsWith(kind)) most = Math.max(most, row.reserved_tokens + row.spent_tokens);
  };
  const over = new AbortController();
  const working = work().finally(() => over.abort());
  while (!over.signal.aborted) await look();
  await working;
  await look();
  return most;
}

describe('sixty calls at once, each a tenth of a limit', () => {
  const byTokens = { prices: null, tokens: 1_000, rupees: 0 };
  const byRupees = { prices: rupeeATokenPrices, tokens: 1_000_000, rupees: 1_000 };

  it.each<[string, keyof ModelBudgets, string, (n: number) => Spender]>([
    ['interview', 'interview', 'interview:', () => spenderOf()],
    ['user and day', 'userDay', 'user:', (n) => spenderOf({ interview: n })],
    ['day', 'day', 'day:', (n) => spenderOf({ interview: n, user: n })],
    ['interview, of sound', 'interview', 'speech:interview:', () => ({ ...spenderOf(), ...ofSound })],
    ['day, of sound', 'day', 'speech:day:', (n) => ({ ...spenderOf({ interview: n, user: n }), ...ofSound })],
  ])('reserve the %s exactly ten times', async (_name, budget, kind, spender) => {
    for (const { prices, ...most } of [byTokens, byRupees]) {
      await emptySpending(parts.database);
      const spending = spendingOf({ [budget]: most });
      const seen = await mostSeen(kind, async () => {
        const outcomes = await Promise.all(
          times(60, (n) => outcomeOf(spending.reserve({ ...spender(n), prices }, tenth))),
        );
        expect(outcomes.filter((o) => o !== 'over_budget')).toHaveLength(10);
      });
      expect(seen).toBe(1_000);
      expect(await rowsOf(parts.database, 'model_calls')).toHaveLength(10);
      await expectSums(parts.database);
    }
  });

  it('leave nothing behind in the budgets that had room', async () => {
    const spending = spendingOf({ day: { tokens: 50, rupees: 0 } });
    const outcomes = await Promise.all(
      times(60, (n) => outcomeOf(spending.reserve(spenderOf({ user: n }), tenth))),
    );
    expect(new Set(outcomes)).toEqual(new Set(['over_budget']));
    expect(await budgetRows(parts.database)).toEqual([]);
  });
});

describe('sixty interviews that go on at once', () => {
  const use = { inputTokens: 50, cachedInputTokens: 40, outputTokens: 50 };

  it('reserve no more than their limit, and every last call is counted', async () => {
    const spending = spendingOf({ day: { tokens: 6_500, rupees: 0 } });
    const spenders = times(60, (n) => spenderOf({ user: n, interview: n }));
    const last = await Promise.all(spenders.map((spender) => spending.reserve(spender, tenth)));
    const seen = await mostSeen('day:', async () => {
      const next = await Promise.all(
        spenders.map((spender, n) => spending.goOn(last[n]!, use, spender, tenth)),
      );
      expect(next.filter((one) => one !== null)).toHaveLength(5);
    });
    expect(seen).toBe(6_500);
    const states = (await rowsOf(parts.database, 'model_calls')).map((call) => call['state']);
    expect(states.filter((state) => state === 'settled')).toHaveLength(60);
    await expectSums(parts.database);
  });
});

describe('ends that meet', () => {
  it('count a call once, by whoever came first', async () => {
    const spending = spendingOf({});
    const spender = { ...spenderOf(), prices: rupeeATokenPrices };
    const reserved = await Promise.all(times(8, () => spending.reserve(spender, tenth)));
    const ends = reserved.flatMap((reservation) => [
      ...times(
        6,
        (n) => () =>
          spending.settle(reservation, { inputTokens: 50 + n, cachedInputTokens: 40, outputTokens: 5 }),
      ),
      () => spending.settle(reservation, null),
      () => spending.release(reservation),
    ]);
    await Promise.all(inAnyOrder(ends).map((end) => end()));
    const calls = await rowsOf(parts.database, 'model_calls');
    expect(calls.filter((call) => call['state'] === 'reserved')).toEqual([]);
    await expectSums(parts.database);
  });

  it('and two sweeps count what a dead process left once', async () => {
    const spending = spendingOf({});
    const left = await Promise.all(times(30, (n) => spending.reserve(spenderOf({ user: n % 3 }), tenth)));
    parts.clock.advance(15 * 60_000 + 1);
    const [swept] = await Promise.all([
      Promise.all(times(3, () => sweepSpending(parts))),
      ...left.slice(0, 10).map((reservation) => spending.release(reservation)),
    ]);
    const settled = (await rowsOf(parts.database, 'model_calls')).filter(
      (call) => call['state'] === 'settled',
    );
    expect(swept.reduce((sum, n) => sum + n, 0)).toBe(settled.length);
    expect(settled.length).toBeGreaterThanOrEqual(20);
    await expectSums(parts.database);
  });
});

it('everything at once, over shared budgets, never deadlocks and always adds up', async () => {
  const spending = spendingOf({
    interview: { tokens: 3_000, rupees: 1 },
    userDay: { tokens: 9_000, rupees: 1 },
    day: { tokens: 30_000, rupees: 1 },
  });
  const use = { inputTokens: 60, cachedInputTokens: 50, outputTokens: 7 };
  const ends: ((reservation: Reservation) => Promise<unknown>)[] = [
    (reservation) => spending.settle(reservation, use),
    (reservation) => spending.settle(reservation, null),
    (reservation) => spending.release(reservation),
    (reservation) => spending.goOn(reservation, use, spenderOf(), tenth),
    () => Promise.resolve(),
  ];
  const live = async (n: number): Promise<void> => {
    const reservation = await outcomeOf(
      spending.reserve(
        { ...spenderOf({ user: n % 5, interview: n % 11 }), ...(n % 3 === 0 ? ofSound : {}) },
        tenth,
      ),
    );
    if (reservation !== 'over_budget') await ends[n % ends.length]?.(reservation);
  };
  const later = new TestClock(new Date(parts.clock.now().getTime() + 16 * 60_000));
  const sweep = (): Promise<number> => sweepSpending({ database: parts.database, clock: later });
  await Promise.all(
    inAnyOrder([...times(300, (n) => () => live(n)), ...times(4, () => sweep)]).map((run) => run()),
  );
  await expectSums(parts.database);
});

function inAnyOrder<T>(list: T[]): T[] {
  return list
    .map((value) => ({ value, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map((x) => x.value);
}
