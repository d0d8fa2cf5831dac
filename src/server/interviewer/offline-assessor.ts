import { offlineAssessor, type TopicReadings, type TopicTranscript } from '#core/scoring/assessment.ts';
import { assessOffline } from '#core/scoring/assess-offline.ts';
import { offlineHonesty } from '#core/scoring/score-interview.ts';
import type { Assessor } from './assessor.ts';

/** The assessor without a language model: evidence and structure by plain code. */
export function createOfflineAssessor(): Assessor {
  return {
    identity: offlineAssessor,
    honesty: offlineHonesty,
    calibration: null,
    assess: async (topics, _work, onTopic) => {
      const all = topics.map(readOffline);
      for (const readings of all) await onTopic(readings);
      return all;
    },
    write: async () => [],
  };
}

/** What plain code reads in a topic; the one reading a topic has without a model. */
export function readOffline(topic: TopicTranscript): TopicReadings {
  return {
    topicId: topic.topicId,
    by: 'offline',
    readings: [{ ...assessOffline(topic), reader: null }],
  };
}
