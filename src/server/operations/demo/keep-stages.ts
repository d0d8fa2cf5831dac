import type { Assessor } from '#server/interviewer/assessor.ts';
import { insertStage } from '#server/feedback/feedback-store.ts';
import type { FinishedInterview } from '#server/feedback/interview-record.ts';
import { frozenInput, inputHashOf, type ScoringStages } from '#server/feedback/scoring-stages.ts';
import type { Tx } from '#server/platform/database/database.ts';

/** Stages of scoring in memory, until `write` stores them beside the result. */
export function keepStages(
  record: FinishedInterview,
  assessor: Assessor,
): ScoringStages & { write(tx: Tx, now: Date): Promise<void> } {
  const frozen = frozenInput(record, assessor);
  const made: { stage: string; result: object }[] = [{ stage: 'frozen', result: frozen }];
  return {
    topicsRead: async () => new Map(),
    stage: async (stage, make) => {
      const result = await make();
      made.push({ stage, result });
      return result;
    },
    write: async (tx, now) => {
      const { sessionId } = record;
      const inputHash = inputHashOf(frozen);
      for (const { stage, result } of made)
        await insertStage(tx, { sessionId, inputHash, stage }, result, now);
    },
  };
}
