import { describe, expect, it } from 'vitest';
import type { FactAttributes, FactKind, ResumeFact } from '#contract/resume.ts';
import { type Style, styles } from '#contract/styles.ts';
import { planAgenda } from '#core/interview/plan/agenda.ts';
import { experiencedFacts, fresherFacts } from '#core/interview/testing/complete-resumes.ts';
import {
  doctor,
  engineer,
  type FictionalCandidate,
  fresher,
  sparse,
} from '#core/interview/testing/fictional-candidates.ts';
import { closingTopic } from '#core/topics/topic-table.ts';
import { chooseStem, disciplineOf } from './choose-stem.ts';
import { withEmployerClass } from './employer-class.ts';
import { fillStem, wordStem } from './fill-stem.ts';
import { questionBank } from './question-bank.ts';

const values: readonly (readonly [kind: FactKind, values: readonly (string | FactAttributes)[]])[] = [
  ['name', ['K. RAGHAV MENON', 'Mohd. Imran', 'A']],
  [
    'employment',
    [
      { organisation: 'INFOSYS LIMITED, PUNE', role: 'DATA ENGINEER', fullTime: true },
      {
        organisation: 'Indian Army',
        role: 'Company Commander, 14 Rajputana Battalion',
        fullTime: true,
        to: '2024-02',
      },
      { organisation: 'Indian Navy', role: 'Engineering Officer', fullTime: true },
      { organisation: 'The Leela Goa', role: 'Assistant Front Office Manager', fullTime: true },
      { organisation: 'Ministry of Textiles', role: 'UX Designer', fullTime: true },
      { organisation: 'Hooghly & Co.', role: 'HR Executive', fullTime: true },
      {
        organisation: 'A Society for the Study of the Long Names of Societies',
        role: 'Analyst',
        fullTime: true,
      },
      { role: 'Self-employed Vocalist', fullTime: true },
      { organisation: 'Reserve Bank of India', role: 'Intern', fullTime: false },
      { organisation: 'Amazon', role: 'SDE Intern', fullTime: false },
    ],
  ],
  ['job_switch', ['from Indian Army to Wipro Ltd. in Jul 2023', 'from UST to Taj Hotels, Goa']],
  ['promotion', ['from Trainee to Assistant Manager - Procurement at Satluj Knits', 'to Lead']],
  [
    'metric',
    ['cut rejects from 4.8% to 1.9%; trained 9 operators', 'Treat about 14 patients a day', '5,000'],
  ],
  ['team', [{ size: 6 }, { size: 118, noun: '118 soldiers' }, { size: 5, noun: '5-member' }, { size: 1 }]],
  ['project', ['Solar dryer for turmeric, 38% less time', 'Why weavers do not sell online (40 interviews)']],
  [
    'responsibility',
    [
      { role: 'Captain', organisation: 'college kabaddi team' },
      { role: 'Volunteer', organisation: 'Flood Kitchen' },
      { role: 'NSS Volunteer Coordinator' },
      { role: 'Assistant Editor', organisation: 'The Campus Times' },
      'Class Representative, 2023-24 (68 students)',
    ],
  ],
  ['achievement', ['Dean’s list in 2021', 'quarter finalist at state level', '3rd of 64 teams']],
  ['tool', ['R', 'Power BI']],
  ['certificate', ['ACLS and BLS certified', 'CFA Level I cleared, Aug 2023']],
  ['claim', ['Spearheaded a culture of quality']],
  [
    'hobby',
    [
      'Gym',
      'Bharatanatyam',
      'Stock market',
      'Half marathon finisher',
      'Reading P. L. Deshpande',
      'Long walks',
    ],
  ],
  ['place', [{ city: 'MUMBAI' }, { city: 'Leh', state: 'Ladakh' }]],
  [
    'education',
    [
      { level: 'UG', degree: 'MBBS', institution: 'Indian Naval Academy' },
      { level: 'UG', degree: 'B.A. (Hons.)', branch: 'English', institution: 'University of Mumbai' },
      { level: 'UG', degree: 'bcom', branch: 'Metallurgical and Materials Engineering', institution: 'SRCC' },
    ],
  ],
  ['score', [{ level: 'UG', score: '8.3 CGPA' }]],
  ['grade_trend', ['from 93% in Class XII to 7.1 CGPA in B.Tech. Mechanical Engineering']],
  ['gap', [{ months: 12 }, { months: 1 }, { months: 15 }]],
];

/** Resumes with one fact of each kind; between them they have all the values. */
const resumes: readonly ResumeFact[][] = Array.from({ length: 10 }, (_, turn) =>
  withEmployerClass(
    values.flatMap(([kind, ofKind], at) => {
      const one = ofKind[turn % ofKind.length] ?? '';
      const [value, attributes] = typeof one === 'string' ? [one, {}] : ['x', one];
      return { id: `F${at + 10}`, kind, value, line: 1, attributes };
    }),
  ),
);

/** Every lead the bank makes of them in a style. */
const leadsOf = (style: Style): string[] => [
  ...new Set(
    questionBank.flatMap((stem) =>
      resumes.flatMap((facts) => {
        const filled = fillStem(stem, facts, 1);
        return filled ? wordStem(filled, style) : [];
      }),
    ),
  ),
];

describe.each(styles)('every lead in %s, whatever the page says', (style) => {
  const leads = leadsOf(style);

  it.each([
    ['begins with a capital, a figure or a quotation mark', /^(?![\p{Lu}\p{N}“])/u],
    ['ends as a sentence does', /[^.?]$/],
    [
      'has the article its noun wants',
      /\ban? (?:an?|the|in|at)\b|\ba (?:[aeio]|MBA|MBBS|HR|SDE|NSS)|\ban (?:[bcdfgjklmpqtvwz]|UX|user|uni)/,
    ],
    [
      'has one preposition before a name',
      /\b(?:at|in|as|of|for) (?:at|in|of)\b|\bthe the\b|\bat (?:The|Indian Army|Indian Navy|Ministry|Reserve Bank|University of)/,
    ],
    ['shouts at nobody', /\p{Lu}{6,}/u],
    ['has no stray mark or space', /\s[.,:?]|\s\s|\.\.|[,:;?][.,:;?]|“”|\(\)|“[^”]*$/],
    ['has no half of a name', /\b(?:and|the|an?)[.:?]|\b5-member\b|\bx\b/],
  ])('%s (rule BANK-2)', (_, fault) => {
    expect(leads.length).toBeGreaterThan(400);
    expect(leads.filter((text) => fault.test(text))).toEqual([]);
  });
});

/** As many questions in a row as a topic may have by its time. */
const questionMs = 90_000;
const candidates: FictionalCandidate[] = [
  engineer,
  fresher,
  doctor,
  sparse,
  { name: 'Raghav Menon', profile: 'experienced', facts: experiencedFacts },
  { name: 'Ishita Barua', profile: 'fresher', facts: fresherFacts },
  { name: 'Meenal', profile: 'experienced', facts: sparse.facts },
];

/** The leads of an interview in which every topic uses up its time. */
function leadsIn(
  candidate: FictionalCandidate,
  style: Style,
  seed: number,
  recentStemIds: readonly string[],
): string[] {
  const { profile, facts } = candidate;
  const { items } = planAgenda({ seed, style, profile, facts, statement: '', targetSchools: [] });
  const usedStemIds: string[] = [];
  const asked = [
    ...items.map(({ topicId, budgetMs }) => ({ topicId, most: Math.ceil(budgetMs / questionMs) })),
    { topicId: closingTopic, most: 1 },
  ];
  for (const { topicId, most } of asked)
    for (let left = most; left > 0; left--) {
      const filled = chooseStem({
        topicId,
        profile,
        style,
        facts,
        discipline: disciplineOf(facts),
        usedStemIds,
        recentStemIds,
        seed,
      });
      expect(filled, `${candidate.name} ${topicId}`).not.toBeNull();
      usedStemIds.push(filled?.stem.id ?? '');
    }
  return usedStemIds;
}

it.each(
  candidates.flatMap((candidate) => styles.map((style) => [candidate.name, style, candidate] as const)),
)(
  'three interviews of %s in %s find a question for all their time, and none twice (rule BANK-8)',
  (_, style, candidate) => {
    const all: string[] = [];
    for (let seed = 1; seed <= 3; seed++) {
      const leads = leadsIn(candidate, style, seed, all);
      expect(leads.length).toBeGreaterThanOrEqual(20);
      all.push(...leads);
    }
    expect(new Set(all).size).toBe(all.length);
  },
);
