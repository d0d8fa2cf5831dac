import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { measureService } from '#server/operations/measure-service.ts';
import { readMetrics } from '#server/operations/read-metrics.ts';
import { appendAudit } from '#server/operations/audit-store.ts';
import { sql } from '#server/platform/database/query.ts';
import { EventStreams } from '#server/platform/http/event-stream.ts';
import { keepFigures, readFigures } from '#server/platform/metrics/figures.ts';
import { Metrics } from '#server/platform/metrics/metrics.ts';
import { samplesOf, sumOf } from '#tests/fixtures/samples-of.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addUser } from '#tests/fixtures/users.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

let db: TestDatabase;
let clock: TestClock;
let uid: string;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  clock = new TestClock();
  await db.database.transaction(async (tx) => {
    await tx.execute(sql`alter table ledger disable trigger user`);
    await tx.execute(sql`alter table audit_log disable trigger user`);
    const tables =
      'service_figures, webhook_inbox, mails, ledger, credit_lots, payment_attempts, refunds, orders, interview_sessions, audit_log';
    for (const table of tables.split(', ')) await tx.execute(sql.raw(`delete from ${table}`));
    await tx.execute(sql`alter table ledger enable trigger user`);
    await tx.execute(sql`alter table audit_log enable trigger user`);
  });
  uid = await addUser(db.database, 'Ira Deshpande', clock.now());
});

const run = (statement: ReturnType<typeof sql>): Promise<void> =>
  db.database.transaction(async (tx) => void (await tx.execute(statement)));
const ago = (ms: number): string => new Date(clock.now().getTime() - ms).toISOString();

/** What a monitor reads after a minute's measuring. */
async function measured(
  clocksApart: number | null = null,
): Promise<(name: string, labels?: object) => number> {
  await measureService({ database: db.database, clock });
  const { body } = await readMetrics({
    database: db.database,
    clock,
    streams: new EventStreams(),
    metrics: new Metrics(),
    interviews: { size: 0 },
    sells: true,
    moneyTime: { clocksApartMs: async () => clocksApart },
  });
  const samples = samplesOf(body);
  return (name, labels = {}) => sumOf(samples, `hotseat_${name}`, labels as Record<string, string>);
}

let orders = 0;
async function addOrder(status: string, checked = true): Promise<string> {
  const id = `ord_${String(++orders).padStart(22, '0')}`;
  await run(sql`insert into orders (id, uid, product, amount_paise, currency, interviews, status, receipt, next_check_at, created_at, updated_at)
    values (${id}, ${uid}, 'premium', 99900, 'INR', 4, ${status}, ${id}, ${checked ? ago(0) : null}::timestamptz, ${ago(hourMs)}, ${ago(hourMs)})`);
  return id;
}
const addAttempt = (orderId: string, status: string, heardMs: number): Promise<void> =>
  run(sql`insert into payment_attempts (razorpay_payment_id, order_id, status, amount_paise, currency, created_at, updated_at)
    values (${`pay_${orderId}`}, ${orderId}, ${status}, 99900, 'INR', ${ago(heardMs)}, ${ago(heardMs)})`);
const addLot = (id: string, delta: number): Promise<void> =>
  db.database.transaction(async (tx) => {
    await tx.execute(sql`insert into credit_lots (id, uid, source_key, granted, granted_at, expires_at)
      values (${id}, ${uid}, ${id}, 4, ${ago(0)}, ${ago(-dayMs)})`);
    await tx.execute(sql`insert into ledger (id, uid, lot_id, kind, delta, source_key, at)
      values (${`led_${id}`}, ${uid}, ${id}, 'grant', ${delta}, ${id}, ${ago(0)})`);
  });
const addWebhook = (id: string, ageMs: number, outcome: string | null = null): Promise<void> =>
  run(sql`insert into webhook_inbox (event_id, body, received_at, processed_at, outcome)
    values (${id}, decode('00', 'hex'), ${ago(ageMs)}, ${outcome === null ? null : ago(0)}::timestamptz, ${outcome})`);
const addInterview = (id: string, state: string, idleMs: number): Promise<void> =>
  run(sql`insert into interview_sessions (session_id, uid, state, hold_key, timestamp, updated_at, ended_at)
    values (${id}, ${uid}, ${state}, ${id}, ${ago(idleMs)}, ${ago(idleMs)}, ${state === 'scoring' ? ago(idleMs) : null}::timestamptz)`);

it('nothing wrong is told as nothing, and what was measured just now is not old', async () => {
  await addLot('lot_1', 4);
  const told = await measured();
  for (const name of [
    'orders_paid_not_credited',
    'orders_to_review',
    'holds_without_activity',
    'ledger_differences',
    'books_differences',
    'audit_chain_broken',
    'webhooks_waiting',
    'webhooks_set_aside',
    'refunds_stuck',
    'mails_unsent',
    'clock_apart_seconds',
    'figures_age_seconds',
  ])
    expect([name, told(name)]).toEqual([name, 0]);
});

it('money the bank agreed to is counted until its interviews are there, with the age of the oldest', async () => {
  await addAttempt(await addOrder('pending'), 'authorized', 5 * minuteMs);
  await addAttempt(await addOrder('expired'), 'captured', 2 * minuteMs);
  const credited = await addOrder('success');
  await addAttempt(credited, 'captured', hourMs);
  await run(sql`insert into credit_lots (id, uid, source_key, granted, granted_at, expires_at)
    values ('lot_paid', ${uid}, ${credited}, 4, ${ago(0)}, ${ago(-dayMs)})`);
  await run(sql`insert into ledger (id, uid, lot_id, kind, delta, source_key, at)
    values ('led_paid', ${uid}, 'lot_paid', 'grant', 4, ${credited}, ${ago(0)})`);
  await addAttempt(await addOrder('refunded'), 'authorized', hourMs);
  const told = await measured();
  expect(told('orders_paid_not_credited')).toBe(2);
  expect(told('orders_paid_not_credited_oldest_seconds')).toBeCloseTo(300);
  await addAttempt(await addOrder('success'), 'captured', 10 * minuteMs);
  expect((await measured())('orders_paid_not_credited')).toBe(3);
});

it('an order with captured money of another amount is to review, also when nobody asks about it any more', async () => {
  await addAttempt(await addOrder('needs_review', false), 'captured', dayMs);
  await addAttempt(await addOrder('needs_review', false), 'refunded', dayMs);
  expect((await measured())('orders_to_review')).toBe(1);
});

it('lots whose ledger does not sum to what is left are counted, until a later walk finds none', async () => {
  await addLot('lot_1', 4);
  await addLot('lot_2', 3);
  expect((await measured())('ledger_differences')).toBe(1);
  await run(sql`update credit_lots set revoked = 1 where id = 'lot_2'`);
  expect((await measured())('ledger_differences')).toBe(0);
});

it('a changed entry of the audit log is told every minute until the log is whole again', async () => {
  const entry = { kind: 'sign_out', actor: 'user', uid, detail: {} } as const;
  await db.database.transaction((tx) => appendAudit(tx, entry, clock.now()));
  await db.database.transaction((tx) => appendAudit(tx, entry, clock.now()));
  expect((await measured())('audit_chain_broken')).toBe(0);
  const change = async (actor: string): Promise<void> => {
    await run(sql`alter table audit_log disable trigger user`);
    await run(sql`update audit_log set actor = ${actor} where seq = 1`);
    await run(sql`alter table audit_log enable trigger user`);
  };
  await change('operator');
  expect((await measured())('audit_chain_broken')).toBe(1);
  expect((await measured())('audit_chain_broken')).toBe(1);
  await change('user');
  expect((await measured())('audit_chain_broken')).toBe(0);
});

it('webhooks that wait and that are set aside are told apart', async () => {
  await addWebhook('evt_new', 20 * minuteMs);
  await addWebhook('evt_done', hourMs, 'credited');
  await addWebhook('evt_aside', hourMs, 'set aside: it cannot be read');
  const told = await measured();
  expect([told('webhooks_waiting'), told('webhooks_set_aside')]).toEqual([1, 1]);
  expect(told('webhooks_oldest_seconds')).toBeCloseTo(1_200);
});

it('a refund without an end after ten days is stuck, a younger or finished one is not', async () => {
  const orderId = await addOrder('refund_pending');
  for (const [n, days, status] of [
    [1, 11, 'pending'],
    [2, 9, 'pending'],
    [3, 11, 'processed'],
  ] as const)
    await run(sql`insert into refunds (id, order_id, razorpay_payment_id, amount_paise, cause, status, next_check_at, created_at, updated_at)
      values (${`rfd_${n}`}, ${orderId}, ${`pay_${n}`}, 100, 'gateway', ${status}, ${ago(0)}, ${ago(days * dayMs)}, ${ago(0)})`);
  expect((await measured())('refunds_stuck')).toBe(1);
});

it('a hold without activity is an interview that should long be over', async () => {
  await addInterview('session_a', 'running', minuteMs);
  await addInterview('session_b', 'scoring', 26 * hourMs);
  await addInterview('session_d', 'scoring', 2 * hourMs);
  const told = await measured();
  expect(told('holds_without_activity')).toBe(1);
  expect(told('interviews', { interview: 'running' })).toBe(1);
  expect(told('interviews', { interview: 'scoring' })).toBe(2);
  expect(told('scoring_oldest_seconds')).toBeCloseTo(26 * 3_600);
  await run(
    sql`update interview_sessions set updated_at = ${ago(4 * hourMs)} where session_id = 'session_a'`,
  );
  expect((await measured())('holds_without_activity')).toBe(2);
});

it('jobs that are due and not begun are counted by queue; one under way and one of later are not', async () => {
  const begun = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const queue = { name: 'held_up', retryLimit: 0, retryDelaySeconds: 1, expireInSeconds: 60 };
  await db.jobs.work(queue, async () => {
    begun.resolve();
    await over.promise;
  });
  const later = { startAfter: new Date(Date.now() + hourMs) };
  await db.database.transaction(async (tx) => {
    for (const options of [{}, {}, later]) await db.jobs.enqueue(tx, queue.name, {}, options);
  });
  await begun.promise;
  await measureService({ database: db.database, clock });
  over.resolve();
  const { minute } = await db.database.read(readFigures);
  const found = minute?.figures.queues.filter((one) => one.queue === queue.name);
  expect(found).toMatchObject([{ waiting: 1 }]);
});

it('clocks apart, the books of the night and figures nobody measures any more are told', async () => {
  await db.database.transaction((tx) => keepFigures(tx, 'books', { differences: 3 }, clock.now()));
  clock.advance(dayMs);
  const told = await measured(-400_000);
  expect(told('clock_apart_seconds')).toBe(-400);
  expect([told('books_differences'), told('books_age_seconds')]).toEqual([3, 86_400]);
});

it('what nobody has measured yet is not told', async () => {
  const { body } = await readMetrics({
    database: db.database,
    clock,
    streams: new EventStreams(),
    metrics: new Metrics(),
    interviews: { size: 0 },
    sells: false,
    moneyTime: { clocksApartMs: async () => null },
  });
  expect(body).not.toMatch(/^hotseat_(?:orders|ledger|books|webhooks|audit)_/m);
  expect(body).toMatch(/^hotseat_figures_age_seconds/m);
});

it('a database that is away is told and not thrown', async () => {
  const away = async (): Promise<never> => {
    throw new Error('away');
  };
  const { body } = await readMetrics({
    database: { ...db.database, read: away },
    clock,
    streams: new EventStreams(),
    metrics: new Metrics(),
    interviews: { size: 0 },
    sells: true,
    moneyTime: { clocksApartMs: away },
  });
  expect(sumOf(samplesOf(body), 'hotseat_database_up')).toBe(0);
  expect(body).toContain('hotseat_database_up{process="0"} 0');
});
