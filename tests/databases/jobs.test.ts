import { expect, it } from 'vitest';
import { openTestDatabase } from '#tests/fixtures/test-database.ts';

it('a queue that says so works several jobs at once: none of three ends before all three have begun', async () => {
  const opened = await openTestDatabase();
  const { database, jobs } = opened;
  const begun = new Set<unknown>();
  const all = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let left = 3;
  const queue = { name: 'meeting', retryLimit: 0, retryDelaySeconds: 1, expireInSeconds: 60, atOnce: 3 };
  await jobs.work(queue, async (data) => {
    begun.add(JSON.stringify(data));
    if (begun.size === 3) all.resolve();
    await all.promise;
    left -= 1;
    if (left === 0) ended.resolve();
  });
  for (const n of [1, 2, 3]) await database.transaction((tx) => jobs.enqueue(tx, 'meeting', { n }));
  await ended.promise;
  expect(begun.size).toBe(3);
  await opened.close();
});
