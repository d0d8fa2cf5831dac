import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { whileCallerWaits } from '#server/platform/database/call-context.ts';
import { type Database, queryRows } from '#server/platform/database/database.ts';
import { openPostgresDatabase } from '#server/platform/database/postgres-database.ts';
import { sql } from '#server/platform/database/query.ts';
import { UpstreamError } from '#server/platform/refusal.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { frontProxy } from '#tests/fixtures/front-proxy.ts';
import { goodCall, type Ids, names, none, send, table } from '#tests/fixtures/good-calls.ts';
import { startInterviewAs, untilAwaited } from '#tests/fixtures/interview-driver.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { type OwnPostgres, startOwnPostgres } from '#tests/fixtures/own-postgres.ts';
import { freePort, type ServerProcess, startServerProcess } from '#tests/fixtures/server-process.ts';
import { sign } from '#tests/fixtures/webhook-inbox.ts';

/** A person is answered within this time (rule FAULT-15). */
const answeredWithinMs = 3_000;
/** Hundreds of calls at once also wait for this machine. The pool's own patience begins here. */
const herdWithinMs = 5_000;

const proxy = frontProxy(await freePort());
let postgres: OwnPostgres;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  postgres = await startOwnPostgres();
  closing.unshift(() => postgres.stop());
}, 60_000);
afterAll(async () => {
  for (const close of closing) await close();
});

async function frozen<T>(work: () => Promise<T>): Promise<T> {
  postgres.freeze();
  try {
    return await work();
  } finally {
    postgres.thaw();
  }
}

describe('a service on a frozen PostgreSQL (rule FAULT-15)', () => {
  let server: ServerProcess;
  let client: ApiClient;
  let ids: Ids;

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hotseat-frozen-'));
    closing.unshift(() => rmSync(folder, { recursive: true, force: true }));
    const env = {
      DATA_DIR: folder,
      PORT: String(await freePort()),
      LOCAL_GOOGLE_PORT: String(await freePort()),
      DATABASE_URL: postgres.url,
      OPERATORS: 'asha@x.example admin',
    };
    server = await startServerProcess(env);
    closing.unshift(() => server.kill('SIGKILL'));
    client = new ApiClient(server.origin);
    await client.signIn({ name: 'Kavya Ramanathan', email: 'kavya@example.com' });
    await operate(env, ['grant', 'kavya@example.com', '4', '--reason', 'fault test']);
    const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId: 'lease-of-the-frozen' });
    ids = { ...none, sessionId };
    await untilAwaited(client, sessionId);
  }, 120_000);

  type Answer = { what: string; status: number; retryAfter: number; ms: number };

  async function timed(what: string, asked: () => Promise<Response>): Promise<Answer> {
    const began = performance.now();
    const response = await asked();
    const ms = Math.round(performance.now() - began);
    await response.body?.cancel();
    return { what, status: response.status, retryAfter: Number(response.headers.get('retry-after')), ms };
  }

  const at = (path: string, init: RequestInit = {}) =>
    timed(path, () => client.fetch(new URL(path, server.origin), init));

  const untilReady = () =>
    expect.poll(async () => (await at('/readyz')).status, { timeout: 20_000 }).toBe(200);

  const event = JSON.stringify({ entity: 'event', event: 'order.paid', contains: [], payload: {} });

  it.each([
    ['/readyz', {}],
    ['/api/me', {}],
    [
      '/webhooks/razorpay',
      {
        method: 'POST',
        body: event,
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': sign(event),
          'x-razorpay-event-id': 'evt_frozen',
        },
      },
    ],
  ])('%s answers 503 with Retry-After within three seconds', async (path, init) => {
    await untilReady();
    const { status, retryAfter, ms } = await frozen(() => at(path, init));
    expect(status).toBe(503);
    expect(retryAfter).toBeGreaterThan(0);
    expect(ms).toBeLessThan(answeredWithinMs);
  });

  it('a browser is shown a page', async () => {
    await untilReady();
    const asked = () => client.fetch(new URL('/api/me', server.origin), { headers: { accept: 'text/html' } });
    const page = await frozen(asked);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('<h1>Back in a moment</h1>');
  });

  it.skipIf(!proxy.asks)('behind Caddy, too, nobody waits longer', async () => {
    await untilReady();
    await proxy.start([server.port]);
    closing.unshift(() => proxy.close());
    const cookie = `hotseat_session=${'A'.repeat(43)}`;
    const through = (accept: string) =>
      timed(accept, () => fetch(new URL('/api/me', proxy.origin), { headers: { accept, cookie } }));
    await frozen(async () => {
      // The first call reaches the process, the others come when Caddy knows that none is ready.
      for (const accept of ['application/json', 'application/json', 'text/html']) {
        const { status, retryAfter, ms } = await through(accept);
        expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: 2 });
        expect(ms).toBeLessThan(answeredWithinMs);
      }
    });
  });

  it('every endpoint and page answers soon, what needs the database with 503 and Retry-After', async () => {
    await untilReady();
    const pages = ['/', '/pricing', '/interview', '/livez', '/room/x', '/mentor'];
    const answers = await frozen(() =>
      Promise.all([
        ...names.map((name) => timed(name, () => send(client, name, goodCall(name, ids)))),
        ...pages.map((path) => at(path)),
      ]),
    );
    expect(answers.filter(({ ms }) => ms >= herdWithinMs)).toEqual([]);
    expect(answers.filter(({ status, retryAfter }) => status >= 500 && !retryAfter)).toEqual([]);
    const refused = answers.filter(({ status }) => status === 503).map(({ what }) => what);
    const reads = names.filter((name) => table[name].access === 'user' && table[name].method === 'GET');
    expect(reads.filter((name) => !refused.includes(name))).toEqual([]);
    console.log(`slowest of ${answers.length}: ${Math.max(...answers.map(({ ms }) => ms))} ms`);
    await untilReady();
  });
});

describe('what is done on a frozen PostgreSQL (rule FAULT-15)', () => {
  let database: Database;
  const limits = { suspiciousMs: 100, silentMs: 300, deadMs: 5_000, againMs: 50 };

  beforeAll(async () => {
    const migrations = new URL('../../migrations', import.meta.url).pathname;
    const none = (): void => undefined;
    database = await openPostgresDatabase(postgres.url, migrations, none, none, limits);
    closing.unshift(() => database.close());
    await database.write((tx) => tx.execute(sql`create table written (what text primary key)`));
  }, 60_000);

  const insert = (what: string) =>
    database.transaction(async (tx) => {
      await tx.execute(sql`insert into written values (${what})`);
    });
  const written = () =>
    database.read((tx) => queryRows(tx, z.object({ what: z.string() }), sql`select what from written`));

  it('a transaction whose caller was told to come back is never committed', async () => {
    await insert('before');
    await frozen(() => expect(whileCallerWaits(() => insert('given up'))).rejects.toThrow(UpstreamError));
    await expect.poll(() => database.ping().then(() => 'answers')).toBe('answers');
    // It waits until nothing of the other connection is left to be committed.
    await whileCallerWaits(() => insert('given up'));
    expect(await written()).toEqual([{ what: 'before' }, { what: 'given up' }]);
  });

  it('a job waits for it and is done', async () => {
    const { job } = await frozen(async () => {
      const begun = insert('by a job');
      await expect(whileCallerWaits(() => insert('by a caller'))).rejects.toThrow(UpstreamError);
      return { job: begun };
    });
    await job;
    expect(await written()).toContainEqual({ what: 'by a job' });
  });

  it('a long statement of a caller goes on while the database answers', async () => {
    const slow = () => database.read((tx) => tx.execute(sql`select pg_sleep(1)`));
    await expect(whileCallerWaits(slow)).resolves.toBeDefined();
  });
});
