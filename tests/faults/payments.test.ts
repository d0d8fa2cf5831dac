import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { interviewsPerPack } from '#contract/catalogue.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { startGatewayProcess } from '#tests/fixtures/gateway-process.ts';
import { type LocalGateway, newKey } from '#tests/fixtures/local-gateway.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { sampled } from '#tests/fixtures/property-seed.ts';
import { freePort, type ServerProcess, startServerProcess } from '#tests/fixtures/server-process.ts';
import { openStatementProxy, type StatementProxy } from '#tests/fixtures/statement-proxy.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';

let folder: string;
let url: string;
let gateway: LocalGateway;
let proxy: StatementProxy;
let env: Record<string, string>;
let server: ServerProcess;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hotseat-money-'));
  closing.unshift(async () => rmSync(folder, { recursive: true, force: true }));
  url = await freshPostgresUrl();
  proxy = await openStatementProxy(url);
  closing.unshift(() => proxy.close());
  const port = await freePort();
  const standIn = await startGatewayProcess(`http://127.0.0.1:${port}/webhooks/razorpay`);
  gateway = standIn.gateway;
  closing.unshift(() => standIn.stop());
  env = {
    DATA_DIR: folder,
    PORT: String(port),
    LOCAL_GOOGLE_PORT: String(await freePort()),
    LOCAL_RAZORPAY_URL: gateway.origin,
    DATABASE_URL: proxy.url,
  };
  server = await startServerProcess(env);
  closing.unshift(() => server.kill('SIGTERM'));
});
afterAll(async () => {
  for (const close of closing) await close();
});
beforeEach(() => {
  proxy.onStatement = () => true;
  proxy.onDone = () => true;
});

async function rows(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

const patience = { timeout: 120_000 };

let people = 0;
async function newPerson(): Promise<ApiClient> {
  const client = new ApiClient(server.origin);
  const n = ++people;
  await client.signIn({ name: `Buyer Number ${n}`, email: `buyer.${n}@example.com` });
  return client;
}

const placeOrder = (client: ApiClient, key = newKey()) =>
  client.call('createOrder', { body: { product: 'premium' }, idempotencyKey: key });

/** Kills the server with no chance to clean up, and starts it anew on the same database. */
async function restart(): Promise<void> {
  await server.kill('SIGKILL');
  proxy.onStatement = () => true;
  proxy.onDone = () => true;
  server = await startServerProcess(env);
}

async function expectCreditedOnce(client: ApiClient, orderId: string): Promise<void> {
  const { account } = await client.call('readMe');
  expect(account).toMatchObject({ remaining: interviewsPerPack, interview_quota: interviewsPerPack });
  const order = await client.call('readOrder', { params: { orderId } });
  expect(order).toMatchObject({ status: 'success', documents: [{ kind: 'receipt' }] });
  const grants = await rows(
    `select * from ledger l join credit_lots c on c.id = l.lot_id where c.source_key = $1`,
    [orderId],
  );
  expect(grants).toHaveLength(1);
}

const bookings = [
  'payment_attempts',
  'orders',
  'credit_lots',
  'ledger',
  'users',
  'document',
  'mails',
  'audit_log',
];

type Paid = { client: ApiClient; verify: () => Promise<string> };

/** Has a payment settled for each of the points, hurt at its statement of this number, until one came through unhurt; gives where it was hurt. */
async function hurtAtEach(
  points: Iterable<number>,
  hurt: (connection: number) => void,
  expectRecovery: (paid: Paid, first: Promise<string>) => Promise<void>,
): Promise<string[]> {
  const hurtAt: string[] = [];
  for (const point of points) {
    const where = await hurtOnce(point, hurt, expectRecovery);
    if (where === null) return hurtAt;
    hurtAt.push(where);
  }
  return hurtAt;
}

async function hurtOnce(
  point: number,
  hurt: (connection: number) => void,
  expectRecovery: (paid: Paid, first: Promise<string>) => Promise<void>,
): Promise<string | null> {
  for (;;) {
    const client = await newPerson();
    const { orderId, razorpayOrderId } = await placeOrder(client);
    const handed = await gateway.pay(razorpayOrderId);
    const verify = async () => (await client.call('verifyPayment', { body: { orderId, ...handed } })).status;
    const settlement = hurtWithin(point, hurt);
    const verifying = verify();
    const where = await Promise.race([
      settlement.hurt,
      verifying.then(
        () => null,
        () => settlement.hurt,
      ),
    ]);
    if (where !== null) await expectRecovery({ client, verify }, verifying);
    await expectCreditedOnce(client, orderId);
    // Unless the reconciler came first, and this was no settlement at all.
    if (where !== null || settlement.credits()) return where;
  }
}

describe('a payment whose settlement is hurt at each of its statements, and between its commit and the reply', () => {
  let statements = 0;
  beforeEach(() => gateway.tell('webhooks', { mode: 'drop', times: 1000 }));

  it('the database lost (rule FAULT-10): credited once', async () => {
    const hurtAt = await hurtAtEach(
      Array(200).keys(),
      (connection) => proxy.cut(connection),
      async ({ verify }, first) => {
        await expect(first).rejects.toMatchObject({ status: 503, code: 'upstream_unavailable' });
        expect(await verify()).toBe('success');
      },
    );
    for (const kind of bookings) expect(hurtAt.join('\n')).toContain(kind);
    expect(hurtAt.length).toBeGreaterThanOrEqual(15);
    statements = hurtAt.length;
    await expectCommittedLast(hurtAt);
  });

  it('the server killed (rule FAULT-2): credited once', async () => {
    const last = [statements - 2, statements - 1];
    const points = new Set([...sampled([...Array(statements).keys()]), ...last]);
    const hurtAt = await hurtAtEach(
      points,
      () => server.child.kill('SIGKILL'),
      async ({ verify }, first) => {
        await restart();
        await first.catch(() => 'lost');
        expect(await verify()).toBe('success');
      },
    );
    expect(hurtAt).toHaveLength(points.size);
    await expectCommittedLast(hurtAt);
  });
});

async function expectCommittedLast(hurtAt: readonly string[]): Promise<void> {
  expect(hurtAt.slice(-2)).toEqual(['commit', 'after COMMIT']);
  expect(await rows('select uid from credit_lots group by uid having count(*) <> 1')).toEqual([]);
  await expectGapFree();
}

/**
 * Hurts the server or its database at the n-th statement of the next transaction that books a payment, or, after its last one, when the
 * database has said that it is committed and the server has not heard it yet.
 */
function hurtWithin(
  n: number,
  hurt: (connection: number) => void,
): { hurt: Promise<string>; credits: () => boolean } {
  const { promise, resolve } = Promise.withResolvers<string>();
  let last = '';
  let seen = -1;
  let booking: number | null = null;
  let credits = false;
  const hurtAt = (where: string, connection: number): false => {
    hurt(connection);
    resolve(where);
    return false;
  };
  proxy.onStatement = ({ sql, connection }) => {
    if (booking === null && /from "payment_attempts"/.test(sql)) booking = connection;
    if (connection !== booking) return true;
    seen += 1;
    credits ||= sql.includes('insert into "ledger"');
    last = sql.replace(/^(insert into|update|select .* from) (\S+).*$/s, '$1 $2');
    return seen === n ? hurtAt(last, connection) : true;
  };
  proxy.onDone = ({ tag, connection }) => {
    if (connection !== booking || tag !== 'COMMIT') return true;
    booking = -1;
    return n === seen + 1 ? hurtAt('after COMMIT', connection) : true;
  };
  return { hurt: promise, credits: () => credits };
}

async function expectGapFree(): Promise<void> {
  const numbers = await rows(`select number from billing_documents where kind = 'receipt' order by number`);
  expect(numbers.map((row) => Number(String(row['number']).slice(-6)))).toEqual(numbers.map((_, i) => i + 1));
}

describe('the server killed while it makes an order known to the gateway (rule FAULT-1)', () => {
  it.each(['timeout_before', 'timeout_after'] as const)('%s: one order, and it can be paid', async (kind) => {
    const client = await newPerson();
    const key = newKey();
    await gateway.tell('fault', { method: 'POST', path: '/v1/orders', kind, times: 1 });
    const lost = placeOrder(client, key).catch(() => 'lost');
    await expect
      .poll(async () => (await rows(`select id from orders where status = 'creating'`)).length, patience)
      .toBe(1);
    await expect
      .poll(async () => (await gateway.state()).calls.filter((call) => call.fault === kind).length, patience)
      .toBe(1);
    await restart();
    await lost;
    const { orderId, razorpayOrderId } = await placeOrder(client, key);
    const handed = await gateway.pay(razorpayOrderId);
    await client.call('verifyPayment', { body: { orderId, ...handed } });
    await expectCreditedOnce(client, orderId);
    const atGateway = (await gateway.state()).orders.filter((order) => order['receipt'] === orderId);
    expect(atGateway).toHaveLength(1);
  });
});

describe('the browser closed, and no webhook (rule FAULT-3)', () => {
  it('the reconciler credits, also over a restart', async () => {
    const client = await newPerson();
    const { orderId, razorpayOrderId } = await placeOrder(client);
    await gateway.pay(razorpayOrderId);
    await restart();
    await expect
      .poll(async () => (await client.call('readOrder', { params: { orderId } })).status, {
        timeout: 120_000,
        interval: 500,
      })
      .toBe('success');
    await expectCreditedOnce(client, orderId);
  });
});

describe('after all that', () => {
  it("the gateway's books and ours agree", async () => {
    expect(await operate(env, ['books', '--days', '1'])).toMatch(/agree/);
    expect(await operate(env, ['audit'])).toMatch(/whole/);
  });
});
