import { forAll, type Topic } from './topic.ts';

export const hobbies: Topic = {
  plan: {
    place: { kind: 'personal', drawnBy: 'hobby' },
    minutes: forAll(2),
    mustCover: false,
    facts: ['hobby', 'achievement'],
    soreFacts: [],
    dwelledOnBy: {},
  },
  questions: { beyondResume: false, figuresFromJobs: false },
  followUps: { matter: 'own' },
  card: { name: 'hobbies', about: 'the last time, the hard part, what others get wrong about it; no quiz' },
  scoring: {
    kind: 'motivation',
    weight: forAll(5),
    enoughWords: 25,
    expectsBrief: false,
    canBeWrong: false,
    anchors: {
      low: 'Reading and music, with nothing in them.',
      middle: 'A minute of pleasant talk.',
      high: 'Recent, dated and deep, and good for an expert question.',
      top: 'The panel learns something.',
    },
    nextStep: 'Prepare a minute on your hobby that teaches a stranger something.',
  },
};
