import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interviewsPerPack } from '#contract/catalogue.ts';
import { lotExpiry } from '#core/billing/lot-expiry.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { startGatewayProcess } from '#tests/fixtures/gateway-process.ts';
import { buy, type LocalGateway, newKey } from '#tests/fixtures/local-gateway.ts';
import { freePort, type ServerProcess, startServerProcess } from '#tests/fixtures/server-process.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';

const dayMs = 24 * 60 * 60_000;
const toleranceMs = 60_000;
const closing: (() => Promise<unknown>)[] = [];
let gateway: LocalGateway;
let url: string;
let right: ServerProcess;

/** A process whose every `Date` is wrong by `byMs`. */
const clockSetWrong = (byMs: number): Record<string, string> => {
  const code = `const Real = Date; globalThis.Date = class extends Real {
    constructor(...given) { given.length === 0 ? super(Real.now() + ${byMs}) : super(...given); }
    static now() { return Real.now() + ${byMs}; }
  };`;
  return { NODE_OPTIONS: `--import "data:text/javascript;base64,${btoa(code)}"` };
};

async function startNode(env: Record<string, string>): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'hotseat-clock-'));
  closing.unshift(async () => rmSync(folder, { recursive: true, force: true }));
  const server = await startServerProcess({
    DATA_DIR: folder,
    LOCAL_GOOGLE_PORT: String(await freePort()),
    LOCAL_RAZORPAY_URL: gateway.origin,
    DATABASE_URL: url,
    LOG_LEVEL: 'silent',
    ...env,
  });
  closing.unshift(() => server.kill('SIGTERM'));
  return server;
}

async function signedIn(server: ServerProcess, name: string): Promise<ApiClient> {
  const client = new ApiClient(server.origin);
  await client.signIn({ name, email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com` });
  return client;
}

beforeAll(async () => {
  url = await freshPostgresUrl();
  const standIn = await startGatewayProcess('http://127.0.0.1:9/webhooks/razorpay');
  gateway = standIn.gateway;
  closing.unshift(() => standIn.stop());
  right = await startNode({});
});
afterAll(async () => {
  for (const close of closing) await close();
});

describe.each([
  ['ahead', 40],
  ['behind', -40],
])('a process whose clock is 40 days %s of its neighbours', (direction, days) => {
  let wrong: ServerProcess;
  beforeAll(async () => {
    wrong = await startNode(clockSetWrong(days * dayMs));
  });

  it('sells interviews that last as long as anybody else’s (rule CREDIT-10)', async () => {
    const atWrong = await signedIn(wrong, `Buyer ${direction}`);
    const before = Date.now();
    expect((await buy(atWrong, gateway)).status).toBe('success');
    const [lot] = (await atWrong.call('readBilling')).lots;
    const expected = lotExpiry(new Date(before)).getTime();
    expect(Math.abs(new Date(lot?.expiresAt ?? '').getTime() - expected)).toBeLessThan(toleranceMs);
    await atWrong.towards(right.origin).call('beginInterview', { body: {} });
  });

  it('honours what was bought elsewhere, and its refund', async () => {
    const atRight = await signedIn(right, `Neighbour ${direction}`);
    const kept = await buy(atRight, gateway);
    const atWrong = atRight.towards(wrong.origin);
    expect((await atWrong.call('readBilling')).lots).toMatchObject([{ available: interviewsPerPack }]);
    await atWrong.call('requestRefund', {
      params: { orderId: kept.orderId },
      body: {},
      idempotencyKey: newKey(),
    });
  });
});
