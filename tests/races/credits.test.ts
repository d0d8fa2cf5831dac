import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captureCredit } from '#server/billing/capture-credit.ts';
import { expireLots } from '#server/billing/expire-lots.ts';
import { grantInterviews } from '#server/billing/grant-interviews.ts';
import { holdCredit } from '#server/billing/hold-credit.ts';
import { releaseCredit } from '#server/billing/release-credit.ts';
import { beginInterview } from '#server/interviews/begin-interview.ts';
import { discardPreparation } from '#server/interviews/end-interview.ts';
import { finishInterview } from '#server/interviews/finish-interview.ts';
import { findActiveInterview } from '#server/interviews/interview-store.ts';
import { restartInterview } from '#server/interviews/restart-interview.ts';
import { createAuditLog } from '#server/operations/audit-log.ts';
import { verifyAuditLog } from '#server/operations/verify-audit-log.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { emptyTables, rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openRaceDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addUser } from '#tests/fixtures/users.ts';

let db: TestDatabase;
let clock: TestClock;

beforeAll(async () => {
  db = await openRaceDatabase();
  clock = new TestClock();
});
afterAll(() => db.close());
beforeEach(() => emptyTables(db.database));

/** Given back without limit, as after a failure of ours. */
const giveBack = (tx: Tx, held: { holdKey: string; now: Date }) =>
  releaseCredit(tx, { ...held, cause: 'our_failure' });
const within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => db.database.transaction(work);
const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

async function userWith(name: string, interviews: number): Promise<string> {
  const now = clock.now();
  const uid = await addUser(db.database, name, now);
  await within((tx) =>
    grantInterviews(tx, { uid, interviews, sourceKey: `grant ${name}`, grantedAt: now, now }),
  );
  return uid;
}

const hold = (uid: string, holdKey: string) =>
  within((tx) => holdCredit(tx, { uid, holdKey, now: clock.now() })).then(
    () => 'held' as const,
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 'no_interviews_left') return 'refused' as const;
      throw error;
    },
  );

function inAnyOrder<T>(list: T[]): T[] {
  return list
    .map((value) => ({ value, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map((x) => x.value);
}

describe('the last credit', () => {
  it('of 20 users in 20 tabs each gives exactly 20 holds', async () => {
    const uids = await Promise.all(times(20, (n) => userWith(`user ${n}`, 1)));
    const clicks = inAnyOrder(uids.flatMap((uid) => times(20, (tab) => ({ uid, key: `${uid} ${tab}` }))));
    const outcomes = await Promise.all(clicks.map(({ uid, key }) => hold(uid, key)));
    expect(outcomes.filter((o) => o === 'held')).toHaveLength(20);
    const lots = await rowsOf(db.database, 'credit_lots');
    expect(lots.map((l) => l['held'])).toEqual(times(20, () => 1));
    const holds = (await rowsOf(db.database, 'ledger')).filter((m) => m['kind'] === 'hold');
    expect(new Set(holds.map((m) => m['uid'])).size).toBe(20);
  });

  it('over several lots never gives more than all of them have', async () => {
    const uid = await userWith('several', 2);
    const now = clock.now();
    await within((tx) => grantInterviews(tx, { uid, interviews: 3, sourceKey: 'more', grantedAt: now, now }));
    const outcomes = await Promise.all(times(40, (n) => hold(uid, `key ${n}`)));
    expect(outcomes.filter((o) => o === 'held')).toHaveLength(5);
  });
});

describe('fifty times at once', () => {
  it('one grant grants once', async () => {
    const now = clock.now();
    const uid = await addUser(db.database, 'granted', now);
    const replies = await Promise.all(
      times(50, () =>
        within((tx) => grantInterviews(tx, { uid, interviews: 4, sourceKey: 'order', grantedAt: now, now })),
      ),
    );
    expect(replies.filter((r) => !r.repeated)).toHaveLength(1);
    expect(new Set(replies.map((r) => r.lotId)).size).toBe(1);
    expect(await rowsOf(db.database, 'users')).toMatchObject([{ interview_quota: 4 }]);
    expect(await rowsOf(db.database, 'ledger')).toHaveLength(1);
  });

  it('one hold holds once, one capture captures once', async () => {
    const uid = await userWith('keeps', 4);
    expect(new Set(await Promise.all(times(50, () => hold(uid, 'one'))))).toEqual(new Set(['held']));
    expect(await rowsOf(db.database, 'credit_lots')).toMatchObject([{ held: 1, captured: 0 }]);
    const settled = await Promise.all(
      times(50, () => within((tx) => captureCredit(tx, { holdKey: 'one', now: clock.now() }))),
    );
    expect(settled.filter((s) => s === 'now')).toHaveLength(1);
    expect(settled.filter((s) => s === 'before')).toHaveLength(49);
    expect(await rowsOf(db.database, 'credit_lots')).toMatchObject([{ held: 0, captured: 1 }]);
  });

  it('captures and releases that meet settle each hold one way', async () => {
    const uid = await userWith('meets', 10);
    await Promise.all(times(10, (n) => hold(uid, `hold ${n}`)));
    const settle = (holdKey: string, how: typeof captureCredit) =>
      within((tx) => how(tx, { holdKey, now: clock.now() }));
    const calls = times(10, (n) =>
      times(5, () => [captureCredit, giveBack])
        .flat()
        .map((how) => [n, how] as const),
    );
    const settled = await Promise.all(inAnyOrder(calls.flat()).map(([n, how]) => settle(`hold ${n}`, how)));
    expect(settled.filter((s) => s === 'now')).toHaveLength(10);
    const [lot] = await rowsOf(db.database, 'credit_lots');
    const ledger = await rowsOf(db.database, 'ledger');
    expect(lot?.['held']).toBe(0);
    expect(lot?.['captured']).toBe(ledger.filter((m) => m['kind'] === 'capture').length);
    expect(ledger.filter((m) => m['kind'] === 'capture' || m['kind'] === 'release')).toHaveLength(10);
  });
});

describe('everything at once', () => {
  it('keeps ledger, lots and quota in step, without a deadlock', async () => {
    const uids = await Promise.all(times(5, (n) => userWith(`busy ${n}`, 8)));
    const later = new TestClock(new Date(clock.now().getTime() + 32 * 24 * 60 * 60_000));
    const live = async (uid: string, n: number): Promise<void> => {
      const holdKey = `${uid} ${n}`;
      if ((await hold(uid, holdKey)) === 'refused') return;
      const how = n % 2 === 0 ? captureCredit : giveBack;
      await within((tx) => how(tx, { holdKey, now: clock.now() }));
    };
    const now = clock.now();
    const work = uids.flatMap((uid) => [
      ...times(20, (n) => () => live(uid, n)),
      ...times(
        3,
        (n) => () =>
          within((tx) =>
            grantInterviews(tx, { uid, interviews: 1, sourceKey: `${uid} ${n}`, grantedAt: now, now }),
          ),
      ),
    ]);
    const expiries = times(4, () => () => expireLots({ database: db.database, clock: later }));
    await Promise.all(inAnyOrder<() => Promise<unknown>>([...work, ...expiries]).map((run) => run()));
    await expireLots({ database: db.database, clock: later });

    const ledger = await rowsOf(db.database, 'ledger');
    const lots = await rowsOf(db.database, 'credit_lots');
    for (const lot of lots) {
      const sum = ledger.filter((m) => m['lot_id'] === lot['id']).reduce((n, m) => n + Number(m['delta']), 0);
      expect(sum).toBe(0);
      expect(lot['held']).toBe(0);
      expect(Number(lot['captured']) + Number(lot['lapsed'])).toBe(lot['granted']);
    }
    for (const user of await rowsOf(db.database, 'users')) {
      const own = lots.filter((l) => l['uid'] === user['uid']);
      expect(user['interview_quota']).toBe(own.reduce((n, l) => n + Number(l['captured']), 0));
    }
  });

  it('keeps the audit log one whole chain', async () => {
    const audit = createAuditLog({ clock });
    await Promise.all(
      times(60, (n) =>
        within((tx) => audit(tx, { kind: 'sign_in', actor: 'user', uid: `u${n}`, detail: { n } })),
      ),
    );
    expect(await verifyAuditLog({ database: db.database })).toMatchObject({ whole: true, entries: 60 });
  });
});

describe('twenty ends and restarts at once of one user', () => {
  /** A started interview on a credit of its own, as after so many purchases; one is active, the others wait for their score. */
  async function startedOn(uid: string, n: number): Promise<string> {
    const sessionId = `${uid} ${n}`;
    await hold(uid, sessionId);
    const at = clock.now().toISOString();
    await within((tx) =>
      tx.execute(
        sql`insert into interview_sessions (session_id, uid, state, hold_key, started_at, timestamp, updated_at)
          values (${sessionId}, ${uid}, ${n === 0 ? 'running' : 'scoring'}, ${sessionId}, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz)`,
      ),
    );
    return sessionId;
  }
  const returned = async () =>
    (await rowsOf(db.database, 'ledger')).filter((m) => m['reason'] === 'given_up').length;

  it('give back no more than three a day, over lots of one credit (rule CREDIT-6)', async () => {
    const uid = await userWith('Ends At Once', 1);
    const now = clock.now();
    for (let n = 1; n < 20; n++)
      await within((tx) =>
        grantInterviews(tx, { uid, interviews: 1, sourceKey: `${uid} lot ${n}`, grantedAt: now, now }),
      );
    const holds: string[] = [];
    for (let n = 0; n < 20; n++) holds.push(await startedOn(uid, n));
    await Promise.all(
      inAnyOrder(holds).map((holdKey) =>
        within((tx) => releaseCredit(tx, { holdKey, now, cause: 'given_up' })),
      ),
    );
    expect(await returned()).toBe(3);
    const lots = await rowsOf(db.database, 'credit_lots');
    expect(lots.filter((l) => l['captured'] === 1)).toHaveLength(17);
  });

  it('give back one credit twice at most, whoever comes first (rules CREDIT-5 and CREDIT-6)', async () => {
    const uid = await userWith('Ends And Restarts', 1);
    const toldOf: unknown[] = [];
    const log = {
      error: ({ sessionId }: Record<string, unknown>) => toldOf.push(sessionId),
    } as unknown as FastifyBaseLogger;
    const parts = { database: db.database, clock, jobs: db.jobs, log };
    let restarts = 0;
    let begun = 0;
    for (let round = 0; round < 8; round++) {
      clock.advance(25 * 60 * 60_000);
      const outcomes = await Promise.allSettled(times(20, () => beginInterview(parts, { uid })));
      const first = outcomes.find((o) => o.status === 'fulfilled');
      if (!first) break;
      begun += 1;
      const { sessionId } = first.value;
      await within((tx) =>
        tx.execute(
          sql`update interview_sessions set state = 'running', started_at = ${clock.now().toISOString()}::timestamptz where session_id = ${sessionId}`,
        ),
      );
      const clicks = inAnyOrder(times(20, (n) => n % 2 === 0));
      const done = await Promise.allSettled(
        clicks.map((ends) =>
          ends
            ? finishInterview(parts, { sessionId, reason: 'distress' })
            : restartInterview(parts, { uid, sessionId }),
        ),
      );
      restarts += done.filter((o, n) => !clicks[n] && o.status === 'fulfilled').length;
      const active = await db.database.read((tx) => findActiveInterview(tx, uid));
      if (active)
        await Promise.all(times(20, () => discardPreparation(parts, { uid, sessionId: active.sessionId })));
    }
    expect(begun).toBe(3);
    expect(await returned()).toBe(2);
    expect(restarts).toBeLessThanOrEqual(3);
    const usedUp = (await rowsOf(db.database, 'ledger')).filter((m) => m['kind'] === 'capture');
    const stopped = (await rowsOf(db.database, 'interview_sessions')).filter(
      (row) => row['end_reason'] === 'distress' && usedUp.some((m) => m['source_key'] === row['hold_key']),
    );
    expect(toldOf).toEqual(stopped.map((row) => row['session_id']));
    expect(await rowsOf(db.database, 'credit_lots')).toMatchObject([{ held: 0, captured: 1 }]);
  });
});
