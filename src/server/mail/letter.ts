import { holdsAddress } from '#contract/plain-name.ts';

/** What every letter says of the service. */
export type Letterhead = {
  /** Where the service is reached, without a slash at the end. */
  publicUrl: string;
  supportEmail: string;
};

/** Whom a letter speaks to, as they call themselves, and of which service. */
export type Reader = Letterhead & { name: string };

export type MailWords = { subject: string; text: string };

/** A plain letter: a greeting by name, paragraphs, whom to ask. A name adds no line of its own, and one with an address in it is left out. */
export function letter({ name, supportEmail }: Reader, paragraphs: string[]): string {
  const known = name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const greeting = known && !holdsAddress(known) ? `Hello ${known},` : 'Hello,';
  return `${[greeting, ...paragraphs, `Questions? Write to ${supportEmail}.`, 'Hotseat'].join('\n\n')}\n`;
}
