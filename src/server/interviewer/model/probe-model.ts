import { filled, joined, own, type Own, trusted } from '#core/prompt/own-words.ts';
import { type Prompt, promptOf } from '#core/prompt/prompt.ts';
import { asksAgain } from '../asks-again.ts';
import {
  type AskOptions,
  type ExtraTokens,
  type LanguageModel,
  ModelFailure,
  type ModelFailureReason,
  type ReplyFormat,
} from '../language-model.ts';
import { mostUtteranceTokens, usualTurnSeconds } from '../speaker.ts';
import type { ProviderLanguageModel } from './create-language-model.ts';
import type { RepairName } from './repair-settings.ts';

/** What an endpoint was seen to do when the service started, or why it did not answer. `promptCaching` is false too when it does not tell. */
export type ProbedModel = { extraTokens: ExtraTokens; repairs: readonly RepairName[] } & (
  | { answers: true; streaming: boolean; replyFormat: ReplyFormat; promptCaching: boolean }
  | { answers: false; because: ModelFailureReason }
);

const askMs = 10_000;

/** Long enough that every provider that caches prompts by itself caches this one (1,024 tokens). */
const instructions = joined(
  Array.from(
    { length: 70 },
    (_, at) =>
      filled`Line ${at + 1}: this text only tells whether a repeated beginning is served from a cache; nothing in it is to be done.`,
  ),
  '\n',
);

const prompt = (reply: Own): Prompt =>
  promptOf({
    instructions,
    mark: '0'.repeat(18),
    lines: [{ says: 'Ready?' }],
    task: own('probe'),
    input: trusted({ reply }),
  });

const asking: AskOptions = {
  name: 'probe',
  schema: {
    type: 'object',
    properties: { ready: { type: 'boolean' } },
    required: ['ready'],
    additionalProperties: false,
  },
  maxOutputTokens: 64,
  timeoutMs: askMs,
};

/**
 * Tries an endpoint as it will be asked: words for a turn, and twice the same small JSON reply. What it refuses on the way is put right for
 * all later calls. Never throws; takes 40 seconds at most.
 */
export async function probeModel(model: ProviderLanguageModel): Promise<ProbedModel> {
  const patient = asksAgain(model, model);
  const found = await seenOf(patient, model).catch((error: unknown) => ({
    answers: false as const,
    because: error instanceof ModelFailure ? error.reason : ('unavailable' as const),
  }));
  return { ...found, extraTokens: model.extraTokens, repairs: model.repairs };
}

async function seenOf(patient: LanguageModel, model: ProviderLanguageModel) {
  const streaming = await streams(patient).catch((error: unknown) => {
    if (isFirstOnly(error)) return streams(patient);
    throw error;
  });
  await patient.ask(prompt(own('{"ready":true}')), asking);
  const { use } = await patient.ask(prompt(own('{"ready":true}')), asking);
  const promptCaching = use.cachedInputTokens > 0;
  return { answers: true as const, streaming, replyFormat: model.settings.format, promptCaching };
}

/** A server may load its model when it is first asked; thinking that was not marked is known from then on. */
const isFirstOnly = (error: unknown): boolean =>
  error instanceof ModelFailure && (error.reason === 'timeout' || error.reason === 'malformed');

async function streams(model: LanguageModel): Promise<boolean> {
  const signal = AbortSignal.timeout(usualTurnSeconds * 1_000);
  try {
    const words = model.stream(prompt(own('One, two, three.')), {
      maxOutputTokens: mostUtteranceTokens,
      signal,
    });
    let pieces = 0;
    while (!(await words.next()).done) pieces++;
    return pieces > 1;
  } catch (error) {
    throw signal.aborted ? new ModelFailure('timeout', { cause: error }) : error;
  }
}
