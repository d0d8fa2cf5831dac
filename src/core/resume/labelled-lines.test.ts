import { expect, test } from 'vitest';
import { read, values } from '#tests/fixtures/resume-readings.ts';

const said = (text: string) =>
  read(text)
    .facts.filter(({ kind }) => kind !== 'name')
    .map(({ kind, value }) => `${kind}: ${value}`);

test.each<[string, string[]]>([
  ['Languages: Malayalam, English, Hindi (working)', []],
  ['Languages: Hindi, English, some Bundelkhandi, working Kannada', []],
  ['Hobbies: church choir (alto), growing orchids', ['hobby: church choir', 'hobby: growing orchids']],
  ['Hobbies - chess,\nkathak', ['hobby: chess', 'hobby: kathak']],
  ['Tools: AutoCAD, Minitab', ['tool: AutoCAD', 'tool: Minitab']],
  ['Strengths: time management, honesty', []],
  ['Personal Details: Bride of nobody', []],
  ['Passport: valid till 2031', []],
  ['References: available on request', []],
  ['Declaration: I hereby declare that this is true', []],
])('a line with the label of another part belongs there: %s', (line, facts) => {
  expect(said(`Asha Pillai\nCERTIFICATES\nIELTS 2024\n${line}`)).toEqual([
    'certificate: IELTS 2024',
    ...facts,
  ]);
  expect(
    said(
      `Asha Pillai\nEXPERIENCE\nClerk, Kaveri Pumps Ltd., Jul 2021 - Dec 2023\n- Wrote letters\n${line}`,
    ).filter((fact) => !/^(?:employment|gap)/.test(fact)),
  ).toEqual(facts);
});

test('a greater-than sign is a bullet', () => {
  const reading = read(
    'Asha Pillai\nEXPERIENCE\nClerk, Kaveri Pumps Ltd., Jul 2021 - Dec 2023\n> Headed a department of 64 sailors',
  );
  expect(values(reading, 'team')).toEqual(['Headed a department of 64 sailors']);
});

test('soft skills and the languages one speaks are no tools', () => {
  const reading = read(
    'Asha Pillai\nSKILLS\nPython, SQL, public speaking, team work, Problem-solving skills, Hindi, English (fluent)\nLanguages: Java, Tamil',
  );
  expect(values(reading, 'tool')).toEqual(['Python', 'SQL', 'Java']);
});
