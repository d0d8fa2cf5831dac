import { describe, expect, test } from 'vitest';
import { findDuration, findMonthRanges, findMonths, findYears, monthsBetween } from './months.ts';

test.each([
  ['Apr 2023 - Jun 2024', '2023-04', '2024-06', true],
  ['April 2023 – Present', '2023-04', 'present', true],
  ['Sept 2018 — May 2023', '2018-09', '2023-05', true],
  ["Jun'21 - Aug'23", '2021-06', '2023-08', true],
  ['Jun ’21 to Aug ’23', '2021-06', '2023-08', true],
  ['Jun-21 to Aug-23', '2021-06', '2023-08', true],
  ['07/2021 – 03/2024', '2021-07', '2024-03', true],
  ['07-2021 to Till Date', '2021-07', 'present', true],
  ['01/07/2021 - 31/03/2024', '2021-07', '2024-03', true],
  ['1st July 2021 - 31st March 2024', '2021-07', '2024-03', true],
  ['2021-07 - 2024-03', '2021-07', '2024-03', true],
  ['2021.07 – current', '2021-07', 'present', true],
  ['May - Jul 2024', '2024-05', '2024-07', true],
  ['since Aug 2023', '2023-08', 'present', true],
  ['Since 11.11.2019 (selected by the commission)', '2019-11', 'present', true],
  ['Narmada Ltd | Jul 2019 | Till date', '2019-07', 'present', true],
  ['Jul 2019 | Mar 2022 | Pune', '2019-07', '2022-03', true],
  ['w.e.f. 01/07/2021', '2021-07', 'present', true],
  ['July 2021 - Cont.', '2021-07', 'present', true],
  ["Jul '20 – Jul '21", '2020-07', '2021-07', true],
  ['2019-2021', '2019', '2021', false],
  ['2020 – present', '2020', 'present', false],
  ['2023-24', '2023', '2024', false],
  ['JUNE 2022 TO DATE', '2022-06', 'present', true],
  ['01-Jul-2021 to 31-Aug-2023', '2021-07', '2023-08', true],
  ['1-Jul-21 to 31-Aug-23', '2021-07', '2023-08', true],
  ['01.04.2022 ― till date', '2022-04', 'present', true],
  ['15.06.2019 ‒ 31.03.2022', '2019-06', '2022-03', true],
  ['15.06.19 - 31.03.22', '2019-06', '2022-03', true],
  ['Jul 2021 \u2010 Aug 2023', '2021-07', '2023-08', true],
  ['Jul 2021 \u2011 Aug 2023', '2021-07', '2023-08', true],
  ['Jul 2021 \u00ad Aug 2023', '2021-07', '2023-08', true],
  ['Jul 2021 \u2212 Aug 2023', '2021-07', '2023-08', true],
  ['Jul 2021 \ufe58 Aug 2023', '2021-07', '2023-08', true],
  ['2019 \u2015 2021', '2019', '2021', false],
  ['03-Aug-2020 onwards', '2020-08', 'present', true],
  ['July 2021 onwards', '2021-07', 'present', true],
  ['July 2021 (Continuing)', '2021-07', 'present', true],
  ['July 2021 - Continuing', '2021-07', 'present', true],
  ['01.07.2021 to as on date', '2021-07', 'present', true],
  ['Jul 2021 –', '2021-07', 'present', true],
  ['Jul 2021 – | Aug 2023', '2021-07', '2023-08', true],
])('%s', (text, from, to, exact) => {
  expect(findMonthRanges(`Engineer | ${text}`)).toMatchObject([{ from, to, exact }]);
});

test.each([
  '2025 - 8.31 CGPA',
  '2022 - 91.33%',
  '1142/1200',
  'from 5 to 2 days',
  'May 2024',
  '9845033127',
  'Jul 2024 - May 2023',
  '03-Aug-2020',
  '2017-2018-2019'.slice(0, 4),
])('no range in %s', (text) => {
  expect(findMonthRanges(text)).toEqual([]);
});

test('several ranges in one line, left to right', () => {
  const ranges = findMonthRanges('Analyst Jan 2020 - Mar 2021, Lead Apr 2021 - Present');
  expect(ranges.map(({ from, to }) => [from, to])).toEqual([
    ['2020-01', '2021-03'],
    ['2021-04', 'present'],
  ]);
});

describe('months between', () => {
  test.each([
    ['2021-08', '2023-03', 20],
    ['2023-04', '2024-06', 15],
    ['2024-06', '2024-06', 1],
    ['2024-07', '2024-06', 0],
    ['2025-10', 'present', 14],
  ])('%s to %s are %i, both ends counted', (from, to, months) => {
    expect(monthsBetween(from, to, '2026-11')).toBe(months);
  });
});

test.each([
  ['2 years 10 months', 34],
  ['26 months', 26],
  ['1.5 yrs', 18],
  ['3+ years', 36],
  ['(35 MONTHS)', 35],
  ['no time at all', undefined],
])('%s last %s months', (text, months) => {
  expect(findDuration(text)).toBe(months);
});

test('single months and years', () => {
  expect(findMonths('cleared Aug 2023').map(({ month }) => month)).toEqual(['2023-08']);
  expect(findYears('CAT 2024, batch of 2021 (1,200 seats, 91.2022)')).toEqual([2024, 2021]);
});
