import { z } from 'zod';
import type { Parts } from '#server/platform/parts.ts';
import { ladderQueue } from './ask-for-ladder.ts';
import { type LadderDeps, makeLadder } from './make-ladder.ts';
import { makeReading, readingQueue } from './make-reading.ts';

const job = z.object({ sessionId: z.string() });

/** Makes ladders and reads claims as durable jobs; several at once where a model is waited for. */
export async function startInsight(deps: LadderDeps & Pick<Parts, 'jobs'>): Promise<void> {
  const atOnce = deps.words ? 4 : 1;
  const queue = { name: ladderQueue, retryLimit: 4, retryDelaySeconds: 5, expireInSeconds: 120, atOnce };
  await deps.jobs.work(queue, (data) => makeLadder(deps, job.parse(data)));
  const readings = { ...queue, name: readingQueue, expireInSeconds: 180 };
  await deps.jobs.work(readings, (data) => makeReading(deps, job.parse(data)));
}
