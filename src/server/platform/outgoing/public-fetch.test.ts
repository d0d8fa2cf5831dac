import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { fetchPublic } from './public-fetch.ts';
import { type LookUp, mayBeCalled } from './reach.ts';

/* Addresses that somebody outside typed (rule SCHOOL-84). */

describe('an address', () => {
  it.each([
    ['8.8.8.8', true],
    ['203.0.112.255', true],
    ['2600::1', true],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['192.168.0.1', false],
    ['198.19.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::7f00:1', false],
    ['2001:db8::1', false],
    ['2002:7f00:1::', false],
    ['fc00::1', false],
    ['fe80::1', false],
    ['ff02::1', false],
    ['localhost', false],
    ['', false],
  ])('%s is public: %s', (address, expected) => expect(isPublicAddress(address)).toBe(expected));

  it.each([
    ['https://login.school.edu/realms/staff', true, true],
    ['https://login.school.edu:8443', true, true],
    ['https://8.8.8.8', true, true],
    ['http://login.school.edu', false, false],
    ['https://user:word@login.school.edu', false, false],
    ['https://intranet', false, false],
    ['https://2130706433', false, true],
    ['https://0x7f.1', false, true],
    ['https://[::ffff:10.0.0.1]', false, false],
    ['ftp://login.school.edu', false, false],
    ['file:///etc/hostname', false, false],
    ['nonsense', false, false],
    ['http://localhost:3001', false, true],
    ['http://127.0.0.1:3001', false, true],
    ['http://127.0.0.2:3001', false, true],
    ['http://localhost.evil.example', false, false],
  ])('%s may be called: %s; where stand-ins are: %s', (address, production, elsewhere) => {
    expect(mayBeCalled(address, { allowLoopback: false })).toBe(production);
    expect(mayBeCalled(address, { allowLoopback: true })).toBe(elsewhere);
  });
});

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
