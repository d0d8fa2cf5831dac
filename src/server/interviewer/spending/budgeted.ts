import type { GivesRoom } from '../asks-again.ts';
import {
  type LanguageModel,
  ModelFailure,
  type ModelFailureReason,
  type TokenUse,
} from '../language-model.ts';
import type { ModelWait } from '../model-wait.ts';
import { believableUse, estimateOf, type TokenEstimate, tokensOf } from './amounts.ts';
import type { Permit, Purse } from './purse.ts';
import type { CallOutcome } from './spending.ts';

/** Failures before a provider did any work: nobody is billed for them. */
const freeFailures: ReadonlySet<ModelFailureReason> = new Set(['rate_limited', 'unavailable', 'not_allowed']);

/**
 * A language model that takes leave from the purse before every call, for its words and its thinking, and says afterwards what it took. A
 * stream that broke, failed or was left (its generator returned) counts its estimated input, the output that came, and all the thinking it
 * had room for; one whose failure came before any output and costs nothing counts nothing. A failed `ask`, whose output nobody saw, counts
 * its whole estimate unless its failure costs nothing or says what it took. A generator that is dropped without being returned is counted by
 * the sweep.
 */
export function budgeted(model: LanguageModel & GivesRoom, purse: Purse): LanguageModel {
  return {
    provider: model.provider,
    model: model.model,
    async *stream(prompt, given) {
      const options = { ...given, extraTokens: model.extraTokens.speech };
      const estimate = estimateOf(prompt, options);
      const permit = await takeWhile(options.signal, purse, estimate);
      const seen = { bytes: 0 };
      const taken = () => ({ ...estimate, outputTokens: tokensOf(seen.bytes) + options.extraTokens });
      let outcome: CallOutcome = 'unknown';
      try {
        const use = yield* counting(model.stream(prompt, options), seen, options.wait);
        outcome = believableUse(use, taken());
        return outcome;
      } catch (error) {
        outcome = seen.bytes === 0 ? outcomeOf(error, estimate) : 'unknown';
        throw error;
      } finally {
        if (outcome === 'unknown') outcome = { ...taken(), cachedInputTokens: 0 };
        await permit.end(outcome);
      }
    },
    ask: async (prompt, given) => {
      const options = { ...given, extraTokens: model.extraTokens.scoring };
      const estimate = estimateOf(prompt, options);
      const permit = await takeWhile(options.signal, purse, estimate);
      try {
        const { text, use } = await model.ask(prompt, options);
        const seen = { ...estimate, outputTokens: tokensOf(Buffer.byteLength(text)) };
        const counted = believableUse(use, seen);
        await permit.end(counted);
        return { text, use: counted };
      } catch (error) {
        await permit.end(outcomeOf(error, estimate));
        throw error;
      }
    },
  };
}

async function* counting(
  pieces: AsyncGenerator<string, TokenUse>,
  seen: { bytes: number },
  wait: ModelWait | undefined,
): AsyncGenerator<string, TokenUse> {
  try {
    for (;;) {
      const next = await awaited(pieces.next(), wait);
      if (next.done) return next.value;
      seen.bytes += Buffer.byteLength(next.value);
      yield next.value;
    }
  } finally {
    await pieces.return({ inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 });
  }
}

async function awaited<T>(piece: Promise<T>, wait: ModelWait | undefined): Promise<T> {
  if (!wait) return piece;
  wait.begin();
  try {
    return await piece;
  } finally {
    wait.end();
  }
}

function outcomeOf(error: unknown, estimate: TokenEstimate): CallOutcome {
  if (!(error instanceof ModelFailure)) return 'unknown';
  if (error.use) return believableUse(error.use, estimate);
  return freeFailures.has(error.reason) ? 'free' : 'unknown';
}

/** Leave from the purse; when the caller gives up waiting, leave that still comes is handed back. */
async function takeWhile(
  signal: AbortSignal | undefined,
  purse: Purse,
  estimate: TokenEstimate,
): Promise<Permit> {
  const permit = purse.take(estimate).catch((cause: unknown) => {
    throw cause instanceof ModelFailure ? cause : new ModelFailure('unavailable', { cause });
  });
  if (!signal) return permit;
  const given = Promise.withResolvers<never>();
  const giveUp = (): void => given.reject(new ModelFailure('cancelled', { cause: signal.reason }));
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([permit, given.promise]);
  } catch (error) {
    permit.then((late) => late.end('free')).catch(() => undefined);
    throw error;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
