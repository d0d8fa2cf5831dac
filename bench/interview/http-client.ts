import { Agent, type ClientRequest, request } from 'node:http';
import { StringDecoder } from 'node:string_decoder';
import { monotonicMs } from './monotonic.ts';

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

export type Call = { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; body?: unknown };

/** Sends a request and reads its whole reply; `bytes` is the length of the reply's body. Throws on any status but 200. */
export async function exchange(call: Call): Promise<{ text: string; bytes: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ text: string; bytes: number }>();
  const outgoing = send(call);
  outgoing.once('error', reject);
  outgoing.once('response', (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.once('error', reject);
    response.once('end', () => {
      const body = Buffer.concat(chunks);
      if (response.statusCode === 200) resolve({ text: body.toString(), bytes: body.length });
      else reject(new Error(`${call.url} replied ${response.statusCode}: ${body.toString().slice(0, 200)}`));
    });
  });
  return promise;
}

export type Events = { readonly bytes: number; ended: Promise<void>; close(): void };

/** Follows an event stream. Much leaner than fetch, so that the client does not take the processor from what it measures. */
export function followEvents(call: Call, onEvent: (data: unknown, atMs: number) => void): Events {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const outgoing = send(call);
  const decoder = new StringDecoder();
  let buffer = '';
  let bytes = 0;
  outgoing.once('error', reject);
  outgoing.once('response', (response) => {
    if (response.statusCode !== 200) return reject(new Error(`${call.url} replied ${response.statusCode}`));
    response.on('data', (chunk: Buffer) => {
      const atMs = monotonicMs();
      bytes += chunk.length;
      buffer += decoder.write(chunk);
      for (let end = buffer.indexOf('\n\n'); end !== -1; end = buffer.indexOf('\n\n')) {
        const block = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data !== undefined) onEvent(JSON.parse(data), atMs);
      }
    });
    response.once('error', reject);
    response.once('end', resolve);
  });
  return {
    get bytes() {
      return bytes;
    },
    ended: promise,
    close: () => {
      promise.catch(() => undefined);
      outgoing.destroy();
    },
  };
}

function send({ method, url, headers, body }: Call): ClientRequest {
  const text = body === undefined ? '' : JSON.stringify(body);
  const { hostname, port, pathname, search, host } = new URL(url);
  const outgoing = request({
    agent,
    // The service is known as localhost, which would be looked up for every connection.
    host: hostname === 'localhost' ? '127.0.0.1' : hostname,
    port,
    path: pathname + search,
    method,
    headers: {
      host,
      ...headers,
      ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
    },
  });
  outgoing.end(text);
  return outgoing;
}
