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
    question: Pick<Turn, 'id' | 'speakerId' | 'move' | 'hook' | 'text'>;
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
 * of an engineer (`tests/fixtures/shown-interview.ts` has his answers), and the offline assessor read them.
 * `tests/server/shown-interview.test.ts` plays and scores the interview again and holds the record to it.
 */
export const shownInterview: ShownInterview = {
  style: 'chill',
  seed: 32,
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
    elapsedMs: 373785,
    lengthMs: 1800000,
    question: {
      id: 'T12',
      speakerId: 'iqbal',
      move: 'probe',
      hook: {
        turnId: 'T11',
        quote: 'The time to clear a fault fell from nine hours to 3.5',
      },
      text: '“The time to clear a fault fell from nine hours to 3.5”. Who else has a share in it?',
    },
    draft: 'The night technicians, more than me. Sajith kept the list of what failed, by hand, for',
  },
  report: {
    avgScore: 7.2,
    band: {
      low: 5.8,
      high: 8.6,
    },
    assessedTopics: 10,
    verdict:
      'Your strongest ground is Work Experience, and “I compared 140 rejected panels and found that 90 failed at one connector, so I moved the bench test before the wiring” is what to build on. The most to gain is in Hometown, State & Background: the thinking could go one step deeper. After that comes Current Affairs & Business Awareness: the other side is still missing.',
    topics: {
      length: 12,
    },
    assessor: {
      kind: 'offline',
      name: 'Offline practice interviewer',
      version: '1',
      calibrated: false,
      rubricHash: '82d6d1c7e98e322f',
      honesty:
        'Offline practice interviewer: no AI model is used. It checks evidence, structure and consistency with your resume; it cannot tell whether facts are right.',
    },
    topic: {
      topicId: 'work_experience',
      name: 'Work Experience',
      score: 8.1,
      band: {
        low: 6,
        high: 10,
      },
      text: 'Your own decision, a number and a trade-off. “fell from nine hours to 3.5” is a line to keep. And it stood when you were asked further.',
      levels: [
        {
          criterion: 'evidence',
          level: 3,
          because: '2.4 of 3.0 points: 9 numbers, a named thing, 2 measured changes',
        },
        {
          criterion: 'structure',
          level: 4,
          because: '1.7 of 2.0 points: a setting, 6 steps of yours, a result, a reason',
        },
        {
          criterion: 'reasoning',
          level: 3,
          because: '1.1 of 1.5 points: 6 reasons, a turn to the other side, a sign of checking',
        },
        {
          criterion: 'ownership',
          level: 4,
          because: '1.3 of 1.5 points: 6 acts of your own, a lesson',
        },
        {
          criterion: 'response',
          level: 4,
          because: '1.6 of 2.0 points: 3 follow-ups were answered',
        },
      ],
      quotes: [
        {
          turnId: 'T17',
          quote:
            'I compared 140 rejected panels and found that 90 failed at one connector, so I moved the bench test before the wiring.',
          criterion: 'ownership',
        },
        {
          turnId: 'T11',
          quote:
            'The time to clear a fault fell from nine hours to 3.5, because I stocked the spares at the six sites and not in one central store.',
          criterion: 'ownership',
        },
        {
          turnId: 'T15',
          quote:
            'On 14 August a board failed at one in the night at site two, and Sajith was generating again by four; after that he asked for the sixth cupboard himself.',
          criterion: 'response',
        },
        {
          turnId: 'T19',
          quote:
            'We tried it on one line for three weeks, and then he wanted it on the second, because the rework had gone.',
          criterion: 'response',
        },
      ],
      missing: [],
      nextStep: 'Know the rupee value of every number on your resume, and how each was measured.',
      caps: [],
    },
    transcript: [
      {
        id: 'T11',
        role: 'candidate',
        topicId: 'work_experience',
        source: 'typed',
        text: 'The time to clear a fault fell from nine hours to 3.5, because I stocked the spares at the six sites and not in one central store.',
        startedAtMs: 280302,
        endedAtMs: 341667,
      },
      {
        id: 'T15',
        role: 'candidate',
        topicId: 'work_experience',
        source: 'typed',
        text: 'The storekeeper said that I had taken his counting room away, so I gave him the weekly list to sign. He complained for a month. On 14 August a board failed at one in the night at site two, and Sajith was generating again by four; after that he asked for the sixth cupboard himself.',
        startedAtMs: 403303,
        endedAtMs: 444798,
      },
      {
        id: 'T17',
        role: 'candidate',
        topicId: 'work_experience',
        source: 'typed',
        text: 'They could promise a delivery date. I compared 140 rejected panels and found that 90 failed at one connector, so I moved the bench test before the wiring. Rejects came down from 5.1% to 1.8% in eleven months, although each test took four minutes longer.',
        startedAtMs: 452398,
        endedAtMs: 531190,
      },
      {
        id: 'T19',
        role: 'candidate',
        topicId: 'work_experience',
        source: 'typed',
        text: 'Four minutes on every panel, which is an hour a shift, so the line leader was against it. I should have asked him before I moved the bench. We tried it on one line for three weeks, and then he wanted it on the second, because the rework had gone.',
        startedAtMs: 536190,
        endedAtMs: 579096,
      },
    ],
  },
};
