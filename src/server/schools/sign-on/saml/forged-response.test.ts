import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeCertificate } from '#tests/fixtures/certificate.ts';
import { SamlProvider } from '#tests/fixtures/saml-provider.ts';
import { verifyResponse } from './verify-response.ts';

/* What is made of an honest SAML response by who holds one, and what is posted to keep us busy (rule SCHOOL-85). */

const idp = new SamlProvider('sahyadri');
const foreign = makeCertificate('sahyadri');
const acsUrl = 'https://hotseat.example/api/sign-on/org_sahyadri/acs';
const entityId = 'https://hotseat.example/api/sign-on/org_sahyadri/metadata';
const request = { id: '_request', acsUrl, entityId, relayState: 'state' };

const verify = (xml: string) =>
  verifyResponse(Buffer.from(xml).toString('base64'), {
    provider: idp.settings,
    ours: { entityId, acsUrl },
    requestId: request.id,
  });
const refusedBy = (reason: string) => expect.objectContaining({ reason }) as unknown;

const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const honest = idp.says(request, { id: '_honest' });
const good = idp.signed(idp.assertion(honest));
const signature = /<ds:Signature .*<\/ds:Signature>/s.exec(good)?.[0] ?? '';
const bare = good.replace(signature, '');
const evil = idp.assertion({ ...honest, id: '_evil', email: 'admin@example.com', nameId: 'admin' });
const answer = (inside: string): string => idp.response(honest, inside);
const lastIn = (outer: string, inner: string): string =>
  outer.replace(/<\/saml:Assertion>$/, `${inner}</saml:Assertion>`);
const signedBy = (xml: string, given: string): string =>
  xml.replace('</saml:Issuer>', `</saml:Issuer>${given}`);
const object = (inside: string): string =>
  signature.replace('</ds:Signature>', `<ds:Object>${inside}</ds:Object></ds:Signature>`);
const extensions = (inside: string): string => `<samlp:Extensions>${inside}</samlp:Extensions>`;
const sameId = evil.replace('_evil', '_honest');
const many = (count: number, what: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => what(at)).join('');
const replaced = (from: string | RegExp, to: string): string => {
  const changed = good.replace(from, to);
  expect(changed).not.toBe(good);
  return answer(changed);
};

/** A response that is signed itself, and holds a signed assertion. */
const wholeSigned = idp.signed(answer(good));
const wholeSignature = /<ds:Signature .*?<\/ds:Signature>/s.exec(wholeSigned)?.[0] ?? '';
/** A forged response that carries the signature of the honest one, which lies in it or beside its forged assertion. */
const forgedWhole = (inSignature: string, beside: string): string => {
  const forged = idp.response({ ...honest, id: '_evil' }, `${evil}${beside}`);
  return signedBy(forged, wholeSignature.replace('</ds:Signature>', `${inSignature}</ds:Signature>`));
};

const macOfCertificate = (): string => {
  const weak = replaced(/rsa-sha256/, 'hmac-sha256');
  const info = /<ds:SignedInfo>.*<\/ds:SignedInfo>/s.exec(weak)?.[0] ?? '';
  const signed = info.replace(
    '<ds:SignedInfo>',
    '<ds:SignedInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">',
  );
  const value = createHmac('sha256', idp.key.pem).update(signed).digest('base64');
  return weak.replace(/<ds:SignatureValue>[^<]*/, `<ds:SignatureValue>${value}`);
};
const keyInfo = `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${foreign.pem
  .split('\n')
  .slice(1, -1)
  .join('')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`;
const secondInfo = (first: boolean): string => {
  const digest = createHash('sha256').update(sameId).digest('base64');
  const info = /<ds:SignedInfo>.*<\/ds:SignedInfo>/s.exec(signature)?.[0] ?? '';
  const another = info.replace(/<ds:DigestValue>[^<]*/, `<ds:DigestValue>${digest}`);
  return answer(signedBy(sameId, signature.replace(info, first ? another + info : info + another)));
};
const transform = (algorithm: string, inside = ''): string =>
  replaced(
    '</ds:Transforms>',
    `<ds:Transform Algorithm="${algorithm}">${inside}</ds:Transform></ds:Transforms>`,
  );
const xslt =
  '<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform" version="1.0"><xsl:template match="/"></xsl:template></xsl:stylesheet>';

const wrapping: readonly [string, string, string][] = [
  [
    'XSW1: the signed response within the signature of the forged',
    'response_malformed',
    forgedWhole(`<ds:Object>${wholeSigned.replace(wholeSignature, '')}</ds:Object>`, ''),
  ],
  [
    'XSW2: the signed response beside the forged assertion',
    'response_malformed',
    forgedWhole('', wholeSigned.replace(wholeSignature, '')),
  ],
  ['XSW3: the forged assertion before the signed', 'response_malformed', answer(`${evil}${good}`)],
  ['XSW4: the signed assertion within the forged', 'response_malformed', answer(lastIn(evil, good))],
  [
    'XSW5: the forged with the signature, the signed without it after',
    'response_malformed',
    answer(`${signedBy(evil, signature)}${bare}`),
  ],
  [
    'XSW6: the same, the signed in the signature',
    'response_malformed',
    answer(signedBy(evil, signature.replace('</ds:Signature>', `${bare}</ds:Signature>`))),
  ],
  ['XSW7: the forged in extensions', 'response_malformed', answer(`${extensions(evil)}${good}`)],
  [
    'XSW8: the signed as an object of the signature in the forged',
    'response_malformed',
    answer(signedBy(evil, object(bare))),
  ],
  [
    'the forged under the id of the signed, which lies in its signature',
    'response_malformed',
    answer(signedBy(sameId, object(bare))),
  ],
  [
    'the signed whole, a forged one added to it',
    'response_malformed',
    wholeSigned.replace('</samlp:Response>', `${evil}</samlp:Response>`),
  ],
  ['the response signed and the assertion not', 'signature_invalid', idp.signed(answer(bare))],
  ['two things said to be signed, the forged first', 'response_malformed', secondInfo(true)],
  ['two things said to be signed, the forged last', 'response_malformed', secondInfo(false)],
  [
    'a comment in the digest',
    'response_malformed',
    replaced('<ds:DigestValue>', '<ds:DigestValue><!--AAAA-->'),
  ],
  [
    'an id that differs by its case alone',
    'response_malformed',
    answer(`${extensions('<x:N xmlns:x="urn:x" Id="_honest"></x:N>')}${good}`),
  ],
  [
    'an XML id of another',
    'response_malformed',
    answer(`${extensions('<x:N xmlns:x="urn:x" xml:id="_honest"></x:N>')}${good}`),
  ],
  [
    'an id behind a prefix with a line in it',
    'response_malformed',
    answer(`${extensions('<x:N xmlns:x="urn:x" xmlns:x-y="urn:y" x-y:ID="_honest"></x:N>')}${good}`),
  ],
  [
    'an envelope around it',
    'response_malformed',
    `<s:Envelope xmlns:s="urn:s"><s:Body>${answer(good)}</s:Body></s:Envelope>`,
  ],
];

const algorithms: readonly [string, string, string][] = [
  [
    'a digest of the first SHA',
    'algorithm_weak',
    replaced('http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2000/09/xmldsig#sha1'),
  ],
  [
    'a signature by the first SHA',
    'algorithm_weak',
    replaced(
      'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
    ),
  ],
  ['a code made with the certificate', 'algorithm_weak', macOfCertificate()],
  ['XSLT', 'algorithm_weak', transform('http://www.w3.org/TR/1999/REC-xslt-19991116', xslt)],
  [
    'XPath',
    'algorithm_weak',
    transform('http://www.w3.org/TR/1999/REC-xpath-19991116', '<ds:XPath>false()</ds:XPath>'),
  ],
  ['base64', 'algorithm_weak', transform('http://www.w3.org/2000/09/xmldsig#base64')],
  ['comments kept in what is signed', 'algorithm_weak', transform(`${exclusive}WithComments`)],
  [
    'another canonical form',
    'algorithm_weak',
    replaced(
      `CanonicalizationMethod Algorithm="${exclusive}"`,
      'CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"',
    ),
  ],
  [
    'no name of an algorithm',
    'algorithm_weak',
    replaced(/<ds:SignatureMethod Algorithm="[^"]*"/, '<ds:SignatureMethod'),
  ],
  [
    'transforms without end',
    'signature_invalid',
    replaced(
      '</ds:Transforms>',
      `${`<ds:Transform Algorithm="${exclusive}"></ds:Transform>`.repeat(100)}</ds:Transforms>`,
    ),
  ],
  [
    'a key that comes with it',
    'signature_invalid',
    answer(idp.signed(idp.assertion(honest), { key: foreign, inside: keyInfo })),
  ],
];

const big: readonly [string, string, string][] = [
  [
    'a thousand elements in an extension',
    'response_malformed',
    answer(`${extensions(many(1_000, () => '<a/>'))}${good}`),
  ],
  [
    'a thousand elements in the assertion',
    'response_malformed',
    answer(
      lastIn(
        good,
        many(1_000, () => '<a/>'),
      ),
    ),
  ],
  [
    'a thousand elements in the signature',
    'response_malformed',
    answer(
      idp.signed(idp.assertion(honest), { inside: `<ds:KeyInfo>${many(1_000, () => '<a/>')}</ds:KeyInfo>` }),
    ),
  ],
  [
    'three thousand attributes',
    'response_malformed',
    answer(`${extensions(`<a${many(3_000, (at) => ` a${at}=""`)}/>`)}${good}`),
  ],
  [
    'three thousand namespaces',
    'response_malformed',
    answer(`${extensions(`<a${many(3_000, (at) => ` xmlns:a${at}="u"`)}/>`)}${good}`),
  ],
  [
    'forty elements in each other',
    'response_malformed',
    answer(`${extensions(`${'<a>'.repeat(40)}${'</a>'.repeat(40)}`)}${good}`),
  ],
  ['thirty thousand elements in each other', 'response_malformed', '<a>'.repeat(30_000)],
  [
    'entities',
    'response_malformed',
    `<!DOCTYPE r [${many(20, (at) => `<!ENTITY e${at + 1} "&e${at};&e${at};">`)}]>${answer(good)}`,
  ],
  [
    'an entity from elsewhere',
    'response_malformed',
    `<!DOCTYPE r SYSTEM "http://169.254.169.254/latest">${answer(good)}`,
  ],
];

it.each([...wrapping, ...algorithms, ...big])('%s is refused: %s', async (_what, reason, xml) => {
  await expect(verify(xml)).rejects.toEqual(refusedBy(reason));
});
