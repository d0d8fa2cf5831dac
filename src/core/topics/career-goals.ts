import { aboutMotives } from './why-mba.ts';
import { forAll, type Topic } from './topic.ts';

export const careerGoals: Topic = {
  plan: {
    place: { kind: 'motive' },
    minutes: forAll(1.5),
    mustCover: false,
    facts: ['employment', 'certificate', 'project'],
    soreFacts: [],
    dwelledOnBy: {},
  },
  questions: { beyondResume: true, figuresFromJobs: false },
  followUps: { matter: 'own' },
  card: { name: 'career goals', about: aboutMotives },
  scoring: {
    kind: 'motivation',
    weight: forAll(8),
    enoughWords: 25,
    expectsBrief: false,
    canBeWrong: false,
    anchors: {
      low: 'A manager in a good company.',
      middle: 'A role and a sector, without the way there.',
      high: 'A role, the steps to it, proof that you spoke to the field, and a second plan.',
      top: 'You name the risks and the market, and change your mind when a better fact comes.',
    },
    nextStep: 'Write down the next three steps towards the job you want, each with a date.',
  },
};
