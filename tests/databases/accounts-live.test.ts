import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#contract/account.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { createGoogleClient } from '#server/accounts/google/google-client.ts';
import { signOut } from '#server/accounts/sign-out.ts';
import { captureCredit } from '#server/billing/capture-credit.ts';
import { expireLots } from '#server/billing/expire-lots.ts';
import { grantInterviews } from '#server/billing/grant-interviews.ts';
import { holdCredit } from '#server/billing/hold-credit.ts';
import { releaseCredit } from '#server/billing/release-credit.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';
import { sha256 } from '#server/platform/ids.ts';
import { type AccountsService, startAccountsService } from '#tests/fixtures/accounts-service.ts';
import { hostileClient } from '#tests/fixtures/hostile-google.ts';
import { emptyTables } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addSession, addUser } from '#tests/fixtures/users.ts';

/** What is told is told at once (rule SIGN-5); what nobody tells is looked at after a quarter of an hour. A busy machine may take its time. */
const withinMs = 20_000;

let db: TestDatabase;
let clock: TestClock;
/** Two nodes on one database; pages are open on the first, changes happen at the second or in the database they share. */
let node: AccountsService;
let otherNode: AccountsService;
let uid: string;
let token: string;
const opened: OpenPage[] = [];

beforeAll(async () => {
  db = await openTestDatabase();
  clock = new TestClock();
  const nobody = createGoogleClient({ issuer: 'http://127.0.0.1:9', ...hostileClient });
  node = await startAccountsService(db, clock, nobody);
  otherNode = await startAccountsService(db, clock, nobody);
});
afterAll(async () => {
  await node.close();
  await otherNode.close();
  await db.close();
});
beforeEach(async () => {
  for (const page of opened.splice(0)) page.close();
  await emptyTables(db.database);
  uid = await addUser(db.database, 'Ira Deshpande', clock.now());
  ({ token } = await addSession(db.database, uid, clock.now()));
});

/** An open page: what the account stream told it, one after another. */
class OpenPage {
  readonly #abort = new AbortController();
  readonly #events: AsyncGenerator<Account | null>;

  constructor(origin: string, sessionToken: string) {
    this.#events = accountEvents(origin, sessionToken, this.#abort.signal);
    opened.push(this);
  }

  /** The next account told; fails when none is told. */
  async next(): Promise<Account | null> {
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error(`Nothing was told within ${withinMs} ms.`)), withinMs).unref();
    });
    const event = await Promise.race([this.#events.next(), late]);
    if (event.done) throw new Error('The stream ended.');
    return event.value;
  }

  async ended(): Promise<boolean> {
    return (await this.#events.next()).done === true;
  }

  close(): void {
    this.#abort.abort();
  }
}

async function* accountEvents(
  origin: string,
  sessionToken: string,
  signal: AbortSignal,
): AsyncGenerator<Account | null> {
  const headers = { cookie: `hotseat_session=${sessionToken}` };
  const response = await fetch(`${origin}/api/me/stream`, { headers, signal });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  let buffer = '';
  for await (const chunk of response.body ?? []) {
    buffer += Buffer.from(chunk as Uint8Array).toString();
    const blocks = buffer.split('\n\n');
    buffer = blocks.pop() ?? '';
    for (const block of blocks) {
      if (!block.includes('event: account')) continue;
      const data = /^data: (.*)$/m.exec(block)?.[1] ?? '';
      yield (JSON.parse(data) as { account: Account | null }).account;
    }
  }
}

async function open(sessionToken = token): Promise<{ page: OpenPage; first: Account }> {
  const page = new OpenPage(node.origin, sessionToken);
  const first = await page.next();
  if (!first) throw new Error('The page is not signed in.');
  return { page, first };
}

const within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => db.database.transaction(work);
const grant = (sourceKey = 'order_1') => {
  const now = clock.now();
  return within((tx) => grantInterviews(tx, { uid, interviews: 4, sourceKey, grantedAt: now, now }));
};

describe('an open page', () => {
  it('is told the account at once', async () => {
    expect((await open()).first).toMatchObject({ uid, interview_quota: 0, remaining: 0 });
  });

  it('follows credits: granted, held, given back, used, lapsed', async () => {
    const { page } = await open();
    await grant();
    expect(await page.next()).toMatchObject({ interview_quota: 4, remaining: 4 });
    const now = clock.now();
    await within((tx) => holdCredit(tx, { uid, holdKey: 'one', now }));
    expect(await page.next()).toMatchObject({ remaining: 3 });
    await within((tx) => releaseCredit(tx, { holdKey: 'one', now, cause: 'given_up' }));
    expect(await page.next()).toMatchObject({ remaining: 4 });
    await within((tx) => holdCredit(tx, { uid, holdKey: 'two', now }));
    expect(await page.next()).toMatchObject({ remaining: 3 });
    await within((tx) => captureCredit(tx, { holdKey: 'two', now }));
    const later = new TestClock(new Date(now.getTime() + 32 * 24 * 60 * 60_000));
    await expireLots({ database: db.database, clock: later });
    expect(await page.next()).toMatchObject({ interview_quota: 1 });
  });

  it('follows the plan and the active interview', async () => {
    const { page } = await open();
    await within(async (tx) => {
      await tx.execute(
        sql`update users set subscription_status = 'premium', has_purchased_premium = true where uid = ${uid}`,
      );
      await notifyAccountChanged(tx, uid);
    });
    expect(await page.next()).toMatchObject({ subscriptionStatus: 'premium', has_purchased_premium: true });
    await within(async (tx) => {
      await tx.execute(sql`
        insert into interview_sessions (session_id, uid, state, hold_key, "timestamp", updated_at)
        values ('session_1', ${uid}, 'running', 'hold_1', now(), now())`);
      await notifyAccountChanged(tx, uid);
    });
    expect(await page.next()).toMatchObject({
      activeSessionId: 'session_1',
      activeInterviewState: 'running',
    });
  });

  it('is told nothing of what was rolled back, of what did not change, and of other users', async () => {
    const { page } = await open();
    const other = await addUser(db.database, 'Rohan Kuriakose', clock.now());
    const now = clock.now();
    await within((tx) =>
      grantInterviews(tx, { uid: other, interviews: 2, sourceKey: 'o', grantedAt: now, now }),
    );
    await within((tx) => notifyAccountChanged(tx, uid));
    const failing = within(async (tx) => {
      await grantInterviews(tx, { uid, interviews: 9, sourceKey: 'no', grantedAt: now, now });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await grant();
    expect(await page.next()).toMatchObject({ uid, interview_quota: 4 });
  });

  it('ends with null when its session is signed out on another node, and other sessions go on', async () => {
    const { page } = await open();
    const second = await addSession(db.database, uid, clock.now());
    const { page: elsewhere } = await open(second.token);
    const reply = await fetch(`${otherNode.origin}/api/sign-out`, {
      method: 'POST',
      headers: { cookie: `hotseat_session=${token}`, 'content-type': 'application/json', 'x-hotseat': '1' },
      body: '{}',
    });
    expect(reply.status).toBe(200);
    expect(await page.next()).toBeNull();
    expect(await page.ended()).toBe(true);
    await grant();
    expect(await elsewhere.next()).toMatchObject({ remaining: 4 });
  });

  it('ends with null at the next change when its session is too old', async () => {
    const { page } = await open();
    clock.advance(31 * 24 * 60 * 60_000);
    await grant();
    expect(await page.next()).toBeNull();
  });

  it('is not opened without a session', async () => {
    expect((await fetch(`${node.origin}/api/me/stream`)).status).toBe(401);
    const session = { uid, tokenHash: sha256(token), schoolId: null };
    await signOut({ database: db.database, audit: async () => undefined }, session);
    const headers = { cookie: `hotseat_session=${token}` };
    expect((await fetch(`${node.origin}/api/me/stream`, { headers })).status).toBe(401);
  });

  it('ends up with the last state however many changes come at once, on every page', async () => {
    const pages = await Promise.all([open(), open(), open()]);
    await Promise.all(Array.from({ length: 10 }, (_, n) => grant(`order_${n}`)));
    for (const { page } of pages) {
      const told: number[] = [];
      while (told.at(-1) !== 40) told.push((await page.next())?.remaining ?? Number.NaN);
      expect(told).toEqual(told.toSorted((a, b) => a - b));
    }
  });
});
