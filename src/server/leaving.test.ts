import { readFileSync } from 'node:fs';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { Leaving, noticeMs } from './leaving.ts';
import { EventStreams } from './platform/http/event-stream.ts';

it.each([
  { isBehindProxies: true, atFirst: [true, false] },
  { isBehindProxies: false, atFirst: [true, true] },
])(
  'proxies hear of it before requests are refused, and both stand when the application closes (rule DEPLOY-3): $isBehindProxies',
  async ({ isBehindProxies, atFirst }) => {
    const app = fastify();
    const leaving = new Leaving();
    const now = () => [leaving.isLeaving, leaving.isStopping];
    const atClose: boolean[][] = [];
    app.addHook('preClose', async () => void atClose.push(now()));
    expect(now()).toEqual([false, false]);
    const left = leaving.run(app, new EventStreams(), { isBehindProxies });
    expect(now()).toEqual(atFirst);
    await left;
    expect(atClose).toEqual([[true, true]]);
  },
);

it('a proxy that has asked before is waited for (rule DEPLOY-3)', async () => {
  const app = fastify();
  const leaving = new Leaving();
  leaving.noteTold();
  const left = leaving.run(app, new EventStreams(), { isBehindProxies: true });
  await setTimeoutPromise(noticeMs + 500);
  expect(leaving.isStopping).toBe(false);
  leaving.noteTold();
  await left;
  expect(leaving.isStopping).toBe(true);
});

it('our proxy has heard of it by then, however late it is answered (rule DEPLOY-3)', () => {
  const asks = readFileSync(new URL('../../deploy/Caddyfile', import.meta.url), 'utf8');
  const [interval = Infinity, timeout = Infinity] = ['interval', 'timeout'].map((of) => {
    const [, count, unit] = new RegExp(`health_${of} (\\d+)(ms|s)\\b`).exec(asks) ?? [];
    return Number(count) * (unit === 's' ? 1_000 : 1);
  });
  expect(interval + timeout).toBeLessThan(noticeMs);
});
