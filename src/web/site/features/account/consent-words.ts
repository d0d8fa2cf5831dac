import type { Consent, ConsentPurpose, NoticeLanguage } from '#contract/consents.ts';
import type { ReplyOf } from '#contract/endpoints.ts';

const languageNames: Readonly<Record<NoticeLanguage, string>> = { en: 'English', hi: 'Hindi' };

/** How a consent stands: when, in which language and words, to whom; withdrawn, or overtaken by other words. */
export function stateWords(consent: Consent | undefined, when: (iso: string) => string): string {
  if (!consent) return 'Not agreed to.';
  const { givenAt, withdrawnAt, language, noticeVersion, recipient, holds } = consent;
  if (withdrawnAt) return `Withdrawn on ${when(withdrawnAt)}; agreed to on ${when(givenAt)}.`;
  const to = recipient ? `, to ${recipient}` : '';
  const given = `Agreed to on ${when(givenAt)}${to}. Notice of ${noticeVersion}, in ${languageNames[language]}.`;
  return holds ? given : `${given} The notice has changed since, and asks you again.`;
}

/** What a withdrawal brought about. */
export function endedWords(
  purpose: ConsentPurpose,
  { interviews, returned, resumes }: ReplyOf<'changeConsents'>['ended'],
): string {
  if (purpose === 'voice') return 'Withdrawn. Nothing more is sent to the speech service.';
  if (purpose !== 'interview' && purpose !== 'school') return 'Withdrawn.';
  const ended = purpose === 'school' ? endedForSchool(interviews) : endedOwn(interviews, returned);
  const gone = resumes === 0 ? '' : ` ${resumes === 1 ? 'Your resume was' : 'Your resumes were'} deleted.`;
  return `Withdrawn. ${ended}${gone}`;
}

const endedForSchool = (interviews: number): string =>
  interviews === 0
    ? 'No interview for a school was under way.'
    : 'The interview for the school was set aside, and no attempt is used.';

function endedOwn(interviews: number, returned: number): string {
  return interviews === 0
    ? 'No interview was under way.'
    : returned === interviews
      ? 'The interview under way was ended and is back in your account.'
      : 'The interview under way was ended and counts as used; write to us if that is not fair.';
}
