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
        portrait: 'lakshmi',
        name: 'Prof. Lakshmi Venkatesan',
        shortName: 'Venkatesan',
        role: 'Decision sciences',
      },
      {
        id: 'iqbal',
        portrait: 'iqbal',
        name: 'Iqbal Qureshi',
        shortName: 'Qureshi',
        role: 'Alumnus, consumer goods',
      },
    ],
    elapsedMs: 545_590,
    lengthMs: 1_800_000,
    question: {
      id: 'T18',
      speakerId: 'iqbal',
      move: 'probe',
      hook: {
        turnId: 'T17',
        quote: 'Rejects came down from 5.1% to 1.8% in eleven months',
      },
      text: 'Rejects came down from 5.1% to 1.8% in eleven months. What did it show you that you did not want to see?',
    },
    draft: 'That my fix was paid for by somebody else. Four minutes on every panel is',
  },
  report: {
    avgScore: 6.8,
    band: { low: 5.4, high: 8.2 },
    assessedTopics: 10,
    verdict:
      'Your strongest ground is Academics: Graduation Subject, and “So the second line pays for taller towers if it is long” is what to build on. The most to gain is in Career Goals: there is no name in it that can be looked up. After that comes Hometown, State & Background: what is claimed should be easier to check.',
    topics: { length: 12 },
    assessor: {
      kind: 'offline',
      name: 'Offline practice interviewer',
      version: '1',
      calibrated: false,
      rubricHash: '34c74eb45864987f',
      honesty:
        'Offline practice interviewer: no AI model is used. It checks evidence, structure and consistency with your resume; it cannot tell whether facts are right.',
    },
    topic: {
      topicId: 'work_experience',
      name: 'Work Experience',
      score: 7.4,
      band: { low: 5.3, high: 9.5 },
      text: 'Your own decision, a number and a trade-off. “fell from nine hours to 3.5” is a line to keep. What holds it down: there is no name in it that a panel could look up.',
      levels: [
        { criterion: 'evidence', level: 3, because: '2.3 of 3.0 points: 8 numbers, 2 measured changes' },
        {
          criterion: 'structure',
          level: 3,
          because: '1.5 of 2.0 points: a setting, 4 steps of yours, a result, a reason',
        },
        {
          criterion: 'reasoning',
          level: 3,
          because: '1.1 of 1.5 points: 6 reasons, a turn to the other side, a sign of checking',
        },
        { criterion: 'ownership', level: 3, because: '1.2 of 1.5 points: 4 acts of your own' },
        { criterion: 'response', level: 3, because: '1.3 of 2.0 points: 3 follow-ups were answered' },
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
          turnId: 'T17',
          quote:
            'Rejects came down from 5.1% to 1.8% in eleven months, although each test took four minutes longer.',
          criterion: 'evidence',
        },
        {
          turnId: 'T19',
          quote:
            'We tried it on one line for three weeks, and he asked for it on the second himself, because the rework had gone.',
          criterion: 'response',
        },
      ],
      missing: ['Something new in reply to each follow-up.'],
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
        startedAtMs: 274902,
        endedAtMs: 336267,
      },
      {
        id: 'T17',
        role: 'candidate',
        topicId: 'work_experience',
        source: 'typed',
        text: 'They could promise a delivery date. I compared 140 rejected panels and found that 90 failed at one connector, so I moved the bench test before the wiring. Rejects came down from 5.1% to 1.8% in eleven months, although each test took four minutes longer.',
        startedAtMs: 441798,
        endedAtMs: 520590,
      },
      {
        id: 'T19',
        role: 'candidate',
        topicId: 'work_experience',
        source: 'typed',
        text: 'That my fix was paid for by somebody else. Four minutes on every panel is an hour a shift, so the line leader was against it. We tried it on one line for three weeks, and he asked for it on the second himself, because the rework had gone.',
        startedAtMs: 525590,
        endedAtMs: 568496,
      },
    ],
  },
};
