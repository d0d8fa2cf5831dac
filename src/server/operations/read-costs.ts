import type { BudgetAmounts, BudgetUse, CostReport } from '#contract/costs.ts';
import { indiaDay } from '#contract/india-time.ts';
import { limitOf, type ModelBudgets } from '#server/interviewer/spending/amounts.ts';
import { dayKey, interviewKey } from '#server/interviewer/spending/budget-store.ts';
import type { Parts } from '#server/platform/parts.ts';
import { readBudget, readCostLines, readTopSpenders } from './cost-store.ts';

const shownUsers = 5;
const nothing: BudgetAmounts = {
  spentTokens: 0,
  reservedTokens: 0,
  spentMicroRupees: 0,
  reservedMicroRupees: 0,
};

/**
 * What the panel's language models took in the last `days` days of India's calendar, today included, or in one interview; and how much of
 * today's budgets is used. `budgets` is null when no model is configured: past costs are told all the same.
 */
export async function readCosts(
  { database, clock, budgets }: Pick<Parts, 'database' | 'clock'> & { budgets: ModelBudgets | null },
  { days, interview }: { days: number; interview?: string | undefined },
): Promise<CostReport> {
  const now = clock.now();
  const today = indiaDay(now);
  const withLimit = (used: BudgetAmounts, name: keyof ModelBudgets): BudgetUse => {
    const most = budgets && limitOf(budgets[name]);
    return { ...used, mostTokens: most?.tokens ?? null, mostMicroRupees: most?.microRupees ?? null };
  };
  return database.read(async (tx) => {
    const which = interview ? { sessionId: interview } : { from: indiaDay(now, days - 1) };
    const ofInterview = interview ? await readBudget(tx, interviewKey(interview)) : null;
    const users = await readTopSpenders(tx, today, budgets && limitOf(budgets.userDay), shownUsers);
    return {
      lines: await readCostLines(tx, which),
      today: withLimit((await readBudget(tx, dayKey(today))) ?? nothing, 'day'),
      interview: ofInterview && withLimit(ofInterview, 'interview'),
      users: users.map((user) => ({ uid: user.uid, ...withLimit(user, 'userDay') })),
    };
  });
}
