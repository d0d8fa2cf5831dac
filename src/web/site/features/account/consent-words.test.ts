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
  it.each<[Consent | undefined, readonly string[]]>([
    [given, ['Agreed', 'Monday', 'OpenAI (api.openai.com)', '2026-11-24', 'Hindi']],
    [{ ...given, recipient: null, holds: false }, ['Monday', 'changed since', 'asks you again']],
    [{ ...given, withdrawnAt: 'Tuesday', holds: false }, ['Withdrawn on Tuesday', 'Monday']],
    [undefined, ['Not agreed']],
  ])('%#', (consent, parts) => {
    const words = stateWords(consent, when);
    for (const part of parts) expect(words).toContain(part);
  });
});

describe('what a withdrawal brought about', () => {
  const ended = (...[purpose, interviews, returned, resumes]: [Consent['purpose'], number, number, number]) =>
    endedWords(purpose, { interviews, returned, resumes });

  it('says whether the interview comes back, and what was deleted', () => {
    expect(ended('interview', 0, 0, 0)).not.toMatch(/back|used|deleted/);
    expect(ended('interview', 1, 1, 1)).toMatch(/is back in your account\. Your resume was deleted\.$/);
    expect(ended('interview', 1, 0, 2)).toMatch(/counts as used.*Your resumes were deleted\.$/);
  });

  it('of interviews for a school speaks of attempts, and of nothing that was bought', () => {
    expect(ended('school', 0, 0, 0)).not.toMatch(/back|used|deleted/);
    expect(ended('school', 1, 0, 1)).toMatch(/no attempt is used\. Your resume was deleted\.$/);
  });

  it('is little for the others', () => {
    for (const purpose of ['voice', 'mail'] as const)
      expect(ended(purpose, 0, 0, 0)).not.toMatch(/interview/);
  });
});
