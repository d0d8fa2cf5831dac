import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { makeCertificate } from '#tests/fixtures/certificate.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { type Said, SamlProvider } from '#tests/fixtures/saml-provider.ts';
import { beginSaml, facultyRules, openSamlSchool, testSaml } from '#tests/fixtures/school-saml.ts';
import { postResponse, type SchoolSignOn } from '#tests/fixtures/school-sign-on.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* A school's own sign-on by SAML 2.0 (rule SCHOOL-85). */

const idp = new SamlProvider('sahyadri');
const otherIdp = new SamlProvider('konkan');
const weakKey = makeCertificate('sahyadri', 1024);
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

const begin = (client: ApiClient, of = school) => beginSaml(client, of);
const sessions = () => rowsOf(service.parts.database, 'sessions');
const minutes = (count: number): Date => new Date(Date.now() + count * 60_000);

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
    await other.set({ ...otherIdp.settings, certificates: [foreign.pem, otherIdp.key.pem] }, facultyRules);
    const { orgId } = other.world;
    await testSaml(other, otherIdp);
    await other.switch('on');
    const second = await begin(client, other);
    expect(await postResponse(client, second, otherIdp.answer(second))).toBe(`/schools/${orgId}`);
  });

  it('posts without our cookies, and only the browser that began goes on', async () => {
    const client = new ApiClient(service.origin);
    const request = await begin(client);
    const before = await sessions();
    const thief = new ApiClient(service.origin);
    // A browser that has begun an attempt of its own, and so has a cookie.
    await begin(thief);
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
      await expect(school.set({ ...idp.settings, certificates: [pem] }, facultyRules)).rejects.toMatchObject({
        code: 'sign_on_unfit',
      });
  });
});

describe('a response', () => {
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

  it('answers an attempt of the last ten minutes, and no older one', async () => {
    const client = new ApiClient(service.origin);
    const request = await begin(client);
    await acrossOrganisations(service.parts.database, (tx) =>
      tx.execute(
        sql`update org_sign_on_flows set expires_at = ${new Date().toISOString()}::timestamptz where state = ${request.relayState}`,
      ),
    );
    expect(await postResponse(client, request, idp.answer(request))).toBe('/schools/sign-on?problem=refused');
  });

  it('answers no attempt that began before the provider was set anew', async () => {
    const client = new ApiClient(service.origin);
    const request = await begin(client, other);
    await other.set({ ...otherIdp.settings, certificates: [otherIdp.key.pem] }, facultyRules);
    await testSaml(other, otherIdp);
    await other.switch('on');
    expect(await postResponse(client, request, otherIdp.answer(request))).toMatch(/problem=refused$/);
    expect(await other.lastReason()).toBe('settings_changed');
  });
});
