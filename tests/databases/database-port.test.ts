import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { notify } from '#server/platform/database/notify.ts';
import { sql } from '#server/platform/database/query.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const one = z.object({ n: z.number() });

describe('the database', () => {
  it('rolls back what a throwing transaction wrote', async () => {
    await db.database.transaction((tx) => tx.execute(sql`create table t (n int)`));
    await expect(
      db.database.transaction(async (tx) => {
        await tx.execute(sql`insert into t values (1)`);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await db.database.read((tx) => queryRows(tx, one, sql`select n from t`))).toEqual([]);
  });

  it('refuses the outer database inside a transaction', async () => {
    await expect(
      db.database.transaction(() => db.database.read((tx) => tx.execute(sql`select 1`))),
    ).rejects.toThrow(/inside a transaction/);
  });

  it('writes by `write` what a `read` may not', async () => {
    await db.database.transaction((tx) => tx.execute(sql`create table written (n int)`));
    const insert = sql`insert into written values (1)`;
    await expect(db.database.read((tx) => tx.execute(insert))).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/read-only transaction/) },
    });
    await db.database.write((tx) => tx.execute(insert));
    expect(await db.database.read((tx) => queryRows(tx, one, sql`select n from written`))).toEqual([
      { n: 1 },
    ]);
  });

  it('delivers a notification only when its transaction commits', async () => {
    const heard: string[] = [];
    const delivered = Promise.withResolvers<void>();
    const stop = await db.database.listen(
      'test_channel',
      (payload) => {
        heard.push(payload);
        if (payload === 'last') delivered.resolve();
      },
      () => undefined,
    );
    await db.database
      .transaction(async (tx) => {
        await notify(tx, 'test_channel', 'rolled back');
        throw new Error('no');
      })
      .catch(() => undefined);
    await db.database.transaction((tx) => notify(tx, 'test_channel', 'last'));
    await delivered.promise;
    expect(heard).toEqual(['last']);
    await stop();
  });
});

describe('jobs', () => {
  it('runs a job after commit and never after rollback', async () => {
    const ran: unknown[] = [];
    const done = Promise.withResolvers<void>();
    await db.jobs.work(
      { name: 'test_jobs', retryLimit: 3, retryDelaySeconds: 0, expireInSeconds: 30 },
      async (data) => {
        ran.push(data);
        done.resolve();
      },
    );
    await db.database
      .transaction(async (tx) => {
        await db.jobs.enqueue(tx, 'test_jobs', { n: 1 });
        throw new Error('no');
      })
      .catch(() => undefined);
    await db.database.transaction((tx) => db.jobs.enqueue(tx, 'test_jobs', { n: 2 }));
    await done.promise;
    expect(ran).toEqual([{ n: 2 }]);
  });

  it('runs a failing job again', async () => {
    let attempts = 0;
    const done = Promise.withResolvers<void>();
    await db.jobs.work(
      { name: 'test_retry', retryLimit: 3, retryDelaySeconds: 0, expireInSeconds: 30 },
      async () => {
        attempts++;
        if (attempts < 2) throw new Error('first try fails');
        done.resolve();
      },
    );
    await db.database.transaction((tx) => db.jobs.enqueue(tx, 'test_retry', {}));
    await done.promise;
    expect(attempts).toBe(2);
  });
});
