import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { callCounter, sweepCallCounts } from '#server/platform/http/call-counts.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openRaceDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';

/* One caller has one limit on all nodes together (rule LIMIT-1). Each counter here is a node of its own. */

let db: TestDatabase;
beforeAll(async () => {
  db = await openRaceDatabase();
});
afterAll(() => db.close());

type Count = { current: number; ttl: number };
const nodeOn = (database: Pick<Database, 'kind' | 'write'>) => {
  const counter = new (callCounter(database))();
  return (key: string, windowMs: number, max: number) =>
    promisify<Count>((done) =>
      counter.incr(key, (error, count) => done(error, count as Count), windowMs, max),
    )();
};
const inOrder = (counts: readonly Count[]) => counts.map((one) => one.current).toSorted((a, b) => a - b);
const oneTo = (n: number) => Array.from({ length: n }, (_, at) => at + 1);

it('calls of one caller on three nodes at once are counted together, each once', async () => {
  const nodes = oneTo(3).map(() => nodeOn(db.database));
  const counts = await Promise.all(
    nodes.flatMap((call) => oneTo(70).map(() => call('user asha', 60_000, 1_000))),
  );
  expect(inOrder(counts)).toEqual(oneTo(210));
  expect(await nodeOn(db.database)('user bina', 60_000, 1_000)).toMatchObject({ current: 1 });
});

it('a flood is refused without asking the database, until its window ends', async () => {
  let asked = 0;
  const counting = {
    kind: 'postgres' as const,
    write: ((work) => {
      asked += 1;
      return db.database.write(work);
    }) satisfies Database['write'],
  };
  const call = nodeOn(counting);
  for (let n = 0; n < 50; n++) await call('user flood', 60_000, 5);
  // The second and third were far from the limit, and were counted with the fourth.
  expect(asked).toBe(4);
  const askedUntilFull = asked;
  for (let n = 0; n < 50; n++) expect((await call('user flood', 60_000, 5)).current).toBe(6);
  expect(asked).toBe(askedUntilFull);
});

it('calls far from their limits are written together, a moment later, for every node', async () => {
  const statements: Promise<unknown>[] = [];
  const counting = {
    kind: 'postgres' as const,
    write: ((work) => {
      const written = db.database.write(work);
      statements.push(written);
      return written;
    }) satisfies Database['write'],
  };
  const call = nodeOn(counting);
  const callers = oneTo(20).map((n) => `user together ${n}`);
  await Promise.all(callers.map((caller) => call(caller, 60_000, 100)));
  for (let n = 0; n < 5; n++) await Promise.all(callers.map((caller) => call(caller, 60_000, 100)));
  await expect.poll(() => statements.length).toBe(callers.length + 1);
  await Promise.all(statements);
  const other = nodeOn(db.database);
  for (const caller of callers) expect(await other(caller, 60_000, 100)).toMatchObject({ current: 7 });
});

it('a window that is over begins anew, and is swept', async () => {
  const call = nodeOn(db.database);
  await call('user late', 1, 10);
  await db.database.read((tx) => tx.execute('select pg_sleep(0.01)'));
  expect(await call('user late', 1, 10)).toMatchObject({ current: 1 });
  await db.database.read((tx) => tx.execute('select pg_sleep(0.01)'));
  const open = (await rowsOf(db.database, 'call_counts')).length;
  await sweepCallCounts(db);
  expect((await rowsOf(db.database, 'call_counts')).length).toBeLessThan(open);
});

it('while the database is away a node counts alone', async () => {
  const away = { kind: 'postgres' as const, write: () => Promise.reject(new Error('away')) };
  const call = nodeOn(away);
  const counts = await Promise.all(oneTo(40).map(() => call('user asha', 60_000, 10)));
  expect(inOrder(counts)).toEqual(oneTo(40));
});

it('keeps no address', async () => {
  await nodeOn(db.database)('address 203.0.113.9', 60_000, 10);
  expect(JSON.stringify(await rowsOf(db.database, 'call_counts'))).not.toContain('203.0.113');
});
