import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { CallerKeys } from './caller-keys.ts';

const from = (ip: string, session?: string) =>
  ({ ip, headers: session ? { cookie: session } : {} }) as unknown as FastifyRequest;
const callers = () => new CallerKeys((request) => request.headers.cookie ?? null);

it('counts by address until a session is known to be good, then by user', () => {
  const keys = callers();
  expect(keys.keyOf(from('10.0.0.1', 'a'))).toBe('address 10.0.0.1');
  keys.note(from('10.0.0.1', 'a'), 'u1');
  keys.note(from('10.0.0.1', 'b'), 'u2');
  keys.note(from('10.0.0.1', 'c'), 'u1');
  expect(['a', 'b', 'c'].map((s) => keys.keyOf(from('10.0.0.2', s)))).toEqual([
    'user u1',
    'user u2',
    'user u1',
  ]);
  expect(keys.keyOf(from('10.0.0.2'))).toBe('address 10.0.0.2');
});

it('goes back to the address when the session has ended', () => {
  const keys = callers();
  keys.note(from('10.0.0.1', 'a'), 'u1');
  keys.note(from('10.0.0.1', 'a'), null);
  expect(keys.keyOf(from('10.0.0.1', 'a'))).toBe('address 10.0.0.1');
});

it('forgets the oldest when too many are known', () => {
  const keys = callers();
  for (let n = 0; n <= 20_000; n++) keys.note(from('10.0.0.1', `s${n}`), `u${n}`);
  expect(keys.keyOf(from('10.0.0.1', 's0'))).toBe('address 10.0.0.1');
  expect(keys.keyOf(from('10.0.0.1', 's1'))).toBe('user u1');
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('calls from %s are counted for %s', (ip, block) => {
  expect(callers().keyOf(from(ip))).toBe(`address ${block}`);
});
