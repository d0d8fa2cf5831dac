import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StopCause } from '#core/billing/credits.ts';
import { readAccount } from '#server/accounts/read-account.ts';
import { captureCredit } from '#server/billing/capture-credit.ts';
import { expireLots } from '#server/billing/expire-lots.ts';
import { grantInterviews } from '#server/billing/grant-interviews.ts';
import { holdCredit } from '#server/billing/hold-credit.ts';
import { readRemaining } from '#server/billing/read-remaining.ts';
import { releaseCredit } from '#server/billing/release-credit.ts';
import { appendAudit } from '#server/operations/audit-store.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';
import { emptyTables, rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addUser } from '#tests/fixtures/users.ts';

const dayMs = 24 * 60 * 60_000;

let db: TestDatabase;
let clock: TestClock;
let uid: string;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await emptyTables(db.database);
  clock = new TestClock(new Date('2026-03-01T06:00:00Z'));
  uid = await addUser(db.database, 'Ira Deshpande', clock.now());
});

const within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => db.database.transaction(work);
const grant = (sourceKey: string, interviews = 4, to = uid) =>
  within((tx) => {
    const now = clock.now();
    return grantInterviews(tx, { uid: to, interviews, sourceKey, grantedAt: now, now });
  });
const hold = (holdKey: string, by = uid) =>
  within((tx) => holdCredit(tx, { uid: by, holdKey, now: clock.now() }));
const capture = (holdKey: string) => within((tx) => captureCredit(tx, { holdKey, now: clock.now() }));
const release = (holdKey: string, cause: StopCause = 'given_up') =>
  within((tx) => releaseCredit(tx, { holdKey, now: clock.now(), cause }));
const remaining = () => within((tx) => readRemaining(tx, uid, clock.now()));
const account = () => readAccount({ database: db.database, clock }, uid);
const lots = () => rowsOf(db.database, 'credit_lots');
/** What the database itself says of a statement it refuses. */
const refusedFor = (reason: string): object => ({
  cause: { message: expect.stringContaining(reason) as string },
});
const movements = async () =>
  (await rowsOf(db.database, 'ledger'))
    .map((m) => [m['kind'], m['source_key'], m['delta']].map(String).join(' '))
    .toSorted();

describe('granting', () => {
  it('adds a lot for thirty days to the end of the day in India, the quota and one ledger row', async () => {
    const { lotId, expiresAt } = await grant('order_1');
    expect(expiresAt).toEqual(new Date('2026-03-31T23:59:59+05:30'));
    expect(await movements()).toEqual(['grant order_1 4']);
    expect(await lots()).toMatchObject([{ id: lotId, uid, granted: 4, held: 0, captured: 0, lapsed: 0 }]);
    expect(await account()).toMatchObject({ interview_quota: 4, remaining: 4 });
  });

  it('grants once for one source, whatever is asked the second time', async () => {
    const first = await grant('order_1');
    clock.advance(dayMs);
    expect(await grant('order_1', 9)).toEqual({ ...first, repeated: true });
    expect(await account()).toMatchObject({ interview_quota: 4, remaining: 4 });
  });

  it('refuses a source that granted to someone else, and a user who is not there', async () => {
    const other = await addUser(db.database, 'Rohan Kuriakose', clock.now());
    await grant('order_1');
    await expect(grant('order_1', 4, other)).rejects.toThrow('another user');
    await expect(grant('order_2', 4, 'nobody')).rejects.toThrow('does not exist');
    expect(await movements()).toEqual(['grant order_1 4']);
  });

  it.each([0, -1])('refuses %i interviews in the database itself', async (interviews) => {
    await expect(grant('order_1', interviews)).rejects.toMatchObject(refusedFor('"credit_lots_bounds"'));
    expect(await lots()).toEqual([]);
  });
});

describe('an interview', () => {
  it('holds, and its feedback captures', async () => {
    await grant('order_1');
    expect(await hold('session_1')).toMatchObject({ repeated: false });
    expect(await remaining()).toBe(3);
    expect(await capture('session_1')).toBe('now');
    expect(await remaining()).toBe(3);
    expect(await lots()).toMatchObject([{ held: 0, captured: 1 }]);
    expect(await movements()).toEqual(['capture session_1 0', 'grant order_1 4', 'hold session_1 -1']);
  });

  it('gives its credit back when it is discarded', async () => {
    await grant('order_1');
    await hold('session_1');
    expect(await release('session_1')).toBe('now');
    expect(await remaining()).toBe(4);
    expect(await movements()).toEqual(['grant order_1 4', 'hold session_1 -1', 'release session_1 1']);
  });

  it('is held, captured and released once, and never both captured and released', async () => {
    await grant('order_1');
    await hold('kept');
    expect(await hold('kept')).toMatchObject({ repeated: true });
    expect(await capture('kept')).toBe('now');
    expect(await capture('kept')).toBe('before');
    expect(await release('kept')).toBe('otherwise');
    await hold('given back');
    expect(await release('given back')).toBe('now');
    expect(await release('given back')).toBe('before');
    expect(await capture('given back')).toBe('otherwise');
    expect(await lots()).toMatchObject([{ held: 0, captured: 1 }]);
    expect(await remaining()).toBe(3);
  });

  it('cannot begin on a hold that was settled, or on one of someone else', async () => {
    const other = await addUser(db.database, 'Rohan Kuriakose', clock.now());
    await grant('order_1');
    await grant('order_2', 4, other);
    await hold('session_1');
    await expect(hold('session_1', other)).rejects.toThrow('another user');
    await release('session_1');
    await expect(hold('session_1')).rejects.toThrow('settled before');
  });

  it('settles no hold that was never taken', async () => {
    await expect(capture('session_1')).rejects.toThrow('no such hold');
    await expect(release('session_1')).rejects.toThrow('no such hold');
  });

  it('is refused when none is left', async () => {
    await expect(hold('session_0')).rejects.toMatchObject({ code: 'no_interviews_left' });
    await grant('order_1', 1);
    await hold('session_1');
    await expect(hold('session_2')).rejects.toMatchObject({ code: 'no_interviews_left' });
    expect(await movements()).toEqual(['grant order_1 1', 'hold session_1 -1']);
  });

  it('leaves no trace when its transaction fails', async () => {
    await grant('order_1');
    const failing = within(async (tx) => {
      await holdCredit(tx, { uid, holdKey: 'session_1', now: clock.now() });
      throw new Error('the session could not be stored');
    });
    await expect(failing).rejects.toThrow('could not be stored');
    expect(await remaining()).toBe(4);
    expect(await movements()).toEqual(['grant order_1 4']);
  });

  it('is held on the lot that expires first', async () => {
    const early = await grant('order_1', 1);
    clock.advance(dayMs);
    const late = await grant('order_2', 1);
    expect((await hold('session_1')).lotId).toBe(early.lotId);
    expect((await hold('session_2')).lotId).toBe(late.lotId);
  });
});

describe('expiry', () => {
  const pastExpiry = 32 * dayMs;
  const expire = () => expireLots({ database: db.database, clock });

  it('is exact to the millisecond, before any job ran', async () => {
    const { expiresAt } = await grant('order_1');
    clock.advance(expiresAt.getTime() - clock.now().getTime() - 1);
    expect(await remaining()).toBe(4);
    clock.advance(1);
    expect(await remaining()).toBe(0);
    expect((await account())?.remaining).toBe(0);
    await expect(hold('session_1')).rejects.toMatchObject({ code: 'no_interviews_left' });
  });

  it('writes the lapse once and lowers the quota, so that quota minus used is what remains', async () => {
    await grant('order_1');
    await hold('session_1');
    await capture('session_1');
    clock.advance(pastExpiry);
    expect(await expire()).toBe(1);
    expect(await expire()).toBe(0);
    const { id } = (await lots())[0]!;
    expect(await movements()).toContain(`expire ${String(id)}:3 -3`);
    expect(await account()).toMatchObject({ interview_quota: 1, remaining: 0 });
    expect(await lots()).toMatchObject([{ granted: 4, captured: 1, lapsed: 3, expired: true }]);
  });

  it('lets a running interview finish, and lapses one that comes back too late', async () => {
    await grant('order_1', 2);
    await hold('finishes');
    await hold('fails');
    clock.advance(pastExpiry);
    await expire();
    expect(await account()).toMatchObject({ interview_quota: 2, remaining: 0 });
    expect(await capture('finishes')).toBe('now');
    expect(await release('fails')).toBe('now');
    expect(await remaining()).toBe(0);
    expect(await expire()).toBe(1);
    expect(await expire()).toBe(0);
    expect(await account()).toMatchObject({ interview_quota: 1, remaining: 0 });
    expect(await lots()).toMatchObject([{ held: 0, captured: 1, lapsed: 1 }]);
  });

  it('touches only what expired, of everyone', async () => {
    const other = await addUser(db.database, 'Rohan Kuriakose', clock.now());
    await grant('order_1');
    await grant('order_2', 2, other);
    clock.advance(pastExpiry);
    await grant('order_3');
    expect(await expire()).toBe(2);
    expect(await account()).toMatchObject({ interview_quota: 4, remaining: 4 });
  });

  it('keeps the sum of each lot’s ledger equal to what is unused on it', async () => {
    await grant('order_1', 3);
    await grant('order_2', 2);
    for (const [key, settle] of [
      ['a', capture],
      ['b', release],
      ['c', capture],
    ] as const) {
      await hold(key);
      await settle(key);
    }
    await hold('open');
    clock.advance(pastExpiry);
    await expire();
    const ledger = await rowsOf(db.database, 'ledger');
    for (const lot of await lots()) {
      const sum = ledger.filter((m) => m['lot_id'] === lot['id']).reduce((n, m) => n + Number(m['delta']), 0);
      const used = Number(lot['held']) + Number(lot['captured']) + Number(lot['lapsed']);
      expect(sum).toBe(Number(lot['granted']) - used);
    }
  });
});

describe('the database itself', () => {
  it.each([
    ['update ledger set delta = 100', 'ledger is append-only'],
    ['delete from ledger', 'ledger is append-only'],
    ['truncate ledger', 'ledger is append-only'],
    ['update audit_log set actor = $$x$$', 'audit_log is append-only'],
    ['delete from audit_log', 'audit_log is append-only'],
  ])('refuses %s', async (statement, reason) => {
    await grant('order_1');
    const entry = { kind: 'sign_out', actor: 'user', uid: null, detail: {} } as const;
    await within((tx) => appendAudit(tx, entry, clock.now()));
    await expect(within((tx) => tx.execute(sql.raw(statement)))).rejects.toMatchObject(refusedFor(reason));
    expect(await movements()).toEqual(['grant order_1 4']);
  });

  it.each([
    ['held = 5', 'not_overdrawn'],
    ['captured = 5', 'not_overdrawn'],
    ['held = 2, captured = 2, lapsed = 1', 'not_overdrawn'],
    ['held = -1', 'bounds'],
    ['granted = 0', 'bounds'],
  ])('refuses a lot with %s', async (change, rule) => {
    await grant('order_1');
    await expect(
      within((tx) => tx.execute(sql.raw(`update credit_lots set ${change}`))),
    ).rejects.toMatchObject(refusedFor(`"credit_lots_${rule}"`));
    expect(await lots()).toMatchObject([{ granted: 4, held: 0, captured: 0 }]);
  });

  it.each([
    ['capture', 0, 'ledger_once'],
    ['release', 1, 'ledger_hold_settled_once'],
  ])('refuses a second settlement of one hold, a %s too', async (kind, delta, rule) => {
    const { lotId } = await grant('order_1');
    await hold('session_1');
    await capture('session_1');
    const forged = `insert into ledger (id, uid, lot_id, kind, delta, source_key, at) values ('led_x', '${uid}', '${lotId}', '${kind}', ${delta}, 'session_1', now())`;
    await expect(within((tx) => tx.execute(sql.raw(forged)))).rejects.toMatchObject(refusedFor(`"${rule}"`));
  });
});
