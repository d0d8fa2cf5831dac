import { SignOnRefused } from '../sign-on-refused.ts';
import { assertionNs, protocolNs, signatureNs } from './names.ts';
import { childrenOf, withAllBelow, type XmlElement } from './xml-tree.ts';

const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const allowed = {
  CanonicalizationMethod: [exclusive],
  SignatureMethod: [
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  ],
  DigestMethod: ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'],
  Transform: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', exclusive],
} as const;

const malformed = (): never => {
  throw new SignOnRefused('response_malformed');
};

/**
 * Whether a response has the one form we read: one assertion, a child of the response, which it signs itself or is signed with; every signature a child of
 * what it signs, and no id twice. All known ways to move a signed assertion aside and slip another in need another form (rule SCHOOL-85). Gives the
 * assertion, still unproven. Throws SignOnRefused.
 */
export function checkShape(response: XmlElement): XmlElement {
  if (response.uri !== protocolNs || response.local !== 'Response') malformed();
  const all = [...withAllBelow(response)];
  const assertions = all.filter(({ local }) => /^(?:Encrypted)?Assertion$/.test(local));
  const [assertion] = childrenOf(response, assertionNs, 'Assertion');
  if (!assertion || assertions.length !== 1) return malformed();
  const ids = all.flatMap(({ attributes }) =>
    [...attributes].filter(([name]) => /^(?:[^:]+:)?id$/i.test(name)).map(([, value]) => value),
  );
  if (new Set(ids).size !== ids.length) malformed();
  const signed = [response, assertion];
  const inPlace = signed.flatMap((element) => childrenOf(element, signatureNs, 'Signature'));
  const signatures = all.filter(({ local }) => local === 'Signature');
  if (signatures.length !== inPlace.length) malformed();
  if (childrenOf(assertion, signatureNs, 'Signature').length !== 1)
    throw new SignOnRefused('signature_invalid');
  for (const element of signed)
    for (const signature of childrenOf(element, signatureNs, 'Signature')) checkSignature(signature, element);
  return assertion;
}

function checkSignature(signature: XmlElement, signed: XmlElement): void {
  const parts = [...withAllBelow(signature)];
  for (const { local, attributes } of parts) {
    if (!isMethod(local)) continue;
    const algorithms: readonly string[] = allowed[local];
    if (!algorithms.includes(attributes.get('Algorithm') ?? '')) throw new SignOnRefused('algorithm_weak');
  }
  const references = parts.filter(({ local }) => local === 'Reference');
  const id = signed.attributes.get('ID');
  const points =
    references.length === 1 && id !== undefined && references[0]?.attributes.get('URI') === `#${id}`;
  if (!points || parts.some(({ local }) => local === 'Object')) malformed();
}

const isMethod = (local: string): local is keyof typeof allowed => Object.hasOwn(allowed, local);
