import { expect, test } from 'vitest';
import { criterionIds } from '#contract/feedback.ts';
import { topicIds } from '#contract/topics.ts';
import type { TopicTranscript } from './assessment.ts';
import { missingFrom, topicText } from './write-topic.ts';

const asks = 'Something new in reply to each follow-up.';
const met = /stood when|had more to say|went on when|follow-ups found more/;

test('the follow-ups are told as met or as missing, at no level as both (rule PROSE-4)', () => {
  for (const topicId of topicIds)
    for (const score of [3, 5, 6, 8, 9])
      for (let level = 0; level <= 4; level += 0.1) {
        const topic: TopicTranscript = {
          topicId,
          profile: 'experienced',
          answers: [],
          followUpsAsked: 2,
          offTopic: false,
        };
        const criteria = criterionIds.map((criterion) => ({
          criterion,
          level: criterion === 'response' ? level : 1.5,
          points: 1,
          of: 2,
          evidence: [],
          because: '',
          missing: criterion === 'response' && level < 3 ? asks : '',
        }));
        const grade = { topicId, score, criteria, caps: [], lifted: false, droppedQuotes: [] };
        const told = met.test(topicText(topic, grade));
        expect(told && missingFrom(grade).includes(asks), `${topicId} ${score} ${level}`).toBe(false);
      }
});
