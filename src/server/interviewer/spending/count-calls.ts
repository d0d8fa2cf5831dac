import { known, type LabelValue } from '#server/platform/metrics/label-values.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { type LanguageModel, ModelFailure, type TokenUse } from '../language-model.ts';
import { microRupeesOf, type TokenEstimate } from './amounts.ts';
import type { Purse } from './purse.ts';
import type { Spender } from './spending.ts';

type Kind = Pick<Spender, 'purpose' | 'provider'>;

/** Begins to time one call, a span of what it is made for; what is returned counts what became of it. `left` is a stream nobody read to its end. */
export function beginCall(
  metrics: Metrics,
  { purpose, provider: given }: Kind,
): (outcome: LabelValue<'call'>) => void {
  const beganMs = performance.now();
  const provider = known('provider', given, 'other');
  const span = metrics.tracing.begin(`call ${purpose}`, { purpose, provider });
  return (call) => {
    span.end({ call });
    metrics.count('hotseat_model_calls_total', { purpose, provider, call });
    metrics.observe('hotseat_model_call_seconds', { purpose }, (performance.now() - beganMs) / 1000);
  };
}

/** How a failed call is counted. */
const failedCall = (error: unknown): LabelValue<'call'> =>
  error instanceof ModelFailure ? error.reason : 'unavailable';

/** A language model whose calls are counted by what came of them. */
export function countedModel(model: LanguageModel, metrics: Metrics, kind: Kind): LanguageModel {
  return {
    provider: model.provider,
    model: model.model,
    async *stream(prompt, options) {
      const ended = beginCall(metrics, kind);
      let outcome: LabelValue<'call'> = 'left';
      try {
        const use = yield* model.stream(prompt, options);
        outcome = 'answered';
        return use;
      } catch (error) {
        outcome = failedCall(error);
        throw error;
      } finally {
        ended(outcome);
      }
    },
    ask: async (prompt, options) => {
      const ended = beginCall(metrics, kind);
      try {
        const reply = await model.ask(prompt, options);
        ended('answered');
        return reply;
      } catch (error) {
        ended(failedCall(error));
        throw error;
      }
    },
  };
}

/** A purse that counts the tokens and rupees of each call as they are settled: its estimate where nobody knows. */
export function countedPurse(purse: Purse, metrics: Metrics, spender: Spender): Purse {
  return {
    take: async (estimate) => {
      const permit = await purse.take(estimate);
      return {
        end: (outcome) => {
          if (outcome !== 'free')
            countUse(metrics, spender, outcome === 'unknown' ? wholly(estimate) : outcome);
          return permit.end(outcome);
        },
      };
    },
  };
}

const wholly = (estimate: TokenEstimate): TokenUse => ({ ...estimate, cachedInputTokens: 0 });

function countUse(metrics: Metrics, { purpose, provider, prices }: Spender, use: TokenUse): void {
  const kind = { purpose, provider: known('provider', provider, 'other') };
  const { inputTokens, cachedInputTokens, outputTokens } = use;
  const tokens = {
    input: inputTokens - cachedInputTokens,
    cached_input: cachedInputTokens,
    output: outputTokens,
  };
  for (const [which, count] of Object.entries(tokens) as [LabelValue<'tokens'>, number][])
    metrics.count('hotseat_model_tokens_total', { ...kind, tokens: which }, Math.max(0, count));
  const microRupees = microRupeesOf(use, prices);
  if (microRupees !== null) metrics.count('hotseat_model_rupees_total', kind, microRupees / 1_000_000);
}
