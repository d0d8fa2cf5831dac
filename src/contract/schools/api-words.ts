import type { apiEndpoints } from '../endpoints/schools/api.ts';
import type { ErrorCode } from '../errors.ts';
import { topicIds } from '../topics.ts';

/** The endpoints that take a key. */
export type KeyedEndpoint = {
  [N in keyof typeof apiEndpoints]: (typeof apiEndpoints)[N]['access'] extends 'key' ? N : never;
}[keyof typeof apiEndpoints];

/** What is said of an endpoint to who calls it: its example is one that the endpoint takes and gives. */
type EndpointWords = {
  title: string;
  about: string;
  /** What it may refuse besides what all do. */
  refusals: readonly ApiRefusal[];
  example: {
    params?: Readonly<Record<string, string>>;
    query?: Readonly<Record<string, string>>;
    body?: unknown;
    reply: unknown;
  };
};

const [topicId] = topicIds;
const programmeId = 'prg_4kT9wXq2Lm7Zr1';
const seasonId = 'int_8hJ3vNc5Pd0Ys6';
const scenarioId = 'scn_2fB7gQw9Ke4Tx1';
const applicantId = 'app_6mR1zVu8Ho3Ci5';
const jobId = 'job_9pL2yDs4Ga7En0';
const invitationId = 'inv_3tW6xFk1Jb8Oq2';
const line = {
  applicantId,
  applicationNumber: 'PGP-2027-0142',
  name: 'Ira Deshpande',
  email: 'ira.deshpande@example.com',
  extraMinutes: 0,
  status: 'undecided',
  createdAt: '2026-11-02T05:10:00.000Z',
};
const invitation = {
  invitationId,
  state: 'finished',
  deadlineAt: '2026-12-01T18:29:59.000Z',
  bounced: null,
  hasLink: true,
};
const spread = {
  count: 120,
  bands: [
    { from: 1, to: 3, count: 48 },
    { from: 3, to: 5, count: 72 },
  ],
  mean: 3.2,
  standardDeviation: 0.7,
  quartiles: { low: 2.7, median: 3.2, high: 3.7 },
};

const figures = {
  withheld: null,
  funnel: {
    steps: [
      { step: 'invited', applicants: 140, ofInvited: 1, ofPrevious: null },
      { step: 'finished', applicants: 120, ofInvited: 0.857, ofPrevious: 0.857 },
    ],
    practised: 96,
    expired: 12,
    revoked: 0,
  },
  ours: null,
  oursWithin: null,
  theirs: spread,
  topics: [{ topicId, counts: [4, 30, 96, 84, 26], mean: 3.4 }],
  reviewers: [{ name: 'Reviewer 1', reviews: 80, severity: null, group: 1 }],
  agreement: null,
  comparison: null,
  questions: [],
  times: {
    reviewed: 240,
    hours: { median: 20, in75: 41, in90: 66 },
    waiting: 0,
    longestWaitHours: null,
  },
  seasons: [],
  groups: null,
};

/** In the order in which they are met. */
export const apiWords: Readonly<Record<KeyedEndpoint, EndpointWords>> = {
  apiProgrammes: {
    title: 'Programmes and seasons',
    about:
      'The programmes that the key works for, each with its seasons. Their ids are what the other calls ask for.',
    refusals: [],
    example: {
      reply: {
        programmes: [
          {
            programmeId,
            name: 'Post Graduate Programme',
            archivedAt: null,
            seasons: [{ seasonId, name: '2027', closedAt: null }],
          },
        ],
      },
    },
  },
  apiScenarios: {
    title: 'Published scenarios',
    about: 'The scenarios to which somebody can be invited, each with the number of its last version.',
    refusals: [],
    example: {
      reply: { scenarios: [{ scenarioId, programmeId, name: 'First interview', version: 3 }] },
    },
  },
  apiListApplicants: {
    title: 'Applicants of a season',
    about:
      'Fifty at a time, by name, each with the newest invitation. Narrow by stage or status; go on with `after` until `next` is null.',
    refusals: [],
    example: {
      params: { seasonId },
      query: { stage: 'finished' },
      reply: { applicants: [{ ...line, invitation }], next: null },
    },
  },
  apiReadApplicant: {
    title: 'One applicant',
    about:
      'An applicant with every invitation and sitting, and what was decided. It holds no score: those come with the results, once the reviews are in.',
    refusals: [],
    example: {
      params: { applicantId },
      reply: {
        ...line,
        seasonId,
        groups: { city: 'Pune' },
        invitations: [
          {
            ...invitation,
            scenarioId,
            scenarioName: 'First interview',
            version: 3,
            attemptsLeft: 0,
            createdAt: '2026-11-03T05:10:00.000Z',
            sentAt: '2026-11-03T05:10:04.000Z',
            openedAt: '2026-11-03T12:41:00.000Z',
            signedInAt: '2026-11-03T12:42:00.000Z',
            practisedAt: null,
            startedAt: '2026-11-04T04:30:00.000Z',
            finishedAt: '2026-11-04T04:52:00.000Z',
            remindedAt: null,
          },
        ],
        sittings: [
          {
            sittingId: 'sit_5nU0cMr7Xe2Zv4',
            scenarioName: 'First interview',
            version: 3,
            seat: 'used',
            startedAt: '2026-11-04T04:30:00.000Z',
            finishedAt: '2026-11-04T04:52:00.000Z',
          },
        ],
      },
    },
  },
  apiAddApplicants: {
    title: 'Add applicants',
    about:
      'Up to 100 in one call: all are added, or none while one has a fault. Who is in the season already by the same number and address is left as they are, so a call can be repeated without harm. `groups` are yours to compare figures by; extra minutes need their reason.',
    refusals: [
      'contract_over',
      'applicants_faulty',
      'season_closed',
      'school_limit_reached',
      'request_too_large',
    ],
    example: {
      params: { seasonId },
      body: {
        applicants: [
          {
            applicationNumber: 'PGP-2027-0142',
            email: 'ira.deshpande@example.com',
            name: 'Ira Deshpande',
            groups: { city: 'Pune' },
          },
        ],
      },
      reply: { applicants: [{ applicationNumber: 'PGP-2027-0142', applicantId, isNew: true }] },
    },
  },
  apiCorrectAddress: {
    title: 'Correct an address',
    about:
      'Gives an applicant who began no interview another e-mail address, over the one you saw. Links that were sent to the old one end at once, and none goes out by itself: each invitation that can still be used stands anew, with `hasLink` false, until you send its link. The same call again changes nothing.',
    refusals: ['contract_over', 'applicant_sat', 'applicant_known', 'changed_meanwhile'],
    example: {
      params: { applicantId },
      body: { was: 'ira.despande@example.com', to: 'ira.deshpande@example.com' },
      reply: { ok: true },
    },
  },
  apiInviteApplicants: {
    title: 'Invite applicants',
    about:
      'Sends a personal link to these applicants (500 at most), or with null to everybody of the season who was never invited to the scenario. Nobody gets a second link to it that works. A null deadline takes the scenario’s own days. The mails are written by a job.',
    refusals: ['contract_over', 'scenario_archived', 'season_closed', 'school_limit_reached'],
    example: {
      params: { seasonId },
      body: { scenarioId, version: 3, deadlineAt: null, applicantIds: [applicantId] },
      reply: { jobId },
    },
  },
  apiReadInviting: {
    title: 'How inviting went',
    about: 'How many mails the job wrote and how many it passed over; null while it works.',
    refusals: [],
    example: { params: { jobId }, reply: { report: { mails: 1, passedOver: 0 } } },
  },
  apiResendInvitation: {
    title: 'Send a link again',
    about:
      'One mail with a new link, to the address that the applicant has now. The link before leads nowhere from then on.',
    refusals: ['contract_over', 'invitation_settled'],
    example: { params: { invitationId }, body: {}, reply: { ok: true } },
  },
  apiResults: {
    title: 'Results of a season',
    about:
      'Fifty at a time: the decision, the mean of your reviewers (1 to 5), and our score (0 to 10) with its band and topics, or `null` for ours where no model read the interview: the rules alone give a school no score. An applicant is here once every review assigned to them is in, and not after withdrawing, because people judge before they see a number.',
    refusals: [],
    example: {
      params: { seasonId },
      reply: {
        results: [
          {
            applicantId,
            applicationNumber: 'PGP-2027-0142',
            decision: 'shortlisted',
            decidedAt: '2026-11-20T09:00:00.000Z',
            finishedAt: '2026-11-04T04:52:00.000Z',
            reviewers: { mean: 3.6, reviews: 2 },
            ours: {
              overall: 6.4,
              band: { low: 5.8, high: 7 },
              honesty: 'Read by a language model, not calibrated: treat scores as indications.',
            },
            topics: [{ topicId, weightPercent: 100, reviewers: 3.6, ours: 6.4 }],
          },
        ],
        next: null,
      },
    },
  },
  apiFigures: {
    title: 'A season in figures',
    about:
      'How far applicants came, what reviewers marked and how they agree, without a name. No figure is of fewer than ten applicants: one that would be is null. While who made the key owes a review of the season, or knows an applicant of it, `withheld` says so and nothing of scores and marks is told. `group` compares by one of your own group columns.',
    refusals: [],
    example: { params: { seasonId }, reply: { groupNames: ['city'], figures } },
  },
};

/** What any call may be refused with, then what some are; each with its status and what to do about it. */
export const apiRefusals = {
  invalid_input: [400, 'The call does not fit this description. `fields` say where and why.'],
  api_key_invalid: [
    401,
    'There is no key, or one that is unknown, revoked or past its last day. Make a new one.',
  ],
  api_scope_missing: [403, 'The key was not given the scope that `data` names. Make one that was.'],
  not_found: [404, 'There is no such thing, or the key does not work for its programme.'],
  too_many_requests: [429, 'More than 120 calls a minute. Wait for the seconds that `data` names.'],
  internal: [500, 'Our fault. Tell us the `requestId`.'],
  shutting_down: [503, 'We are restarting. Try again after the seconds in `Retry-After`.'],
  applicants_faulty: [
    422,
    'Some applicants have faults, each in `fields` with its place and code. None was added.',
  ],
  applicant_sat: [409, 'The applicant began an interview under this address, so it stays.'],
  applicant_known: [409, 'The season has another applicant of that address.'],
  changed_meanwhile: [409, 'It is not what you saw any more. Read it again.'],
  invitation_settled: [409, 'The invitation is over, or its interview runs.'],
  contract_over: [
    409,
    'The contract of your school has ended. Reading still works; writing works again once it is renewed.',
  ],
  season_closed: [409, 'The season was closed. It is opened again in the settings of your school.'],
  scenario_archived: [409, 'The scenario was put away.'],
  school_limit_reached: [409, 'Your school has as many of these as it may have, or ten jobs under way.'],
  request_too_large: [413, 'The body is larger than 256 KB. Send fewer applicants at once.'],
} as const satisfies Partial<Record<ErrorCode, readonly [number, string]>>;
export type ApiRefusal = keyof typeof apiRefusals;

/** What every call may be refused with. */
export const commonRefusals: readonly ApiRefusal[] = [
  'invalid_input',
  'api_key_invalid',
  'api_scope_missing',
  'not_found',
  'too_many_requests',
  'internal',
  'shutting_down',
];
