import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { hostileClient, type HostileGoogle, startHostileGoogle } from '#tests/fixtures/hostile-google.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { readRequest, SamlProvider } from '#tests/fixtures/saml-provider.ts';
import { beginSaml, facultyRules, openSamlSchool, testSaml } from '#tests/fixtures/school-saml.ts';
import {
  callBack,
  postResponse,
  reviewersByDefault,
  SchoolSignOn,
  whereFrom,
} from '#tests/fixtures/school-sign-on.ts';
import { openSchoolWorld } from '#tests/fixtures/school-world.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* What is tried against schools' sign-on by who is somebody there, or nobody (rules SCHOOL-84 to SCHOOL-89). */

const idp = new SamlProvider('sahyadri');
let service: TestService;
let hostile: HostileGoogle;
let school: SchoolSignOn;
beforeAll(async () => {
  service = await startTestService();
  hostile = await startHostileGoogle();
  school = await openSamlSchool(service, 'sahyadri', idp);
});
afterAll(async () => {
  await hostile.close();
  await service.close();
});

const refusedWith = (code: string) => expect.objectContaining({ code }) as unknown;
const browser = () => new ApiClient(service.origin);
const open = async (slug: string) =>
  new SchoolSignOn(service, await openSchoolWorld(service, { slug }), slug);
const home = (of = school) => `/schools/${of.world.orgId}`;
const accountOf = async (client: ApiClient) => (await client.call('readMe')).account;
const roleIn = async (client: ApiClient, of = school) =>
  (await client.call('readSchool', { params: { orgId: of.world.orgId } })).me.role;
const comeAs = async (said: Parameters<SamlProvider['says']>[1], as: 'member' | 'applicant' = 'member') => {
  const client = browser();
  const { url } = await client.call('beginSignOn', { body: { slug: 'sahyadri', as } });
  const request = readRequest(url);
  return { client, at: await postResponse(client, request, idp.answer(request, said)) };
};

describe('a member whose provider names them no role any more', () => {
  const person = { nameId: 'ira-1', email: 'ira.deshpande@example.com' };

  it('is no member by the door of applicants either', async () => {
    const { client } = await comeAs({ ...person, groups: ['faculty'] });
    expect(await roleIn(client)).toBe('reviewer');
    expect((await comeAs({ ...person, groups: [] })).at).toMatch(/problem=no_place$/);
    const { client: back, at } = await comeAs({ ...person, groups: [] }, 'applicant');
    expect(at).toMatch(/problem=no_place$/);
    expect(await accountOf(back)).toBeNull();
    expect((await comeAs({ ...person, groups: ['faculty'] }, 'applicant')).at).toBe('/sit');
  });

  it('may come as an applicant once the school removed them', async () => {
    const { client } = await comeAs({ ...person, groups: ['faculty'] });
    const { orgId, owner } = school.world;
    const { memberId } = (await client.call('readSchool', { params: { orgId } })).me;
    await owner.client.call('removeMember', { params: { orgId, memberId } });
    const { client: applicant, at } = await comeAs({ ...person, groups: [] }, 'applicant');
    expect(at).toBe('/sit');
    await expect(roleIn(applicant)).rejects.toEqual(refusedWith('not_found'));
  });
});

describe('how long a member stays signed in', () => {
  const hours = (n: number) => n * 3_600_000;
  it.each([
    ['an hour, where the provider names it', hours(1), hours(1)],
    ['half a day, where it names none', null, hours(12)],
    ['half a day, where it names three', hours(72), hours(12)],
  ])('is %s', async (_, named, stays) => {
    const client = browser();
    const request = await beginSaml(client, school);
    const before = Date.now();
    const until = named && new Date(before + named).toISOString();
    const stay = until && `<saml:AuthnStatement SessionNotOnOrAfter="${until}"></saml:AuthnStatement>`;
    const said = idp.says(request, { nameId: 'anil-1', email: 'anil.menon@example.com' });
    const assertion = idp
      .assertion(said)
      .replace('<saml:AttributeStatement>', `${stay ?? ''}<saml:AttributeStatement>`);
    expect(await postResponse(client, request, idp.response(said, idp.signed(assertion)))).toBe(home());
    const uid = (await accountOf(client))?.uid;
    const sessions = await rowsOf(service.parts.database, 'sessions');
    const mine = sessions.flatMap((row) =>
      row['uid'] === uid && Date.parse(String(row['created_at'])) >= before
        ? [Date.parse(String(row['expires_at'])) - before]
        : [],
    );
    expect(mine).toHaveLength(1);
    expect(mine[0]).toBeGreaterThanOrEqual(stays);
    // The service looked at the clock after us.
    expect(mine[0]).toBeLessThanOrEqual(stays + Date.now() - before);
  });
});

describe('an owner who shuts out who came in as them', () => {
  it('ends every session of the sign-on but the one they act by', async () => {
    const nilgiri = await open('nilgiri');
    const other = new SamlProvider('nilgiri');
    await nilgiri.set(other.settings, facultyRules);
    const { orgId, owner } = nilgiri.world;
    const said = { email: owner.email, nameId: 'owner' };
    await testSaml(nilgiri, other);
    await nilgiri.switch('on');
    const asOwner = async (client: ApiClient) => {
      const request = await beginSaml(client, nilgiri);
      expect(await postResponse(client, request, other.answer(request, said))).toBe(home(nilgiri));
      return client;
    };
    const mine = await asOwner(await service.signedIn('nilgiri owner', 0));
    const thief = await asOwner(browser());
    expect(await roleIn(thief, nilgiri)).toBe('owner');
    const was = (await nilgiri.read()).settings?.changedAt ?? null;
    await mine.call('switchSignOn', { params: { orgId }, body: { was, state: 'off', breakGlass: [] } });
    expect(await roleIn(mine, nilgiri)).toBe('owner');
    expect(await accountOf(thief)).toBeNull();
  });
});

describe('a sign-on that is the only way in', () => {
  it('keeps another one that is really there', async () => {
    const araku = await open('araku');
    const provider = new SamlProvider('araku');
    await araku.set(provider.settings, facultyRules);
    await testSaml(araku, provider);
    await araku.switch('on');
    const { orgId, owner } = araku.world;
    const comeBy = async (client: ApiClient, said: { nameId: string; email: string }) => {
      const request = await beginSaml(client, araku);
      expect(await postResponse(client, request, provider.answer(request, said))).toBe(home(araku));
      return client;
    };
    // An owner now, who never came but by the provider: with it they would be away too.
    const second = await comeBy(browser(), { nameId: 'ira', email: 'ira@example.com' });
    const { memberId } = (await second.call('readSchool', { params: { orgId } })).me;
    const body = { name: 'Ira', role: 'owner' as const, programmeIds: [] };
    await owner.client.call('changeMember', { params: { orgId, memberId }, body });
    await comeBy(await service.signedIn('araku owner', 0), { nameId: 'owner', email: owner.email });
    expect((await araku.read()).owners.map((one) => one.memberId)).toEqual([owner.memberId]);
    await expect(araku.switch('enforced', [memberId])).rejects.toEqual(refusedWith('sign_on_unfit'));
    await araku.switch('enforced', [owner.memberId]);
  });
});

describe('a school that goes to another provider', () => {
  it('finds its members again by their addresses, and not by names of the one before', async () => {
    const kaveri = await open('kaveri');
    const [first, second] = [new SamlProvider('kaveri'), new SamlProvider('kaveri-new')];
    const openBy = async (provider: SamlProvider) => {
      await kaveri.set(provider.settings, { ...facultyRules });
      await testSaml(kaveri, provider);
      await kaveri.switch('on');
    };
    const comeBy = async (provider: SamlProvider, nameId: string, email: string) => {
      const client = browser();
      const request = await beginSaml(client, kaveri);
      return { client, at: await postResponse(client, request, provider.answer(request, { nameId, email })) };
    };
    await openBy(first);
    const { client: before } = await comeBy(first, 'u1', 'asha@example.com');
    const idOf = async (client: ApiClient) =>
      (await client.call('readSchool', { params: { orgId: kaveri.world.orgId } })).me.memberId;
    const asha = await idOf(before);
    await openBy(second);
    // Another person, under a name that the first provider had given to Asha.
    const { client: other } = await comeBy(second, 'u1', 'kiran@example.com');
    expect(await idOf(other)).not.toBe(asha);
    const { client: again, at } = await comeBy(second, 'u9', 'asha@example.com');
    expect(at).toBe(home(kaveri));
    expect(await idOf(again)).toBe(asha);
  });
});

describe('a provider of OpenID', () => {
  let anaimudi: SchoolSignOn;
  const provider = () => ({ kind: 'oidc' as const, issuer: hostile.issuer, ...hostileClient });
  const claims = { email: 'kiran.rao@example.com', name: 'Kiran Rao', email_verified: true };
  const saying = (said: object) =>
    hostile.behave({ claims: (honest) => ({ ...honest, ...claims, ...said }) });
  const begin = async (client: ApiClient) => {
    const { url } = await client.call('beginSignOn', { body: { slug: anaimudi.slug, as: 'member' } });
    hostile.sees(url);
    return url;
  };
  beforeAll(async () => {
    anaimudi = await open('anaimudi');
    await anaimudi.set(provider(), reviewersByDefault);
    const { orgId, owner } = anaimudi.world;
    const { url } = await owner.client.call('testSignOn', { params: { orgId }, body: {} });
    hostile.sees(url);
    saying({ email: owner.email, sub: 'owner' });
    await callBack(owner.client, url);
    await anaimudi.switch('on');
  });

  it.each([
    ['another issuer', { iss: 'https://accounts.google.com' }],
    ['an error beside the code', { error: 'access_denied' }],
    ['the state twice', { state: 'again' }],
    ['a token in the address', { id_token: 'x.y.z', response: 'x' }],
  ])('is not believed with %s in its address', async (_what, more) => {
    const client = browser();
    const asked = new URL(await begin(client)).searchParams;
    saying({});
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('state', asked.get('state') ?? '');
    back.searchParams.set('code', 'code');
    for (const [name, value] of Object.entries(more)) back.searchParams.append(name, value);
    expect(await whereFrom(client, back.href)).toMatch(/problem=(?:refused|cancelled)$|^\/api\/sign-on\//);
    expect(await accountOf(client)).toBeNull();
  });

  it('makes of an address in other letters nobody else’s', async () => {
    for (const email of ['\u212Airan.rao@example.com', 'kiran.rao@\uFF45xample.com']) {
      const client = browser();
      const url = await begin(client);
      saying({ email, sub: 'other' });
      expect(await callBack(client, url), email).toMatch(/problem=refused$/);
    }
    expect(await anaimudi.lastReason()).toBe('address_missing');
  });

  it('is asked with a challenge, and its code exchanged with what only we know', async () => {
    const client = browser();
    const asked = new URL(await begin(client)).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' });
    saying({ sub: 'pkce', email: 'pkce@example.com' });
    await callBack(client, `${hostile.issuer}/authorize?${asked}`);
    const verifier = hostile.tokenRequests.at(-1)?.get('code_verifier') ?? '';
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(asked.get('code_challenge'));
  });
});

describe('a domain', () => {
  it('of everybody’s mail leads to no school, though addresses of it may be taken', async () => {
    const vindhya = await open('vindhya');
    await vindhya.open(undefined, {
      ...reviewersByDefault,
      domains: ['example.com', 'gmail.com', 'vindhya.example'],
    });
    const find = async (text: string) =>
      (await browser().call('findSignOn', { body: { school: text } })).school;
    expect(await find('somebody@gmail.com')).toBeNull();
    expect(await find('Somebody@GMail.com')).toBeNull();
    expect(await find('somebody@vindhya.example')).toMatchObject({ slug: 'vindhya' });
    const { at } = await vindhya.comeIn({ name: 'Asha', email: 'asha@gmail.com' });
    expect(at).toBe(home(vindhya));
  });
});
