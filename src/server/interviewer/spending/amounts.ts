import type { TokenUse } from '../language-model.ts';

/** Rupees for a million tokens, which is the same number of micro-rupees for one token. */
export type ModelPrices = { input: number; cachedInput: number; output: number };

/** What may be spent at most on an interview, by a user in a day, and by everybody in a day; rupees only hold where prices are known. */
export type ModelBudgets = Record<'interview' | 'userDay' | 'day', { tokens: number; rupees: number }>;

/** A budget as it is kept, in whole micro-rupees. */
export type BudgetLimit = { tokens: number; microRupees: number };

/** A budget's limit; an amount of rupees may have up to six decimals. */
export function limitOf({ tokens, rupees }: ModelBudgets['day']): BudgetLimit {
  return { tokens, microRupees: Math.round(rupees * 1_000_000) };
}

/** What a call is thought to take at most. */
export type TokenEstimate = { inputTokens: number; outputTokens: number };

/** Above this no provider's count is believed: it is more than any model reads at once. */
const mostTokens = 20_000_000;

/**
 * What a call will take: four bytes of text to a token of input, and every token of output it may write, thinking included. For English prose that is 10-30 %
 * too much, for JSON and names up to 30 % too little, for Devanagari about right; the difference to the provider's own count is made up
 * when the call is settled, so a budget can be overshot by that much on its last calls and no more.
 */
export function estimateOf(
  { instructions, parts }: { instructions: string; parts: readonly { text: string }[] },
  {
    maxOutputTokens,
    extraTokens = 0,
    schema,
  }: { maxOutputTokens: number; extraTokens?: number; schema?: object },
): TokenEstimate {
  const bytes = [instructions, ...parts.map(({ text }) => text), schema ? JSON.stringify(schema) : '']
    .map((text) => Buffer.byteLength(text))
    .reduce((sum, n) => sum + n, 0);
  return { inputTokens: tokensOf(bytes), outputTokens: maxOutputTokens + extraTokens };
}

/** Tokens of a text of so many bytes, rounded up. */
export function tokensOf(bytes: number): number {
  return Math.ceil(bytes / 4);
}

/** What a use costs in whole micro-rupees, rounded up; null without prices. */
export function microRupeesOf(use: TokenUse, prices: ModelPrices | null): number | null {
  if (!prices) return null;
  const { inputTokens, cachedInputTokens, outputTokens } = use;
  const exact =
    (inputTokens - cachedInputTokens) * prices.input +
    cachedInputTokens * prices.cachedInput +
    outputTokens * prices.output;
  return Math.max(0, Math.ceil(exact - 1e-6));
}

/** A provider's count, or for each number it did not give, gave as zero where it cannot be, or gave wildly, the estimate. */
export function believableUse(use: TokenUse, estimate: TokenEstimate): TokenUse {
  const inputTokens = believable(use.inputTokens) ?? estimate.inputTokens;
  const outputTokens = believable(use.outputTokens) ?? estimate.outputTokens;
  const cachedInputTokens = Math.min(believable(use.cachedInputTokens) ?? 0, inputTokens);
  return { inputTokens, cachedInputTokens, outputTokens };
}

function believable(tokens: number): number | null {
  return Number.isInteger(tokens) && tokens > 0 && tokens <= mostTokens ? tokens : null;
}
