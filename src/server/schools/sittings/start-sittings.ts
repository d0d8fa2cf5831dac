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
  const atOnce = deps.assessor.identity.kind === 'model' ? 4 : 1;
  const queue = {
    name: sittingScoringQueue,
    retryLimit: 12,
    retryDelaySeconds: 2,
    expireInSeconds: 300,
    atOnce,
  };
  await deps.jobs.work(queue, (data) => scoreSitting(deps, job.parse(data)));
  await deps.jobs.every('give_up_sittings', '47 * * * *', () => giveUpSittings(deps));
  await deps.jobs.every('sweep_sittings', '*/10 * * * *', () =>
    whenClocksAgree('sweep_sittings', () => sweepSittings(deps)),
  );
}
