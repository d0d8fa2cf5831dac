import { offlineAssessor } from '#core/scoring/assessment.ts';
import { assessOffline } from '#core/scoring/assess-offline.ts';
import { offlineHonesty } from '#core/scoring/score-interview.ts';
import type { Assessor } from './assessor.ts';

/** The assessor without a language model: evidence and structure by plain code. */
export function createOfflineAssessor(): Assessor {
  return {
    identity: offlineAssessor,
    honesty: offlineHonesty,
    assess: async (topic) => assessOffline(topic),
  };
}
