import type { AssertedPerson } from '#server/platform/database/schema/sign-on.ts';
import { assertedPerson } from '../asserted-person.ts';
import type { ProvenAssertion } from './verify-response.ts';

/** By what names providers of our schools send an address and a name: plain, by object identifier, and by Microsoft's. */
const addressNames = [
  'email',
  'mail',
  'emailaddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
];
const shownNames = [
  'displayName',
  'name',
  'urn:oid:2.16.840.1.113730.3.1.241',
  'http://schemas.microsoft.com/identity/claims/displayname',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name',
];

/** The person in a proven assertion; where it says no address apart, its subject may be one. */
export function personOfAssertion(
  entityId: string,
  { subject, attributes, sessionUntil }: Pick<ProvenAssertion, 'subject' | 'attributes' | 'sessionUntil'>,
  roleClaim: string | null,
): AssertedPerson {
  const first = (names: readonly string[]): string | null =>
    names.map((name) => attributes.get(name)?.[0]).find((value) => value) ?? null;
  const person = assertedPerson({
    issuer: entityId,
    subject,
    email: first(addressNames) ?? (subject.includes('@') ? subject : null),
    name: first(shownNames),
    values: roleClaim === null ? [] : (attributes.get(roleClaim) ?? []),
  });
  return { ...person, sessionUntil: sessionUntil?.toISOString() ?? null };
}
