import { connect } from 'node:net';
import { once } from 'node:events';
import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { EventStreams } from './event-stream.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server whose one stream is opened only after its reader went away, and what became of that. */
async function openedTooLate(trustProxy: boolean) {
  const streams = new EventStreams();
  const app = fastify({ trustProxy });
  closing.push(() => app.close());
  const asked = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<boolean>();
  app.get('/stream', async (request, reply) => {
    const gone = once(request.raw.socket, 'close');
    asked.resolve();
    await gone;
    try {
      const stream = streams.open(request, reply, 'u1');
      stream.send({ data: 1 });
      stream.onClose(() => closed.resolve(stream.closed));
    } catch (error) {
      closed.reject(error);
    }
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const reader = connect(address.port, '127.0.0.1');
  reader.write('GET /stream HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n');
  await asked.promise;
  reader.destroy();
  return { wasClosed: await closed.promise, left: streams.size };
}

it.each([false, true])(
  'a stream whose reader went away before it was opened is closed and counts nowhere, proxy trusted: %s (rule LIMIT-3)',
  async (trustProxy) => {
    expect(await openedTooLate(trustProxy)).toEqual({ wasClosed: true, left: 0 });
  },
);
