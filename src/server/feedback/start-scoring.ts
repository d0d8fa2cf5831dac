import { z } from 'zod';
import { scoringQueue } from '#server/interviews/finish-interview.ts';
import type { Parts } from '#server/platform/parts.ts';
import { giveUpScoring, scoreInterview, type ScoringDeps } from './score-interview.ts';

const job = z.object({ sessionId: z.string() });

/** Scores interviews as durable jobs: tried again for hours with growing pauses, given up after a day. */
export async function startScoring(deps: ScoringDeps & Pick<Parts, 'jobs'>): Promise<void> {
  // Waiting for a model costs this process nothing, and the next candidate must not wait for it too.
  const atOnce = deps.assessor.identity.kind === 'model' ? 4 : 1;
  const queue = { name: scoringQueue, retryLimit: 12, retryDelaySeconds: 2, expireInSeconds: 300, atOnce };
  await deps.jobs.work(queue, (data) => scoreInterview(deps, job.parse(data)));
  await deps.jobs.every('give_up_scoring', '33 * * * *', () => giveUpScoring(deps));
}
