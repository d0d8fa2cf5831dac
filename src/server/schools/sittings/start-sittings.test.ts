import { expect, it } from 'vitest';
import type { Jobs } from '#server/platform/jobs.ts';
import { startSittings } from './start-sittings.ts';

type Queue = Parameters<Jobs['work']>[0];

it.each([
  ['our own assessor works what has piled up in one go', 'offline', { atOnce: 1, batch: 5 }],
  ['a model has several sittings at once, none of which waits for another', 'model', { atOnce: 4, batch: 1 }],
])('%s', async (_what, kind, pace) => {
  const queues: Queue[] = [];
  const jobs = { work: async (queue: Queue) => void queues.push(queue), every: async () => {} };
  const deps = { jobs, assessor: { identity: { kind } } } as unknown as Parameters<typeof startSittings>[0];
  await startSittings(deps, { whenClocksAgree: async () => {} } as never);
  expect(queues).toMatchObject([pace]);
});
