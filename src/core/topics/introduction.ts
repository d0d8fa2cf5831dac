import { forAll, type Topic } from './topic.ts';

export const introduction: Topic = {
  plan: {
    place: { kind: 'opening' },
    minutes: forAll(2),
    mustCover: true,
    facts: ['hobby', 'achievement', 'place', 'education'],
    soreFacts: [],
    dwelledOnBy: { ahmedabad: 1.2 },
  },
  questions: { beyondResume: true, figuresFromJobs: false },
  followUps: { matter: 'own' },
  card: {
    name: 'introduction',
    about: 'who they are, and what the file does not say; never the family',
  },
  scoring: {
    kind: 'motivation',
    weight: forAll(8),
    enoughWords: 25,
    expectsBrief: false,
    canBeWrong: false,
    anchors: {
      low: 'The form read aloud, or marks recited.',
      middle: 'Orderly and the right length, and gone from memory a minute later.',
      high: 'A thread from where you come from to why you sit here, with two things the panel wants to ask about.',
      top: 'The panel takes up what you laid out for it, and a person shows.',
    },
    nextStep: 'Practise your first answer aloud once a day until a friend can repeat its main point.',
  },
};
