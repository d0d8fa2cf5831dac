import type { FactAttributes, FactKind, ResumeFact } from '#contract/resume.ts';
import type { CandidateProfile } from '#contract/topics.ts';

/** A made-up applicant for tests and measurements. */
export type FictionalCandidate = { name: string; profile: CandidateProfile; facts: ResumeFact[] };

type Entry = readonly [kind: FactKind, value: string, attributes?: FactAttributes, ofIndex?: number];

const factId = (index: number): string => `F${String(index + 1).padStart(2, '0')}`;

function factsOf(entries: readonly Entry[]): ResumeFact[] {
  return entries.map(([kind, value, attributes = {}, ofIndex], index) => ({
    id: factId(index),
    kind,
    value,
    line: index + 1,
    attributes,
    ...(ofIndex === undefined ? {} : { ofFactId: factId(ofIndex) }),
  }));
}

/** Three years of software work, one team led, one hobby with depth. */
export const engineer: FictionalCandidate = {
  name: 'Raghav Menon',
  profile: 'experienced',
  facts: factsOf([
    ['name', 'Raghav Menon'],
    ['place', 'Thrissur, Kerala', { city: 'Thrissur', state: 'Kerala' }],
    [
      'education',
      'B.Tech Computer Science, Palakkad College of Technology, 2020',
      {
        level: 'UG',
        degree: 'B.Tech',
        branch: 'Computer Science',
        institution: 'Palakkad College of Technology',
        year: 2020,
      },
    ],
    ['score', 'CGPA 7.42/10', { level: 'UG', score: '7.42/10', percent: 74.2 }],
    ['score', 'Class XII 93.4 %', { level: 'XII', score: '93.4 %', percent: 93.4 }],
    ['grade_trend', 'from 93.4 % in Class XII to 7.42/10 in B.Tech', { drop: 19.2 }],
    [
      'employment',
      'Software Engineer, Nilgiri Payments, Jul 2021 - Present',
      {
        role: 'Software Engineer',
        organisation: 'Nilgiri Payments',
        from: '2021-07',
        months: 38,
        fullTime: true,
      },
    ],
    [
      'metric',
      'Cut settlement failures from 4.1 % to 0.9 % across 230 merchants',
      { number: '4.1 % to 0.9 %', noun: 'settlement failures' },
      6,
    ],
    ['metric', 'Moved 48 nightly jobs to a new scheduler', { number: '48', noun: 'nightly jobs' }, 6],
    ['team', 'Led a 5-member team for the merchant ledger rewrite', { size: 5 }, 6],
    ['project', 'Merchant ledger rewrite: double-entry bookkeeping service'],
    [
      'responsibility',
      'Treasurer, College Technical Festival, budget Rs 6 lakh',
      { number: 'Rs 6 lakh', role: 'Treasurer' },
    ],
    ['achievement', 'Second place in a state-level coding contest among 140 teams', { number: '140 teams' }],
    ['hobby', 'Chess, rated 1540', { depth: 'rated 1540' }],
    ['hobby', 'Long-distance cycling', {}],
    ['tool', 'Kafka'],
    ['certificate', 'CFA Level 1'],
    ['claim', 'Spearheaded digital transformation of the finance back office'],
  ]),
};

/** A commerce graduate without full-time work. */
export const fresher: FictionalCandidate = {
  name: 'Ishita Rao',
  profile: 'fresher',
  facts: factsOf([
    ['name', 'Ishita Rao'],
    ['place', 'Hubballi, Karnataka', { city: 'Hubballi', state: 'Karnataka' }],
    [
      'education',
      'B.Com. (Hons.), Tungabhadra College of Commerce, 2025',
      { level: 'UG', degree: 'B.Com. (Hons.)', institution: 'Tungabhadra College of Commerce', year: 2025 },
    ],
    ['score', 'CGPA 8.61/10', { level: 'UG', score: '8.61/10', percent: 86.1 }],
    [
      'employment',
      'Audit Intern, Deshmukh & Pai, May 2024 - Jul 2024',
      {
        role: 'Audit Intern',
        organisation: 'Deshmukh & Pai',
        from: '2024-05',
        to: '2024-07',
        months: 3,
        fullTime: false,
      },
    ],
    [
      'metric',
      'Vouched 510 entries and found 19 GST mismatches',
      { number: '19', noun: 'GST mismatches' },
      4,
    ],
    ['project', 'Survey of 90 vegetable vendors on digital payments'],
    [
      'responsibility',
      'Captain, College Debating Society, 32 members',
      { number: '32 members', role: 'Captain' },
    ],
    ['hobby', 'Kathak, 5 years', { depth: '5 years' }],
    ['hobby', 'Birdwatching'],
    ['certificate', 'NISM mutual fund certificate'],
  ]),
};

/** A doctor with a gap between degree and first post. */
export const doctor: FictionalCandidate = {
  name: 'Farah Siddiqui',
  profile: 'experienced',
  facts: factsOf([
    ['name', 'Farah Siddiqui'],
    ['place', 'Nagpur, Maharashtra', { city: 'Nagpur', state: 'Maharashtra' }],
    [
      'education',
      'MBBS, Vidarbha Medical College, 2021',
      { level: 'UG', degree: 'MBBS', institution: 'Vidarbha Medical College', year: 2021 },
    ],
    ['score', '64 %', { level: 'UG', score: '64 %', percent: 64 }],
    ['gap', '11 months between degree and first post', { months: 11 }],
    [
      'employment',
      'Resident Medical Officer, Sanjeevan Hospital, Feb 2022 - Present',
      {
        role: 'Resident Medical Officer',
        organisation: 'Sanjeevan Hospital',
        from: '2022-02',
        months: 30,
        fullTime: true,
      },
    ],
    [
      'metric',
      'Reduced waiting time in casualty from 52 to 31 minutes',
      { number: '52 to 31 minutes', noun: 'waiting time' },
      5,
    ],
    ['team', 'Supervised 8 nurses on night shift', { size: 8 }, 5],
    ['responsibility', 'Volunteer, weekend rural health camp'],
    ['hobby', 'Cooking regional food', {}],
  ]),
};

/** A resume from which nearly nothing could be read. */
export const sparse: FictionalCandidate = {
  name: 'Arun',
  profile: 'fresher',
  facts: factsOf([
    ['name', 'Arun'],
    ['education', 'B.A. History, 2024', { level: 'UG', degree: 'B.A.', branch: 'History', year: 2024 }],
  ]),
};

export const fictionalCandidates: readonly FictionalCandidate[] = [engineer, fresher, doctor, sparse];
