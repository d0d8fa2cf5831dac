import { z } from 'zod';
import { scoringQueue } from '#server/interviews/finish-interview.ts';
import type { Parts } from '#server/platform/parts.ts';
import { giveUpScoring, scoreInterview, type ScoringDeps } from './score-interview.ts';

const job = z.object({ sessionId: z.string() });

/** Scores interviews as durable jobs: tried again for hours with growing pauses, given up after a day. */
export async function startScoring(deps: ScoringDeps & Pick<Parts, 'jobs'>): Promise<void> {
  const queue = { name: scoringQueue, retryLimit: 12, retryDelaySeconds: 2, expireInSeconds: 300 };
  await deps.jobs.work(queue, (data) => scoreInterview(deps, job.parse(data)));
  await deps.jobs.every('give_up_scoring', '33 * * * *', () => giveUpScoring(deps));
}
