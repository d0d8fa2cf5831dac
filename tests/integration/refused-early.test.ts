import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { streamLimits } from '#server/platform/http/event-stream.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ arrival: { headMs: 2_000, bodyMs: 2_000, uploadMs: 10_000 } });
});
afterAll(() => service.close());

/** What the service says to bytes that no browser would send. */
async function reply(bytes: string): Promise<{ status: number; headers: string; body: string }> {
  const socket = connect(Number(new URL(service.origin).port), '127.0.0.1');
  socket.write(bytes);
  let text = '';
  socket.on('data', (chunk: Buffer) => void (text += chunk.toString()));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  const [headers = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(headers)?.[1]), headers: headers.toLowerCase(), body };
}

const ours = (body: string): string | undefined => /"code":"(\w+)"/.exec(body)?.[1];
const host = 'host: localhost\r\n';
const json = `${host}x-hotseat: 1\r\ncontent-type: application/json\r\n`;

const onAll = ['x-content-type-options: nosniff', 'permissions-policy: '];

describe('what is refused before a route is found', () => {
  it.each<[string, string, number, string]>([
    ['no HTTP at all', 'GARBAGE\r\n\r\n', 400, 'invalid_input'],
    [
      'an address that cannot be read',
      `GET /api/%zz HTTP/1.1\r\n${host}connection: close\r\n\r\n`,
      400,
      'invalid_input',
    ],
    [
      'a head too large',
      `GET /api/me HTTP/1.1\r\n${host}x-filler: ${'a'.repeat(40_000)}\r\n\r\n`,
      413,
      'request_too_large',
    ],
    [
      'a body too large',
      `POST /api/sign-in HTTP/1.1\r\n${json}connection: close\r\ncontent-length: 300000\r\n\r\n${'a'.repeat(300_000)}`,
      413,
      'request_too_large',
    ],
    ['a head that never ends', `GET /api/me HTTP/1.1\r\n${host}x-slow: `, 408, 'request_too_slow'],
    [
      'a body that never ends',
      `POST /api/sign-in HTTP/1.1\r\n${json}connection: close\r\ncontent-length: 100\r\n\r\n{"display"`,
      408,
      'request_too_slow',
    ],
  ])('%s has our code and our headers', async (_, bytes, status, code) => {
    const found = await reply(bytes);
    expect({ status: found.status, code: ours(found.body) }).toEqual({ status, code });
    for (const header of ['cache-control: no-store', ...onAll]) expect(found.headers).toContain(header);
  });

  it("a page's address that cannot be read is no page, with our headers (rule WEB-4)", async () => {
    const found = await reply(`GET /%zz HTTP/1.1\r\n${host}connection: close\r\n\r\n`);
    expect(found.status).toBe(404);
    for (const header of onAll) expect(found.headers).toContain(header);
  });
});

describe('open streams', () => {
  it('a user may hold so many, and the next is refused by name', async () => {
    const client = await service.signedIn('Many Tabs', 0);
    const gone = new AbortController();
    const open = () => client.fetch(new URL('/api/me/stream', service.origin), { signal: gone.signal });
    const streams = await Promise.all(Array.from({ length: streamLimits.ofUser }, open));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    const refused = await open();
    expect({ status: refused.status, code: ours(await refused.text()) }).toEqual({
      status: 429,
      code: 'too_many_streams',
    });
    const other = await service.signedIn('One Tab', 0);
    const free = await other.fetch(new URL('/api/me/stream', service.origin), { signal: gone.signal });
    expect(free.status).toBe(200);
    gone.abort();
    await expect.poll(() => service.parts.streams.size).toBe(0);
    const again = new AbortController();
    const reopened = await client.fetch(new URL('/api/me/stream', service.origin), { signal: again.signal });
    expect(reopened.status).toBe(200);
    again.abort();
  });

  it('an interview that is open elsewhere ends with "sign out everywhere"', async () => {
    const here = await service.signedIn('Left Open', 1);
    const { sessionId } = await here.call('beginInterview', { body: {} });
    const there = new ApiClient(service.origin);
    await there.signIn({ name: 'Left Open', email: 'left.open@example.com' });
    const stream = await there.fetch(new URL(`/api/interviews/${sessionId}/stream`, service.origin));
    expect(stream.status).toBe(200);
    const ended = (async () => {
      for await (const _ of stream.body ?? []);
    })();
    await here.call('signOutEverywhere', { body: {} });
    // It is told to end (rule SIGN-5): by itself it would look whether its session lives in a quarter of an hour.
    await ended;
  });
});

describe('where a mutation may come from, whatever a proxy made of the Host', () => {
  let behind: TestService;
  beforeAll(async () => {
    behind = await startTestService({ env: { PUBLIC_URL: 'https://hotseat.example' } });
  });
  afterAll(() => behind.close());

  it.each([
    ['the public address', 'https://hotseat.example', 200],
    ['another site', 'https://hotseat.example.evil', 403],
    ['the public host without encryption', 'http://hotseat.example', 403],
  ])('%s', async (_, origin, status) => {
    const body = JSON.stringify({ display: 'popup', returnTo: '/interview' });
    const headers = { origin, 'x-hotseat': '1', 'content-type': 'application/json' };
    const response = await fetch(`${behind.origin}/api/sign-in`, { method: 'POST', headers, body });
    await response.body?.cancel();
    expect(response.status).toBe(status);
  });
});
