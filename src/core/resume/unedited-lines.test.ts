import { expect, it } from 'vitest';
import { readResume } from './read-resume.ts';
import { uneditedLines } from './unedited-lines.ts';

const today = '2026-01-15';
const page = [
  'Asha Pillai',
  '12 MG Road, Kochi, Kerala',
  'asha@example.com | 98765 43210',
  'WORK EXPERIENCE',
  'Planner, Kaveri Pumps, Jun 2021 - May 2024',
  '- Wrote 48 proposals to mills in Erode',
  '- Cut dispatch delays from 9 days to 4 days',
  'Pro bono: raised Rs 12 lakh for a shelter',
];
const { lines, facts } = readResume(page, today);

it('keeps every line of a resume nobody edited, but those that say who its owner is and how to reach them', () =>
  expect(uneditedLines(lines, facts, today)).toEqual(
    lines.map((line) => (/@|Asha|MG Road/.test(line) ? '' : line)),
  ));

it.each([
  ['edited', (value: string) => value.replace('48', '65')],
  ['dropped', () => null],
])('leaves out a line of which a fact was %s, and no other', (_, change) => {
  const edited = facts.flatMap((fact) => {
    if (!fact.value.includes('48')) return [fact];
    const value = change(fact.value);
    return value === null ? [] : [{ ...fact, value }];
  });
  const kept = uneditedLines(lines, edited, today);
  expect(kept.some((line) => line.includes('48 proposals'))).toBe(false);
  expect(kept.filter((line) => line !== '')).toHaveLength(lines.length - 4);
});

it.each([
  ['Intern, vehicle depot workshop, Jabalpur, 6 weeks: cut overhaul time by 30%', true],
  ['B.Sc. Nautical Science, T.S. Chanakya, Navi Mumbai, 2016, 74%', true],
  ['Simdega, Jharkhand. Date of birth: 9 March 2002', false],
  ['Hockey coach, 2 centres. Category: ST', false],
  ['Married, 28 years old, one child', false],
  ['Age group coach, 14 teams, 2019-22', true],
  ['Flat 402, Sai Residency, near the railway station, Thane 400601', false],
])('keeps "%s" for what it tells, not for its place: %s', (line, stays) => {
  const read = readResume(['Joel DMello', line, 'joel@example.com'], today);
  expect(uneditedLines(read.lines, read.facts, today)[1] !== '').toBe(stays);
});
