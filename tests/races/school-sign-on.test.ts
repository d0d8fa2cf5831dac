import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { hostileClient, startHostileGoogle } from '#tests/fixtures/hostile-google.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { readRequest, SamlProvider, type SamlRequest } from '#tests/fixtures/saml-provider.ts';
import {
  callBack,
  postResponse,
  reviewersByDefault,
  SchoolSignOn,
  whereFrom,
} from '#tests/fixtures/school-sign-on.ts';
import { openSchoolWorld } from '#tests/fixtures/school-world.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* A school's sign-on is used once (rule SCHOOL-85), and told once where it is passed by (rule SCHOOL-88). */

const idp = new SamlProvider('sahyadri');
let service: TestService;
let signOn: SchoolSignOn;
beforeAll(async () => {
  service = await startTestService();
  signOn = new SchoolSignOn(service, await openSchoolWorld(service), 'sahyadri');
  await signOn.set(idp.settings, reviewersByDefault);
  const { orgId, owner } = signOn.world;
  const { url } = await owner.client.call('testSignOn', { params: { orgId }, body: {} });
  const request = readRequest(url);
  await postResponse(owner.client, request, idp.answer(request, { email: owner.email, nameId: 'owner' }));
  await signOn.switch('on');
});
afterAll(() => service.close());

const begin = async (client: ApiClient) =>
  readRequest((await client.call('beginSignOn', { body: { slug: 'sahyadri', as: 'member' } })).url);
const sessions = async () => (await rowsOf(service.parts.database, 'sessions')).length;

/** The page that a browser is shown whom a provider has post a response. */
async function post(request: SamlRequest, xml: string): Promise<string> {
  const acs = new URL(new URL(request.acsUrl).pathname, service.origin);
  const SAMLResponse = Buffer.from(xml).toString('base64');
  const body = new URLSearchParams({ SAMLResponse, RelayState: request.relayState });
  return (await fetch(acs, { method: 'POST', body })).text();
}

describe('one assertion', () => {
  it('that is posted fifty times at once opens one session', async () => {
    const client = new ApiClient(service.origin);
    const request = await begin(client);
    const before = await sessions();
    const answer = idp.answer(request);
    const ends = await Promise.all(Array.from({ length: 50 }, () => postResponse(client, request, answer)));
    const inside = `/schools/${signOn.world.orgId}`;
    expect(ends.filter((at) => at === inside)).toHaveLength(1);
    expect(await sessions()).toBe(before + 1);
    expect(await rowsOf(service.parts.database, 'org_sign_on_assertions')).toHaveLength(2);
  });

  it('of twenty different ones for one request alone is taken', async () => {
    const request = await begin(new ApiClient(service.origin));
    const pages = await Promise.all(Array.from({ length: 20 }, () => post(request, idp.answer(request))));
    expect(pages.filter((page) => page.includes('http-equiv="refresh"'))).toHaveLength(1);
  });

  it('whose ticket is brought twenty times at once opens one session', async () => {
    const client = new ApiClient(service.origin);
    const request = await begin(client);
    const page = await post(request, idp.answer(request));
    const onwards = /content="0; url=([^"]+)"/.exec(page)?.[1] ?? '';
    const before = await sessions();
    const ends = await Promise.all(
      Array.from({ length: 20 }, () => whereFrom(client, new URL(onwards, service.origin).href)),
    );
    expect(ends.filter((at) => at === `/schools/${signOn.world.orgId}`)).toHaveLength(1);
    // The session before it, of this browser, ends with it.
    expect(await sessions()).toBe(before + 1);
  });
});

it('one code of an OpenID provider that is brought ten times at once opens one session', async () => {
  const hostile = await startHostileGoogle();
  const konkan = new SchoolSignOn(service, await openSchoolWorld(service, { slug: 'konkan' }), 'konkan');
  const { orgId, owner } = konkan.world;
  await konkan.set({ kind: 'oidc', issuer: hostile.issuer, ...hostileClient });
  const asks = (url: string, email: string): string => {
    hostile.sees(url);
    hostile.behave({ claims: (honest) => ({ ...honest, email, email_verified: true, name: 'Kiran Rao' }) });
    return url;
  };
  const { url } = await owner.client.call('testSignOn', { params: { orgId }, body: {} });
  await callBack(owner.client, asks(url, owner.email));
  await konkan.switch('on');
  const client = new ApiClient(service.origin);
  const begun = await client.call('beginSignOn', { body: { slug: 'konkan', as: 'member' } });
  const asked = asks(begun.url, 'kiran.rao@example.com');
  const ends = await Promise.all(Array.from({ length: 10 }, () => callBack(client, asked)));
  await hostile.close();
  expect(ends.filter((at) => at === `/schools/${orgId}`)).toHaveLength(1);
});

it('ten people of one school who come in at once are ten members', async () => {
  const ends = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const client = new ApiClient(service.origin);
      const request = await begin(client);
      const person = { email: `person${at}@example.com`, nameId: `person-${at}` };
      return postResponse(client, request, idp.answer(request, person));
    }),
  );
  expect(new Set(ends)).toEqual(new Set([`/schools/${signOn.world.orgId}`]));
  const rows = await rowsOf(service.parts.database, 'org_members');
  expect(rows.filter((row) => /^person\d@/.test(String(row['email'])))).toHaveLength(10);
});

it('one person who comes in ten times at once is one member', async () => {
  const said = { email: 'twin@example.com', nameId: 'twin' };
  const ends = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const client = new ApiClient(service.origin);
      const request = await begin(client);
      return postResponse(client, request, idp.answer(request, said));
    }),
  );
  expect(new Set(ends)).toEqual(new Set([`/schools/${signOn.world.orgId}`]));
  const members = await rowsOf(service.parts.database, 'org_members');
  expect(members.filter((row) => row['email'] === said.email)).toHaveLength(1);
  const users = await rowsOf(service.parts.database, 'users');
  expect(users.filter((row) => row['email'] === said.email)).toHaveLength(1);
});

it('an owner’s first forty calls past an enforced sign-on are told once', async () => {
  const { orgId, owner } = signOn.world;
  const client = await service.signedIn('sahyadri owner', 0);
  const request = await begin(client);
  const answer = idp.answer(request, { email: owner.email, nameId: 'owner' });
  await postResponse(client, request, answer);
  await signOn.switch('enforced', [owner.memberId]);
  await Promise.all(Array.from({ length: 40 }, () => owner.client.call('readSchool', { params: { orgId } })));
  const log = await rowsOf(service.parts.database, 'org_audit');
  expect(log.filter((row) => row['kind'] === 'break_glass_used')).toHaveLength(1);
});
