import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbeddedDatabase } from './database/embedded-database.ts';
import { type JobLooks, startJobs } from './jobs.ts';

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));
let database: Awaited<ReturnType<typeof openEmbeddedDatabase>>;
beforeAll(async () => {
  database = await openEmbeddedDatabase(null, migrations);
});
afterAll(() => database.close());

const queue = { name: 'letters', retryLimit: 0, retryDelaySeconds: 1, expireInSeconds: 60 };
const other = { ...queue, name: 'others' };
const failed = (error: Error): never => {
  throw error;
};
const start = (serving?: Promise<void>, looks?: JobLooks) =>
  startJobs({ kind: 'embedded', pglite: database.pglite }, true, failed, {
    ...(serving && { serving }),
    ...(looks && { looks }),
  });

it('started again knows its queues, and looks for jobs once it serves', async () => {
  const before = await start();
  await before.work(queue, async () => {});
  await before.stop();

  const serving = Promise.withResolvers<void>();
  const jobs = await start(serving.promise);
  let isServing = false;
  const ran = Promise.withResolvers<unknown>();
  await jobs.work(queue, async (data) => ran.resolve({ data, isServing }));
  await database.transaction((tx) => jobs.enqueue(tx, 'letters', { n: 1 }));
  // What would look for it already has time to find it.
  for (let n = 0; n < 3; n++) await jobs.work({ ...other, name: `others_${n}` }, async () => {});
  isServing = true;
  serving.resolve();
  expect(await ran.promise).toEqual({ data: { n: 1 }, isServing: true });
  await jobs.stop();
});

it('stopped before it serves never begins', async () => {
  const serving = Promise.withResolvers<void>();
  const jobs = await start(serving.promise);
  const heard: unknown[] = [];
  await jobs.work(other, async (data) => void heard.push(data));
  await database.transaction((tx) => jobs.enqueue(tx, 'others', {}));
  await jobs.stop();
  serving.resolve();
  await serving.promise;
  const { rows } = await database.pglite.query(`select state from pgboss.job where name = 'others'`);
  expect(rows).toEqual([{ state: 'created' }]);
  expect(heard).toEqual([]);
});

it('does what has gathered in a queue without a pause between', async () => {
  const serving = Promise.withResolvers<void>();
  const hour = 3600;
  const jobs = await start(serving.promise, { first: hour, others: hour, clock: hour });
  const heard: unknown[] = [];
  const all = Promise.withResolvers<void>();
  await jobs.work({ ...queue, name: 'gathered' }, async (data) => {
    if (heard.push(data) === 5) all.resolve();
  });
  await database.transaction(async (tx) => {
    for (let n = 0; n < 5; n++) await jobs.enqueue(tx, 'gathered', { n });
  });
  serving.resolve();
  await all.promise;
  expect(heard).toEqual([0, 1, 2, 3, 4].map((n) => ({ n })));
  await jobs.stop();
});
