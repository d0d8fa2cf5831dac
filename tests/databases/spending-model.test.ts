import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ModelBudgets } from '#server/interviewer/spending/amounts.ts';
import { interviewKey } from '#server/interviewer/spending/budget-store.ts';
import { createSpending, type Reservation, type Spender } from '#server/interviewer/spending/spending.ts';
import { sweepSpending } from '#server/interviewer/spending/sweep-spending.ts';
import {
  budgetRows,
  emptySpending,
  expectSums,
  outcomeOf,
  rupeeATokenPrices,
  spenderOf,
  spendingParts,
} from '#tests/fixtures/model-spending.ts';
import { openTestDatabase } from '#tests/fixtures/test-database.ts';

const parts = spendingParts(openTestDatabase);

const tokens = (n: number) => ({ inputTokens: n - 1, outputTokens: 1 });
const sweep = () => sweepSpending(parts);

type Step =
  | { do: 'reserve'; user: number; interview: number; tokens: number; priced: boolean }
  | { do: 'settle'; which: number; tokens: number }
  | { do: 'fill'; which: number }
  | { do: 'release'; which: number }
  | { do: 'go on'; which: number; took: number | null; tokens: number }
  | { do: 'sweep'; minutes: number };

const small = fc.integer({ min: 0, max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('reserve' as const),
      user: fc.integer({ min: 1, max: 2 }),
      interview: fc.integer({ min: 1, max: 2 }),
      tokens: fc.integer({ min: 1, max: 120 }),
      priced: fc.boolean(),
    }),
  },
  fc.record({ do: fc.constant('settle' as const), which: small, tokens: fc.integer({ min: 0, max: 150 }) }),
  fc.record({ do: fc.constant('fill' as const), which: small }),
  fc.record({ do: fc.constant('release' as const), which: small }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('go on' as const),
      which: small,
      took: fc.option(fc.integer({ min: 0, max: 150 })),
      tokens: fc.integer({ min: 1, max: 120 }),
    }),
  },
  fc.record({ do: fc.constant('sweep' as const), minutes: fc.integer({ min: 0, max: 16 }) }),
);

it('whatever happens, budgets say what their calls add up to, and leave is given exactly when there is room', async () => {
  const limits: ModelBudgets = {
    interview: { tokens: 200, rupees: 150 },
    userDay: { tokens: 300, rupees: 250 },
    day: { tokens: 450, rupees: 400 },
  };
  const spending = createSpending(parts, limits);
  type Wanted = { spender: Spender; tokens: number };
  const hasRoom = async ({ spender, tokens: wanted }: Wanted) => {
    const { sessionId, uid, prices } = spender;
    const rows = await budgetRows(parts.database);
    return Object.entries(limits).every(([name, limit]) => {
      const own = rows.find((row) =>
        name === 'interview'
          ? row.key === interviewKey(sessionId)
          : row.key.startsWith(name === 'day' ? 'day:' : `user:${uid}:`),
      );
      const taken = (own?.reserved_tokens ?? 0) + (own?.spent_tokens ?? 0);
      const rupees = ((own?.reserved_micro_rupees ?? 0) + (own?.spent_micro_rupees ?? 0)) / 1e6;
      return taken + wanted <= limit.tokens && (!prices || rupees + wanted <= limit.rupees);
    });
  };
  type Open = { reservation: Reservation; spender: Spender };
  const run = async (next: Step, open: Open[]): Promise<void> => {
    if (next.do === 'reserve') {
      const spender = { ...spenderOf(next), prices: next.priced ? rupeeATokenPrices : null };
      const room = await hasRoom({ spender, tokens: next.tokens });
      const outcome = await outcomeOf(spending.reserve(spender, tokens(next.tokens)));
      expect(outcome !== 'over_budget').toBe(room);
      if (outcome !== 'over_budget') open.push({ reservation: outcome, spender });
    } else if (next.do === 'sweep') {
      parts.clock.advance(next.minutes * 60_000);
      await sweep();
    } else {
      const last = open[next.which];
      if (!last) return;
      const { reservation, spender } = last;
      if (next.do === 'go on') {
        const use = { inputTokens: next.took ?? 0, cachedInputTokens: 0, outputTokens: 1 };
        const outcome = next.took === null ? 'unknown' : use;
        const then = await spending.goOn(reservation, outcome, spender, tokens(next.tokens));
        // Taken back, the next leaves exactly the room it was given.
        if (then) await spending.release(then);
        expect(then !== null).toBe(await hasRoom({ spender, tokens: next.tokens }));
      } else if (next.do === 'release') await spending.release(reservation);
      else if (next.do === 'fill') await spending.settle(reservation, null);
      else
        await spending.settle(reservation, {
          inputTokens: next.tokens,
          cachedInputTokens: 0,
          outputTokens: 1,
        });
    }
    await expectSums(parts.database);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await emptySpending(parts.database);
      const open: Open[] = [];
      for (const next of steps) await run(next, open);
    }),
    { numRuns: 40 },
  );
});
