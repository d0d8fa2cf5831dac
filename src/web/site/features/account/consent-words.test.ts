import { describe, expect, it } from 'vitest';
import type { Consent } from '#contract/consents.ts';
import { endedWords, stateWords } from './consent-words.ts';

const given: Consent = {
  purpose: 'interview',
  language: 'hi',
  noticeVersion: '2026-11-24',
  recipient: 'OpenAI (api.openai.com)',
  givenAt: 'Monday',
  withdrawnAt: null,
  holds: true,
};
const when = (iso: string): string => iso;

describe('how a consent stands', () => {
  it.each<[Consent | undefined, string]>([
    [undefined, 'Not agreed to.'],
    [given, 'Agreed to on Monday, to OpenAI (api.openai.com). Notice of 2026-11-24, in Hindi.'],
    [{ ...given, recipient: null }, 'Agreed to on Monday. Notice of 2026-11-24, in Hindi.'],
    [
      { ...given, recipient: null, holds: false },
      'Agreed to on Monday. Notice of 2026-11-24, in Hindi. The notice has changed since, and asks you again.',
    ],
    [{ ...given, withdrawnAt: 'Tuesday', holds: false }, 'Withdrawn on Tuesday; agreed to on Monday.'],
  ])('%#', (consent, words) => {
    expect(stateWords(consent, when)).toBe(words);
  });
});

describe('what a withdrawal brought about', () => {
  it.each([
    [0, 0, 0, 'Withdrawn. No interview was under way.'],
    [
      1,
      1,
      1,
      'Withdrawn. The interview under way was ended and is back in your account. Your resume was deleted.',
    ],
    [
      1,
      0,
      2,
      'Withdrawn. The interview under way was ended and counts as used; write to us if that is not fair. Your resumes were deleted.',
    ],
  ])('%i interviews, %i returned, %i resumes', (interviews, returned, resumes, words) => {
    expect(endedWords('interview', { interviews, returned, resumes })).toBe(words);
  });

  it('of interviews for a school speaks of attempts, and of nothing that was bought', () => {
    const none = { interviews: 0, returned: 0, resumes: 0 };
    expect(endedWords('school', none)).toBe('Withdrawn. No interview for a school was under way.');
    expect(endedWords('school', { interviews: 1, returned: 0, resumes: 1 })).toBe(
      'Withdrawn. The interview for the school was thrown away, and no attempt is used. Your resume was deleted.',
    );
  });

  it('is little for the others', () => {
    const none = { interviews: 0, returned: 0, resumes: 0 };
    expect(endedWords('voice', none)).toBe('Withdrawn. Nothing more is sent to the speech service.');
    expect(endedWords('mail', none)).toBe('Withdrawn.');
  });
});
