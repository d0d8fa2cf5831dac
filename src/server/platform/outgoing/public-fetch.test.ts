import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchPublic } from './public-fetch.ts';
import type { LookUp } from './reach.ts';

/* Addresses that somebody outside typed (rule SCHOOL-84). */

describe('a call', () => {
  const server = createServer((request, reply) => {
    if (request.url === '/slow') return;
    if (request.url === '/away') return void reply.writeHead(302, { location: '/long' }).end();
    reply.end(request.url === '/long' ? 'a'.repeat(3_000) : 'short');
  });
  let origin = '';
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const rules = { allowLoopback: true, timeoutMs: 20_000, mostBytes: 2_000 };

  it('is bounded in size and time, and follows nobody', async () => {
    expect(await (await fetchPublic(`${origin}/`, {}, rules)).text()).toBe('short');
    await expect(fetchPublic(`${origin}/long`, {}, rules)).rejects.toThrow('longer than it may be');
    await expect(fetchPublic(`${origin}/slow`, {}, { ...rules, timeoutMs: 300 })).rejects.toThrow();
    expect((await fetchPublic(`${origin}/away`, {}, rules)).status).toBe(302);
    await expect(fetchPublic(origin, {}, { ...rules, allowLoopback: false })).rejects.toThrow(
      'may not be called',
    );
  });

  it.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['::1']], [['::ffff:127.0.0.1']], [[]]])(
    'to a name that is %j goes nowhere',
    async (addresses) => {
      const asked: string[] = [];
      const lookUp: LookUp = (hostname, _options, done) => {
        asked.push(hostname);
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        );
      };
      await expect(fetchPublic('https://login.school.edu', {}, rules, lookUp)).rejects.toThrow('not public');
      expect(asked).toEqual(['login.school.edu']);
    },
  );
});
