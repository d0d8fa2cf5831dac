import { createOpenAI } from '@ai-sdk/openai';
import { APICallError } from 'ai';
import { ModelFailure } from '../language-model.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { causesOf, failureOf } from './failure-of.ts';
import type { ModelEndpoint } from './provider-model.ts';

/** A speech service behind our port. Both calls throw nothing but ModelFailure. */
export type SpeechEndpoint = {
  /** The words in a wave file; empty where nothing was said. */
  hear(model: string, wave: Uint8Array, names: readonly string[]): Promise<string>;
  /** The sound of a text, in a format that browsers play. */
  say(model: string, text: string, voice: string): Promise<Uint8Array>;
};

/** Whoever answers later than this is not waited for: the device goes on. */
const timeoutMs = 8_000;
/** The longest text in which 16 s of speech can come back. */
const mostChars = 600;

export function createSpeechEndpoint({
  apiKey,
  baseUrl,
}: Pick<ModelEndpoint, 'apiKey' | 'baseUrl'>): SpeechEndpoint {
  const service = createOpenAI({
    fetch: boundedFetch,
    // The SDK insists on a key; a server of one's own takes any.
    apiKey: apiKey ?? 'none',
    ...(baseUrl ? { baseURL: baseUrl } : {}),
  });
  return {
    hear: (model, wave, names) =>
      orFailure(async (abortSignal) => {
        const { text } = await service.transcription(model).doGenerate({
          audio: wave,
          mediaType: 'audio/wav',
          abortSignal,
          providerOptions: {
            openai: {
              language: 'en',
              ...(names.length > 0 ? { prompt: `Names: ${names.join(', ')}.` } : {}),
            },
          },
        });
        const said = text.trim();
        if (said.length > mostChars) throw new ModelFailure('too_long');
        return said;
      }),
    say: (model, text, voice) =>
      orFailure(async (abortSignal) => {
        const { audio } = await service.speech(model).doGenerate({ text, voice, abortSignal });
        const bytes = typeof audio === 'string' ? Buffer.from(audio, 'base64') : audio;
        if (bytes.byteLength === 0) throw new ModelFailure('empty');
        return bytes;
      }),
  };
}

async function orFailure<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await call(AbortSignal.timeout(timeoutMs));
  } catch (error) {
    throw isRefusal(error) ? new ModelFailure('refused', { cause: error }) : failureOf(error, false);
  }
}

/** Whether the service found fault with this sound or this text, which says nothing of the next one. */
const isRefusal = (error: unknown): boolean =>
  causesOf(error).some(
    (cause) => APICallError.isInstance(cause) && [400, 422].includes(cause.statusCode ?? 0),
  );
