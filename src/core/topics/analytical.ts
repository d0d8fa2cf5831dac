import { aboutSubjects } from './academics.ts';
import { forAll, type Topic } from './topic.ts';

export const analytical: Topic = {
  plan: {
    place: { kind: 'thought' },
    minutes: forAll(2.5),
    mustCover: false,
    facts: ['place', 'employment', 'hobby'],
    soreFacts: [],
    dwelledOnBy: { calcutta: 1.5 },
  },
  questions: { beyondResume: true, figuresFromJobs: false },
  followUps: { matter: 'calculation' },
  card: { name: 'quant', about: aboutSubjects },
  scoring: {
    kind: 'technical',
    weight: forAll(9),
    enoughWords: 25,
    expectsBrief: true,
    canBeWrong: true,
    anchors: {
      low: 'Silence, or a guess.',
      middle: 'A method begun and then stuck.',
      high: 'Assumptions said aloud, a clear path, a check at the end, and the hint put to use.',
      top: 'A second way, or the general rule; calm when something goes wrong.',
    },
    nextStep: 'Do a puzzle or an estimate a day, aloud.',
  },
};
