import type { ScenarioDraft } from '#contract/schools/scenario-shown.ts';

/** Questions of a scenario by their ids in the bank. */
type Questions = Pick<ScenarioDraft, 'mustAsk' | 'mayAsk'>;

/** The scenario that the demo's applicants sit. */
export const demoScenario = (questions: Questions): ScenarioDraft => ({
  style: 'chill',
  panel: [
    { portrait: 'nandita', name: 'Prof. Nandita Kulkarni', role: 'Chair of admissions' },
    { portrait: 'thomas', name: 'Dr. Thomas Varghese', role: 'Operations and strategy' },
  ],
  minutes: 20,
  topics: [
    { topicId: 'work_experience', weightPercent: 35, minutes: 5 },
    { topicId: 'why_mba', weightPercent: 25, minutes: 4 },
    { topicId: 'academics', weightPercent: 20, minutes: 3 },
    { topicId: 'situational_ethics', weightPercent: 20, minutes: 3 },
  ],
  ...questions,
  banned: ['caste', 'marriage plans'],
  oursOffIn: [],
  anchors: [
    { topicId: 'work_experience', mark: 1, words: 'Tells what the team did; the own part cannot be found.' },
    {
      topicId: 'work_experience',
      mark: 3,
      words: 'Own part is clear; what came of it is said without a figure.',
    },
    {
      topicId: 'work_experience',
      mark: 5,
      words: 'Own part, figure before and after, and what it cost somebody.',
    },
    { topicId: 'why_mba', mark: 1, words: 'Reasons that fit any school and any year.' },
    { topicId: 'why_mba', mark: 3, words: 'A gap in their own work that study would close.' },
    {
      topicId: 'why_mba',
      mark: 5,
      words: 'The gap, how they tried to close it without us, and why that ended.',
    },
    { topicId: 'academics', mark: 1, words: 'Names of chapters.' },
    { topicId: 'academics', mark: 3, words: 'One idea explained so that we could use it.' },
    { topicId: 'academics', mark: 5, words: 'The idea, where it stops holding, and how they know.' },
    { topicId: 'situational_ethics', mark: 1, words: 'Says what one should do.' },
    { topicId: 'situational_ethics', mark: 3, words: 'Says what they would do, to whom, and when.' },
    { topicId: 'situational_ethics', mark: 5, words: 'The same, with what they would lose by it.' },
  ],
  attempts: 1,
  practiceAllowed: true,
  deadlineDays: 28,
  noticeLanguage: 'en',
});

/** A scenario in the making, with what is wrong with it when one begins: weights that do not come to 100, too many minutes, a portrait twice. */
export const demoFaultyDraft: ScenarioDraft = {
  ...demoScenario({ mustAsk: [], mayAsk: [] }),
  style: 'grill',
  minutes: 15,
  panel: [
    { portrait: 'bhalla', name: 'Prof. Ashok Bhandari', role: 'Finance' },
    { portrait: 'bhalla', name: 'Sunita Mehra', role: 'Executive in residence' },
  ],
  topics: [
    { topicId: 'work_experience', weightPercent: 50, minutes: 8 },
    { topicId: 'career_goals', weightPercent: 30, minutes: 6 },
    { topicId: 'situational_ethics', weightPercent: 10, minutes: 4 },
  ],
  anchors: [],
  banned: [],
};
