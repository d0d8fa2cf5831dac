import { type LookupAddress, type LookupAllOptions, lookup as dnsLookup } from 'node:dns';
import {
  type ClientRequest,
  type IncomingMessage,
  request as overHttp,
  type RequestOptions,
} from 'node:http';
import { request as overTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export type OutgoingRules = {
  /** Whether servers of this computer may be called, by http too: where stand-ins are allowed, and never in production. */
  allowLoopback: boolean;
  timeoutMs: number;
  /** The most that is read of a reply. */
  mostBytes: number;
};

/** Finds the addresses of a name, as the system does. */
export type LookUp = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

type Call = { method?: string; headers?: Record<string, string>; body?: string };

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

const isOwnComputer = ({ protocol, hostname }: URL): boolean =>
  /^https?:$/.test(protocol) && loopbackNames.includes(hostname);

/** Whether somebody may name this address for us to call: https, without a password in it, and no address that is plainly not public. */
export function mayBeCalled(
  address: string,
  { allowLoopback }: Pick<OutgoingRules, 'allowLoopback'>,
): boolean {
  const url = URL.parse(address);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (allowLoopback && isOwnComputer(url)) return true;
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  return url.protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host));
}

/**
 * Calls an address that somebody outside typed. The name is looked up once, the connection goes to what was found, and only if all of it is public;
 * redirects are not followed, and time and size are bounded. Throws for everything else.
 */
export async function fetchPublic(
  address: string | URL,
  call: Call,
  rules: OutgoingRules,
  lookUp: LookUp = dnsLookup,
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
    lookup: rules.allowLoopback && isOwnComputer(url) ? dnsLookup : publicLookup(lookUp),
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

/** None at all where one of a name's addresses is not public: a name that has both is a trap. */
const publicLookup =
  (lookUp: LookUp): LookupFunction =>
  (hostname, options, done) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => isPublicAddress(address)))
        return done(new Error('An address that is not public was named.'), '', 0);
      if (options.all) return done(null, found);
      done(null, first.address, first.family);
    });
  };
