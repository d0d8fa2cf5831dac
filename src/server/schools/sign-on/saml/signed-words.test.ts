import { describe, expect, it } from 'vitest';
import { makeCertificate } from '#tests/fixtures/certificate.ts';
import { type Said, SamlProvider } from '#tests/fixtures/saml-provider.ts';
import { personOfAssertion } from './person-of-assertion.ts';
import { verifyResponse } from './verify-response.ts';

/* What a provider that is careless, or has hostile people, signs (rule SCHOOL-85). */

const idp = new SamlProvider('sahyadri');
const foreign = makeCertificate('sahyadri');
const next = makeCertificate('sahyadri');
const acsUrl = 'https://hotseat.example/api/sign-on/org_sahyadri/acs';
const entityId = 'https://hotseat.example/api/sign-on/org_sahyadri/metadata';
const request = { id: '_request', acsUrl, entityId, relayState: 'state' };

const verify = (xml: string, certificates = [idp.key.pem]) =>
  verifyResponse(Buffer.from(xml).toString('base64'), {
    provider: { ...idp.settings, certificates },
    ours: { entityId, acsUrl },
    requestId: request.id,
  });
const refusedBy = (reason: string) => expect.objectContaining({ reason }) as unknown;

const honest = idp.says(request, { id: '_honest' });
const good = idp.signed(idp.assertion(honest));
const answer = (inside: string): string => idp.response(honest, inside);

describe('the words that are signed', () => {
  const said = (change: Partial<Said>) => verify(idp.answer(request, change));
  const withIn = (from: string | RegExp, to: string) => {
    const changed = idp.assertion(honest).replace(from, to);
    expect(changed).not.toBe(idp.assertion(honest));
    return verify(answer(idp.signed(changed)));
  };

  it('are read where the provider signed them, whoever signed the rest', async () => {
    const unsigned = idp.signed(answer(good), { key: foreign });
    expect(await verify(unsigned)).toMatchObject({ subject: 'kiran-7' });
  });

  it('are read by the new certificate and the old, and by neither of another key', async () => {
    const byNext = answer(idp.signed(idp.assertion(honest), { key: next }));
    await expect(verify(byNext)).rejects.toEqual(refusedBy('signature_invalid'));
    expect(await verify(byNext, [idp.key.pem, next.pem])).toMatchObject({ subject: 'kiran-7' });
    expect(await verify(answer(good), [next.pem, idp.key.pem])).toMatchObject({ subject: 'kiran-7' });
    await expect(verify(answer(good), [next.pem])).rejects.toEqual(refusedBy('signature_invalid'));
  });

  it.each<[string, string | RegExp, string, string]>([
    ['two names', '</saml:NameID>', '</saml:NameID><saml:NameID>admin</saml:NameID>', 'response_malformed'],
    ['an element in the name', '>kiran-7<', '>kiran<saml:x></saml:x>-7<', 'not_proven'],
    ['no name', />kiran-7</, '><', 'not_proven'],
    [
      'two sets of conditions',
      '<saml:Conditions ',
      '<saml:Conditions NotBefore="2020-01-01T00:00:00Z"></saml:Conditions><saml:Conditions ',
      'signature_invalid',
    ],
    [
      'a second audience to be met',
      '</saml:Conditions>',
      '<saml:AudienceRestriction><saml:Audience>urn:other</saml:Audience></saml:AudienceRestriction></saml:Conditions>',
      'audience_wrong',
    ],
    ['no audience', /<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, '', 'audience_wrong'],
    ['no end of its time', / NotOnOrAfter="[^"]*"/, '', 'time_wrong'],
    ['an end that is no time', / NotOnOrAfter="[^"]*" Rec/, ' NotOnOrAfter="never" Rec', 'time_wrong'],
    ['another way to prove whom it is about', 'cm:bearer', 'cm:sender-vouches', 'recipient_wrong'],
    [
      'two issuers',
      '</saml:Issuer>',
      '</saml:Issuer><saml:Issuer>https://another.example</saml:Issuer>',
      'issuer_wrong',
    ],
    [
      'two subjects',
      '</saml:Subject>',
      '</saml:Subject><saml:Subject><saml:NameID>admin</saml:NameID></saml:Subject>',
      'response_malformed',
    ],
  ])('with %s are refused', async (_what, from, to, reason) => {
    const proven = withIn(from, to).then((words) => personOfAssertion(idp.entityId, words, 'groups'));
    await expect(proven).rejects.toEqual(refusedBy(reason));
  });

  const addressIn = async (change: Partial<Said>) =>
    personOfAssertion(idp.entityId, await said(change), null).email;

  it('name an address in plain letters alone, so that none is taken for another', async () => {
    expect(await addressIn({ email: 'Kiran.Rao@Example.COM' })).toBe('kiran.rao@example.com');
    for (const email of [
      // The sign of Kelvin, which is a small k when its case is changed.
      '\u212Airan.rao@example.com',
      'k\u0131ran.rao@example.com',
      'kiran.rao@\uFF45xample.com',
      'kiran.rao@example.com\u0000',
      'kiran.rao@example.com, admin@example.com',
      '"admin@example.com"@evil.example',
      'kiran@example.com@evil.example',
      'kiran.rao@evil.example@example.com',
    ])
      await expect(addressIn({ email }), email).rejects.toThrow();
  });

  it('name a person letter by letter', async () => {
    const names = ['kiran-7', ' kiran-7', 'kiran-7\u00A0', 'Kiran-7', 'kiran\u200B-7'];
    const subjects = await Promise.all(names.map(async (nameId) => (await said({ nameId })).subject));
    expect(new Set(subjects).size).toBe(names.length);
  });

  it('say until when somebody is there, and are refused when that is over', async () => {
    const until = (at: string) =>
      withIn(
        '<saml:AttributeStatement>',
        `<saml:AuthnStatement SessionNotOnOrAfter="${at}"></saml:AuthnStatement><saml:AttributeStatement>`,
      ).then((words) => personOfAssertion(idp.entityId, words, null).sessionUntil);
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    expect(await until(inAnHour)).toBe(inAnHour);
    expect(personOfAssertion(idp.entityId, await verify(answer(good)), null).sessionUntil).toBeNull();
    for (const at of ['2020-01-01T00:00:00Z', 'never', ''])
      await expect(until(at), at).rejects.toEqual(refusedBy('time_wrong'));
  });

  it('call a person by a name of one line', async () => {
    const shown = async (name: string) =>
      personOfAssertion(
        idp.entityId,
        await withIn(
          '<saml:AttributeStatement>',
          `<saml:AttributeStatement><saml:Attribute Name="displayName"><saml:AttributeValue>${name}</saml:AttributeValue></saml:Attribute>`,
        ),
        null,
      ).displayName;
    expect(await shown('Asha Menon')).toBe('Asha Menon');
    expect(await shown('Asha\n\nYour account is locked')).toBe('Asha Your account is locked');
    expect(await shown('Asha \u202Egnorw')).toBe('Asha gnorw');
    expect(await shown('\u202E \n')).toBe('kiran rao');
  });

  it('say an address once, where it holds no element', async () => {
    const proven = await withIn('>kiran.rao@example.com<', '>admin@<saml:x></saml:x>example.com<');
    expect(() => personOfAssertion(idp.entityId, proven, null)).toThrow('address_missing');
  });

  it('name every role there is, however many', async () => {
    const groups = [...Array.from({ length: 400 }, (_, at) => `club-${at}`), 'students'];
    const person = personOfAssertion(idp.entityId, await said({ groups }), 'groups');
    expect(person.roleValues).toContain('students');
  });
});
