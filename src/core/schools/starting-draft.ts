import type { ScenarioRules } from '#contract/schools/scenario.ts';
import { scenarioShares } from '#contract/schools/scenario-minutes.ts';
import type { Style } from '#contract/styles.ts';

type Start = Pick<ScenarioRules, 'panel' | 'minutes'> & {
  topics: readonly (readonly [ScenarioRules['topics'][number]['topicId'], number])[];
};

const starts: Readonly<Record<Style, Start>> = {
  chill: {
    minutes: 20,
    panel: [
      { portrait: 'kale', name: 'Prof. Sudhir Kale', role: 'Admissions' },
      { portrait: 'ritu', name: 'Ritu Chawla', role: 'Alumna' },
    ],
    topics: [
      ['why_mba', 35],
      ['work_experience', 35],
      ['hobbies', 30],
    ],
  },
  grill: {
    minutes: 25,
    panel: [
      { portrait: 'meera', name: 'Prof. Meera Raghunathan', role: 'Economics' },
      { portrait: 'bhalla', name: 'Prof. Arvind Bhalla', role: 'Statistics, operations' },
      { portrait: 'nandita', name: 'Nandita Sarma', role: 'Alumna' },
    ],
    topics: [
      ['why_mba', 25],
      ['work_experience', 30],
      ['academics', 25],
      ['current_affairs', 20],
    ],
  },
};

/** What a new scenario of a style begins as: one that could be sat as it is. The minutes of its topics go by their weights, in halves. */
export function startingDraft(style: Style): ScenarioRules {
  const { panel, minutes, topics } = starts[style];
  const share = scenarioShares(minutes).topics;
  return {
    style,
    panel,
    minutes,
    topics: topics.map(([topicId, weightPercent]) => ({
      topicId,
      weightPercent,
      minutes: Math.max(1, Math.floor((share * weightPercent) / 50) / 2),
    })),
    mustAsk: [],
    mayAsk: [],
    banned: [],
    oursOffIn: [],
    anchors: [],
    attempts: 1,
    practiceAllowed: true,
    deadlineDays: 14,
    noticeLanguage: 'en',
  };
}
