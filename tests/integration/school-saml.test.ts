import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { makeCertificate } from '#tests/fixtures/certificate.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import {
  readRequest,
  type Said,
  SamlProvider,
  type SamlRequest,
  type Signing,
} from '#tests/fixtures/saml-provider.ts';
import { postResponse, SchoolSignOn } from '#tests/fixtures/school-sign-on.ts';
import { openSchoolWorld } from '#tests/fixtures/school-world.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* A school's own sign-on by SAML 2.0, and what is tried against it (rule SCHOOL-85). */

const idp = new SamlProvider('sahyadri');
const otherIdp = new SamlProvider('konkan');
const weakKey = makeCertificate('sahyadri', 1024);
const foreign = makeCertificate('sahyadri');
let service: TestService;
let school: SchoolSignOn;
let other: SchoolSignOn;

const rules = {
  domains: ['example.com'],
  roleClaim: 'groups',
  roleRules: [{ value: 'faculty', role: 'reviewer' as const }],
  defaultRole: null,
};

beforeAll(async () => {
  service = await startTestService();
  school = await openWith('sahyadri', idp);
  other = await openWith('konkan', otherIdp);
}, 180_000);
afterAll(() => service.close());

/** A school whose owner has tested and switched on a SAML provider. */
async function openWith(slug: string, provider: SamlProvider): Promise<SchoolSignOn> {
  const signOn = new SchoolSignOn(service, await openSchoolWorld(service, { slug }), slug);
  await signOn.set(provider.settings, rules);
  const { orgId, owner } = signOn.world;
  const { url } = await owner.client.call('testSignOn', { params: { orgId }, body: {} });
  const request = readRequest(url);
  await postResponse(
    owner.client,
    request,
    provider.answer(request, { email: owner.email, nameId: 'owner' }),
  );
  await signOn.switch('on');
  return signOn;
}

const begin = async (client: ApiClient, of = school): Promise<SamlRequest> => {
  const { url } = await client.call('beginSignOn', { body: { slug: of.slug, as: 'member' } });
  return readRequest(url);
};
const sessions = () => rowsOf(service.parts.database, 'sessions');

describe('a SAML provider', () => {
  it('lets a member in, who may come again and is the same one', async () => {
    const client = new ApiClient(service.origin);
    const request = await begin(client);
    expect(request.acsUrl).toBe((await school.read()).ours.acsUrl);
    expect(await postResponse(client, request, idp.answer(request))).toBe(`/schools/${school.world.orgId}`);
    const { me } = await client.call('readSchool', { params: { orgId: school.world.orgId } });
    expect(me).toMatchObject({ role: 'reviewer', email: 'kiran.rao@example.com' });
    const again = new ApiClient(service.origin);
    const second = await begin(again);
    const signedTwice = ((said: Said) => {
      const response = idp.response(said, idp.signed(idp.assertion(said)));
      return idp.signed(response);
    })(idp.says(second));
    expect(await postResponse(again, second, signedTwice)).toBe(`/schools/${school.world.orgId}`);
    const { me: same } = await again.call('readSchool', { params: { orgId: school.world.orgId } });
    expect(same.memberId).toBe(me.memberId);
  });

  it('may sign by SHA-512, and with the second of two certificates', async () => {
    const client = new ApiClient(service.origin);
    const request = await begin(client);
    const answer = idp.answer(request, {}, { hash: 'sha512' });
    expect(await postResponse(client, request, answer)).toBe(`/schools/${school.world.orgId}`);
    await other.set({ ...otherIdp.settings, certificates: [foreign.pem, otherIdp.key.pem] }, rules);
    const { orgId, owner } = other.world;
    const { url } = await owner.client.call('testSignOn', { params: { orgId }, body: {} });
    const tested = readRequest(url);
    const said = { email: owner.email, nameId: 'owner' };
    await postResponse(owner.client, tested, otherIdp.answer(tested, said));
    await other.switch('on');
    const second = await begin(client, other);
    expect(await postResponse(client, second, otherIdp.answer(second))).toBe(`/schools/${orgId}`);
  });

  it('posts without our cookies, and only the browser that began goes on', async () => {
    const client = new ApiClient(service.origin);
    const request = await begin(client);
    const before = await sessions();
    const thief = new ApiClient(service.origin);
    expect(await postResponse(thief, request, idp.answer(request))).toBe('/schools/sign-on?problem=refused');
    expect(await sessions()).toHaveLength(before.length);
    expect((await thief.call('readMe')).account).toBeNull();
  });

  it('is told of us by a document', async () => {
    const { ours } = await school.read();
    const reply = await new ApiClient(service.origin).fetch(
      ours.metadataUrl.replace(/^https?:\/\/[^/]+/, service.origin),
    );
    expect(reply.headers.get('content-type')).toMatch(/^application\/samlmetadata\+xml/);
    const xml = await reply.text();
    expect(xml).toContain(`entityID="${ours.entityId}"`);
    expect(xml).toContain(`Location="${ours.acsUrl}"`);
    expect(xml).toContain('WantAssertionsSigned="true"');
  });

  it('is read from its own document, and from nothing else', async () => {
    const { orgId, owner } = school.world;
    const read = (xml: string) => owner.client.call('readSamlMetadata', { params: { orgId }, body: { xml } });
    const { kind, ...settings } = idp.settings;
    expect(kind).toBe('saml');
    expect(await read(idp.metadata())).toEqual(settings);
    const entity = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]>';
    for (const xml of [
      '<a/>',
      'not xml',
      idp.metadata().replace('<?xml version="1.0"?>', entity),
      idp.metadata().replaceAll('HTTP-Redirect', 'HTTP-Artifact'),
      idp.metadata().replace('use="signing"', 'use="encryption"'),
    ])
      await expect(read(xml), xml.slice(0, 60)).rejects.toMatchObject({ code: 'sign_on_unfit' });
  });

  it('is not taken with a weak key or no certificate', async () => {
    for (const pem of [weakKey.pem, 'AAAA'.repeat(40), 'hello'])
      await expect(school.set({ ...idp.settings, certificates: [pem] }, rules)).rejects.toMatchObject({
        code: 'sign_on_unfit',
      });
  });
});

/** What is posted instead of the honest answer, and why it is refused. */
type Attack = (request: SamlRequest) => string | Promise<string>;
const said = (change: Partial<Said> | ((request: SamlRequest) => Partial<Said>), how?: Signing): Attack => {
  return (request) => idp.answer(request, typeof change === 'function' ? change(request) : change, how);
};
const minutes = (count: number): Date => new Date(Date.now() + count * 60_000);
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
  it.each(attacks)('with %s is refused: %s', async (_what, reason, attack) => {
    const client = new ApiClient(service.origin);
    const request = await begin(client);
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

  it('is taken within a minute’s difference of clocks', async () => {
    for (const change of [
      { notBefore: minutes(0.8) },
      { notOnOrAfter: minutes(-0.8), notBefore: minutes(-9) },
    ]) {
      const client = new ApiClient(service.origin);
      const request = await begin(client);
      expect(await postResponse(client, request, idp.answer(request, change))).toBe(
        `/schools/${school.world.orgId}`,
      );
    }
  });

  it('counts once', async () => {
    const client = new ApiClient(service.origin);
    const request = await begin(client);
    const answer = idp.answer(request);
    expect(await postResponse(client, request, answer)).toBe(`/schools/${school.world.orgId}`);
    const before = (await sessions()).length;
    expect(await postResponse(client, request, answer)).toMatch(/problem=refused$/);
    expect(await postResponse(client, request, answer)).toMatch(/problem=refused$/);
    expect(await sessions()).toHaveLength(before);
    expect(await school.lastReason()).toBe('replayed');
  });

  it('of one attempt does not answer another, nor at another school', async () => {
    const client = new ApiClient(service.origin);
    const [mine, theirs] = [await begin(client), await begin(new ApiClient(service.origin))];
    expect(await postResponse(client, { ...mine, relayState: theirs.relayState }, idp.answer(mine))).toMatch(
      /problem=refused$/,
    );
    expect(await school.lastReason()).toBe('request_unknown');
    const { acsUrl } = (await other.read()).ours;
    expect(await postResponse(client, { ...mine, acsUrl }, idp.answer(mine))).toMatch(/problem=refused$/);
    expect((await client.call('readMe')).account).toBeNull();
  });
});
