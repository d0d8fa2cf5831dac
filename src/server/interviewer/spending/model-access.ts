import type { Parts } from '#server/platform/parts.ts';
import { asksAgain, type GivesRoom } from '../asks-again.ts';
import type { CallScope, LanguageModel } from '../language-model.ts';
import type { ModelBudgets, ModelPrices } from './amounts.ts';
import { budgeted } from './budgeted.ts';
import { countedModel, countedPurse } from './count-calls.ts';
import { PreparedReservations } from './prepared-reservations.ts';
import { directPurse, type Purse } from './purse.ts';
import { createSpending, type Spender } from './spending.ts';

/** A model as its provider serves it, with what it costs; null when its prices are not set. */
type PricedModel = { model: LanguageModel & GivesRoom; prices: ModelPrices | null };

/** The only way to a language model: each interview's models spend from the budgets it is counted against. */
type ModelAccess = {
  modelsFor(scope: CallScope): { speaking: LanguageModel; scoring: LanguageModel };
  /** Gives back what was reserved for the next words of an interview that has ended. */
  interviewOver(sessionId: string): Promise<void>;
  /** Waits for what is being counted and gives back the rest; before the database closes. */
  close(): Promise<void>;
};

/** Puts budgets around the two models. Calls fail with ModelFailure `over_budget` when there is no room. */
export function createModelAccess(
  parts: Pick<Parts, 'database' | 'clock' | 'log' | 'metrics'>,
  { budgets, ...models }: { speaking: PricedModel; scoring: PricedModel; budgets: ModelBudgets },
): ModelAccess {
  const counting = { ...parts, spending: createSpending(parts, budgets) };
  const prepared = new PreparedReservations(counting);
  const spenderOf = (scope: CallScope, purpose: keyof typeof models): Spender => {
    const { model, prices } = models[purpose];
    const { sessionId, uid } = scope;
    return { sessionId, uid, purpose, provider: model.provider, model: model.model, prices };
  };
  const withinBudget = (
    { model }: PricedModel,
    purseOf: (spender: Spender) => Purse,
    scope: CallScope,
    purpose: keyof typeof models,
  ): LanguageModel => {
    const spender = spenderOf(scope, purpose);
    const purse = countedPurse(purseOf(spender), parts.metrics, spender);
    return asksAgain(countedModel(budgeted(model, purse), parts.metrics, spender), model);
  };
  return {
    modelsFor: (scope) => ({
      speaking: withinBudget(models.speaking, (spender) => prepared.purse(spender), scope, 'speaking'),
      scoring: withinBudget(models.scoring, (spender) => directPurse(counting, spender), scope, 'scoring'),
    }),
    interviewOver: (sessionId) => prepared.interviewOver(sessionId),
    close: () => prepared.close(),
  };
}
