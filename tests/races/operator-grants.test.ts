import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuditLog } from '#server/operations/audit-log.ts';
import { grantOnceByOperator } from '#server/operations/grant-by-operator.ts';
import { sql } from '#server/platform/database/query.ts';
import { emptyTables, rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openRaceDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addUser } from '#tests/fixtures/users.ts';

const clock = new TestClock();
let db: TestDatabase;
beforeAll(async () => {
  db = await openRaceDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await emptyTables(db.database);
  await db.database.transaction((tx) => tx.execute(sql`delete from idempotency_keys`));
});

const grant = (uid: string, idempotencyKey: string, interviews = 2) =>
  grantOnceByOperator(
    { database: db.database, clock, audit: createAuditLog({ clock }) },
    { uid, interviews, reason: 'asked for by mail', idempotencyKey },
  );

describe('a grant on the operator page pressed thirty times at once', () => {
  it('under one key grants once, says it once, and gives everybody the same', async () => {
    const uid = await addUser(db.database, 'Ira Deshpande', clock.now());
    const replies = await Promise.all(Array.from({ length: 30 }, () => grant(uid, 'one-key-of-a-grant')));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]).toMatchObject({ uid, remaining: 2 });
    expect(await rowsOf(db.database, 'credit_lots')).toHaveLength(1);
    expect(await rowsOf(db.database, 'ledger')).toHaveLength(1);
    expect(await rowsOf(db.database, 'audit_log')).toMatchObject([{ kind: 'interviews_granted', uid }]);
    expect(await rowsOf(db.database, 'users')).toMatchObject([{ interview_quota: 2 }]);
  });

  it('under one key for two users gives to one of them', async () => {
    const ira = await addUser(db.database, 'Ira Deshpande', clock.now());
    const sana = await addUser(db.database, 'Sana Qureshi', clock.now());
    const ends = await Promise.allSettled(
      Array.from({ length: 30 }, (_, at) => grant(at % 2 ? ira : sana, 'one-key-of-a-grant')),
    );
    expect(ends.some((end) => end.status === 'rejected')).toBe(true);
    expect(await rowsOf(db.database, 'credit_lots')).toHaveLength(1);
    expect(await rowsOf(db.database, 'audit_log')).toHaveLength(1);
  });

  it('under thirty keys grants thirty times', async () => {
    const uid = await addUser(db.database, 'Ira Deshpande', clock.now());
    await Promise.all(Array.from({ length: 30 }, (_, at) => grant(uid, `key-of-a-grant-${at}`, 1)));
    expect(await rowsOf(db.database, 'users')).toMatchObject([{ interview_quota: 30 }]);
  });
});
