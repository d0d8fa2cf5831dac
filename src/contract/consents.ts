import { z } from 'zod';

/**
 * What a person may agree to, each by itself (rules CONSENT-1 and -6): being an adult, resume and answers for interviews of their own, and for those of a school that
 * invited them, sound for an operator's speech service, mails that no contract needs.
 */
export const consentPurposes = ['adult', 'interview', 'school', 'voice', 'mail'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

export const noticeLanguages = ['en', 'hi'] as const;
export type NoticeLanguage = (typeof noticeLanguages)[number];

/** The version of the notice's words, in all languages, for one's own interviews and for a school's; raised when they change, and then everybody is asked again (rule CONSENT-2). */
export const noticeVersion = '2026-11-25';

/** The notice as this service shows it: its words' version, and by name who outside is sent what; null is nobody. */
export const notice = z.strictObject({
  version: z.string().max(40),
  /** The language model's provider and host. */
  model: z.string().max(300).nullable(),
  /** Whether the model is told the first name. */
  firstName: z.boolean(),
  /** The hosts that turn the candidate's sound into words, and the panel's words into sound. */
  hearing: z.string().max(300).nullable(),
  speaking: z.string().max(300).nullable(),
});
export type Notice = z.infer<typeof notice>;

/** Who hears complaints, and where. */
export const noticeContact = z.object({ officer: z.string(), email: z.string() });
export type NoticeContact = z.infer<typeof noticeContact>;

/** One thing a person agreed to: when, in which language, to which version of the words, and who was named in it. */
export const consent = z.object({
  purpose: z.enum(consentPurposes),
  language: z.enum(noticeLanguages),
  noticeVersion: z.string(),
  recipient: z.string().nullable(),
  givenAt: z.string(),
  withdrawnAt: z.string().nullable(),
  /** Whether it holds for the notice as it is now. */
  holds: z.boolean(),
});
export type Consent = z.infer<typeof consent>;

/** What is agreed to or taken back; what is not named stays as it is. */
export const consentChoices = z.strictObject({
  adult: z.boolean().optional(),
  interview: z.boolean().optional(),
  school: z.boolean().optional(),
  voice: z.boolean().optional(),
  mail: z.boolean().optional(),
});
export type ConsentChoices = z.infer<typeof consentChoices>;

/** Without these there is no interview. */
export const neededForInterviews: readonly ConsentPurpose[] = ['adult', 'interview'];
/** Without these there is none for a school (rule CONSENT-6). */
export const neededForSittings: readonly ConsentPurpose[] = ['adult', 'school'];

/** Whom a consent to a purpose names; a change of it asks again. Null is nobody outside. */
export function recipientOf(
  { model, firstName, hearing, speaking }: Notice,
  purpose: ConsentPurpose,
): string | null {
  if (purpose === 'interview' || purpose === 'school')
    return model && firstName ? `${model}, with the first name` : model;
  if (purpose !== 'voice') return null;
  const hosts = [...new Set([hearing, speaking].filter((host) => host !== null))];
  return hosts.length > 0 ? hosts.join(', ') : null;
}

/** Whether a consent was given to this notice and not taken back. Mails depend on no version: who chose them is not asked again. */
export function holdsFor(
  seen: Notice,
  given: Pick<Consent, 'purpose' | 'noticeVersion' | 'recipient'> & { withdrawnAt: unknown },
): boolean {
  if (given.withdrawnAt !== null) return false;
  if (given.purpose === 'mail') return true;
  return given.noticeVersion === seen.version && given.recipient === recipientOf(seen, given.purpose);
}
