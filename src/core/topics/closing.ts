import { forAll, type Topic } from './topic.ts';

export const closing: Topic = {
  plan: {
    place: { kind: 'closing' },
    minutes: forAll(1.5),
    mustCover: false,
    facts: [],
    soreFacts: [],
    dwelledOnBy: {},
  },
  questions: { beyondResume: false, figuresFromJobs: false },
  followUps: { matter: 'own' },
  card: null,
  scoring: {
    kind: 'motivation',
    weight: forAll(0),
    enoughWords: 25,
    expectsBrief: false,
    canBeWrong: false,
    anchors: {
      low: 'No question, or a plea.',
      middle: 'A question for anyone.',
      high: 'A question only you would ask, or an honest correction.',
      top: 'A crisp reason to remember you.',
    },
    nextStep: 'Keep a question for the panel that only you would ask.',
  },
};
