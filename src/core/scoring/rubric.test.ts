import { describe, expect, test } from 'vitest';
import { criterionIds } from '#contract/feedback.ts';
import { candidateProfiles, topicIds } from '#contract/topics.ts';
import { hashText } from './hash-text.ts';
import { topicKinds } from '#core/topics/topic.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { criterionAnchors } from './criterion-anchors.ts';
import { caps, criterionWeights, rubricHash } from './rubric.ts';

describe('the rubric', () => {
  test.each(topicKinds)('the criteria of a %s topic weigh 100', (kind) => {
    expect(criterionIds.reduce((sum, id) => sum + criterionWeights[kind][id], 0)).toBe(100);
  });

  test.each(candidateProfiles)('the topics weigh 100 for %s', (profile) => {
    expect(topicIds.reduce((sum, id) => sum + topicTable[id].scoring.weight[profile], 0)).toBe(100);
    expect(topicTable.closing.scoring.weight[profile]).toBe(0);
  });

  test.each([
    ['work_experience', 'behavioural'],
    ['why_mba', 'motivation'],
    ['introduction', 'motivation'],
    ['academics', 'technical'],
    ['analytical', 'technical'],
    ['current_affairs', 'opinion'],
    ['situational_ethics', 'opinion'],
  ] as const)('%s is %s', (topic, kind) => expect(topicTable[topic].scoring.kind).toBe(kind));

  test('every topic and criterion has its anchors, all different', () => {
    const texts = [
      ...topicIds.flatMap((id) => Object.values(topicTable[id].scoring.anchors)),
      ...criterionIds.flatMap((id) => Object.values(criterionAnchors[id])),
    ];
    expect(texts).toHaveLength(12 * 4 + 5 * 3);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test.each([
    ['nothing_said', 2],
    ['no_full_answer', 2],
    ['off_topic', 2],
    ['no_sentences', 2.5],
    ['no_follow_up', 8],
    ['wrong_core', 4],
    ['unexplained_contradiction', 4],
    ['nothing_own', 5],
    ['offline_floor', 2.5],
  ] as const)('cap %s holds at %d', (id, max) => expect(caps[id].max).toBe(max));

  test('the hash names the version: stable, and another for another text', () => {
    expect(rubricHash).toMatch(/^[0-9a-f]{16}$/);
    expect(hashText('')).toBe('cbf29ce484222325');
    expect(hashText('a')).toBe('af63dc4c8601ec8c');
    expect(hashText('weights 30')).not.toBe(hashText('weights 31'));
  });
});
