import type { Topic } from './topic.ts';

export const situationalEthics: Topic = {
  plan: {
    place: { kind: 'thought' },
    minutes: { experienced: 2.5, fresher: 2 },
    mustCover: false,
    facts: ['employment', 'team', 'responsibility', 'project'],
    soreFacts: [],
    dwelledOnBy: { bangalore: 1.2, ahmedabad: 1.4 },
  },
  questions: { beyondResume: true, figuresFromJobs: false },
  followUps: { matter: 'own' },
  card: {
    name: 'situational, ethics',
    about: 'what they would do on the day, who pays, which line they would not cross; no lecture',
  },
  scoring: {
    kind: 'opinion',
    weight: { experienced: 8, fresher: 7 },
    enoughWords: 25,
    expectsBrief: false,
    canBeWrong: false,
    anchors: {
      low: 'A rule quoted, or "it depends".',
      middle: 'A sensible choice whose cost is not seen.',
      high: 'Who is touched, what you choose, what it costs you, and a time you did it.',
      top: 'It holds under the twist, and you say which line you would not cross.',
    },
    nextStep: 'Take one hard choice a day: say what you would do first, then what it costs.',
  },
};
