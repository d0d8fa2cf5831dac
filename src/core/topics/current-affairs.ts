import type { Topic } from './topic.ts';

export const currentAffairs: Topic = {
  plan: {
    place: { kind: 'world' },
    minutes: { experienced: 3.5, fresher: 4 },
    mustCover: true,
    facts: ['employment', 'project', 'place'],
    soreFacts: [],
    dwelledOnBy: { common_process: 1.3 },
  },
  questions: { beyondResume: true, figuresFromJobs: false },
  followUps: { matter: 'knowledge' },
  card: {
    name: 'current affairs',
    about: 'their stand and its best opponent; no news, figure or party from you',
  },
  scoring: {
    kind: 'opinion',
    weight: { experienced: 11, fresher: 12 },
    enoughWords: 25,
    expectsBrief: false,
    canBeWrong: true,
    anchors: {
      low: 'Unaware, or a slogan.',
      middle: 'The headline and a single side.',
      high: 'Facts, both sides, and your own stand with its reason.',
      top: 'Numbers, who gains and loses, and what would change your view.',
    },
    nextStep: 'Practise: the fact, both sides, your stand, and what would change your mind.',
  },
};
