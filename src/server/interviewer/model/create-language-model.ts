import type { LanguageModelV4, LanguageModelV4StreamPart, LanguageModelV4Usage } from '@ai-sdk/provider';
import { APICallError, generateText, jsonSchema, NoObjectGeneratedError, Output } from 'ai';
import {
  type AskOptions,
  type LanguageModel,
  ModelFailure,
  type Prompt,
  type ReplyFormat,
  replyFormats,
  type StreamOptions,
  type TokenUse,
} from '../language-model.ts';
import { failureOf } from './failure-of.ts';
import { instructionsOf, messagesOf, providerPrompt } from './prompt-messages.ts';
import { type ModelEndpoint, providerModel } from './provider-model.ts';

/** Enough variety that two interviews do not sound alike; the guards hold the rest. */
const speakingTemperature = 0.7;
/** A reply to a turn is a sentence or two. */
const longestUtteranceChars = 4_000;

/** A LanguageModel that tells how it has come to ask for JSON replies. */
export type ProviderLanguageModel = LanguageModel & { readonly format: ReplyFormat };

/** The model of an endpoint behind our port. It starts by sending schemas and stops when the endpoint refuses them. */
export function createLanguageModel(endpoint: ModelEndpoint, name: string): ProviderLanguageModel {
  return new EndpointModel(endpoint, name);
}

class EndpointModel implements ProviderLanguageModel {
  readonly provider: string;
  readonly model: string;
  format: ReplyFormat = 'schema';
  readonly #endpoint: ModelEndpoint;
  readonly #models = new Map<ReplyFormat, LanguageModelV4>();

  constructor(endpoint: ModelEndpoint, name: string) {
    this.#endpoint = endpoint;
    this.provider = endpoint.provider;
    this.model = name;
  }

  #as(format: ReplyFormat): LanguageModelV4 {
    const model = this.#models.get(format) ?? providerModel(this.#endpoint, this.model, format);
    this.#models.set(format, model);
    return model;
  }

  async *stream(
    prompt: Prompt,
    { maxOutputTokens, signal }: StreamOptions,
  ): AsyncGenerator<string, TokenUse> {
    const ours = new AbortController();
    const abortSignal = AbortSignal.any([signal, ours.signal]);
    try {
      const { stream } = await this.#as(this.format).doStream({
        prompt: providerPrompt(prompt),
        maxOutputTokens,
        temperature: speakingTemperature,
        abortSignal,
        ...(this.provider === 'compatible' ? {} : { reasoning: 'minimal' as const }),
      });
      return yield* piecesOf(stream);
    } catch (error) {
      throw failureOf(error, signal.aborted);
    } finally {
      ours.abort();
    }
  }

  async ask(prompt: Prompt, options: AskOptions): Promise<{ text: string; use: TokenUse }> {
    const until = AbortSignal.timeout(options.timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, until]) : until;
    for (;;) {
      const { format } = this;
      try {
        return await this.#askAs(format, prompt, options, signal);
      } catch (error) {
        const simpler = replyFormats[replyFormats.indexOf(format) + 1];
        if (!simpler || !refusesFormat(error)) throw failureOf(error, options.signal?.aborted ?? false);
        if (this.format === format) this.format = simpler;
      }
    }
  }

  async #askAs(format: ReplyFormat, prompt: Prompt, options: AskOptions, abortSignal: AbortSignal) {
    const { name, schema, maxOutputTokens, temperature = 0 } = options;
    const output = {
      schema: Output.object({ name, schema: jsonSchema(schema) }),
      json: Output.json(),
      words: Output.text(),
    };
    try {
      const reply = await generateText({
        model: this.#as(format),
        instructions: instructionsOf(prompt),
        messages: messagesOf(prompt),
        output: output[format] as Output.Output,
        maxOutputTokens,
        temperature,
        maxRetries: 2,
        abortSignal,
        providerOptions: { openai: { strictJsonSchema: false } },
      });
      return readReply(reply.text, reply.finishReason, reply.usage);
    } catch (error) {
      if (!NoObjectGeneratedError.isInstance(error)) throw error;
      return readReply(error.text ?? '', error.finishReason, error.usage);
    }
  }
}

async function* piecesOf(
  stream: ReadableStream<LanguageModelV4StreamPart>,
): AsyncGenerator<string, TokenUse> {
  let chars = 0;
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta') {
      chars += part.delta.length;
      if (chars > longestUtteranceChars) throw new ModelFailure('too_long');
      yield part.delta;
    }
    if (part.type === 'finish') {
      const { unified } = part.finishReason;
      if (unified === 'content-filter') throw new ModelFailure('refused');
      if (unified === 'error') throw new ModelFailure('cut');
      if (chars === 0) throw new ModelFailure('empty');
      return useOf(part.usage);
    }
  }
  throw new ModelFailure('cut');
}

function useOf(usage: LanguageModelV4Usage): TokenUse {
  return {
    inputTokens: usage.inputTokens.total ?? 0,
    cachedInputTokens: usage.inputTokens.cacheRead ?? 0,
    outputTokens: usage.outputTokens.total ?? 0,
  };
}

type SdkUsage = {
  inputTokens: number | undefined;
  outputTokens: number | undefined;
  inputTokenDetails: { cacheReadTokens: number | undefined };
};

function readReply(text: string, finishReason: string | undefined, usage: SdkUsage | undefined) {
  if (finishReason === 'content-filter') throw new ModelFailure('refused');
  if (text.trim() === '') throw new ModelFailure('empty');
  const use: TokenUse = {
    inputTokens: usage?.inputTokens ?? 0,
    cachedInputTokens: usage?.inputTokenDetails.cacheReadTokens ?? 0,
    outputTokens: usage?.outputTokens ?? 0,
  };
  return { text, use };
}

/** Whether an endpoint said no to the way a JSON reply was asked for. */
function refusesFormat(error: unknown): boolean {
  return (
    APICallError.isInstance(error) &&
    (error.statusCode === 400 || error.statusCode === 422) &&
    /response_format|json_schema|json_object|schema|structured/i.test(error.responseBody ?? '')
  );
}
