import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { catalogue } from '#contract/catalogue.ts';
import { standInKeys } from '#server/stand-ins/razorpay/stand-in-keys.ts';
import { gatewayJson, signBytes } from '#server/stand-ins/razorpay/webhook-bytes.ts';
import { freePort } from '#tests/fixtures/server-process.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';
import { startProcess } from '../interview/start-process.ts';
import { monotonicMs } from '../interview/monotonic.ts';

const lookEveryMs = 20;
const { pricePaise, interviews } = catalogue.premium;

/** Seconds from the first delivery until the last payment was acknowledged, credited and mailed; and what as many bare transactions took. */
type Found = {
  payments: number;
  floorSeconds: number;
  acknowledgedSeconds: number;
  creditedSeconds: number;
  mailedSeconds: number;
};

/** Sends one `payment.captured` for each of many buyers to one process on a PostgreSQL of its own, and waits until all of it is settled. */
export async function measureWebhooks(load: {
  payments: number;
  connections: number;
  environment: Record<string, string>;
}): Promise<Found> {
  const { payments } = load;
  const dataDir = mkdtempSync(join(tmpdir(), 'hotseat-bench-'));
  const databaseUrl = await freshPostgresUrl();
  const port = await freePort();
  const server = await startProcess('./service-process.ts', {
    env: {
      PORT: String(port),
      LOCAL_GOOGLE_PORT: String(await freePort()),
      LOCAL_RAZORPAY_PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
      ...load.environment,
    },
  });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  try {
    await addBuyers(pool, payments);
    const floorSeconds = await floor(pool, payments);
    const startedMs = monotonicMs();
    const since = (): number => (monotonicMs() - startedMs) / 1000;
    const creditedSeconds = until(pool, 'select count(*)::int as n from credit_lots', payments).then(since);
    const mailedSeconds = until(
      pool,
      'select count(*)::int as n from mails where sent_at is not null',
      payments,
    ).then(since);
    await deliverAll(`http://127.0.0.1:${port}/webhooks/razorpay`, payments, load.connections);
    const acknowledgedSeconds = since();
    return {
      payments,
      floorSeconds,
      acknowledgedSeconds,
      creditedSeconds: await creditedSeconds,
      mailedSeconds: await mailedSeconds,
    };
  } finally {
    await pool.end();
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const nth = (n: number): string => String(n).padStart(14, '0');

/** Buyers with an order each that the gateway knows. */
async function addBuyers(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `insert into users (uid, email, display_name, created_at, last_login, updated_at, subscription_status, interview_quota, has_purchased_premium, settings)
    select 'buyer' || n, 'buyer.' || n || '@example.com', 'Buyer ' || n, now(), now(), now(), 'free', 0, false, '{"notifications": true, "emailUpdates": false}'
    from generate_series(1, $1) n`,
    [count],
  );
  await pool.query(
    `insert into orders (id, uid, product, amount_paise, currency, interviews, status, receipt, razorpay_order_id, created_at, updated_at)
    select 'ord_' || lpad(n::text, 22, '0'), 'buyer' || n, 'premium', $2, 'INR', $3, 'pending', 'ord_' || lpad(n::text, 22, '0'), 'order_' || lpad(n::text, 14, '0'), now(), now()
    from generate_series(1, $1) n`,
    [count, pricePaise, interviews],
  );
}

/** Each of as many rows written in a transaction of its own; gives the seconds it took. */
async function floor(pool: pg.Pool, count: number): Promise<number> {
  await pool.query('create table bench_floor (n int primary key, body text not null)');
  const startedMs = monotonicMs();
  let next = 0;
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      const client = await pool.connect();
      for (let n = next++; n < count; n = next++) {
        await client.query('begin');
        await client.query('insert into bench_floor values ($1, $2)', [n, nth(n)]);
        await client.query('commit');
      }
      client.release();
    }),
  );
  return (monotonicMs() - startedMs) / 1000;
}

async function deliverAll(url: string, count: number, connections: number): Promise<void> {
  let next = 1;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let n = next++; n <= count; n = next++) await deliver(url, n);
    }),
  );
}

async function deliver(url: string, n: number): Promise<void> {
  const createdAt = Math.floor(Date.now() / 1000);
  const payment = {
    id: `pay_${nth(n)}`,
    entity: 'payment',
    order_id: `order_${nth(n)}`,
    amount: pricePaise,
    currency: 'INR',
    status: 'captured',
    amount_refunded: 0,
    method: 'upi',
    error_reason: null,
    created_at: createdAt,
  };
  const body = gatewayJson({
    entity: 'event',
    account_id: standInKeys.accountId,
    event: 'payment.captured',
    contains: ['payment'],
    payload: { payment: { entity: payment } },
    created_at: createdAt,
  });
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signBytes(body, standInKeys.webhookSecret),
      'x-razorpay-event-id': `event_${nth(n)}`,
    },
    body,
  });
  if (response.status !== 200) throw new Error(`A delivery was answered ${response.status}.`);
  await response.arrayBuffer();
}

async function until(pool: pg.Pool, statement: string, count: number): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ n: number }>(statement);
    if ((rows[0]?.n ?? 0) >= count) return;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}
