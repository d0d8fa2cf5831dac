import { expect, it } from 'vitest';
import type { TopicId } from '#contract/topics.ts';
import { panelMeans } from './marks-in-figures.ts';

/* The figures and the shortlist take one mean of the reviewers: by what the scenario of the sitting weighs (rule SCHOOL-63). */

const topics = (why: number, work: number) => [
  { topicId: 'why_mba' as const, weightPercent: why, minutes: 5 },
  { topicId: 'work_experience' as const, weightPercent: work, minutes: 5 },
];
const versions = [
  { scenario_id: 'scn_a', version: 1, must_ask: [], topics: topics(75, 25) },
  { scenario_id: 'scn_a', version: 2, must_ask: [], topics: topics(25, 75) },
];
const score = (name: string, version: number) => ({
  applicant_id: name,
  sitting_id: `sit_${name}`,
  scenario_id: 'scn_a',
  version,
  group: null,
  overall: 5,
  within: 1,
});
const review = (name: string, member: string, marks: Partial<Record<TopicId, number>>) => ({
  sitting_id: `sit_${name}`,
  member_id: member,
  topic_id: null,
  is_appeal: false,
  marks,
  assigned_ms: 0,
  submitted_ms: 1,
});

it.each([
  ['the first version weighs the first topic', 1, [{ why_mba: 5, work_experience: 1 }], 4],
  ['the second the other one', 2, [{ why_mba: 5, work_experience: 1 }], 2],
  [
    'who read one topic counts where they judged',
    1,
    [{ why_mba: 5 }, { why_mba: 3, work_experience: 1 }],
    3.25,
  ],
  ['a topic without a mark leaves none', 1, [{ why_mba: 5 }], undefined],
  ['nobody read it', 1, [], undefined],
] as const)('%s', (_, version, marks, mean) => {
  const reviews = marks.map((given, at) => review('asha', `mem_${at}`, given));
  expect(panelMeans(reviews, [score('asha', version)], versions).get('asha')).toBe(mean);
});
