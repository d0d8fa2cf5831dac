import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorBody, tokensOf } from './chat-protocol.ts';
import {
  type Call,
  chunksFor,
  contentTypeOf,
  endStream,
  openStream,
  paced,
  reply,
  sendWhole,
  stream,
  wholeBody,
} from './replies.ts';

export type Failure =
  | { fail: 'rate_limit'; retryAfterSeconds?: number }
  | { fail: 'server_error'; status?: number }
  /** The connection is reset before any reply. */
  | { fail: 'reset' }
  /** Half a stream, or half a JSON body, then the socket closes. */
  | { fail: 'cut'; afterChars: number; text: string }
  /** No byte, until the caller gives up or `forMs` have passed. */
  | { fail: 'hang'; forMs?: number }
  | { fail: 'slow_loris'; text: string; charEveryMs: number }
  /** 200 with an empty body. */
  | { fail: 'empty' }
  /** A well-formed reply without content. */
  | { fail: 'empty_text' }
  | { fail: 'huge'; bytes: number }
  | { fail: 'refusal'; text: string }
  /** 200 with a web page. */
  | { fail: 'not_json' }
  | { fail: 'unauthorised' }
  /** The request is refused as it is: 400, or the status a server has for it. */
  | { fail: 'bad_request'; message: string; param?: string; status?: number }
  /** 400 when the request sends a JSON schema, `{}` when not. */
  | { fail: 'unsupported_schema' };

/** Refuses a request as an OpenAI-compatible server does. */
export function sendError(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}

type Ways = {
  [K in Failure['fail']]: (call: Call, failure: Extract<Failure, { fail: K }>) => Promise<void> | void;
};

const ways: Ways = {
  rate_limit: ({ response }, { retryAfterSeconds: seconds }) =>
    sendError(
      response,
      429,
      errorBody('slow down', 'rate_limit_exceeded'),
      seconds === undefined ? {} : { 'retry-after': String(seconds) },
    ),
  server_error: ({ response }, { status }) =>
    sendError(response, status ?? 500, errorBody('it broke', 'server_error')),
  unauthorised: ({ response }) => sendError(response, 401, errorBody('no such key', 'invalid_api_key')),
  bad_request: ({ response }, { message, param, status }) =>
    sendError(response, status ?? 400, errorBody(message, 'invalid_request_error', param)),
  unsupported_schema: (call) =>
    call.request.body.response_format?.type === 'json_schema'
      ? sendError(call.response, 400, errorBody('json_schema is not supported', 'invalid_request_error'))
      : reply(call, '{}'),
  reset: ({ response }) => void response.socket?.resetAndDestroy(),
  hang: ({ response }, { forMs }) => {
    if (forMs !== undefined) setTimeout(() => response.destroy(), forMs);
  },
  empty: (call) => void call.response.writeHead(200, { 'content-type': contentTypeOf(call) }).end(),
  not_json: ({ response }) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>It works!</body></html>'),
  empty_text: (call) => reply(call, ''),
  refusal: refuse,
  cut,
  slow_loris: trickle,
  huge: flood,
};

/** Fails in the chosen way. */
export async function fail<K extends Failure['fail']>(
  call: Call,
  failure: Extract<Failure, { fail: K }>,
): Promise<void> {
  const way: Ways[K] = ways[failure.fail];
  await way(call, failure);
}

function refuse(call: Call, { text }: { text: string }): void {
  if (!call.request.body.stream)
    return sendWhole(call, { content: null, refusal: text, finish: 'content_filter' });
  openStream(call);
  call.response.write(chunksFor(call).delta({ refusal: text }));
  endStream(call, 'content_filter', tokensOf(text).length);
}

function cut(call: Call, { text, afterChars }: { text: string; afterChars: number }): void {
  const { response } = call;
  if (call.request.body.stream) {
    openStream(call);
    for (const token of tokensOf(text.slice(0, afterChars)))
      response.write(chunksFor(call).delta({ content: token }));
  } else {
    const whole = wholeBody(call, { content: text, finish: 'stop' });
    const textStartsAt = whole.indexOf(JSON.stringify(text)) + 1;
    response.writeHead(200, {
      'content-type': contentTypeOf(call),
      'content-length': Buffer.byteLength(whole),
    });
    response.write(whole.slice(0, textStartsAt + afterChars));
  }
  // What was written leaves first; then the connection ends in the middle.
  response.socket?.end();
}

async function trickle(
  call: Call,
  { text, charEveryMs }: { text: string; charEveryMs: number },
): Promise<void> {
  const { response, request } = call;
  const slow: Call = { ...call, pace: { firstTokenMs: 0, tokensPerSecond: 1_000 / charEveryMs } };
  if (request.body.stream) return stream(slow, Array.from(text), 'stop');
  const chars = Array.from(wholeBody(call, { content: text, finish: 'stop' }));
  response.writeHead(200, { 'content-type': contentTypeOf(call) });
  await paced(slow, chars.length, (n) => {
    if (n > 0) response.write(chars[n - 1] ?? '');
  });
  response.end();
}

async function flood(call: Call, { bytes }: { bytes: number }): Promise<void> {
  const block = 'x'.repeat(16_384);
  const chunks = chunksFor(call);
  const [head = '', tail = ''] = wholeBody(call, { content: '@', finish: 'stop' }).split('@');
  const streamed = call.request.body.stream;
  function* body(): Generator<string> {
    yield streamed ? '' : head;
    for (let sent = 0; sent < bytes; sent += block.length)
      yield streamed ? chunks.delta({ content: block }) : block;
    yield streamed ? chunks.delta({}, 'stop') + chunks.done : tail;
  }
  call.response.writeHead(200, { 'content-type': contentTypeOf(call) });
  // The reader may well stop in the middle; that is what the flood is for.
  await pipeline(Readable.from(body()), call.response).catch(() => undefined);
}
