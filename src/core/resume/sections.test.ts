import { describe, expect, test } from 'vitest';
import { findSections, headKinds } from './sections.ts';

test.each([
  ['EDUCATION', ['education']],
  ['Academic Profile', ['education']],
  ['Scholastics:', ['education']],
  ['ACADEMIC QUALIFICATIONS', ['education']],
  ['WORK EXPERIENCE (35 MONTHS)', ['experience']],
  ['Work Experience: 35 Months', ['experience']],
  ['PROFESSIONAL EXPERIENCE – 2.5 YEARS', ['experience']],
  ['Work Ex', ['experience']],
  ['Internship(s)', ['internships']],
  ['Summer Internship', ['internships']],
  ['Articleship', ['internships']],
  ['Academic Projects', ['projects']],
  ['Positions of Responsibility', ['responsibility']],
  ['PoR', ['responsibility']],
  ['P O S I T I O N S', ['responsibility']],
  ['W O R K  E X P E R I E N C E', ['experience']],
  ['Z E B R A S', []],
  ['शिक्षा / Education', ['education']],
  ['Positions', ['responsibility']],
  ['Service Record', ['experience']],
  ['E D U C A T I O N', ['education']],
  ['Extra-Curricular Activities', ['extracurricular']],
  ['Co-curricular', ['extracurricular']],
  ['EXTRA-CURRICULAR & HOBBIES', ['extracurricular', 'hobbies']],
  ['ACHIEVEMENTS AND CERTIFICATIONS', ['achievements', 'certifications']],
  ['Awards & Recognition', ['achievements']],
  ['Selected Honors', ['achievements']],
  ['Certifications', ['certifications']],
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
});
