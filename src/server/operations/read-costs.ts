import type { BudgetAmounts, BudgetUse, CostReport } from '#contract/costs.ts';
import { indiaDay } from '#contract/india-time.ts';
import { limitOf, type ModelBudgets } from '#server/interviewer/spending/amounts.ts';
import { dayKey, interviewKey, speechDayKey } from '#server/interviewer/spending/budget-store.ts';
import type { Parts } from '#server/platform/parts.ts';
import { readBudget, readCostLines, readTopSpenders } from './cost-store.ts';

const shownUsers = 5;
const nothing: BudgetAmounts = {
  spentTokens: 0,
  reservedTokens: 0,
  spentMicroRupees: 0,
  reservedMicroRupees: 0,
};

/** Those of the configured language model and speech service, where there are any. */
export type CostBudgets = { budgets: ModelBudgets | null; speechBudgets: ModelBudgets | null };

/**
 * What the panel's language models took in the last `days` days of India's calendar, today included, or in one interview; and how much of
 * today's budgets is used. Past costs are told when nothing is configured any more.
 */
export async function readCosts(
  { database, clock, budgets, speechBudgets }: Pick<Parts, 'database' | 'clock'> & CostBudgets,
  { days, interview }: { days: number; interview?: string | undefined },
): Promise<CostReport> {
  const now = clock.now();
  const today = indiaDay(now);
  const withLimit = (used: BudgetAmounts, name: keyof ModelBudgets, of = budgets): BudgetUse => {
    const most = of && limitOf(of[name]);
    return { ...used, mostTokens: most?.tokens ?? null, mostMicroRupees: most?.microRupees ?? null };
  };
  return database.read(async (tx) => {
    const which = interview ? { sessionId: interview } : { from: indiaDay(now, days - 1) };
    const ofInterview = interview ? await readBudget(tx, interviewKey(interview)) : null;
    const users = await readTopSpenders(tx, today, budgets && limitOf(budgets.userDay), shownUsers);
    const speech = (await readBudget(tx, speechDayKey(today))) ?? (speechBudgets && nothing);
    return {
      lines: await readCostLines(tx, which),
      today: withLimit((await readBudget(tx, dayKey(today))) ?? nothing, 'day'),
      speechToday: speech && withLimit(speech, 'day', speechBudgets),
      interview: ofInterview && withLimit(ofInterview, 'interview'),
      users: users.map((user) => ({ uid: user.uid, ...withLimit(user, 'userDay') })),
    };
  });
}
