import { z } from 'zod';

const amount = z.number().int();

/** What a paid call is for: the panel's words, its scores, words from sound, sound from words. The last two count sound as tokens, ten a second. */
export const callPurposes = ['speaking', 'scoring', 'hearing', 'voicing'] as const;
export type CallPurpose = (typeof callPurposes)[number];

/** What of a budget is used up, and set aside for calls under way. */
export const budgetAmounts = z.object({
  spentTokens: amount,
  reservedTokens: amount,
  spentMicroRupees: amount,
  reservedMicroRupees: amount,
});
export type BudgetAmounts = z.infer<typeof budgetAmounts>;

/** The same with its limits, which are null when no model is configured. */
const budgetUse = budgetAmounts.extend({
  mostTokens: amount.nullable(),
  mostMicroRupees: amount.nullable(),
});
export type BudgetUse = z.infer<typeof budgetUse>;

/** What language models took, by day in India, purpose, provider and model; calls that failed and cost nothing are not in it. */
export const costReport = z.object({
  lines: z.array(
    z.object({
      day: z.string(),
      purpose: z.enum(callPurposes),
      provider: z.string(),
      model: z.string(),
      calls: amount,
      inputTokens: amount,
      cachedInputTokens: amount,
      outputTokens: amount,
      /** The cost of the calls whose price was known; `unpricedCalls` are those whose price was not. */
      microRupees: amount,
      unpricedCalls: amount,
    }),
  ),
  today: budgetUse,
  /** The same of speech services; null where none is configured and none was used today. */
  speechToday: budgetUse.nullable(),
  /** The budget of the interview asked for; null when none was, or when it took nothing. */
  interview: budgetUse.nullable(),
  /** Those who used most of their limit today, by their ids alone, the nearest to it first. */
  users: z.array(budgetUse.extend({ uid: z.string() })),
});
export type CostReport = z.infer<typeof costReport>;
