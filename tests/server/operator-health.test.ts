import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'hotseat-health-'));

/** What the server under the command says. */
let said: { metrics: string; ready: number; stuck: object[] };
const server = createServer((request, response) => {
  if (request.url === '/readyz') return void response.writeHead(said.ready).end('{}');
  if (request.url === '/metrics') return void response.writeHead(200).end(said.metrics);
  const stuck = { orders: said.stuck, unprocessedWebhooks: 0, clocksApartSeconds: null };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(stuck));
});

beforeAll(async () => {
  writeFileSync(join(dataDir, 'operator-token'), 'x'.repeat(43));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
  rmSync(dataDir, { recursive: true });
});

type Run = { code: number; out: string; err: string };

/** What `npm run operator -- health` makes of metrics, given as `name value` without their prefix. */
function health(metrics: readonly string[], ready = 200, stuck: object[] = []): Promise<Run> {
  said = { metrics: ['database_up 1', ...metrics].map((line) => `hotseat_${line}\n`).join(''), ready, stuck };
  const { port } = server.address() as AddressInfo;
  const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/operator.mjs', 'health'], { cwd: root, env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

const needsAPerson: [string[], string][] = [
  [['figures_age_seconds 420'], 'Nobody has measured money and queues for 7 minutes'],
  [['clock_apart_seconds -400'], 'clock is 7 minutes behind the database’s'],
  [
    ['orders_paid_not_credited 2', 'orders_paid_not_credited_oldest_seconds 180'],
    '2 orders were paid and not credited, the oldest for 3 minutes.',
  ],
  [['orders_to_review 1'], '1 payment does not match the order it was for.'],
  [['ledger_differences 3'], 'The ledger does not sum to what is left in 3 lots.'],
  [['books_differences 1'], '1 difference.'],
  [['books_age_seconds 108000'], 'The books were not compared for 30 hours.'],
  [['audit_chain_broken 1'], 'The audit log was changed.'],
  [['webhooks_waiting 4', 'webhooks_oldest_seconds 1000'], '4 webhooks wait, the oldest for 17 minutes.'],
  [['webhooks_set_aside 1'], '1 webhook was set aside'],
  [['storage_full 1'], 'The database has no room to write.'],
  [['refunds_stuck 1'], '1 refund has no end after ten days.'],
  [['holds_without_activity 2'], '2 credits are held for interviews that should be over.'],
  [['scoring_oldest_seconds 7200'], 'A candidate has waited 2 hours for feedback.'],
  [['mails_unsent 1'], '1 mail was not taken for an hour.'],
  [['queue_oldest_seconds{queue="send_mail"} 700'], 'Jobs stand still: send_mail for 12 minutes.'],
  [['pool_connections{connection="waiting"} 9'], '9 callers wait for a connection to the database.'],
];

it('everything that needs a person is told at once', async () => {
  const { code, out, err } = await health(needsAPerson.flatMap(([metrics]) => metrics));
  for (const [, words] of needsAPerson) expect(out).toContain(words);
  expect({ code, err }).toEqual({ code: 1, err: `✗ ${needsAPerson.length} things need a person.\n` });
});

it('a single thing needs a person, too', async () => {
  const { code, err } = await health(['orders_to_review 1']);
  expect({ code, err }).toEqual({ code: 1, err: '✗ 1 thing needs a person.\n' });
});

it('what is young, few or soon over needs nobody', async () => {
  const { code, out } = await health([
    'orders_paid_not_credited 1',
    'orders_paid_not_credited_oldest_seconds 60',
    'webhooks_waiting 4',
    'webhooks_oldest_seconds 30',
    'queue_oldest_seconds{queue="send_mail"} 5',
    'scoring_oldest_seconds 200',
    'pool_connections{connection="total"} 9',
    'books_age_seconds 80000',
  ]);
  expect({ code, out: out.split('\n').at(-2) }).toEqual({ code: 0, out: '✓ Nothing needs a person.' });
});

it('a server that is not ready and stuck orders are told too', async () => {
  expect((await health([], 503)).out).toContain(
    'It takes no requests: its database is away or full, or it is stopping.',
  );
  const { code, out } = await health([], 200, [{ orderId: 'ord_1' }, { orderId: 'ord_2' }]);
  expect(out).toContain('2 orders are stuck.\n      npm run operator -- orders stuck');
  expect(code).toBe(1);
});

it('what this process did since its start is told', async () => {
  const { out } = await health([
    'interviews{interview="running"} 12',
    'interviews{interview="scoring"} 2',
    'streams_open 25',
    'http_requests_total{status="2xx"} 1499',
    'http_requests_total{status="5xx"} 1',
    'model_calls_total{call="answered"} 90',
    'model_calls_total{call="timeout"} 10',
    'model_rupees_total 41.25',
    'first_word_added_seconds_bucket{le="0.005"} 98',
    'first_word_added_seconds_bucket{le="0.01"} 99',
    'first_word_added_seconds_bucket{le="+Inf"} 100',
  ]);
  for (const words of [
    'interviews 12 running, 2 being scored; 25 open streams here',
    '1,500 requests, 1 failed',
    'we add less than 10 ms in 99 of 100 turns',
    '100 calls, 90 answered, ₹41.3',
  ])
    expect(out).toContain(words);
});
