import { forAll, type Topic } from './topic.ts';

export const introduction: Topic = {
  plan: {
    place: { kind: 'opening' },
    minutes: forAll(2),
    depth: forAll(1.2),
    mustCover: true,
    facts: ['hobby', 'achievement', 'place', 'education'],
    soreFacts: [],
    dwelledOnBy: { ahmedabad: 1.2 },
  },
  questions: { beyondResume: true, figuresFromJobs: false },
  followUps: {
    gaps: [
      'own_part',
      'result',
      'real_instance',
      'vague_word',
      'learning',
      'reason',
      'explain_hook',
      'example',
    ],
    tactics: ['belittle_answer'],
    isAboutTheDegree: false,
    matter: 'deed',
    nearer: ['loved', 'lived'],
  },
  card: {
    name: 'introduction',
    about: 'what the file does not say; never “tell us about yourself”, never the family',
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
    nextSteps: {
      evidence:
        'Plant two things in your introduction that the panel will want to ask about, each with a number or a date.',
      structure:
        'Say your introduction as a thread: where from, what turned you, why here. Stop before it turns into the form.',
      default: 'Record your introduction once a day until a friend can repeat its thread back to you.',
    },
  },
  field: null,
};
