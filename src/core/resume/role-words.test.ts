import { expect, test } from 'vitest';
import { countsFullTime, namesRole, roleSeam } from './role-words.ts';

test.each([
  ['Systems Engineer', true],
  ['Graduate Engineer Trainee', true],
  ['GET', true],
  ['Management Trainee', true],
  ['Assistant System Engineer - Trainee', true],
  ['Software Trainee', true],
  ['Internal Auditor', true],
  ['International Sales Executive', true],
  ['Audit Intern', false],
  ['Summer Trainee', false],
  ['Industrial Trainee', false],
  ['Graduate Trainee (Internship)', false],
  ['Articled Assistant', false],
  ['Article Clerk', false],
  ['Apprentice', false],
  ['Freelance Writer', false],
  ['Part-time Tutor', false],
  ['Volunteer', false],
])('%s counts as full-time work: %s', (title, counts) => {
  expect(countsFullTime(title)).toBe(counts);
});

test('a plural names a firm, a singular a post', () => {
  expect(namesRole('Kulkarni & Rao, Chartered Accountants')).toBe(false);
  expect(namesRole('Chartered Accountant')).toBe(true);
});

test.each([
  ['Trivedi Systems Pvt.', 'Ltd., Surat', 'none'],
  ['Trivedi Systems Pvt. Ltd., Surat', 'Senior Systems', 'none'],
  ['Senior Systems', 'Engineer (Apr 2023 -', 'continues'],
  ['Joshi & Mehta, Chartered Accountants', 'Audit Intern (May 2024 -', 'begins'],
  ['Sagar Foods Ltd.', 'Manager', 'begins'],
])('%s / %s: %s', (before, next, seam) => {
  expect(roleSeam(before, next)).toBe(seam);
});
