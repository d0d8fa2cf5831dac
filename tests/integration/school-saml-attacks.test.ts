import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { makeCertificate } from '#tests/fixtures/certificate.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { type Said, SamlProvider, type SamlRequest, type Signing } from '#tests/fixtures/saml-provider.ts';
import { beginSaml, openSamlSchool } from '#tests/fixtures/school-saml.ts';
import { postResponse, type SchoolSignOn } from '#tests/fixtures/school-sign-on.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* What is tried against a school's sign-on by SAML 2.0 (rule SCHOOL-85). */

const idp = new SamlProvider('sahyadri');
const otherIdp = new SamlProvider('konkan');
const foreign = makeCertificate('sahyadri');
let service: TestService;
let school: SchoolSignOn;
let other: SchoolSignOn;
beforeAll(async () => {
  service = await startTestService();
  school = await openSamlSchool(service, 'sahyadri', idp);
  other = await openSamlSchool(service, 'konkan', otherIdp);
});
afterAll(() => service.close());

const sessions = () => rowsOf(service.parts.database, 'sessions');

const minutes = (count: number): Date => new Date(Date.now() + count * 60_000);

/** What is posted instead of the honest answer, and why it is refused. */
type Attack = (request: SamlRequest) => string | Promise<string>;
const said = (change: Partial<Said> | ((request: SamlRequest) => Partial<Said>), how?: Signing): Attack => {
  return (request) => idp.answer(request, typeof change === 'function' ? change(request) : change, how);
};
const evilId = '_evil';
/** An honest assertion, and a forged one that says another address. */
const pair = (request: SamlRequest) => {
  const honest = idp.says(request);
  const forged = { ...honest, id: evilId, email: 'admin@example.com', nameId: 'admin' };
  return { honest, good: idp.signed(idp.assertion(honest)), evil: idp.assertion(forged), forged };
};
const samlOpen = /^<saml:Assertion[^>]*>/;
const within = (outer: string, inner: string): string =>
  outer.replace('</saml:Assertion>', `${inner}</saml:Assertion>`);
const signatureOf = (xml: string): string => /<ds:Signature .*<\/ds:Signature>/s.exec(xml)?.[0] ?? '';

const attacks: readonly [string, string, Attack][] = [
  ['no signature', 'signature_invalid', (r) => idp.response(idp.says(r), idp.assertion(idp.says(r)))],
  [
    'the response signed alone',
    'signature_invalid',
    (r) => idp.signed(idp.response(idp.says(r), idp.assertion(idp.says(r)))),
  ],
  ['another key', 'signature_invalid', said({}, { key: foreign })],
  ['the key of another school’s provider', 'signature_invalid', said({}, { key: otherIdp.key })],
  ['a digest that is no longer safe', 'algorithm_weak', said({}, { hash: 'sha1' })],
  ['a changed address', 'signature_invalid', (r) => idp.answer(r).replace('kiran.rao@', 'admin@')],
  ['a changed name', 'signature_invalid', (r) => idp.answer(r).replace('>kiran-7<', '>admin<')],
  [
    'a forged assertion before the signed one',
    'response_malformed',
    (r) => {
      const { honest, good, evil } = pair(r);
      return idp.response(honest, `${evil}${good}`);
    },
  ],
  [
    'a forged assertion after it',
    'response_malformed',
    (r) => {
      const { honest, good, evil } = pair(r);
      return idp.response(honest, `${good}${evil}`);
    },
  ],
  [
    'the signed one wrapped in the forged',
    'response_malformed',
    (r) => {
      const { honest, good, evil } = pair(r);
      return idp.response(honest, within(evil, `<saml:Advice>${good}</saml:Advice>`));
    },
  ],
  [
    'the forged one with the signature of the signed, which lies in it',
    'response_malformed',
    (r) => {
      const { honest, good, evil } = pair(r);
      const signature = signatureOf(good).replace(
        '</ds:Signature>',
        `<ds:Object>${good.replace(signatureOf(good), '')}</ds:Object></ds:Signature>`,
      );
      return idp.response(honest, evil.replace('</saml:Issuer>', `</saml:Issuer>${signature}`));
    },
  ],
  [
    'the signed one in an extension of the response',
    'response_malformed',
    (r) => {
      const { honest, good, evil } = pair(r);
      return idp.response(honest, `<samlp:Extensions>${good}</samlp:Extensions>${evil}`);
    },
  ],
  [
    'the forged one with the signed one’s id',
    'response_malformed',
    (r) => {
      const { honest, good, evil } = pair(r);
      return idp.response(
        honest,
        `<samlp:Extensions>${good}</samlp:Extensions>${evil.replace(evilId, honest.id)}`,
      );
    },
  ],
  [
    'a signature beside the assertion',
    'signature_invalid',
    (r) => {
      const { honest, good, evil } = pair(r);
      return idp.response(honest, `${evil}${signatureOf(good)}`);
    },
  ],
  [
    'the forged one under a signature that points elsewhere',
    'response_malformed',
    (r) => {
      const { honest, good, evil } = pair(r);
      return idp.response(honest, evil.replace('</saml:Issuer>', `</saml:Issuer>${signatureOf(good)}`));
    },
  ],
  [
    'an id that something else has too',
    'response_malformed',
    (r) => {
      const { honest, good } = pair(r);
      const twin = `<x:Note xmlns:x="urn:x" ID="${honest.id}"></x:Note>`;
      return idp.response(honest, `<samlp:Extensions>${twin}</samlp:Extensions>${good}`);
    },
  ],
  [
    'a signature that stands nowhere of use',
    'response_malformed',
    (r) => {
      const { honest, good } = pair(r);
      const astray = signatureOf(idp.signed(idp.assertion({ ...honest, id: '_astray' })));
      return idp.response(honest, `<samlp:Extensions>${astray}</samlp:Extensions>${good}`);
    },
  ],
  ['a signature of the whole document', 'response_malformed', said({}, { reference: '' })],
  [
    'an assertion of another namespace',
    'response_malformed',
    (r) => {
      const { honest, good, evil } = pair(r);
      return idp.response(
        honest,
        `${good}${evil
          .replace(samlOpen, '<x:Assertion xmlns:x="urn:x">')
          .replace(/saml:Assertion>$/, 'x:Assertion>')
          .replaceAll('saml:', 'x:')}`,
      );
    },
  ],
  [
    'an encrypted assertion beside it',
    'response_malformed',
    (r) =>
      idp
        .answer(r)
        .replace(
          '</samlp:Response>',
          '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"></saml:EncryptedAssertion></samlp:Response>',
        ),
  ],
  [
    'a comment in the address',
    'response_malformed',
    said({ email: 'admin@example.com<!---->.evil.example' }),
  ],
  [
    'a comment put into the name afterwards',
    'response_malformed',
    (r) => idp.answer(r, { nameId: 'admin-7' }).replace('admin-7', 'admin<!---->-7'),
  ],
  [
    'an instruction in the name',
    'response_malformed',
    (r) => idp.answer(r).replace('kiran-7', 'kiran<?x?>-7'),
  ],
  ['CDATA in the name', 'response_malformed', (r) => idp.answer(r).replace('kiran-7', '<![CDATA[kiran-7]]>')],
  ['a document type', 'response_malformed', (r) => `<!DOCTYPE r>${idp.answer(r)}`],
  [
    'an entity',
    'response_malformed',
    (r) =>
      `<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/hostname">]>${idp.answer(r).replace('kiran-7', '&e;')}`,
  ],
  [
    'entities in entities',
    'response_malformed',
    (r) =>
      `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>${idp.answer(r).replace('kiran-7', '&b;')}`,
  ],
  ['another audience', 'audience_wrong', said({ audience: 'https://another.example/metadata' })],
  [
    'the other school’s audience',
    'audience_wrong',
    async (r) => {
      const { ours } = await other.read();
      return idp.answer(r, { audience: ours.entityId });
    },
  ],
  ['another recipient', 'recipient_wrong', said({ recipient: 'https://another.example/acs' })],
  ['another destination', 'recipient_wrong', said({ destination: 'https://another.example/acs' })],
  ['another issuer', 'issuer_wrong', said({ issuer: 'https://another.example/idp' })],
  ['time that is over', 'time_wrong', said(() => ({ notBefore: minutes(-10), notOnOrAfter: minutes(-2) }))],
  ['time that has not come', 'time_wrong', said(() => ({ notBefore: minutes(2) }))],
  [
    'old words with a long life',
    'time_wrong',
    said(() => ({ issuedAt: minutes(-20), notBefore: minutes(-20), notOnOrAfter: minutes(600) })),
  ],
  [
    'no request that it answers',
    'request_unknown',
    said({ inResponseTo: null, confirmedInResponseTo: null }),
  ],
  ['no request in its signed words', 'request_unknown', said({ confirmedInResponseTo: null })],
  [
    'another request',
    'request_unknown',
    said({ inResponseTo: '_another', confirmedInResponseTo: '_another' }),
  ],
  ['another request in its signed words', 'request_unknown', said({ confirmedInResponseTo: '_another' })],
  [
    'a name that changes every time',
    'name_transient',
    said({ nameFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }),
  ],
  ['no address', 'address_missing', said({ email: null })],
  ['the provider’s no', 'provider_said_no', said({ status: 'urn:oasis:names:tc:SAML:2.0:status:Responder' })],
  ['nothing', 'response_malformed', () => ''],
  ['too much', 'response_malformed', (r) => idp.answer(r) + ' '.repeat(140_000)],
];

describe('a response', () => {
  // Of what nobody proved only so much is written in ten minutes: what was tried before lies an hour back.
  beforeEach(() =>
    withinOrganisation(service.parts.database, school.world.orgId, (tx) =>
      tx.execute(sql`update org_audit set at = at - interval '1 hour'`),
    ),
  );
  it.each(attacks)('with %s is refused: %s', async (_what, reason, attack) => {
    const client = new ApiClient(service.origin);
    const request = await beginSaml(client, school);
    const before = [await sessions(), await school.reasons()];
    const at = await postResponse(client, request, await attack(request));
    expect(at).toBe(`/schools/sign-on/sahyadri?problem=refused`);
    expect(await sessions()).toHaveLength(before[0]?.length ?? 0);
    expect(await school.reasons()).toHaveLength((before[1]?.length ?? 0) + 1);
    expect(await school.lastReason()).toBe(reason);
    expect((await client.call('readMe')).account).toBeNull();
    // What waited for it waits no more: the honest answer comes too late.
    expect(await postResponse(client, request, idp.answer(request))).toMatch(/problem=refused$/);
  });
});
