import { forAll, type Topic } from './topic.ts';

export const background: Topic = {
  plan: {
    place: { kind: 'personal', drawnBy: null },
    minutes: forAll(1),
    mustCover: false,
    facts: ['place'],
    soreFacts: [],
    dwelledOnBy: {},
  },
  questions: { beyondResume: false, figuresFromJobs: false },
  followUps: { matter: 'knowledge' },
  card: {
    name: 'background',
    about: 'what the place lives on and what it lacks; a place is streets, trades and water, not a community',
  },
  scoring: {
    kind: 'motivation',
    weight: forAll(4),
    enoughWords: 25,
    expectsBrief: false,
    canBeWrong: false,
    anchors: {
      low: 'Your own place, unknown.',
      middle: 'Trivia.',
      high: 'What it lives on, who lives there, and a problem with an idea for it.',
      top: 'The place explains what you value and where you want to go.',
    },
    nextStep: 'Pick a problem of your town and what you would do about it with a small budget.',
  },
};
