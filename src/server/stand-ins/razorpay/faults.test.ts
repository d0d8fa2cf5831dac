import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callerOf, standInAuthorization } from '#tests/fixtures/call-stand-in.ts';
import { type LocalRazorpay, startLocalRazorpay } from './local-razorpay.ts';

type Json = Record<string, unknown>;

let folder: string;
let gateway: LocalRazorpay;
const start = () =>
  startLocalRazorpay({ port: 0, registerFile: join(folder, 'register.json'), webhookUrl: () => null });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'local-razorpay-'));
  gateway = await start();
});
afterEach(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const { call, post, newOrder, state, payByCard } = callerOf(() => gateway);

describe('a fault', () => {
  const order = { amount: 99_900, currency: 'INR', receipt: 'receipt', unique_receipt: true };
  const outcome = (signal?: AbortSignal) =>
    fetch(`${gateway.origin}/v1/orders`, {
      method: 'POST',
      headers: { authorization: standInAuthorization },
      body: JSON.stringify(order),
      ...(signal ? { signal } : {}),
    }).then(
      async (response) => {
        const text = await response.text().catch(() => 'cut');
        return text === 'cut'
          ? 'cut'
          : `${response.status} ${response.headers.get('content-type')?.slice(0, 9)}`;
      },
      (error: Error) => error.name,
    );

  /** A caller who gives up once the gateway has the call. */
  async function outcomeGivenUp(): Promise<string> {
    const patience = new AbortController();
    const seen = outcome(patience.signal);
    while ((await state()).calls.length === 0);
    patience.abort();
    return seen;
  }

  it.each([
    ['timeout_before', 'AbortError', 0],
    ['timeout_after', 'AbortError', 1],
    ['500', '500 applicati', 0],
    ['502_html', '502 text/html', 0],
    ['429', '429 applicati', 0],
    ['409', '409 applicati', 0],
    ['reset', 'TypeError', 0],
    ['reset_after', 'TypeError', 1],
    ['half_body', 'cut', 1],
    ['slow', 'AbortError', 0],
  ])('%s: %s, and %i orders made', async (kind, seen, made) => {
    await post('/__sim/fault', { method: 'POST', path: '/v1/ord*', kind });
    expect(await (seen === 'AbortError' ? outcomeGivenUp() : outcome())).toBe(seen);
    expect((await state()).orders).toHaveLength(made);
    expect(await outcome()).toBe('200 applicati');
    expect((await state()).orders).toHaveLength(1);
    expect((await state()).calls.map((one) => one['fault'])).toEqual([kind, null]);
  });

  it('leaves other paths and methods alone', async () => {
    await post('/__sim/fault', { method: 'GET', path: '/v1/payments/*', kind: '500' });
    expect((await call('GET', '/v1/payments')).status).toBe(200);
    expect((await post('/v1/orders', order)).status).toBe(200);
    expect((await call('GET', '/v1/payments/pay_00000000000000')).status).toBe(500);
  });
});

describe('the register', () => {
  it('survive a restart', async () => {
    const orderId = await newOrder('receipt');
    const paid = await payByCard(orderId);
    const path = `/v1/payments/${String(paid.body['razorpay_payment_id'])}/refund`;
    const refund = () => post(path, { amount: 10_000 }, { 'x-refund-idempotency': 'refund-key-1' });
    const made = (await refund()).body;
    const before = await call('GET', '/__sim/state');
    await gateway.close();
    gateway = await start();
    const after = await call('GET', '/__sim/state');
    const lasting = ({ orders, payments, refunds, deliveries }: Json) => ({
      orders,
      payments,
      refunds,
      deliveries,
    });
    expect(lasting(after.body)).toEqual(lasting(before.body));
    expect((await refund()).body['id']).toBe(made['id']);
    expect(await newOrder('receipt')).toBe(orderId);
  });

  it('that cannot be read stop the start, and are left as they are', async () => {
    await gateway.close();
    writeFileSync(join(folder, 'register.json'), '{"orders":');
    await expect(start()).rejects.toThrow('cannot be read');
    rmSync(join(folder, 'register.json'));
    gateway = await start();
  });

  it('are not opened twice on one port', async () => {
    const port = Number(new URL(gateway.origin).port);
    const second = startLocalRazorpay({ port, registerFile: null, webhookUrl: () => null });
    await expect(second).rejects.toThrow('EADDRINUSE');
  });
});
