import { describe, expect, test } from 'vitest';
import type { ResumeFact } from '#contract/resume.ts';
import { attributesOf, editFacts } from './edit-facts.ts';
import { readResume } from './read-resume.ts';
import { workMonths } from './work-months.ts';

const now = '2026-11';
const { facts } = readResume(
  `Asha Pillai
asha@example.com
EDUCATION
B.Tech. Mechanical Engineering, Ghat Institute, 2020 - 76.8%
Class XII, Hill School, 2015 - 78%
Class X, Hill School, 2013 - 92%
WORK EXPERIENCE
Engineer | Sagar Works Ltd. | Dec 2021 - Oct 2026
• Cut scrap from 6% to 2%`.split('\n'),
  '2026-11-20',
);
const of = (list: readonly ResumeFact[], kind: string) => list.filter((fact) => fact.kind === kind);
const change = (kind: string, edit: (fact: ResumeFact) => ResumeFact) =>
  facts.map((fact) => (fact.kind === kind ? edit(fact) : fact));
const added = (kind: ResumeFact['kind'], value: string, id = 'F90'): ResumeFact => ({
  id,
  kind,
  value,
  line: 7,
  attributes: {},
});

test('facts that are confirmed as they stand do not change but for being certain', () => {
  expect(editFacts(facts, facts, now)).toEqual(facts.map((fact) => ({ ...fact })));
});

test('an edited fact keeps its id and its line, and is sure', () => {
  const [name] = of(
    editFacts(
      facts,
      change('name', (fact) => ({ ...fact, value: 'Asha  R. Pillai\u200b', line: 5 })),
      now,
    ),
    'name',
  );
  expect(name).toMatchObject({
    id: of(facts, 'name')[0]?.id,
    value: 'Asha R. Pillai',
    line: 1,
  });
});

test('an added fact stands on line 0 and has its parts read from its words', () => {
  const [, internship] = of(
    editFacts(facts, [...facts, added('employment', 'Design Intern, Blue Kite (May 2019 to Jul 2019)')], now),
    'employment',
  );
  expect(internship).toMatchObject({
    line: 0,
    attributes: {
      role: 'Design Intern',
      organisation: 'Blue Kite',
      from: '2019-05',
      to: '2019-07',
      fullTime: false,
    },
  });
});

test('a job with other months in its words has other months', () => {
  const edited = editFacts(
    facts,
    change('employment', (fact) => ({ ...fact, value: 'Engineer, Sagar Works Ltd. (Jan 2024 to Jun 2024)' })),
    now,
  );
  expect(workMonths(edited, now)).toBe(6);
});

test('parts the candidate set are taken as they are', () => {
  const edited = editFacts(
    facts,
    change('employment', (fact) => ({ ...fact, attributes: { ...fact.attributes, fullTime: false } })),
    now,
  );
  expect(workMonths(edited, now)).toBe(0);
});

describe('what follows from other facts', () => {
  test('goes when its ground goes', () => {
    expect(of(facts, 'grade_trend')).toHaveLength(1);
    const better = change('score', (fact) =>
      fact.attributes.level === 'XII' ? { ...fact, value: '86.8% in Class XII' } : fact,
    );
    expect(of(editFacts(facts, better, now), 'grade_trend')).toEqual([]);
  });

  test('comes when there is new ground', () => {
    const lower = change('score', (fact) =>
      fact.attributes.level === 'XII' ? { ...fact, value: '60% in Class XII' } : fact,
    );
    expect(of(editFacts(facts, lower, now), 'grade_trend').map(({ value }) => value)).toEqual([
      'from 92% in Class X to 60% in Class XII',
    ]);
  });

  test('stays out once struck out', () => {
    const gaps = of(facts, 'gap');
    expect(gaps.length).toBeGreaterThan(0);
    const without = facts.filter((fact) => fact.kind !== 'gap');
    const once = editFacts(facts, without, now);
    expect(of(once, 'gap')).toEqual([]);
    expect(of(editFacts(once, once, now), 'gap')).toEqual([]);
  });

  test('stays as the candidate worded it', () => {
    const worded = change('gap', (fact) => ({ ...fact, value: `${fact.value}, spent on my father's farm` }));
    expect(of(editFacts(facts, worded, now), 'gap').map(({ value }) => value)).toEqual(
      of(worded, 'gap').map(({ value }) => value),
    );
  });
});

test('a repeated id is numbered anew, an empty fact dropped, a link to a fact that is gone cut', () => {
  const job = of(facts, 'employment')[0];
  const kept = facts.filter((fact) => fact !== job && fact.kind !== 'gap');
  const edited = editFacts(
    facts,
    [...kept, added('hobby', 'Chess', 'F01'), added('hobby', ' \u200b ', 'F91')],
    now,
  );
  expect(new Set(edited.map(({ id }) => id)).size).toBe(edited.length);
  expect(of(edited, 'hobby').map(({ value }) => value)).toEqual(['Chess']);
  expect(of(edited, 'metric')[0]).not.toHaveProperty('ofFactId');
});

test.each<[ResumeFact['kind'], string, object]>([
  ['score', '8.4 CGPA in B.Com.', { score: '8.4 CGPA', percent: 84, level: 'UG' }],
  ['hobby', 'Chess (rapid 1620)', { depth: 'rapid 1620' }],
  ['place', 'Nashik, Maharashtra', { city: 'Nashik', state: 'Maharashtra' }],
  ['team', 'Led 22 workmen', { size: 22 }],
  ['metric', 'Cut scrap from 6% to 2%', { number: 'from 6% to 2%', noun: 'scrap' }],
  ['cat', 'CAT 2025: 97.5 percentile', { percentile: 97.5, year: 2025 }],
  ['education', 'B.A. History, Hill College (2024)', { degree: 'B.A.', branch: 'History', year: 2024 }],
  ['claim', 'Spearheaded everything', {}],
])('the parts of the %s "%s"', (kind, value, attributes) => {
  expect(attributesOf(kind, value, now)).toMatchObject(attributes);
});
