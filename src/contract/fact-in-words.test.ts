import { expect, it } from 'vitest';
import { datesInWords, jobInWords, studyInWords } from './fact-in-words.ts';

it('puts a job and a stage of study into words, as far as they are known', () => {
  const dates = { from: '2021-08', to: 'present' };
  expect(jobInWords({ role: 'Clerk', organisation: 'Kaveri Pumps', ...dates })).toBe(
    'Clerk, Kaveri Pumps (Aug 2021 to present)',
  );
  expect(jobInWords({ role: 'Clerk' })).toBe('Clerk');
  expect(jobInWords(dates)).toBe('');
  expect(datesInWords({ from: '2019', to: '2021' })).toBe('2019 to 2021');
  expect(studyInWords({ degree: 'B.E.', branch: 'Civil', institution: 'VJTI', year: 2021 })).toBe(
    'B.E. Civil, VJTI (2021)',
  );
});
