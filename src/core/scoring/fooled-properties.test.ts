import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import { assessOffline } from './assess-offline.ts';
import { gatherTopic } from './gather-topic.ts';
import { gradeTopic, type TopicGrade } from './grade-topic.ts';

const asked = 'Tell us about a decision at work that was yours alone.';

function gradeOf(answer: string, question = asked, topicId: TopicId = 'work_experience'): TopicGrade {
  const at = { startedAtMs: 0, endedAtMs: 0 };
  const transcript: Turn[] = [
    { id: 'T01', role: 'panel', topicId, move: 'lead', text: question, ...at },
    { id: 'T02', role: 'candidate', topicId, source: 'typed', text: answer, ...at },
  ];
  const topic = gatherTopic({ transcript, topicId, profile: 'experienced', facts: [] });
  return gradeTopic({ topic, assessment: assessOffline(topic), contradicted: false });
}

const good =
  'In August 2023 I was the stores officer of a dairy near Anand, and one tanker of milk smelt sour at the gate. My manager was on leave, and the driver wanted his slip within the hour. I had two options: pool the milk and test later, or send it back and run the line short. I sent it back, because one tanker can spoil a silo of forty thousand litres. The test came at six: acidity of 0.19 against our limit of 0.15. We lost half a shift, and I would ring the collection centre earlier next time.';

describe('words that no person would say in a row', () => {
  const words = fc.shuffledSubarray(good.split(' '), { minLength: 40 });

  test('are worth 2.5 at most, and the cap says so (rule SIGNAL-5)', () => {
    fc.assert(
      fc.property(words, (list) => {
        const { score, criteria } = gradeOf(list.join(' '));
        expect(score).toBeLessThanOrEqual(2.5);
        expect(criteria.every((one) => one.evidence.length === 0)).toBe(true);
      }),
    );
  });

  test('raise nothing when they follow an answer that is plausible', () => {
    const before = gradeOf(good).score;
    expect(before).toBeGreaterThan(6);
    fc.assert(
      fc.property(words, (list) => {
        expect(gradeOf(`${good} ${list.join(' ')}`).score).toBeLessThanOrEqual(before + 0.3);
      }),
    );
  });
});
