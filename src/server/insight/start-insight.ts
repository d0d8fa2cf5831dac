import { z } from 'zod';
import type { Parts } from '#server/platform/parts.ts';
import { makeAgainQueue, readAgainQueue } from './ask-for-again.ts';
import { type AgainDeps, makeAgain } from './make-again.ts';
import { makeReading, readingQueue } from './make-reading.ts';
import { readSecond, type ReadSecondDeps } from './read-second.ts';

const job = z.object({ sessionId: z.string() });
const secondJob = z.object({ sessionId: z.string(), tries: z.number().int() });

/** Makes what is to be answered again, reads second answers and claims, all as durable jobs; several at once where a model is waited for. */
export async function startInsight(deps: AgainDeps & ReadSecondDeps & Pick<Parts, 'jobs'>): Promise<void> {
  const atOnce = deps.words ? 4 : 1;
  const queue = { retryLimit: 4, retryDelaySeconds: 5, expireInSeconds: 180, atOnce };
  const again = { ...queue, name: makeAgainQueue };
  await deps.jobs.work(again, (data) => makeAgain(deps, job.parse(data)));
  const second = { ...queue, name: readAgainQueue, retryDelaySeconds: 2 };
  await deps.jobs.work(second, (data) => readSecond(deps, secondJob.parse(data)));
  const readings = { ...queue, name: readingQueue };
  await deps.jobs.work(readings, (data) => makeReading(deps, job.parse(data)));
}
