import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BodyTooLong, longestBodyBytes } from './bounded-fetch.ts';

/** A streamed reply that began well, thrown past the SDK: it words the request, and we read the reply. */
export class ReplyTaken extends Error {
  readonly body: IncomingMessage;

  constructor(body: IncomingMessage) {
    super('the reply is read elsewhere');
    this.body = body;
  }
}

/**
 * A `fetch` for streamed requests: what begins well it throws as ReplyTaken, whatever else an endpoint says is the reply. Five web streams
 * one behind the other, through which the SDK reads, cost more than everything else a turn does with its words. Follows no redirect.
 */
export const takeReply: typeof fetch = async (input, init) => {
  const incoming = await ask(new URL(input instanceof Request ? input.url : input), init ?? {});
  // Given up before it is read, it fails with nobody listening; whoever reads it is told all the same.
  incoming.on('error', () => undefined);
  const { statusCode = 0 } = incoming;
  if (statusCode >= 200 && statusCode < 300) throw new ReplyTaken(incoming);
  if (statusCode >= 300 && statusCode < 400) {
    incoming.destroy();
    throw new Error('the endpoint is elsewhere');
  }
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as const);
  return new Response(await textOf(incoming), { status: statusCode, headers: Object.fromEntries(headers) });
};

function ask(url: URL, init: RequestInit, again = true): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  const body = typeof init.body === 'string' ? init.body : '';
  const outgoing = request(url, {
    method: init.method ?? 'POST',
    headers: {
      ...Object.fromEntries(new Headers(init.headers)),
      'content-length': String(Buffer.byteLength(body)),
    },
  });
  endWith(outgoing, init.signal ?? null);
  outgoing.on('response', resolve);
  outgoing.on('error', (error: NodeJS.ErrnoException) => {
    // A connection that was kept may have been closed by its other end just now: then nobody has read the request.
    const isStale = again && outgoing.reusedSocket && error.code === 'ECONNRESET';
    if (isStale) resolve(ask(url, init, false));
    else reject(error);
  });
  outgoing.end(body);
  return promise;
}

/**
 * Ends an exchange when it is given up. Node's own `signal` goes on listening after the reply is there, and would break the connection under
 * whoever uses it next.
 */
function endWith(outgoing: ClientRequest, signal: AbortSignal | null): void {
  if (!signal) return;
  let incoming: IncomingMessage | null = null;
  const giveUp = (): void => void (incoming ?? outgoing).destroy(signal.reason as Error);
  outgoing.on('response', (response) => (incoming = response));
  outgoing.on('close', () => signal.removeEventListener('abort', giveUp));
  if (signal.aborted) giveUp();
  else signal.addEventListener('abort', giveUp, { once: true });
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  let bytes = 0;
  let text = '';
  incoming.setEncoding('utf8');
  for await (const piece of incoming as AsyncIterable<string>) {
    bytes += Buffer.byteLength(piece);
    if (bytes > longestBodyBytes) throw new BodyTooLong();
    text += piece;
  }
  return text;
}
