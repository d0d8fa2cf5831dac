import type { Topic } from './topic.ts';

/** What the panel's model is told of a subject and of a sum. */
export const aboutSubjects = 'how they think in their own subject; no fact, formula or correction from you';

export const academics: Topic = {
  plan: {
    place: {
      kind: 'major',
      widestFor: 'fresher',
    },
    minutes: { experienced: 4, fresher: 6.5 },
    mustCover: true,
    facts: ['education', 'score', 'certificate', 'project'],
    soreFacts: ['grade_trend'],
    dwelledOnBy: { calcutta: 1.3, common_process: 1.1 },
  },
  questions: { beyondResume: false, figuresFromJobs: false },
  followUps: { matter: 'knowledge' },
  card: { name: 'academics', about: aboutSubjects },
  scoring: {
    kind: 'technical',
    weight: { experienced: 12, fresher: 20 },
    enoughWords: 25,
    expectsBrief: false,
    canBeWrong: true,
    anchors: {
      low: 'Your favourite subject without its first definition.',
      middle: 'Definitions from the book.',
      high: 'Right basics, a worked example, and a real use.',
      top: 'Tied to business or the news, and clear about where it stops being true.',
    },
    nextStep: 'Name your three best subjects, and for each a definition, an example and a use in a firm.',
  },
};
