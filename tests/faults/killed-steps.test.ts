import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { giveConsent } from '#tests/fixtures/give-consent.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { freePort, type ServerProcess, startServerProcess } from '#tests/fixtures/server-process.ts';
import { soundAnswerAt } from '#tests/fixtures/simulated-candidate.ts';
import { openStatementProxy, type StatementProxy } from '#tests/fixtures/statement-proxy.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';

/*
 * A server killed before one of the statements by which an interview is scored or an account is deleted, another one each time: what was begun is done
 * once after the start, and nothing of it half (rules CREDIT-4, ERASE-1, ERASE-4).
 */

const leaseId = 'lease-of-killed-steps';
const operator = { name: 'Asha', email: 'asha@x.example' };
let folder: string;
let url: string;
let proxy: StatementProxy;
let env: Record<string, string>;
let server: ServerProcess;
let database: pg.Client;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hotseat-steps-'));
  url = await freshPostgresUrl();
  proxy = await openStatementProxy(url);
  database = new pg.Client({ connectionString: url });
  await database.connect();
  env = {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    LOCAL_GOOGLE_PORT: String(await freePort()),
    DATABASE_URL: proxy.url,
    OPERATORS: `${operator.email} admin`,
  };
  server = await startServerProcess(env);
});
afterAll(async () => {
  await server.kill('SIGKILL');
  await database.end();
  await proxy.close();
  rmSync(folder, { recursive: true, force: true });
});

const rows = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await database.query<Record<string, unknown>>(text, values)).rows;

/** What changes something of ours; the queue's own looking round and the counts of the service say nothing of a step. */
const isStep = (text: string): boolean =>
  /^\s*(?:insert|update|delete|with|commit)\b/i.test(text) &&
  !/pgboss|call_counts|service_figures|model_budgets/.test(text);

/** Has the server killed before the n-th step from now; gives which it was, or null where it came to fewer. */
function killBefore(n: number): { killed: Promise<string>; disarm: () => void } {
  const { promise, resolve } = Promise.withResolvers<string>();
  let left = n;
  let isDead = false;
  proxy.onStatement = ({ sql }) => {
    if (isDead) return false;
    if (!isStep(sql) || --left > 0) return true;
    isDead = true;
    server.child.kill('SIGKILL');
    resolve(
      sql
        .trim()
        .replace(/^(\S+(?: into| from)?)\s+"?(\w+)"?.*$/s, '$1 $2')
        .slice(0, 60),
    );
    return false;
  };
  return { killed: promise, disarm: () => (proxy.onStatement = () => true) };
}

/** Starts anew what was killed. */
async function restart(): Promise<void> {
  await server.kill('SIGKILL');
  proxy.onStatement = () => true;
  server = await startServerProcess(env);
}

type Person = { client: ApiClient; email: string; uid: string; sessionId: string; said: string[] };

/** Somebody in an interview with enough said for feedback. */
async function inTheMiddle(name: string): Promise<Person> {
  const client = new ApiClient(server.origin);
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  await client.signIn({ name, email });
  await giveConsent(client);
  await operate(env, ['grant', email, '1', '--reason', 'fault test']);
  await client.call('changeSettings', { body: { notifications: true, emailUpdates: true } });
  const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
  for (let n = 0; n < 9; n++) {
    const { awaitingTurnId } = await untilAwaited(client, sessionId);
    const body = {
      leaseId,
      clientTurnId: `killed-step-${n}`,
      toTurnId: awaitingTurnId ?? '',
      text: soundAnswerAt(n),
    };
    await client.call('answer', { params: { sessionId }, body });
  }
  const { turns } = await untilAwaited(client, sessionId);
  const uid = (await client.call('readMe')).account?.uid ?? '';
  return {
    client,
    email,
    uid,
    sessionId,
    said: turns.filter((turn) => turn.role === 'candidate').map((turn) => turn.text),
  };
}

const letters = 'abcdef'.slice(0, runs(6, 3)).split('');
const points = [1, 10, 22, 3, 6, 15];
let people: Person[];

describe('a server killed while an interview is scored', () => {
  it('scores it once after the start: all that was said, one capture, one feedback, one mail', async () => {
    people = await Promise.all(letters.map((letter) => inTheMiddle(`Scored ${letter}`)));
    const killedAt: string[] = [];
    // One after the other is ended and its server killed; those before are scored meanwhile, and hurt with it.
    for (const [at, { client, sessionId }] of people.entries()) {
      const { killed, disarm } = killBefore(points[at] ?? 1);
      const params = { sessionId };
      const isDone = (async () => {
        await client.call('endInterview', { params, body: {} });
        await untilEvent(client, sessionId, ({ state }) => state === 'done' || state === 'failed');
        return null;
      })().catch(() => killed);
      const where = await Promise.race([killed, isDone]);
      disarm();
      if (where !== null) {
        killedAt.push(where);
        await restart();
      }
      const { state } = await client.call('readInterview', { params });
      if (state === 'running') await client.call('endInterview', { params, body: {} });
    }
    for (const { client, uid, sessionId, said } of people) {
      const params = { sessionId };
      const over = await untilEvent(
        client,
        sessionId,
        (one) => one.state === 'done' || one.state === 'failed',
      );
      expect([over.state, over.feedbackReady]).toEqual(['done', true]);
      expect(over.turns.filter((turn) => turn.role === 'candidate').map((turn) => turn.text)).toEqual(said);
      const mails = () => rows(`select id from mails where uid = $1 and id like 'feedback:%'`, [uid]);
      await vi.waitFor(async () => expect(await mails()).toHaveLength(1), {
        timeout: 120_000,
        interval: 200,
      });
      expect(await rows('select 1 from feedbacks where session_id = $1', [sessionId])).toHaveLength(1);
      const booked = await rows(
        'select kind, count(*)::int as times from ledger where uid = $1 group by kind',
        [uid],
      );
      expect(booked.map(({ kind }) => String(kind)).toSorted()).toEqual(['capture', 'grant', 'hold']);
      expect(booked.filter(({ times }) => times !== 1)).toEqual([]);
      expect((await client.call('readMe')).account?.remaining).toBe(0);
      const { feedback } = await client.call('readFeedback', { params, body: {} });
      expect(feedback?.sessionId).toBe(sessionId);
    }
    expect(killedAt.length).toBeGreaterThanOrEqual(letters.length - 1);
    expect(new Set(killedAt).size).toBeGreaterThanOrEqual(letters.length / 2);
  }, 900_000);
});

/** The tables that hold something of somebody. */
async function tablesWith(uid: string): Promise<string[]> {
  const tables = await rows(`select tablename from pg_tables where schemaname = 'public' order by 1`);
  const found: string[] = [];
  for (const { tablename } of tables) {
    const [row] = await rows(
      `select count(*)::int as n from "${String(tablename)}" t where to_jsonb(t)::text like '%' || $1 || '%'`,
      [uid],
    );
    if (row?.['n'] !== 0) found.push(String(tablename));
  }
  return found;
}

describe('a server killed while an account is deleted', () => {
  it('has been asked once, with one mail, wherever it was killed', async () => {
    const killedAt: string[] = [];
    for (const [at, { client, uid, email }] of people.entries()) {
      const { killed, disarm } = killBefore(at + 1);
      const asked = client.call('deleteAccount', { body: { word: 'delete' } }).then(
        () => null,
        () => killed,
      );
      const where = await Promise.race([killed, asked]);
      disarm();
      if (where !== null) {
        killedAt.push(where);
        await restart();
        const grace = await rows('select 1 from account_deletions where uid = $1', [uid]);
        const mails = await rows(`select 1 from mails where uid = $1 and id like 'account_deletion:%'`, [
          uid,
        ]);
        const sessions = await rows('select 1 from sessions where uid = $1', [uid]);
        // All of it or nothing: what is asked for, told, and signed out.
        expect([where, mails.length, sessions.length === 0]).toEqual([
          where,
          grace.length,
          grace.length === 1,
        ]);
        await client.signIn({ name: 'Asks Again', email });
        await client.call('deleteAccount', { body: { word: 'delete' } });
      }
      expect(
        await rows(`select 1 from mails where uid = $1 and id like 'account_deletion:%'`, [uid]),
      ).toHaveLength(1);
      expect(await rows('select 1 from account_deletions where uid = $1', [uid])).toHaveLength(1);
    }
    expect(killedAt.length).toBeGreaterThanOrEqual(Math.min(letters.length, 4));
  }, 900_000);

  it('erases every account wholly in the end, wherever it was killed', async () => {
    await rows(`update account_deletions set due_at = now() - interval '1 minute'`);
    const left = () => rows('select uid from account_deletions where erased_at is null');
    // The page sets the sweep going and does not wait for it.
    const sweep = async () => {
      const admin = new ApiClient(server.origin);
      await admin.signInAsOperator(operator);
      const body = { sweep: 'sweep_privacy', reason: 'a test of faults' };
      return async () => admin.call('runSweep', { body });
    };
    const killedAt: string[] = [];
    for (const n of [3, 12, 25, 45]) {
      const start = await sweep();
      const { killed, disarm } = killBefore(n);
      void start().catch(() => null);
      const isOver = async () => expect(await left()).toEqual([]);
      const erased = vi.waitFor(isOver, { timeout: 120_000, interval: 100 }).then(() => null);
      const where = await Promise.race([killed, erased]);
      disarm();
      erased.catch(() => null);
      if (where === null) break;
      killedAt.push(where);
      await restart();
    }
    await vi.waitFor(
      async () => {
        await (await sweep())();
        expect(await left()).toEqual([]);
      },
      { timeout: 240_000, interval: 500 },
    );
    expect(killedAt.length).toBeGreaterThanOrEqual(2);
    const where = await Promise.all(people.map(({ uid }) => tablesWith(uid)));
    // The last one was erased without being killed: of nobody more is left than of them.
    expect(new Set(where.map((tables) => tables.join())).size).toBe(1);
    const erased = await rows(
      `select uid, count(*)::int as n from audit_log where kind = 'account_erased' group by uid`,
    );
    expect(erased.map(({ n }) => n)).toEqual(people.map(() => 1));
    for (const { email } of people)
      expect(await rows('select 1 from users where email = $1', [email])).toEqual([]);
  }, 900_000);
});
