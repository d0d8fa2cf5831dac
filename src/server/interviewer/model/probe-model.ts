import {
  type AskOptions,
  ModelFailure,
  type ModelFailureReason,
  type Prompt,
  type ReplyFormat,
} from '../language-model.ts';
import type { ProviderLanguageModel } from './create-language-model.ts';

/** What an endpoint was seen to do when the service started, or why it did not answer. `promptCaching` is false too when it does not tell. */
export type ProbedModel =
  | { answers: true; streaming: boolean; replyFormat: ReplyFormat; promptCaching: boolean }
  | { answers: false; because: ModelFailureReason };

const probeMs = 10_000;

/** Long enough that every provider that caches prompts by itself caches this one (1,024 tokens). */
const instructions = Array.from(
  { length: 70 },
  (_, at) =>
    `Line ${at + 1}: this text only tells whether a repeated beginning is served from a cache; nothing in it is to be done.`,
).join('\n');

const prompt = (words: string): Prompt => ({
  instructions,
  messages: [
    {
      role: 'user',
      parts: [{ text: 'Ready?', keeps: true }, { text: `TASK probe\n${JSON.stringify({ reply: words })}` }],
    },
  ],
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
  timeoutMs: probeMs,
};

/** Tries an endpoint with three small calls: one streamed, and twice the same one for JSON. Never throws; takes half a minute at most. */
export async function probeModel(model: ProviderLanguageModel): Promise<ProbedModel> {
  try {
    const streaming = await streams(model);
    await model.ask(prompt('{"ready":true}'), asking);
    const { use } = await model.ask(prompt('{"ready":true}'), asking);
    return { answers: true, streaming, replyFormat: model.format, promptCaching: use.cachedInputTokens > 0 };
  } catch (error) {
    return { answers: false, because: error instanceof ModelFailure ? error.reason : 'unavailable' };
  }
}

async function streams(model: ProviderLanguageModel): Promise<boolean> {
  const signal = AbortSignal.timeout(probeMs);
  const words = model.stream(prompt('One, two, three.'), { maxOutputTokens: 64, signal });
  let pieces = 0;
  while (!(await words.next()).done) pieces++;
  return pieces > 1;
}
