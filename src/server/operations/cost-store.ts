import { z } from 'zod';
import { type BudgetAmounts, budgetAmounts, type CostReport, costReport } from '#contract/costs.ts';
import type { BudgetLimit } from '#server/interviewer/spending/amounts.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { eq, type SQL, sql } from '#server/platform/database/query.ts';
import { modelBudgets } from '#server/platform/database/schema/spending.ts';

const amounts = {
  spentTokens: modelBudgets.spentTokens,
  reservedTokens: modelBudgets.reservedTokens,
  spentMicroRupees: modelBudgets.spentMicroRupees,
  reservedMicroRupees: modelBudgets.reservedMicroRupees,
};

/** What settled calls took since the day `from`, or in one interview; the newest day first. */
export async function readCostLines(
  tx: Tx,
  which: { from: string } | { sessionId: string },
): Promise<CostReport['lines']> {
  const chosen: SQL = 'from' in which ? sql`day >= ${which.from}` : sql`session_id = ${which.sessionId}`;
  return queryRows(
    tx,
    costReport.shape.lines.element,
    sql`
    select day, purpose, provider, model, count(*)::int as calls,
      sum(input_tokens)::float8 as "inputTokens", sum(cached_input_tokens)::float8 as "cachedInputTokens",
      sum(output_tokens)::float8 as "outputTokens", coalesce(sum(micro_rupees), 0)::float8 as "microRupees",
      (count(*) filter (where micro_rupees is null))::int as "unpricedCalls"
    from model_calls where state = 'settled' and ${chosen}
    group by day, purpose, provider, model order by day desc, purpose, provider, model`,
  );
}

/** What a budget has spent and reserved; null when nothing was ever reserved in it. */
export async function readBudget(tx: Tx, key: string): Promise<BudgetAmounts | null> {
  const [row] = await tx.select(amounts).from(modelBudgets).where(eq(modelBudgets.key, key));
  return row ?? null;
}

/** The users who used the largest share of their limits on a day, in tokens or in rupees, whichever is larger. */
export async function readTopSpenders(
  tx: Tx,
  day: string,
  most: BudgetLimit | null,
  limit: number,
): Promise<(BudgetAmounts & { uid: string })[]> {
  const share = (used: SQL, of: number | undefined): SQL =>
    sql`coalesce((${used}) / nullif(${of ?? null}::float8, 0), 0)`;
  const tokens = sql`spent_tokens + reserved_tokens`;
  return queryRows(
    tx,
    budgetAmounts.extend({ uid: z.string() }),
    sql`
    select uid, spent_tokens::float8 as "spentTokens", reserved_tokens::float8 as "reservedTokens",
      spent_micro_rupees::float8 as "spentMicroRupees", reserved_micro_rupees::float8 as "reservedMicroRupees"
    from (select distinct uid from model_calls where day = ${day} and uid is not null) spender
    join model_budgets on key = 'user:' || uid || ':' || ${day}
    order by greatest(${share(tokens, most?.tokens)},
      ${share(sql`spent_micro_rupees + reserved_micro_rupees`, most?.microRupees)}) desc, ${tokens} desc, uid
    limit ${limit}`,
  );
}
