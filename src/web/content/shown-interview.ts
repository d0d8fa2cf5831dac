import type { Feedback, TopicFeedback } from '#contract/feedback.ts';
import type { Panellist } from '#contract/panellists.ts';
import type { Style } from '#contract/styles.ts';
import type { Turn } from '#contract/transcript.ts';

/** One moment in the room, and an excerpt of the feedback, of the same interview. */
type ShownInterview = {
  style: Style;
  seed: number;
  room: {
    panel: readonly Panellist[];
    elapsedMs: number;
    lengthMs: number;
    question: Pick<Turn, 'id' | 'speakerId' | 'move' | 'text'>;
    /** The answer to it, which the feedback quotes. */
    answerId: string;
    /** What the candidate has typed by then. */
    draft: string;
  };
  report: Pick<Feedback, 'avgScore' | 'band' | 'assessedTopics' | 'verdict' | 'assessor'> & {
    topics: { length: number };
    topic: TopicFeedback;
    /** The turns that the topic's quotes stand in. */
    transcript: readonly Turn[];
  };
};

/**
 * What the first page shows of the product: a record, not copy. The prepared panel interviewed a scripted candidate with the product's sample resume
 * of an engineer (`tests/fixtures/shown-interview.ts` has his answers), the offline assessor read them, and he is taken to have told that each answers its
 * question. `tests/server/shown-interview.test.ts` plays and scores the interview again and holds the record to it.
 */
export const shownInterview: ShownInterview = {
  style: 'chill',
  seed: 30,
  room: {
    panel: [
      {
        id: 'lakshmi',
        name: 'Prof. Lakshmi Venkatesan',
        shortName: 'Venkatesan',
        role: 'Decision sciences',
        portrait: 'lakshmi',
      },
      {
        id: 'iqbal',
        name: 'Iqbal Qureshi',
        shortName: 'Qureshi',
        role: 'Alumnus, consumer goods',
        portrait: 'iqbal',
      },
    ],
    elapsedMs: 329330,
    lengthMs: 1800000,
    question: {
      id: 'T10',
      speakerId: 'lakshmi',
      move: 'lead',
      text: '“Reduced rejected relay panels from 5.1% to 1.8% over 11 months”. Could it have gone further?',
    },
    answerId: 'T11',
    draft: 'Yes, a little. I compared 140 rejected panels and found that 90 failed at',
  },
  report: {
    avgScore: 7,
    band: {
      low: 6,
      high: 9,
    },
    assessedTopics: 10,
    verdict: 'You gave 25 answers on 11 topics.',
    topics: {
      length: 12,
    },
    assessor: {
      kind: 'offline',
      name: 'Offline practice interviewer',
      version: '1',
      calibrated: false,
      rubricHash: '894f7ed8888a73eb',
      honesty:
        'Offline practice interviewer: no AI model is used. It checks evidence, structure and consistency with your resume; it cannot tell whether facts are right.',
    },
    topic: {
      topicId: 'work_experience',
      name: 'Work Experience',
      score: 8,
      band: {
        low: 6,
        high: 10,
      },
      text: 'You gave 6 answers here, about 310 words in all.',
      levels: [
        {
          criterion: 'evidence',
          level: 3,
          because: '2.3 of 3.0 points',
        },
        {
          criterion: 'structure',
          level: 4,
          because: '1.6 of 2.0 points',
        },
        {
          criterion: 'reasoning',
          level: 3,
          because: '1.2 of 1.5 points',
        },
        {
          criterion: 'ownership',
          level: 4,
          because: '1.2 of 1.5 points',
        },
        {
          criterion: 'response',
          level: 3,
          because: '1.6 of 2.0 points: you replied to 2 follow-ups',
        },
      ],
      quotes: [
        {
          turnId: 'T11',
          quote:
            'I compared 140 rejected panels and found that 90 failed at one connector, so I moved the bench test before the wiring.',
          criterion: 'structure',
        },
        {
          turnId: 'T14',
          quote:
            'I should have asked the night shift before I drew the first plan, because two of them lived forty kilometres away.',
          criterion: 'structure',
        },
        {
          turnId: 'T07',
          quote:
            'The idea was mine: I moved the spares from one central store to six sites, and we went from nine hours to 3.5.',
          criterion: 'ownership',
        },
        {
          turnId: 'T09',
          quote:
            'So I made a list of eleven boards for each site, and the storekeeper moved them in one week of October.',
          criterion: 'response',
        },
      ],
      missing: [],
      nextStep: '',
      caps: [],
      told: 'yes',
    },
    transcript: [
      {
        id: 'T07',
        role: 'candidate',
        topicId: 'work_experience',
        source: 'typed',
        text: 'The idea was mine: I moved the spares from one central store to six sites, and we went from nine hours to 3.5.',
        startedAtMs: 154282,
        endedAtMs: 216150,
      },
      {
        id: 'T09',
        role: 'candidate',
        topicId: 'work_experience',
        source: 'typed',
        text: 'I read four months of fault tickets with Sajith, our night technician. In two faults out of three he was waiting for a board and not for a repair. So I made a list of eleven boards for each site, and the storekeeper moved them in one week of October. He was against it until the first night it helped.',
        startedAtMs: 221150,
        endedAtMs: 306758,
      },
      {
        id: 'T11',
        role: 'candidate',
        topicId: 'work_experience',
        source: 'typed',
        text: 'Yes, a little. I compared 140 rejected panels and found that 90 failed at one connector, so I moved the bench test before the wiring. What is left in the 1.8% is mostly bought-in relays. With a test at the supplier we could have reached about 1.2%, but he would not pay for the four minutes that each test takes.',
        startedAtMs: 313158,
        endedAtMs: 361648,
      },
      {
        id: 'T14',
        role: 'candidate',
        topicId: 'work_experience',
        source: 'typed',
        text: 'By shift and by skill. Four worked in the day and three at night, and each night had one man who could open an inverter. I kept the plan and the spares, and did no repairs. I should have asked the night shift before I drew the first plan, because two of them lived forty kilometres away.',
        startedAtMs: 366648,
        endedAtMs: 453372,
      },
    ],
  },
};
