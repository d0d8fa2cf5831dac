import {
  type ClientRequest,
  type IncomingMessage,
  request as overHttp,
  type RequestOptions,
} from 'node:http';
import { request as overTls } from 'node:https';
import { guardedLookup, type LookUp, mayBeCalled, type Reach } from './reach.ts';

export type OutgoingRules = Reach & {
  timeoutMs: number;
  /** The most that is read of a reply. */
  mostBytes: number;
};

type Call = { method?: string; headers?: Record<string, string>; body?: string };

/**
 * Calls an address that somebody outside typed. The name is looked up once, the connection goes to what was found, and only if all of it is public;
 * redirects are not followed, and time and size are bounded. Throws for everything else.
 */
export async function fetchPublic(
  address: string | URL,
  call: Call,
  rules: OutgoingRules,
  ask?: LookUp,
): Promise<Response> {
  const url = new URL(address);
  if (!mayBeCalled(url.href, rules)) throw new Error('An address that may not be called was named.');
  const signal = AbortSignal.timeout(rules.timeoutMs);
  const options: RequestOptions = {
    method: call.method ?? 'GET',
    headers: {
      ...call.headers,
      ...(call.body === undefined ? {} : { 'content-length': Buffer.byteLength(call.body) }),
    },
    signal,
    agent: false,
    lookup: guardedLookup(rules, ask),
  };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent: ClientRequest = (url.protocol === 'https:' ? overTls : overHttp)(url, options, resolve);
  sent.on('error', reject);
  sent.end(call.body);
  const reply = await promise;
  const body = await readAtMost(reply, rules.mostBytes);
  return new Response(isBodiless(reply.statusCode) ? null : body, {
    status: reply.statusCode ?? 502,
    headers: headersOf(reply),
  });
}

const isBodiless = (status: number | undefined): boolean => [101, 204, 205, 304].includes(status ?? 0);

async function readAtMost(reply: IncomingMessage, mostBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of reply) {
    const bytes = Buffer.from(chunk as Uint8Array);
    length += bytes.length;
    if (length > mostBytes) throw new Error('A reply is longer than it may be.');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function headersOf(reply: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(reply.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  return headers;
}
