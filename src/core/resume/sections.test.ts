import { describe, expect, test } from 'vitest';
import { readResume } from './read-resume.ts';
import { findSections, headKinds } from './sections.ts';

test.each([
  ['EDUCATION', ['education']],
  ['Academic Profile', ['education']],
  ['Scholastics:', ['education']],
  ['Work Experience: 35 Months', ['experience']],
  ['PROFESSIONAL EXPERIENCE – 2.5 YEARS', ['experience']],
  ['Internship(s)', ['internships']],
  ['Jobs', ['experience']],
  ['Jobs held:', ['experience']],
  ['Business Experience', ['experience']],
  ['SEA SERVICE', ['experience']],
  ['PRESENT POSITION', ['experience']],
  ['ENTREPRENEURSHIP', ['experience']],
  ['Entrepreneurship Cell', []],
  ['WHAT I HAVE DONE', ['experience']],
  ['Studies', ['education']],
  ['WORKS EXECUTED', ['projects']],
  ['PERSONAL', ['other']],
  ['Articleship', ['internships']],
  ['Positions of Responsibility', ['responsibility']],
  ['PoR', ['responsibility']],
  ['W O R K  E X P E R I E N C E', ['experience']],
  ['Z E B R A S', []],
  ['शिक्षा / Education', ['education']],
  ['Extra-Curricular Activities', ['extracurricular']],
  ['EXTRA-CURRICULAR & HOBBIES', ['extracurricular', 'hobbies']],
  ['ACHIEVEMENTS AND CERTIFICATIONS', ['achievements', 'certifications']],
  ['Technical Skills', ['skills']],
  ['Hobbies and Interests', ['hobbies']],
  ['Career Objective', ['summary']],
  ['Publications', ['publications']],
  ['Declaration', ['other']],
  ['3. Education', ['education']],
  ['Education at Nalanda College', []],
  ['• Projects', []],
  ['Led projects and teams', []],
  ['Experience Designer', []],
  ['Interests: chess, kathak', []],
])('%s', (line, kinds) => {
  expect(headKinds(line)).toEqual(kinds);
});

describe('sections', () => {
  test('cover every line once, in order', () => {
    const lines = ['Asha Pillai', 'asha@example.com', 'Education', 'B.A., 2024', 'Hobbies', 'Chess'];
    expect(findSections(lines)).toMatchObject([
      { kind: 'header', firstLine: 1, lastLine: 2 },
      { kind: 'education', title: 'Education', firstLine: 3, lastLine: 4 },
      { kind: 'hobbies', firstLine: 5, lastLine: 6 },
    ]);
  });

  test('a label inside a job is no section', () => {
    const lines = [
      'Work Experience',
      'Engineer, Sagar Ltd',
      'Roles and Responsibilities:',
      '• Ran a line',
      'Achievements:',
      '• An award',
      'Education',
    ];
    expect(findSections(lines).map(({ kind }) => kind)).toEqual(['experience', 'education']);
  });

  test('a head of unknown wording is told by how it is set', () => {
    const lines = ['Asha Pillai', 'Education', 'B.A., 2024', 'My garden', 'Forty kinds of rose'];
    expect(findSections(lines, new Set([2, 4]))).toMatchObject([
      { kind: 'header' },
      { kind: 'education' },
      { kind: 'other', title: 'My garden' },
    ]);
  });

  const head = ['Asha Pillai', 'asha@example.com', ''];
  const job = ['Chef, Gomti Caterers, Jul 2020 - Jun 2022', '- Fed 300 guests'];
  test.each<[string, string[], string[]]>([
    ['in capitals over a job', [...head, 'IN THE KITCHEN', ...job], ['experience']],
    ['between marks over a job', [...head, '== Kitchens ==', ...job], ['experience']],
    ['over a rule and a job', [...head, 'Kitchens', '--------', ...job], ['experience']],
    ['after an empty line, over a job', [...head, 'Kitchens', ...job], ['experience']],
    ['of a club', [...head, 'ALONGSIDE CAMPUS', ...job], ['other']],
    ['over an office', [...head, 'ON CAMPUS', 'Captain, chess club, Jul 2020 - Jun 2022'], ['other']],
    ['over prose', [...head, 'WHAT ELSE', 'I fish'], ['other']],
    ['a firm over its posts', [...head, 'EXPERIENCE', '', 'GOMTI KITCHENS', ...job], ['experience']],
    ['a name at the top', ['CURRICULUM', '', 'ASHA PILLAI', 'EDUCATION'], ['education']],
    ['a stage of study', [...head, 'EDUCATION', '', 'GRADUATION', 'B.A., Hill College, 2020'], ['education']],
  ])('a head of unknown words %s', (_, page, kinds) => {
    expect(
      readResume(page, '2026-11-20').sections.flatMap(({ kind }) => (kind === 'header' ? [] : [kind])),
    ).toEqual(kinds);
  });
});
