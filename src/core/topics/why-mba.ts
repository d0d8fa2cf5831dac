import { forAll, type Topic } from './topic.ts';

/** What the panel's model is told of both motives. */
export const aboutMotives =
  'what was tried already, what is missing, why now; the choice is theirs, the reasons are what is tested';

export const whyMba: Topic = {
  plan: {
    place: { kind: 'motive' },
    minutes: forAll(2.5),
    mustCover: true,
    facts: ['employment', 'education', 'project', 'cat'],
    soreFacts: [],
    dwelledOnBy: { bangalore: 1.2 },
  },
  questions: { beyondResume: true, figuresFromJobs: false },
  followUps: { matter: 'own' },
  card: { name: 'why MBA', about: aboutMotives },
  scoring: {
    kind: 'motivation',
    weight: forAll(12),
    enoughWords: 25,
    expectsBrief: false,
    canBeWrong: false,
    anchors: {
      low: 'Money, a brand, a title, or a job you dislike.',
      middle: 'Skills and contacts that anyone would name; little on why now.',
      high: 'A gap you met in your own work or study, why this year, which course, and what else you tried.',
      top: 'You turn the challenge around, and your plan would make sense even after a rejection.',
    },
    nextStep:
      'Be ready to say in two sentences what you lack, which course gives it and what you have tried.',
  },
};
