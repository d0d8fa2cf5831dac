import { forAll, type Topic } from './topic.ts';

export const composure: Topic = {
  plan: {
    place: { kind: 'throughout' },
    minutes: forAll(1),
    mustCover: false,
    facts: [],
    soreFacts: [],
    dwelledOnBy: {},
  },
  questions: { beyondResume: false, figuresFromJobs: false },
  followUps: { matter: 'own' },
  card: null,
  scoring: {
    kind: 'behavioural',
    weight: forAll(5),
    enoughWords: 25,
    expectsBrief: false,
    canBeWrong: false,
    anchors: {
      low: 'Angry, silent, or flattering.',
      middle: 'On the defence, but still going.',
      high: 'A pause, what is true conceded, the rest held; back within a turn.',
      top: 'Curious under fire, and a better answer for it.',
    },
    nextStep: 'Before you answer a hard push: breathe, grant what is true, hold the rest.',
  },
};
