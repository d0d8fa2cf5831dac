import { describe, expect, test } from 'vitest';
import { criterionIds } from '#contract/feedback.ts';
import { candidateProfiles, topicIds } from '#contract/topics.ts';
import { topicKinds } from '#core/topics/topic.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { criterionAnchors } from './criterion-anchors.ts';
import { criterionWeights, rubricHash } from './rubric.ts';

describe('the rubric', () => {
  test.each(topicKinds)('the criteria of a %s topic weigh 100', (kind) => {
    expect(criterionIds.reduce((sum, id) => sum + criterionWeights[kind][id], 0)).toBe(100);
  });

  test.each(candidateProfiles)('the topics weigh 100 for %s', (profile) => {
    expect(topicIds.reduce((sum, id) => sum + topicTable[id].scoring.weight[profile], 0)).toBe(100);
    expect(topicTable.closing.scoring.weight[profile]).toBe(0);
  });

  test('every topic and criterion has its anchors, all different', () => {
    const texts = [
      ...topicIds.flatMap((id) => Object.values(topicTable[id].scoring.anchors)),
      ...criterionIds.flatMap((id) => Object.values(criterionAnchors[id])),
    ];
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('the hash names the version', () => {
    expect(rubricHash).toMatch(/^[0-9a-f]{16}$/);
  });
});
