import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Prompt } from '#core/prompt/prompt.ts';
import { generateText, jsonSchema, NoObjectGeneratedError, Output } from 'ai';
import {
  type AskOptions,
  type ExtraTokens,
  type LanguageModel,
  ModelFailure,
  type StreamOptions,
  type TokenUse,
} from '../language-model.ts';
import { givenUp } from '../given-up.ts';
import { callSettings } from './call-settings.ts';
import { failureOf } from './failure-of.ts';
import { instructionsOf, messagesOf, providerPrompt } from './prompt-messages.ts';
import { type ModelEndpoint, providerModel } from './provider-model.ts';
import { readChatStream } from './read-chat-stream.ts';
import { readReply, UnmarkedThinking, wordsOf } from './read-reply.ts';
import { repairOf, type RepairName } from './repair-settings.ts';
import { type ChosenSettings, type RequestSettings, settingsFor, usualExtra } from './request-settings.ts';
import { ReplyTaken, takeReply } from './take-reply.ts';

/** Enough variety that two interviews do not sound alike; the guards hold the rest. */
const speakingTemperature = 0.7;

// What a model does not take is known here and told in the start-up table.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** A LanguageModel that tells how it has come to be asked. */
export type ProviderLanguageModel = LanguageModel & {
  readonly settings: RequestSettings;
  readonly extraTokens: ExtraTokens;
  /** What was changed since it was created. */
  readonly repairs: readonly RepairName[];
};

/** The model of an endpoint behind our port. It is asked as its family needs it; what the endpoint refuses, or has no room for, is put right for all later calls. */
export function createLanguageModel(
  endpoint: ModelEndpoint,
  name: string,
  chosen: ChosenSettings = {},
): ProviderLanguageModel {
  return new EndpointModel(endpoint, name, chosen);
}

class EndpointModel implements ProviderLanguageModel {
  readonly provider: string;
  readonly model: string;
  settings: RequestSettings;
  readonly #repairs = new Set<RepairName>();
  readonly #endpoint: ModelEndpoint;
  #sdkModel: LanguageModelV4;
  #streaming: LanguageModelV4;

  constructor(endpoint: ModelEndpoint, name: string, chosen: ChosenSettings) {
    this.#endpoint = endpoint;
    this.provider = endpoint.provider;
    this.model = name;
    this.settings = settingsFor(name, chosen);
    this.#sdkModel = providerModel(endpoint, name, this.settings);
    this.#streaming = this.#streamingModel();
  }

  get extraTokens(): ExtraTokens {
    return this.settings.extraTokens;
  }

  get repairs(): readonly RepairName[] {
    return [...this.#repairs];
  }

  async *stream(prompt: Prompt, options: StreamOptions): AsyncGenerator<string, TokenUse> {
    const ours = new AbortController();
    const had = options.extraTokens ?? this.extraTokens.speech;
    try {
      const stream = await this.#open(prompt, options, AbortSignal.any([options.signal, ours.signal]));
      const { use, cut, chars } = yield* wordsOf(stream, this.settings);
      if (cut && isShort(chars, options)) this.#giveMoreRoom('speech', had);
      return use;
    } catch (error) {
      this.#learn('speech', error, had);
      throw failureOf(error, options.signal.aborted);
    } finally {
      ours.abort(givenUp);
    }
  }

  async #open(prompt: Prompt, options: StreamOptions, abortSignal: AbortSignal) {
    for (;;) {
      const { settings } = this;
      try {
        const { stream } = await this.#streaming.doStream({
          prompt: providerPrompt(prompt, this.#sending(settings)),
          abortSignal,
          ...this.#callSettings(settings, options, 'speech', speakingTemperature),
        });
        return stream;
      } catch (error) {
        if (error instanceof ReplyTaken) return readChatStream(error.body);
        if (!this.#repair(settings, error, 'speech')) throw error;
      }
    }
  }

  /** The reply of a compatible endpoint is read by us; the other providers' protocols are their SDK's. */
  #streamingModel(): LanguageModelV4 {
    if (this.#endpoint.provider !== 'compatible') return this.#sdkModel;
    return providerModel(this.#endpoint, this.model, this.settings, takeReply);
  }

  async ask(prompt: Prompt, options: AskOptions): Promise<{ text: string; use: TokenUse }> {
    const until = AbortSignal.timeout(options.timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, until]) : until;
    const had = options.extraTokens ?? this.extraTokens.scoring;
    for (;;) {
      const { settings } = this;
      try {
        const { cut, ...reply } = await this.#askOnce(settings, prompt, options, signal);
        if (cut && isShort(reply.text.length, options)) this.#giveMoreRoom('scoring', had);
        return reply;
      } catch (error) {
        if (this.#repair(settings, error, 'scoring')) continue;
        this.#learn('scoring', error, had);
        throw failureOf(error, options.signal?.aborted ?? false);
      }
    }
  }

  async #askOnce(settings: RequestSettings, prompt: Prompt, options: AskOptions, abortSignal: AbortSignal) {
    const { name, schema, temperature = 0 } = options;
    const output = {
      schema: Output.object({ name, schema: jsonSchema(schema) }),
      json: Output.json(),
      words: Output.text(),
    };
    try {
      const reply = await generateText({
        model: this.#sdkModel,
        ...(settings.systemRole ? { instructions: instructionsOf(prompt) } : {}),
        messages: messagesOf(prompt, this.#sending(settings)),
        output: output[settings.format] as Output.Output,
        maxRetries: 2,
        abortSignal,
        ...this.#callSettings(settings, options, 'scoring', temperature),
      });
      return readReply(reply, settings);
    } catch (error) {
      if (!NoObjectGeneratedError.isInstance(error)) throw error;
      return readReply(error, settings);
    }
  }

  #sending({ systemRole }: RequestSettings) {
    return { systemRole, inParts: this.#endpoint.provider === 'anthropic' };
  }

  /** What was set aside for a call is the most it may take, though the extra tokens may have grown meanwhile. */
  #callSettings(
    settings: RequestSettings,
    options: { maxOutputTokens: number; extraTokens?: number },
    purpose: keyof ExtraTokens,
    temperature: number,
  ) {
    const known = settings.extraTokens[purpose];
    const maxOutputTokens = options.maxOutputTokens + Math.min(options.extraTokens ?? known, known);
    return callSettings(this.#endpoint.provider, settings, { maxOutputTokens, temperature });
  }

  /** Puts right what an endpoint refused; whether it is worth asking again. Another call may have put it right already. */
  #repair(asked: RequestSettings, error: unknown, purpose: keyof ExtraTokens): boolean {
    const repaired = repairOf(asked, error, purpose);
    if (repaired && this.settings === asked) this.#change(repaired.name, repaired.settings);
    return repaired !== null;
  }

  #change(repair: RepairName, settings: Partial<RequestSettings>): void {
    this.settings = { ...this.settings, ...settings };
    this.#repairs.add(repair);
    this.#sdkModel = providerModel(this.#endpoint, this.model, this.settings);
    this.#streaming = this.#streamingModel();
  }

  #learn(purpose: keyof ExtraTokens, error: unknown, had: number): void {
    if (error instanceof UnmarkedThinking) this.#change('thinks_in_text', { opensInThought: true });
    if (error instanceof ModelFailure && error.reason === 'cap_spent') this.#giveMoreRoom(purpose, had);
  }

  /** Twice the room that a call had; calls side by side that had too little together are given it once. */
  #giveMoreRoom(purpose: keyof ExtraTokens, had: number): void {
    const { extraTokens, mostExtraTokens } = this.settings;
    const tokens = Math.min(Math.max(2 * had, usualExtra[purpose]), mostExtraTokens[purpose]);
    if (tokens <= extraTokens[purpose]) return;
    this.#change('more_room', { extraTokens: { ...extraTokens, [purpose]: tokens } });
  }
}

/** Of English prose; a figure to tell short from long. */
const charsPerToken = 4;

/** Whether a reply that reached its cap is much shorter than it might have been: then thinking took its room. */
const isShort = (chars: number, { maxOutputTokens }: { maxOutputTokens: number }): boolean =>
  chars / charsPerToken < maxOutputTokens / 2;
