import { offlineAssessor } from '#core/scoring/assessment.ts';
import { readPlainly } from '#core/scoring/assess-topic.ts';
import { offlineHonesty } from '#core/scoring/interview-feedback.ts';
import type { Assessor } from './assessor.ts';

/** The assessor without a language model: evidence and structure by plain code. */
export function createOfflineAssessor(): Assessor {
  return {
    identity: offlineAssessor,
    honesty: offlineHonesty,
    calibration: null,
    assess: async (topics, _work, onTopic) => {
      const all = topics.map(readPlainly);
      for (const readings of all) await onTopic(readings);
      return all;
    },
    write: async () => [],
  };
}
