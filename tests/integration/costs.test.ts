import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CostReport } from '#contract/costs.ts';
import { createMoneyTime } from '#server/platform/money-time.ts';
import { assembleApp, createApp } from '#server/app.ts';
import { loadConfig } from '#server/config/config.ts';
import { createSpending, type Spender } from '#server/interviewer/spending/spending.ts';
import { createAuditLog } from '#server/operations/audit-log.ts';
import { openOperatorAccess } from '#server/operations/operator-access.ts';
import { operationsRoutes } from '#server/operations/routes.ts';
import { emptySpending, spenderOf } from '#tests/fixtures/model-spending.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const dayMs = 24 * 60 * 60_000;
const start = new Date('2026-03-07T06:00:00Z');
const budgets = {
  interview: { tokens: 100_000, rupees: 45 },
  userDay: { tokens: 200_000, rupees: 40 },
  day: { tokens: 1_000_000, rupees: 50 },
};

let db: TestDatabase;
let clock: TestClock;
let dataDir: string;
let service: { port: number; close(): Promise<unknown> };
let token: string;

beforeAll(async () => {
  db = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'hotseat-costs-'));
  service = await serve(true);
  token = readFileSync(join(dataDir, 'operator-token'), 'utf8').trim();
});
afterAll(async () => {
  await service.close();
  rmSync(dataDir, { recursive: true });
  await db.close();
});
beforeEach(async () => {
  clock = new TestClock(start);
  await emptySpending(db.database);
});

/** The operator's endpoints on a free port, with or without a language model configured. */
async function serve(model: boolean): Promise<typeof service> {
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '10000' });
  const app = createApp(config);
  const parts = { database: db.database, clock: { now: () => clock.now() } };
  const audit = createAuditLog(parts);
  const { seller, publicUrl } = config;
  const letterhead = { publicUrl, supportEmail: seller.email };
  const billing = { ...parts, jobs: db.jobs, log: app.log, gateway: null, seller, letterhead, audit };
  const moneyTime = createMoneyTime({ processClock: parts.clock, log: app.log }, async () =>
    parts.clock.now(),
  );
  await assembleApp(app, {
    config,
    parts,
    findUser: async () => null,
    sessionHashOf: () => null,
    requireOperator: openOperatorAccess(dataDir).requireOperator,
    routes: [
      operationsRoutes({ ...billing, moneyTime, budgets: model ? budgets : null, speechBudgets: null }),
    ],
    distFolder: null,
    gatewaySources: null,
    isStopping: () => false,
  });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  return { port: Number(port), close: () => app.close() };
}

const get = (query: string, port = service.port): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api/operator/costs${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
const report = async (query = ''): Promise<CostReport> => (await (await get(query)).json()) as CostReport;

const prices = { input: 100, cachedInput: 10, output: 400 };
const speaking: Spender = { ...spenderOf(), prices };
const scoring: Spender = { ...spenderOf(), purpose: 'scoring', model: 'fake-scorer' };
const use = { inputTokens: 10_000, cachedInputTokens: 9_000, outputTokens: 100 };

async function spend(spender: Spender, calls = 1): Promise<void> {
  const spending = createSpending({ database: db.database, clock }, budgets);
  for (let n = 0; n < calls; n++)
    await spending.settle(await spending.reserve(spender, { inputTokens: 10_000, outputTokens: 120 }), use);
}

async function reserve(spender: Spender, how: 'kept' | 'released'): Promise<void> {
  const spending = createSpending({ database: db.database, clock }, budgets);
  const reservation = await spending.reserve(spender, { inputTokens: 1_000, outputTokens: 100 });
  if (how === 'released') await spending.release(reservation);
}

describe('the costs', () => {
  it('are told by day, purpose, provider and model, the newest first, without what cost nothing', async () => {
    clock.advance(-dayMs);
    await spend(speaking);
    clock.advance(dayMs);
    await spend(speaking, 2);
    await spend(scoring);
    await reserve(speaking, 'kept');
    await reserve(speaking, 'released');
    const line = (day: string, calls: number) => ({
      day,
      purpose: 'speaking',
      provider: 'compatible',
      model: 'fake',
      calls,
      inputTokens: 10_000 * calls,
      cachedInputTokens: 9_000 * calls,
      outputTokens: 100 * calls,
      microRupees: 230_000 * calls,
      unpricedCalls: 0,
    });
    const { lines } = await report();
    expect(lines).toEqual([
      {
        ...line('2026-03-07', 1),
        purpose: 'scoring',
        model: 'fake-scorer',
        microRupees: 0,
        unpricedCalls: 1,
      },
      line('2026-03-07', 2),
      line('2026-03-06', 1),
    ]);
  });

  it.each([
    ['?days=1', ['2026-03-07']],
    ['?days=2', ['2026-03-07', '2026-03-06']],
    ['', ['2026-03-07', '2026-03-06', '2026-03-01']],
    ['?days=8', ['2026-03-07', '2026-03-06', '2026-03-01', '2026-02-28']],
  ])('of %s are those of days in India', async (query, days) => {
    for (const ago of [7, 6, 1, 0]) {
      clock = new TestClock(new Date(start.getTime() - ago * dayMs));
      await spend(speaking);
    }
    expect((await report(query)).lines.map(({ day }) => day)).toEqual(days);
  });

  it('of one interview are told whenever it was, with its budget', async () => {
    clock.advance(-60 * dayMs);
    await spend({ ...speaking, sessionId: spenderOf({ interview: 2 }).sessionId }, 3);
    clock.advance(60 * dayMs);
    await spend(speaking);
    const { lines, interview } = await report(`?interview=${spenderOf({ interview: 2 }).sessionId}`);
    expect(lines).toMatchObject([{ day: '2026-01-06', calls: 3 }]);
    expect(interview).toEqual({
      spentTokens: 30_300,
      reservedTokens: 0,
      spentMicroRupees: 690_000,
      reservedMicroRupees: 0,
      mostTokens: 100_000,
      mostMicroRupees: 45_000_000,
    });
    expect((await report(`?interview=${spenderOf({ interview: 9 }).sessionId}`)).interview).toBeNull();
  });

  it("tell today's budget, and who is nearest to a limit by tokens or by rupees", async () => {
    for (let user = 1; user <= 6; user++) await spend({ ...scoring, ...who(user) }, user);
    await spend({ ...speaking, ...who(7), prices: { ...prices, input: 3_500, cachedInput: 1_000 } });
    await reserve({ ...speaking, ...who(1) }, 'kept');
    clock.advance(-dayMs);
    await spend({ ...scoring, ...who(8) }, 9);
    clock.advance(dayMs);
    const { today, users } = await report();
    expect(users.map(({ uid }) => uid)).toEqual([7, 6, 5, 4, 3].map((user) => `candidate${user}`));
    expect(Object.keys(users[0] ?? {})).not.toContain('email');
    expect(today).toMatchObject({ spentTokens: 222_200, reservedTokens: 1_100, mostTokens: 1_000_000 });
    expect(today).toMatchObject({ spentMicroRupees: 12_540_000, reservedMicroRupees: 140_000 });
  });

  it('are told without limits when no model is configured any more', async () => {
    await spend(speaking);
    const offline = await serve(false);
    const reply = (await (await get('', offline.port)).json()) as CostReport;
    await offline.close();
    expect(reply.lines).toHaveLength(1);
    expect(reply.today).toMatchObject({ spentTokens: 10_100, mostTokens: null, mostMicroRupees: null });
    expect(reply.users).toMatchObject([{ uid: 'candidate1', mostTokens: null }]);
  });

  it.each(['?days=0', '?days=93', '?days=1.5', '?days=', '?days=week', '?interview=x', '?uid=user1'])(
    'are refused for %s',
    async (query) => {
      expect((await get(query)).status).toBe(400);
    },
  );
});

const who = (user: number) => {
  const { uid, sessionId } = spenderOf({ user });
  return { uid, sessionId };
};

describe('npm run operator -- costs', () => {
  type Run = { code: number; out: string; err: string };
  const run = (...args: string[]): Promise<Run> =>
    new Promise((resolve) => {
      const env = { PORT: String(service.port), DATA_DIR: dataDir };
      execFile(
        process.execPath,
        ['scripts/operator.mjs', 'costs', ...args],
        { cwd: root, env },
        (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
      );
    });

  it('prints a table, the budget of the day and who used most of theirs', async () => {
    await spend(speaking, 2);
    await spend(scoring);
    await reserve(speaking, 'kept');
    const { code, out, err } = await run();
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')).toEqual([
      'What language models took in the last 7 days (days in India)',
      '',
      'day         for       provider    model        calls   input  cached  output                         rupees',
      '2026-03-07  scoring   compatible  fake-scorer      1  10,000    90 %     100                  price not set',
      '2026-03-07  speaking  compatible  fake             2  20,000    90 %     200                           0.46',
      'all                                                3  30,000    90 %     300  0.46 + 1 call without a price',
      '',
      'Everybody today: 30,300 tokens and ₹0.46, and 1,100 tokens and ₹0.14 reserved (3 % of 10,00,000 tokens, 1 % of ₹50.00)',
      '',
      'Users who used most of their limit today:',
      '  candidate1: 30,300 tokens and ₹0.46, and 1,100 tokens and ₹0.14 reserved (16 % of 2,00,000 tokens, 2 % of ₹40.00)',
      '',
    ]);
  });

  it('tells what a speech service took apart from the budgets of language models', async () => {
    await spend(speaking);
    await spend({ ...spenderOf(), purpose: 'hearing', prices });
    const { out } = await run();
    expect(out).toContain('Everybody today: 10,100 tokens and');
    expect(out).toContain('Speech today, ten tokens a second: 10,100 tokens and');
    expect(out).toMatch(/hearing +compatible/);
  });

  it('says so when nothing was taken, and takes an interview instead of days', async () => {
    const { out } = await run('--interview', spenderOf().sessionId);
    expect(out).toContain(`What language models took in ${spenderOf().sessionId}\n\nNothing.\n`);
    await spend(speaking);
    const told = await run('--interview', spenderOf().sessionId);
    expect(told.out).toContain(
      'This interview: 10,100 tokens and ₹0.23 (10 % of 1,00,000 tokens, 1 % of ₹45.00)',
    );
    expect((await run('--days', '1')).out).toContain('took today (days in India)');
  });

  it.each<[string, string[], string]>([
    ['no days', ['--days', '0'], '"0" is not a number of days from 1 to 92.'],
    ['too many days', ['--days', '93'], '"93" is not a number of days from 1 to 92.'],
    ['days in words', ['--days', 'week'], '"week" is not a number of days from 1 to 92.'],
    ['days without the option', ['7'], '"7" is too much.'],
    ['a strange interview', ['--interview', 'x&days=1'], '"x&days=1" is not the name of an interview.'],
    ['both', ['--days', '7', '--interview', spenderOf().sessionId], 'An interview is reported whole'],
  ])('with %s gives one clear line', async (_name, args, line) => {
    const { code, out, err } = await run(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(line);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
