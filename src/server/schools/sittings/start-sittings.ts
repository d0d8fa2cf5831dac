import { z } from 'zod';
import type { ScoringDeps } from '#server/feedback/score-interview.ts';
import { sittingScoringQueue } from '#server/interviews/finish-interview.ts';
import type { MoneyTime } from '#server/platform/money-time.ts';
import type { Parts } from '#server/platform/parts.ts';
import { giveUpSittings, scoreSitting } from './score-sitting.ts';
import { sweepSittings } from './sweep-sittings.ts';

const job = z.object({ sessionId: z.string() });

/** Scores sittings as durable jobs, as interviews are, and sweeps what their time or a dead process left behind. */
export async function startSittings(
  deps: ScoringDeps & Pick<Parts, 'jobs' | 'log'>,
  { whenClocksAgree }: MoneyTime,
): Promise<void> {
  // Our own takes a moment: where a whole season sits at once, looking for each interview anew would take nearly all of the time.
  const pace = deps.assessor.identity.kind === 'model' ? { atOnce: 4, batch: 1 } : { atOnce: 1, batch: 5 };
  const queue = {
    name: sittingScoringQueue,
    retryLimit: 12,
    retryDelaySeconds: 2,
    expireInSeconds: 300,
    ...pace,
  };
  await deps.jobs.work(queue, (data) => scoreSitting(deps, job.parse(data)));
  await deps.jobs.every('give_up_sittings', '47 * * * *', () => giveUpSittings(deps));
  await deps.jobs.every('sweep_sittings', '*/10 * * * *', () =>
    whenClocksAgree('sweep_sittings', () => sweepSittings(deps)),
  );
}
