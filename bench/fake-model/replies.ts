import type { ServerResponse } from 'node:http';
import {
  type ChatRequest,
  chunksOf,
  completionBody,
  type FinishReason,
  heldToLimit,
  tokensOf,
  usageOf,
} from './chat-protocol.ts';

/** When the first token comes, and how many a second after it; 0 sends everything at once. */
export type Pace = { firstTokenMs: number; tokensPerSecond: number };

/** One request under way. */
export type Call = {
  response: ServerResponse;
  request: { body: ChatRequest; promptText: string; number: number };
  cachedTokens: number;
  pace: Pace;
  onToken?: (at: number, tokens: readonly string[]) => void;
};

export type Said = {
  content: string | null;
  reasoning_content?: string;
  refusal?: string;
  finish: FinishReason;
};

/** What a model thinks before it speaks: it counts as output, and is sent beside the text or not at all. */
export type Thinking = { thinks: string; aside: boolean };

/** Answers with a text, streamed or whole, at the chosen pace, after it has thought. */
export async function reply(
  call: Call,
  text: string,
  { thinks, aside }: Thinking = { thinks: '', aside: false },
): Promise<void> {
  const { thoughts, tokens, finish } = heldToLimit(call.request.body, text, thinks);
  const thinking = { tokens: thoughts.length, aside: aside ? thoughts.join('') : '' };
  if (call.request.body.stream) return stream(call, tokens, finish, thinking);
  await paced(call, tokens.length, () => undefined);
  const beside = thinking.aside ? { reasoning_content: thinking.aside } : {};
  sendWhole(call, { content: tokens.join(''), ...beside, finish }, thinking.tokens);
}

/** Sends `pieces` as the deltas of a stream, at the pace of the call. */
export async function stream(
  call: Call,
  pieces: readonly string[],
  finish: FinishReason,
  thinking = { tokens: 0, aside: '' },
): Promise<void> {
  const chunks = chunksFor(call);
  await paced(call, pieces.length, (n) => {
    if (n === 0) {
      openStream(call);
      if (thinking.aside) call.response.write(chunks.delta({ reasoning_content: thinking.aside }));
      return;
    }
    call.response.write(chunks.delta({ content: pieces[n - 1] ?? '' }));
    call.onToken?.(n - 1, pieces);
  });
  endStream(call, finish, thinking.tokens + tokensOf(pieces.join('')).length);
}

export function sendWhole(call: Call, said: Said, thinkingTokens = 0): void {
  if (call.response.destroyed) return;
  const body = wholeBody(call, said, thinkingTokens);
  call.response.writeHead(200, { 'content-type': contentTypeOf(call) }).end(body);
}

export function wholeBody({ request, cachedTokens }: Call, said: Said, thinkingTokens = 0): string {
  const completionTokens = thinkingTokens + tokensOf(said.content ?? said.refusal ?? '').length;
  return completionBody(request.body.model, idOf(request), {
    ...said,
    usage: usageOf(request.promptText, cachedTokens, completionTokens),
  });
}

export function openStream(call: Call): void {
  call.response.writeHead(200, { 'content-type': contentTypeOf(call), 'cache-control': 'no-cache' });
  call.response.write(chunksFor(call).delta({ role: 'assistant', content: '' }));
}

export function endStream(call: Call, finish: FinishReason, completionTokens: number): void {
  const { response, request, cachedTokens } = call;
  if (response.destroyed) return;
  const chunks = chunksFor(call);
  response.write(chunks.delta({}, finish));
  if (request.body.stream_options?.include_usage)
    response.write(chunks.usage(usageOf(request.promptText, cachedTokens, completionTokens)));
  response.end(chunks.done);
}

export function contentTypeOf({ request }: Call): string {
  return request.body.stream ? 'text/event-stream' : 'application/json';
}

export function chunksFor({ request }: Call): ReturnType<typeof chunksOf> {
  return chunksOf(request.body.model, idOf(request));
}

function idOf({ number }: { number: number }): string {
  return `chatcmpl-${number}`;
}

/**
 * Calls `at` with 0 to `count`, each at its due time: 0 and 1 after `firstTokenMs`, then one every token's time. Due times are counted
 * from the start, so that late timers do not add up. Stops when the caller has gone.
 */
export async function paced({ pace, response }: Call, count: number, at: (n: number) => void): Promise<void> {
  const startedAtMs = performance.now();
  const tokenMs = pace.tokensPerSecond === 0 ? 0 : 1_000 / pace.tokensPerSecond;
  for (let n = 0; n <= count; n++) {
    const waitMs = startedAtMs + pace.firstTokenMs + Math.max(0, n - 1) * tokenMs - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (response.destroyed) return;
    at(n);
  }
}
