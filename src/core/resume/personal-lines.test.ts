import { expect, test } from 'vitest';
import { isPersonalLine, saysUnderAge } from './personal-lines.ts';

const today = '2026-11-20';

test.each([
  ['Date of Birth: 20/11/2008', false],
  ['Date of Birth: 21/11/2008', true],
  ['DOB - 21-Nov-2008', true],
  ['D.O.B.: 20 Nov 2008', false],
  ['Born on 5th March 2010', true],
  ['Date of Birth | November 21, 2008', true],
  ['Date of birth: 2009-02-01', true],
  ['Age: 17', true],
  ['Age: 18', false],
  ['I am 17 years old and apply for the integrated programme', true],
  ['Age of the plant: 12 years', false],
  ['Born leader of teams', false],
  ['Managed a team aged 16 to 19', false],
  ['Class X 2026', false],
])('%s is under 18: %s', (line, under) => {
  expect(saysUnderAge(['Asha Pillai', line], today)).toBe(under);
});

test.each([
  ['Category: OBC', true],
  ["Father's Name: R. Pillai", true],
  ['• Marital Status - Single', true],
  ['Gender | Female', true],
  ['Aadhaar No: 1234 5678 9012', true],
  ['D/o R. Pillai', true],
  ['Category management for 40 stores', false],
  ['Caste in rural labour markets: a study', false],
  ['Parents were farmers', false],
])('%s is personal: %s', (line, personal) => {
  expect(isPersonalLine(line)).toBe(personal);
});
