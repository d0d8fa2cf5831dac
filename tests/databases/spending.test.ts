import { describe, expect, it } from 'vitest';
import type { ModelBudgets } from '#server/interviewer/spending/amounts.ts';
import { createSpending } from '#server/interviewer/spending/spending.ts';
import { sweepSpending } from '#server/interviewer/spending/sweep-spending.ts';
import { sql } from '#server/platform/database/query.ts';
import {
  budgetRows,
  budgetsOf,
  expectSums,
  outcomeOf,
  rupeeATokenPrices,
  spenderOf,
  spendingParts,
} from '#tests/fixtures/model-spending.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openTestDatabase } from '#tests/fixtures/test-database.ts';

const parts = spendingParts(openTestDatabase);

const tokens = (n: number) => ({ inputTokens: n - 1, outputTokens: 1 });
const spendingOf = (limits: Partial<ModelBudgets>) => createSpending(parts, budgetsOf(limits));
const sweep = () => sweepSpending(parts);
const states = async () => (await rowsOf(parts.database, 'model_calls')).map((call) => call['state']);

describe('a reservation', () => {
  const hundred = { tokens: 100, rupees: 100 };
  const priced = { ...spenderOf(), prices: rupeeATokenPrices };

  it.each<[string, Partial<ModelBudgets>]>([
    ['the interview', { interview: hundred }],
    ["the user's day", { userDay: hundred }],
    ['the day', { day: hundred }],
    ['the rupees of the interview', { interview: { ...hundred, tokens: 999 } }],
    ["the rupees of the user's day", { userDay: { ...hundred, tokens: 999 } }],
    ['the rupees of the day', { day: { ...hundred, tokens: 999 } }],
  ])('fills %s to its limit and not beyond, and leaves nothing when refused', async (_name, limits) => {
    const spending = spendingOf(limits);
    expect(await outcomeOf(spending.reserve(priced, tokens(101)))).toBe('over_budget');
    expect(await budgetRows(parts.database)).toEqual([]);
    await spending.reserve(priced, tokens(60));
    const before = await budgetRows(parts.database);
    expect(await outcomeOf(spending.reserve(priced, tokens(41)))).toBe('over_budget');
    expect(await budgetRows(parts.database)).toEqual(before);
    await spending.reserve(priced, tokens(40));
    expect(await outcomeOf(spending.reserve(priced, tokens(1)))).toBe('over_budget');
    await expectSums(parts.database);
  });

  it('that is refused says which budgets had no room, in their order', async () => {
    const spending = spendingOf({ interview: hundred, day: hundred });
    await spending.reserve(priced, tokens(60));
    await expect(spending.reserve(priced, tokens(41))).rejects.toMatchObject({
      reason: 'over_budget',
      cause: 'no room in: interview, day',
    });
  });

  it('is never given on a budget of nothing', async () => {
    const spending = spendingOf({ day: { tokens: 0, rupees: 0 } });
    expect(await outcomeOf(spending.reserve(spenderOf(), tokens(1)))).toBe('over_budget');
  });

  it('of a model without a price is held by tokens alone, whatever others have spent', async () => {
    const spending = spendingOf({ day: { tokens: 1_000, rupees: 10 } });
    const reservation = await spending.reserve(priced, tokens(10));
    await spending.settle(reservation, { inputTokens: 40, cachedInputTokens: 0, outputTokens: 5 });
    expect(await outcomeOf(spending.reserve(priced, tokens(1)))).toBe('over_budget');
    expect(await outcomeOf(spending.reserve(spenderOf(), tokens(955)))).not.toBe('over_budget');
    expect(await outcomeOf(spending.reserve(spenderOf(), tokens(1)))).toBe('over_budget');
  });

  it('belongs to its day in India; an interview keeps its budget over midnight', async () => {
    parts.clock = new TestClock(new Date('2026-03-07T18:29:59.999Z'));
    const spending = spendingOf({
      interview: { tokens: 150, rupees: 0 },
      userDay: { tokens: 100, rupees: 0 },
    });
    const before = await spending.reserve(spenderOf(), tokens(100));
    expect(await outcomeOf(spending.reserve(spenderOf({ interview: 2 }), tokens(1)))).toBe('over_budget');
    parts.clock.advance(1);
    expect(await outcomeOf(spending.reserve(spenderOf({ interview: 2 }), tokens(100)))).not.toBe(
      'over_budget',
    );
    expect(await outcomeOf(spending.reserve(spenderOf(), tokens(51)))).toBe('over_budget');
    await spending.settle(before, null);
    const ofDay = (await budgetRows(parts.database)).filter((row) => row.key.startsWith('day:'));
    expect(ofDay).toMatchObject([
      { key: 'day:2026-03-07', reserved_tokens: 0, spent_tokens: 100 },
      { key: 'day:2026-03-08', reserved_tokens: 100, spent_tokens: 0 },
    ]);
  });
});

describe('the end of a call', () => {
  const use = { inputTokens: 70, cachedInputTokens: 60, outputTokens: 8 };
  const priced = { ...spenderOf(), prices: rupeeATokenPrices };

  it('counts what it took, at its prices, once', async () => {
    const spending = spendingOf({});
    const reservation = await spending.reserve(priced, tokens(100));
    await spending.settle(reservation, use);
    await spending.settle(reservation, { ...use, inputTokens: 9_000 });
    await spending.settle(reservation, null);
    await spending.release(reservation);
    parts.clock.advance(60 * 60_000);
    expect(await sweep()).toBe(0);
    expect(await rowsOf(parts.database, 'model_calls')).toMatchObject([
      {
        state: 'settled',
        input_tokens: 70,
        cached_input_tokens: 60,
        output_tokens: 8,
        micro_rupees: 33_000_000,
        reserved_tokens: 100,
      },
    ]);
    for (const row of await budgetRows(parts.database))
      expect(row).toMatchObject({
        reserved_tokens: 0,
        spent_tokens: 78,
        reserved_micro_rupees: 0,
        spent_micro_rupees: 33_000_000,
      });
  });

  it('counts more than was reserved when it took more', async () => {
    const spending = spendingOf({ day: { tokens: 100, rupees: 0 } });
    await spending.settle(await spending.reserve(spenderOf(), tokens(50)), { ...use, inputTokens: 200 });
    expect((await budgetRows(parts.database)).map((row) => row.spent_tokens)).toEqual([208, 208, 208]);
    expect(await outcomeOf(spending.reserve(spenderOf({ user: 2 }), tokens(1)))).toBe('over_budget');
  });

  it('is full when nobody knows, and nothing when it was not made', async () => {
    const spending = spendingOf({});
    await spending.settle(await spending.reserve(priced, tokens(100)), null);
    await spending.release(await spending.reserve(priced, tokens(40)));
    expect(await states()).toEqual(expect.arrayContaining(['released', 'settled']));
    expect((await budgetRows(parts.database)).map((row) => row.spent_micro_rupees)).toEqual([1e8, 1e8, 1e8]);
    await expectSums(parts.database);
  });

  it.each([
    [
      'with room for the next',
      { tokens: 130, rupees: 0 },
      [
        ['settled', 78],
        ['reserved', 0],
      ],
    ],
    ['without', { tokens: 127, rupees: 0 }, [['settled', 78]]],
  ])('counts it in one go with the reservation of the next, %s', async (_name, interview, expected) => {
    const spending = spendingOf({ interview });
    const last = await spending.reserve(spenderOf(), tokens(100));
    const next = await spending.goOn(last, use, spenderOf(), tokens(50));
    expect(next !== null).toBe(expected.length === 2);
    const calls = await rowsOf(parts.database, 'model_calls');
    const ended = calls.map((call) => [
      call['state'],
      call['state'] === 'settled' ? Number(call['input_tokens']) + Number(call['output_tokens']) : 0,
    ]);
    expect(ended).toHaveLength(expected.length);
    expect(ended).toEqual(expect.arrayContaining(expected));
    await expectSums(parts.database);
  });

  it('counts the last call of a day for that day, though the next is reserved on the morrow', async () => {
    parts.clock = new TestClock(new Date('2026-03-07T18:29:59.999Z'));
    const spending = spendingOf({});
    const last = await spending.reserve(spenderOf(), tokens(100));
    parts.clock.advance(1);
    await spending.goOn(last, use, spenderOf(), tokens(50));
    const ofDay = (await budgetRows(parts.database)).filter((row) => row.key.startsWith('day:'));
    expect(ofDay).toMatchObject([
      { key: 'day:2026-03-07', reserved_tokens: 0, spent_tokens: 78 },
      { key: 'day:2026-03-08', reserved_tokens: 50, spent_tokens: 0 },
    ]);
    await expectSums(parts.database);
  });

  it('comes with the sweep after fifteen minutes, in full', async () => {
    await spendingOf({}).reserve(priced, tokens(100));
    parts.clock.advance(15 * 60_000);
    expect(await sweep()).toBe(0);
    parts.clock.advance(1);
    expect(await sweep()).toBe(1);
    expect(await states()).toEqual(['settled']);
    await expectSums(parts.database);
  });

  it('of a person whose account is gone counts for the day alone', async () => {
    const spending = spendingOf({});
    const reservation = await spending.reserve(spenderOf(), tokens(100));
    await parts.database.transaction(async (tx) => {
      await tx.execute(sql`update model_calls set uid = null, session_id = null`);
      await tx.execute(sql`delete from model_budgets where key not like 'day:%'`);
    });
    await spending.settle(reservation, use);
    expect(await budgetRows(parts.database)).toMatchObject([{ reserved_tokens: 0, spent_tokens: 78 }]);
  });
});
