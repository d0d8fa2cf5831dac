import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { type ChatRequest, errorBody, parseChatRequest, partsOf, promptTextOf } from './chat-protocol.ts';
import { type Failure, fail, sendError } from './failures.ts';
import { prefixCache } from './prefix-cache.ts';
import { type Call, type Pace, reply, type Thinking } from './replies.ts';

export type { Failure } from './failures.ts';

const tasks = ['utter', 'extract', 'level', 'write', 'pointed', 'probe', 'claims', 'judge'] as const;
const mostRequestsKept = 5_000;

export type FakeRequest = {
  path: string;
  headers: Record<string, string>;
  body: ChatRequest;
  /** From the `TASK name` line that begins the last text part of the last user message. */
  task: (typeof tasks)[number] | null;
  /** The JSON after that line; null when there is none. */
  input: unknown;
  promptText: string;
  /** 1 for the first request since the start. */
  number: number;
};

/** The text to answer with, what is thought before it, or how to fail. */
export type FakeReply = string | (Thinking & { says: string }) | Failure;
export type FakeScript = (request: FakeRequest) => FakeReply;
/** A script that may take its time, such as a person's. */
type SlowScript = (request: FakeRequest) => FakeReply | Promise<FakeReply>;

/** `at` is 0 for the first of the reply's `tokens`. */
export type OnToken = (request: FakeRequest, at: number, tokens: readonly string[]) => void;

export type FakeModel = {
  /** Ends in /v1. */
  baseUrl: string;
  /** The last 5,000 requests, oldest first. */
  requests: FakeRequest[];
  /** Swaps the script. */
  play(script: FakeScript): void;
  /** Has every request from here on wait for its reply until what it gives is called. */
  hold(): () => void;
  close(): Promise<void>;
};

export type FakeModelOptions = {
  script?: SlowScript;
  port?: number;
  firstTokenMs?: number;
  /** 0 sends everything at once. */
  tokensPerSecond?: number;
  /** False refuses requests that send a JSON schema, as many small endpoints do. */
  structuredOutput?: boolean;
  /** Told of every token of a streamed reply, right after it was written. */
  onToken?: OnToken;
};

/** Starts a language model that says what its script tells it, on loopback, over the OpenAI chat-completions protocol. */
export async function startFakeModel(options: FakeModelOptions = {}): Promise<FakeModel> {
  const pace: Pace = {
    firstTokenMs: options.firstTokenMs ?? 0,
    tokensPerSecond: options.tokensPerSecond ?? 0,
  };
  let script: SlowScript = options.script ?? (() => 'Understood.');
  let held = Promise.resolve();
  const requests: FakeRequest[] = [];
  const cached = prefixCache();
  let count = 0;

  async function complete(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = parseChatRequest(await readText(incoming));
    if (!body) return sendError(response, 400, errorBody('not a chat request', 'invalid_request_error'));
    const request = requestOf(incoming, body, ++count);
    requests.push(request);
    if (requests.length > mostRequestsKept) requests.shift();
    const cachedTokens = cached(scopeOf(body), request.promptText);
    const onToken = options.onToken?.bind(null, request);
    const call: Call = { response, request, cachedTokens, pace, ...(onToken ? { onToken } : {}) };
    if (options.structuredOutput === false && body.response_format?.type === 'json_schema')
      return fail(call, { fail: 'unsupported_schema' });
    await held;
    const said = await script(request);
    if (typeof said === 'string') return reply(call, said);
    return 'says' in said ? reply(call, said.says, said) : fail(call, said);
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response, complete).catch((error: unknown) => {
      console.error('The script of the fake model failed:', error);
      if (!response.headersSent)
        sendError(response, 500, errorBody('the script of the fake model failed', 'server_error'));
    });
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    play: (next) => {
      script = next;
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(
  incoming: IncomingMessage,
  response: ServerResponse,
  complete: (incoming: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<void> {
  const path = incoming.url?.split('?')[0];
  if (incoming.method === 'POST' && path === '/v1/chat/completions') return complete(incoming, response);
  if (incoming.method === 'GET' && path === '/v1/models') {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ object: 'list', data: [{ id: 'fake', object: 'model', owned_by: 'nobody' }] }),
    );
    return;
  }
  sendError(response, 404, errorBody(`no ${incoming.method} ${path}`, 'invalid_request_error'));
}

/** What a cached prefix belongs to: providers read the schema before the messages. */
function scopeOf(body: ChatRequest): string {
  return `${body.model}\n${JSON.stringify(body.response_format ?? null)}\n`;
}

function requestOf(incoming: IncomingMessage, body: ChatRequest, number: number): FakeRequest {
  const lastUser = body.messages.findLast((m) => m.role === 'user');
  const lastPart = lastUser ? (partsOf(lastUser).at(-1) ?? '') : '';
  // Some clients join the parts of a message; the task is then the last of its lines that names one.
  const [, name, json] = /^(?:[\s\S]*\n)?TASK (\w+)(?:\n([\s\S]*))?$/.exec(lastPart) ?? [];
  return {
    path: incoming.url ?? '',
    headers: Object.fromEntries(Object.entries(incoming.headers).map(([k, v]) => [k, String(v)])),
    body,
    task: tasks.find((t) => t === name) ?? null,
    input: parsed(json),
    promptText: promptTextOf(body),
    number,
  };
}

function parsed(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}
