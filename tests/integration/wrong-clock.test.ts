import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/endpoints.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMoneyTime } from '#server/platform/money-time.ts';
import { readDatabaseTime } from '#server/platform/shared-clock.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const dayMs = 24 * 60 * 60_000;
const clock = new TestClock();
const processClock = new TestClock();
let service: TestService;

beforeAll(async () => {
  service = await startTestService({ clock, processClock });
});
afterAll(() => service.close());

const advanceBoth = (ms: number): void => {
  clock.advance(ms);
  processClock.advance(ms);
};

async function clocksApart(): Promise<number | null> {
  const token = readFileSync(join(service.env['DATA_DIR'] ?? '', 'operator-token'), 'utf8').trim();
  const url = `${service.origin}/api/operator/orders/stuck`;
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  return ((await reply.json()) as ReplyOf<'listStuckOrders'>).clocksApartSeconds;
}

/** Has a job of the schedule run now, and waits until it ended. */
async function run(queue: string): Promise<void> {
  const { database, jobs } = service.parts;
  const since = await readDatabaseTime(database);
  await database.transaction((tx) => jobs.enqueue(tx, queue, {}));
  await expect
    .poll(
      async () =>
        (await rowsOf(database, 'pgboss.job')).filter(
          (job) =>
            job['name'] === queue &&
            job['state'] === 'completed' &&
            new Date(String(job['created_on'])) >= since,
        ).length,
      // Where its worker misses the news, it looks every twenty seconds.
      { timeout: 120_000, interval: 100 },
    )
    .toBeGreaterThan(0);
}

describe('a clock 40 days ahead for a while (rule CREDIT-10)', () => {
  it('takes nothing away for ever, stops the jobs about money and is seen', async () => {
    const client = await service.signedIn('Wrong Clock', 3);
    const remaining = async () =>
      (await client.call('readBilling')).lots.reduce((sum, { available }) => sum + available, 0);
    expect(await remaining()).toBe(3);
    expect(await clocksApart()).toBeNull();

    processClock.advance(40 * dayMs);
    for (const queue of [
      'expire_lots',
      'remind_of_expiry',
      'sweep_billing',
      'reconcile_orders',
      'drive_refunds',
    ])
      await run(queue);
    expect(await clocksApart()).toBe((40 * dayMs) / 1000);
    expect((await fetch(`${service.origin}/readyz`)).status).toBe(200);

    processClock.advance(-40 * dayMs);
    expect(await clocksApart()).toBeNull();
    expect(await remaining()).toBe(3);
    expect(await rowsOf(service.parts.database, 'credit_lots')).toMatchObject([
      { lapsed: 0, expired: false },
    ]);
    const { sessionId } = await client.call('beginInterview', { body: {} });
    await client.call('endInterview', { params: { sessionId }, body: {} });
    expect(await remaining()).toBe(3);
  });

  it('is not yet a lapse when both clocks are; a day later it is written', async () => {
    const lot = (await rowsOf(service.parts.database, 'credit_lots'))[0] ?? {};
    advanceBoth(new Date(String(lot['expires_at'])).getTime() - clock.now().getTime() + dayMs - 60_000);
    await run('expire_lots');
    expect(await rowsOf(service.parts.database, 'credit_lots')).toMatchObject([
      { lapsed: 0, expired: false },
    ]);
    advanceBoth(60_000);
    await run('expire_lots');
    expect(await rowsOf(service.parts.database, 'credit_lots')).toMatchObject([{ lapsed: 3, expired: true }]);
  });
});

describe('the clocks', () => {
  it.each([
    [0, null],
    [5 * 60_000, null],
    [5 * 60_000 + 1, 5 * 60_000 + 1],
    [-5 * 60_000, null],
    [-5 * 60_000 - 1, -5 * 60_000 - 1],
  ])('%i ms apart are %s apart, and work is done when they are not', async (ms, apart) => {
    const ours = new TestClock(new Date(clock.now().getTime() + ms));
    const told: unknown[] = [];
    const log = { error: (fields: unknown) => told.push(fields) } as unknown as typeof service.parts.log;
    const time = createMoneyTime({ processClock: ours, log }, () => Promise.resolve(clock.now()));
    const done: string[] = [];
    await time.whenClocksAgree('job', async () => void done.push('done'));
    expect(await time.clocksApartMs()).toBe(apart);
    expect(done).toEqual(apart === null ? ['done'] : []);
    expect(told).toHaveLength(apart === null ? 0 : 1);
  });

  it('of a database is read from it', async () => {
    const apartMs = (await readDatabaseTime(service.parts.database)).getTime() - Date.now();
    expect(Math.abs(apartMs)).toBeLessThan(60_000);
  });
});
