import { offlineAssessor, type TopicReadings, type TopicTranscript } from '#core/scoring/assessment.ts';
import { readPlainly } from '#core/scoring/assess-topic.ts';
import { offlineHonesty } from '#core/scoring/interview-feedback.ts';
import type { Assessor } from './assessor.ts';

type ReadTopic = (topic: TopicTranscript) => TopicReadings | Promise<TopicReadings>;

/** The assessor without a language model: evidence and structure by plain code; `read` is that code, or has it run elsewhere. */
export function createOfflineAssessor(read: ReadTopic = readPlainly): Assessor {
  return {
    identity: offlineAssessor,
    honesty: offlineHonesty,
    calibration: null,
    assess: async (topics, _work, onTopic) => {
      const all: TopicReadings[] = [];
      for (const topic of topics) {
        const readings = await read(topic);
        all.push(readings);
        await onTopic(readings);
      }
      return all;
    },
    write: async () => [],
  };
}
