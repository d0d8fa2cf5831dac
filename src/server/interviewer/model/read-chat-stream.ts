import type { Readable } from 'node:stream';
import { ModelFailure } from '../language-model.ts';
import { isAbort } from './failure-of.ts';
import { BodyTooLong, longestBodyBytes } from './bounded-fetch.ts';

/** What a stream brings, as far as it is heard; the SDK's parts say more. */
export type HeardPart =
  | { type: 'text-delta' | 'reasoning-delta'; delta: string }
  | { type: 'error'; error: unknown }
  | { type: 'finish'; finishReason: { unified: string }; usage: HeardUsage };
export type HeardUsage = {
  inputTokens: { total: number | undefined; cacheRead: number | undefined };
  outputTokens: { total: number | undefined };
};

type Chunk = {
  error?: unknown;
  usage?: Usage | null;
  choices: { delta?: Delta | null; finish_reason?: string | null }[];
};
type Usage = {
  prompt_tokens?: number;
  completion_tokens?: number;
  prompt_tokens_details?: { cached_tokens?: number } | null;
};
type Delta = { content?: unknown; refusal?: unknown; reasoning_content?: unknown; reasoning?: unknown };

/**
 * Reads a streamed reply of the chat-completions protocol as the SDK would, without its streams. Throws ModelFailure `cut`, `malformed` on what is
 * no reply, BodyTooLong, and AbortError; ends with `finish`, or with an error when the endpoint gave no reason to end.
 */
export async function* readChatStream(body: Readable): AsyncGenerator<HeardPart> {
  let [reason, refused]: [string | null, boolean] = [null, false];
  let usage: Usage | null = null;
  for await (const data of eventsOf(body)) {
    if (data === '[DONE]') continue;
    const chunk = chunkOf(data);
    if (chunk.error !== undefined) yield { type: 'error', error: chunk.error };
    usage = chunk.usage ?? usage;
    const choice = chunk.choices?.[0];
    reason = choice?.finish_reason ?? reason;
    if (!choice?.delta) continue;
    refused ||= isWords(choice.delta.refusal);
    yield* partsOf(choice.delta);
  }
  if (reason === null) throw new ModelFailure('malformed');
  yield { type: 'finish', finishReason: { unified: unified(reason, refused) }, usage: usageOf(usage) };
}

/** The data of each event of an event stream; one that never ended is none. */
async function* eventsOf(body: Readable): AsyncGenerator<string> {
  let read = 0;
  let begun = '';
  let data: string[] = [];
  for await (const piece of whole(body)) {
    read += piece.length;
    if (read > longestBodyBytes) throw new BodyTooLong();
    const lines = (begun + piece).split(/\r\n|\n|\r(?!$)/);
    begun = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5));
      if (line !== '' || data.length === 0) continue;
      // Given up: nothing that came meanwhile is read any more.
      if (body.errored) throw body.errored;
      yield data.join('\n');
      data = [];
    }
  }
}

/** The pieces of a body as they come; one that breaks off, unless it was given up, was cut. */
async function* whole(body: Readable): AsyncGenerator<string> {
  body.setEncoding('utf8');
  try {
    yield* body as AsyncIterable<string>;
  } catch (cause) {
    throw isAbort(cause) ? cause : new ModelFailure('cut', { cause });
  }
}

function chunkOf(data: string): Chunk {
  try {
    const chunk = JSON.parse(data) as Partial<Chunk> | null;
    if (chunk && (chunk.error !== undefined || Array.isArray(chunk.choices))) return chunk as Chunk;
  } catch (cause) {
    throw new ModelFailure('malformed', { cause });
  }
  throw new ModelFailure('malformed');
}

const isWords = (given: unknown): given is string => typeof given === 'string' && given !== '';

function* partsOf({ content, refusal, ...delta }: Delta): Generator<HeardPart> {
  const thinking = delta.reasoning_content ?? delta.reasoning;
  if (isWords(thinking)) yield { type: 'reasoning-delta', delta: thinking };
  if (isWords(content)) yield { type: 'text-delta', delta: content };
  else if (Array.isArray(content)) for (const part of content as unknown[]) yield* partOf(part);
  if (isWords(refusal)) yield { type: 'text-delta', delta: refusal };
}

/** Some endpoints send a list of parts: words, and thinking that is a list of words itself. */
function* partOf(part: unknown): Generator<HeardPart> {
  const { type, text, thinking } = (part ?? {}) as { type?: unknown; text?: unknown; thinking?: unknown };
  if (type === 'text' && isWords(text)) yield { type: 'text-delta', delta: text };
  if (type !== 'thinking' || !Array.isArray(thinking)) return;
  for (const thought of (thinking as unknown[]).flatMap((one) => [...partOf(one)]))
    if (thought.type === 'text-delta') yield { ...thought, type: 'reasoning-delta' };
}

function unified(reason: string, refused: boolean): string {
  if (reason === 'content_filter' || (refused && reason === 'stop')) return 'content-filter';
  return reason;
}

const usageOf = (usage: Usage | null): HeardUsage => ({
  inputTokens: {
    total: usage?.prompt_tokens,
    cacheRead: usage?.prompt_tokens_details?.cached_tokens,
  },
  outputTokens: { total: usage?.completion_tokens },
});
