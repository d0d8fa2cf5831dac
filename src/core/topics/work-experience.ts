import type { Topic } from './topic.ts';

export const workExperience: Topic = {
  plan: {
    place: {
      kind: 'major',
      widestFor: 'experienced',
    },
    minutes: { experienced: 6, fresher: 3.5 },
    mustCover: true,
    facts: ['employment', 'metric', 'team', 'promotion', 'job_switch', 'project', 'responsibility', 'claim'],
    soreFacts: ['gap'],
    dwelledOnBy: { bangalore: 1.2 },
  },
  questions: { beyondResume: false, figuresFromJobs: true },
  followUps: { matter: 'own' },
  card: {
    name: 'work, internships, projects',
    about: 'one decision, its price and its people; the employer’s secrets stay outside',
  },
  scoring: {
    kind: 'behavioural',
    weight: { experienced: 18, fresher: 10 },
    enoughWords: 25,
    expectsBrief: false,
    canBeWrong: false,
    anchors: {
      low: 'A job description, told as "we".',
      middle: 'Duties, and a result.',
      high: 'A decision of your own, a number, a trade-off, who disagreed, and how the place earns its money.',
      top: 'What followed from what followed, and what you did differently afterwards.',
    },
    nextStep: 'Let a friend ask “why” and “how much” until you run out. Then find out the rest.',
  },
};
