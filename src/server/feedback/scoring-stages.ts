import { createHash } from 'node:crypto';
import type { TopicId } from '#contract/topics.ts';
import type { TopicReadings } from '#core/scoring/assessment.ts';
import { rubricHash } from '#core/scoring/rubric.ts';
import type { Assessor, AssessWork } from '#server/interviewer/assessor.ts';
import { findInterviewForService } from '#server/interviews/interview-store.ts';
import { notify } from '#server/platform/database/notify.ts';
import type { Parts } from '#server/platform/parts.ts';
import { findStage, insertStage, readStages } from './feedback-store.ts';
import type { FinishedInterview } from './interview-record.ts';

const sha256 = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** What was scored, by which rubric and by whom: stored beside the result, so that it can be disputed. */
export function frozenInput(record: FinishedInterview, { identity, calibration }: Assessor) {
  const { transcript, facts, profile, keys } = record;
  return {
    transcriptHash: sha256({ transcript, facts, profile, keys: [...(keys ?? [])] }),
    rubricHash,
    assessor: { ...identity },
    calibration,
  };
}

/** What stages belong to: the same input read by the same assessor. */
export const inputHashOf = (frozen: ReturnType<typeof frozenInput>): string => sha256(frozen);

/** The interview was taken out of scoring: nothing more of it is read. */
export class NoLongerScored extends Error {
  override readonly name = 'NoLongerScored';
}

export type ScoringStages = {
  stage: AssessWork['stage'];
  /** The topics that were read already, by whichever worker. */
  topicsRead(): Promise<Map<TopicId, TopicReadings>>;
};

/**
 * The stages of one interview's scoring: each is read, or else made outside any transaction and stored unless another worker was faster, and
 * what is stored then is given. Stages of another transcript, rubric or assessor are not seen. A `topic:` stage is announced.
 * Throws NoLongerScored before a stage of an interview that is not being scored any more (rule CONSENT-3).
 */
export function openStages(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  sessionId: string,
  frozen: ReturnType<typeof frozenInput>,
): ScoringStages {
  const inputHash = inputHashOf(frozen);
  const topicsRead: ScoringStages['topicsRead'] = async () => {
    const rows = await database.read((tx) => readStages(tx, { sessionId, inputHash, prefix: 'topic:' }));
    return new Map(rows.map((result) => result as TopicReadings).map((one) => [one.topicId, one]));
  };
  const stage: AssessWork['stage'] = async <T extends object>(name: string, make: () => Promise<T>) => {
    const key = { sessionId, inputHash, stage: name };
    const { stored, row } = await database.read(async (tx) => ({
      stored: await findStage(tx, key),
      row: await findInterviewForService(tx, sessionId),
    }));
    if (stored) return stored.result as T;
    if (row?.state !== 'scoring') throw new NoLongerScored();
    const made = await make();
    return database.transaction(async (tx) => {
      await insertStage(tx, key, made, clock.now());
      if (name.startsWith('topic:')) await notify(tx, 'interviews', `state:${sessionId}`);
      const now = await findStage(tx, key);
      return (now?.result ?? made) as T;
    });
  };
  return { stage, topicsRead };
}
