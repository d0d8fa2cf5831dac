import { z } from 'zod';
import { holdsAddress } from '#contract/plain-name.ts';
import { cutText } from '#core/text/cut-text.ts';
import type { ProvenClaims } from '#server/accounts/open-id/school-provider.ts';
import { cleanText } from '#server/platform/clean-input.ts';
import type { AssertedPerson } from '#server/platform/database/schema/sign-on.ts';
import { SignOnRefused } from './sign-on-refused.ts';

const mostValues = 2_000;
/** Its form is asked for before its letters are made small: that makes plain ones of some that are not. */
const address = z
  .email()
  .max(254)
  .transform((text) => text.toLowerCase());

const onOneLine = (text: string): string =>
  text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '').replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ');

type Said = {
  issuer: string;
  subject: string;
  email: string | null;
  name: string | null;
  values: readonly string[];
};

/** A person as far as their provider names them well. Throws SignOnRefused `address_missing`, `not_proven`. */
export function assertedPerson({ issuer, subject, email, name, values }: Said): AssertedPerson {
  if (subject.length === 0 || subject.length > 255) throw new SignOnRefused('not_proven');
  // The value that is cut off may be the one that narrows.
  if (values.length > mostValues) throw new SignOnRefused('not_proven');
  const parsed = address.safeParse(email?.trim());
  if (!parsed.success) throw new SignOnRefused('address_missing');
  const shown = name ? cutText(onOneLine(cleanText(name)), 120).trim() : '';
  return {
    issuer,
    subject,
    email: parsed.data,
    displayName: shownName(shown, parsed.data),
    roleValues: [...values],
  };
}

/** A provider's name for somebody, or what their address makes of it; nobody is there to correct one that mails may not repeat (rule SCHOOL-98). */
function shownName(name: string, email: string): string {
  const [user = ''] = email.split('@');
  const words = user.replaceAll(/[^\p{L}\p{M}]+/gu, ' ').trim();
  return [name, user, words].find((one) => one !== '' && !holdsAddress(one)) ?? 'Guest';
}

/** The person in an OpenID provider's claims. One whose address it says is not verified is refused: `address_not_verified`. */
export function personOfClaims(
  issuer: string,
  claims: ProvenClaims,
  roleClaim: string | null,
): AssertedPerson {
  const { email, email_verified: verified, name } = claims;
  if (verified !== undefined && verified !== true && verified !== 'true')
    throw new SignOnRefused('address_not_verified');
  return assertedPerson({
    issuer,
    subject: claims.sub,
    email: textOf(email),
    name: textOf(name),
    values: roleClaim === null ? [] : textsOf(Object.hasOwn(claims, roleClaim) ? claims[roleClaim] : null),
  });
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');
