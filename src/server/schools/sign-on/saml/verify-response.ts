import type { SignOnReason } from '#contract/schools/sign-on.ts';
import type { KeptProvider } from '#server/platform/database/schema/sign-on.ts';
import { sha256 } from '#server/platform/ids.ts';
import { SignOnRefused } from '../sign-on-refused.ts';
import { checkShape } from './check-shape.ts';
import { assertionNs, bearer, protocolNs, success, transientName } from './names.ts';
import { libraryOptions } from './saml-request.ts';
import { childrenOf, readXmlTree, type XmlElement, XmlRefused } from './xml-tree.ts';

const skewMs = 60_000;
const oldestMs = 10 * 60_000;
const mostBytes = 128 * 1024;

type Expected = {
  provider: Extract<KeptProvider, { kind: 'saml' }>;
  ours: { entityId: string; acsUrl: string };
  /** The id of the request that this is to answer. */
  requestId: string;
};

/** What a proven assertion says. `assertionHash` is by what it is counted, until `validUntil`. */
export type ProvenAssertion = {
  subject: string;
  attributes: ReadonlyMap<string, readonly string[]>;
  assertionHash: string;
  validUntil: Date;
  /** When the person is no longer signed in at their provider, where it says so. */
  sessionUntil: Date | null;
};

/**
 * Proves a SAML response as it was posted: its form, the signature of its assertion by the library, then whom it is for, when, and which request it answers,
 * read from the signed words alone (rule SCHOOL-85). Times are judged by the system's clock, as the library does. Throws SignOnRefused.
 */
export async function verifyResponse(posted: string, expected: Expected): Promise<ProvenAssertion> {
  const xml = decoded(posted);
  const response = treeOf(xml);
  checkStatus(response);
  checkShape(response);
  const { provider, ours, requestId } = expected;
  const attribute = (name: string) => response.attributes.get(name);
  if (attribute('InResponseTo') !== requestId) throw new SignOnRefused('request_unknown');
  if ((attribute('Destination') ?? ours.acsUrl) !== ours.acsUrl) throw new SignOnRefused('recipient_wrong');
  const issuer = childrenOf(response, assertionNs, 'Issuer')[0]?.text.trim() ?? provider.entityId;
  if (issuer !== provider.entityId) throw new SignOnRefused('issuer_wrong');
  return readAssertion(treeOf(await signedAssertion(posted, expected)), expected);
}

function decoded(posted: string): string {
  const text = posted.replaceAll(/\s/g, '');
  if (text.length > (mostBytes * 4) / 3 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text))
    throw new SignOnRefused('response_malformed');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64'));
  } catch (cause) {
    throw new SignOnRefused('response_malformed', cause);
  }
}

function treeOf(xml: string): XmlElement {
  try {
    return readXmlTree(xml, { strict: true });
  } catch (error) {
    throw error instanceof XmlRefused ? new SignOnRefused('response_malformed', error) : error;
  }
}

function checkStatus(response: XmlElement): void {
  const [status] = childrenOf(response, protocolNs, 'Status');
  const code = childrenOf(status, protocolNs, 'StatusCode')[0]?.attributes.get('Value');
  if (response.local === 'Response' && code !== undefined && code !== success)
    throw new SignOnRefused('provider_said_no');
}

/** The assertion's own words under a signature of the provider. The library reads no other. */
async function signedAssertion(posted: string, { provider, ours, requestId }: Expected): Promise<string> {
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml');
  const library = new SAML({
    ...libraryOptions(provider, ours),
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: skewMs,
    maxAssertionAgeMs: oldestMs,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: {
      saveAsync: async () => null,
      getAsync: async (id) => (id === requestId ? new Date().toISOString() : null),
      removeAsync: async () => null,
    },
  });
  try {
    const { profile } = await library.validatePostResponseAsync({
      SAMLResponse: posted.replaceAll(/\s/g, ''),
    });
    const xml = profile?.getAssertionXml?.();
    if (!xml) throw new SignOnRefused('signature_invalid');
    return xml;
  } catch (error) {
    throw error instanceof SignOnRefused ? error : new SignOnRefused(reasonOfLibrary(error), error);
  }
}

/** The library tells apart by its words alone; what is none of these it says of signatures. */
function reasonOfLibrary(error: unknown): SignOnReason {
  const words = error instanceof Error ? error.message : '';
  if (/audience/i.test(words)) return 'audience_wrong';
  if (/InResponseTo/.test(words)) return 'request_unknown';
  if (/expired|not yet valid|subject confirmation|NotOnOrAfter|NotBefore|IssueInstant/i.test(words))
    return 'time_wrong';
  return 'signature_invalid';
}

function readAssertion(assertion: XmlElement, { provider, ours, requestId }: Expected): ProvenAssertion {
  const child = (of: XmlElement | undefined, name: string) => childrenOf(of, assertionNs, name);
  const [issuer, secondIssuer] = child(assertion, 'Issuer');
  if (issuer?.text.trim() !== provider.entityId || secondIssuer) throw new SignOnRefused('issuer_wrong');
  const [conditions, another] = child(assertion, 'Conditions');
  const audiences = child(child(conditions, 'AudienceRestriction')[0], 'Audience').map(({ text }) =>
    text.trim(),
  );
  if (!conditions || another || !audiences.includes(ours.entityId)) throw new SignOnRefused('audience_wrong');
  const [subject, secondSubject] = child(assertion, 'Subject');
  const confirmed = child(subject, 'SubjectConfirmation')
    .filter((one) => one.attributes.get('Method') === bearer)
    .map((one) => child(one, 'SubjectConfirmationData')[0]?.attributes);
  const toUs = confirmed.filter((data) => data?.get('Recipient') === ours.acsUrl);
  if (toUs.length === 0) throw new SignOnRefused('recipient_wrong');
  const answering = toUs.filter((data) => data?.get('InResponseTo') === requestId);
  if (answering.length === 0) throw new SignOnRefused('request_unknown');
  const until = Math.max(...answering.map((data) => Date.parse(data?.get('NotOnOrAfter') ?? '')));
  if (!(until + skewMs > Date.now())) throw new SignOnRefused('time_wrong');
  const [name, second] = child(subject, 'NameID');
  const id = assertion.attributes.get('ID');
  if (!name || second || secondSubject || !id) throw new SignOnRefused('response_malformed');
  if (name.attributes.get('Format') === transientName) throw new SignOnRefused('name_transient');
  return {
    // Letter by letter: who is called almost like somebody is not that one.
    subject: name.text,
    attributes: attributesOf(assertion),
    assertionHash: sha256(JSON.stringify([provider.entityId, id])),
    validUntil: new Date(until + skewMs),
    sessionUntil: sessionEndOf(assertion),
  };
}

function sessionEndOf(assertion: XmlElement): Date | null {
  const ends = childrenOf(assertion, assertionNs, 'AuthnStatement')
    .flatMap(({ attributes }) => attributes.get('SessionNotOnOrAfter') ?? [])
    .map((text) => Date.parse(text));
  if (!ends.every((end) => end > Date.now())) throw new SignOnRefused('time_wrong');
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

function attributesOf(assertion: XmlElement): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const statement of childrenOf(assertion, assertionNs, 'AttributeStatement'))
    for (const attribute of childrenOf(statement, assertionNs, 'Attribute')) {
      const values = childrenOf(attribute, assertionNs, 'AttributeValue').map(({ text }) => text.trim());
      const name = attribute.attributes.get('Name') ?? '';
      found.set(name, [...(found.get(name) ?? []), ...values]);
    }
  return found;
}
