import { z } from 'zod';
import type { ScoringDeps } from '#server/feedback/score-interview.ts';
import { drillScoringQueue } from '#server/interviews/finish-interview.ts';
import type { Parts } from '#server/platform/parts.ts';
import { giveUpDrills, scoreDrill } from './score-drill.ts';

const job = z.object({ sessionId: z.string() });

/** Reads drills as durable jobs, as interviews are scored. */
export async function startDrillScoring(deps: ScoringDeps & Pick<Parts, 'jobs'>): Promise<void> {
  const queue = {
    name: drillScoringQueue,
    retryLimit: 12,
    retryDelaySeconds: 2,
    expireInSeconds: 300,
    atOnce: 1,
  };
  await deps.jobs.work(queue, (data) => scoreDrill(deps, job.parse(data)));
  await deps.jobs.every('give_up_drills', '43 * * * *', () => giveUpDrills(deps));
}
