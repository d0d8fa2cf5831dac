import fastify from 'fastify';
import { expect, it } from 'vitest';
import { Leaving } from './leaving.ts';
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
