import { z } from 'zod';
import { scoringQueue } from '#server/interviews/finish-interview.ts';
import { giveUpScoring, scoreInterview, type ScoringDeps } from './score-interview.ts';
import { type FeedbackMailParts, tellFeedbackReady } from './tell-feedback-ready.ts';

const job = z.object({ sessionId: z.string() });

/** Scores interviews as durable jobs: tried again for hours with growing pauses, given up after a day. */
export async function startScoring(
  deps: ScoringDeps & FeedbackMailParts,
  /** What else is made of a feedback once it is stored; safe to ask again. */
  afterwards: (interview: { sessionId: string }) => Promise<void> = async () => {},
): Promise<void> {
  // Waiting for a model costs this process nothing, and the next candidate must not wait for it too.
  const atOnce = deps.assessor.identity.kind === 'model' ? 4 : 1;
  const queue = { name: scoringQueue, retryLimit: 12, retryDelaySeconds: 2, expireInSeconds: 300, atOnce };
  await deps.jobs.work(queue, async (data) => {
    const interview = job.parse(data);
    await scoreInterview(deps, interview);
    await tellFeedbackReady(deps, interview);
    await afterwards(interview);
  });
  await deps.jobs.every('give_up_scoring', '33 * * * *', () => giveUpScoring(deps));
}
