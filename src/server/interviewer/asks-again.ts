import { type ExtraTokens, type LanguageModel, ModelFailure } from './language-model.ts';

/** Whoever knows how many extra tokens a model is given by now. */
export type GivesRoom = { readonly extraTokens: ExtraTokens };

const isCapSpent = (error: unknown): boolean => error instanceof ModelFailure && error.reason === 'cap_spent';

/**
 * A language model that is asked once more when it spent its cap before a word was said and has been given more room since. Each time is a
 * call of its own to `model`, so that each is set aside and counted.
 */
export function asksAgain(model: LanguageModel, room: GivesRoom): LanguageModel {
  return {
    provider: model.provider,
    model: model.model,
    async *stream(prompt, options) {
      const { speech } = room.extraTokens;
      try {
        return yield* model.stream(prompt, options);
      } catch (error) {
        if (!isCapSpent(error) || room.extraTokens.speech <= speech) throw error;
      }
      return yield* model.stream(prompt, options);
    },
    ask: async (prompt, options) => {
      const { scoring } = room.extraTokens;
      const startedAtMs = performance.now();
      try {
        return await model.ask(prompt, options);
      } catch (error) {
        if (!isCapSpent(error) || room.extraTokens.scoring <= scoring) throw error;
      }
      const timeoutMs = Math.max(1, Math.floor(options.timeoutMs - (performance.now() - startedAtMs)));
      return model.ask(prompt, { ...options, timeoutMs });
    },
  };
}
