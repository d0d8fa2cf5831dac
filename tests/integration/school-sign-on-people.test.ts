import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { hostileClient, type HostileGoogle, startHostileGoogle } from '#tests/fixtures/hostile-google.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { callBack, reviewersByDefault, SchoolSignOn } from '#tests/fixtures/school-sign-on.ts';
import { openSchoolWorld } from '#tests/fixtures/school-world.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* Whom a school's OpenID provider lets in, and as what (rules SCHOOL-85, SCHOOL-86). */

let service: TestService;
let hostile: HostileGoogle;
beforeAll(async () => {
  service = await startTestService();
  hostile = await startHostileGoogle();
});
afterAll(async () => {
  await hostile.close();
  await service.close();
});

const refusedWith = (code: string) => expect.objectContaining({ code });
let slugs = 0;
let signOn: SchoolSignOn;
const open = async (): Promise<SchoolSignOn> => {
  const slug = `school${(slugs++).toString(2).replaceAll('0', 'a').replaceAll('1', 'b')}`;
  return new SchoolSignOn(service, await openSchoolWorld(service, { slug }), slug);
};
const hostileProvider = () => ({ kind: 'oidc' as const, issuer: hostile.issuer, ...hostileClient });

beforeEach(async () => {
  signOn = await open();
});

describe('who is let in', () => {
  const claims = { email_verified: true, email: 'kiran.rao@example.com', name: 'Kiran Rao' };
  const rules = {
    ...reviewersByDefault,
    roleClaim: 'groups',
    roleRules: [
      { value: 'it', role: 'admin' as const },
      { value: 'faculty', role: 'staff' as const },
    ],
    defaultRole: null,
  };
  /** Signs on with a provider that says this. */
  const comeAs = async (said: object, client = new ApiClient(service.origin)) => {
    const { url } = await client.call('beginSignOn', { body: { slug: signOn.slug, as: 'member' } });
    hostile.sees(url);
    hostile.behave({ claims: (honest) => ({ ...honest, ...claims, ...said }) });
    return { client, at: await callBack(client, url) };
  };
  /** Sets, tests and switches on what is hostile only later. */
  const openHostile = async () => {
    await signOn.set(hostileProvider(), rules);
    const { orgId, owner } = signOn.world;
    const { url } = await owner.client.call('testSignOn', { params: { orgId }, body: {} });
    hostile.sees(url);
    hostile.behave({ claims: (honest) => ({ ...honest, ...claims, email: owner.email, sub: 'owner' }) });
    await callBack(owner.client, url);
    await signOn.switch('on');
  };
  const door = (problem: string) => `/schools/sign-on/${signOn.slug}?problem=${problem}`;
  const roleOf = async (client: ApiClient) =>
    (await client.call('readSchool', { params: { orgId: signOn.world.orgId } })).me.role;

  beforeEach(async () => {
    await openHostile();
  });

  it('has the narrowest role of their claims, and another at the next sign-on', async () => {
    const { client } = await comeAs({ groups: ['it', 'faculty'] });
    expect(await roleOf(client)).toBe('staff');
    const again = await comeAs({ groups: 'it' });
    expect(await roleOf(again.client)).toBe('admin');
    expect(await roleOf(client)).toBe('admin');
    const { members } = await signOn.world.owner.client.call('listMembers', {
      params: { orgId: signOn.world.orgId },
    });
    expect(members.filter(({ email }) => email === claims.email)).toHaveLength(1);
  });

  it.each<[string, object, string, string]>([
    ['of another issuer', { iss: 'https://accounts.example' }, 'refused', 'not_proven'],
    ['for another nonce', { nonce: 'n'.repeat(43) }, 'refused', 'not_proven'],
    ['for another client', { aud: 'another' }, 'refused', 'not_proven'],
    ['to another party', { azp: 'another' }, 'refused', 'not_proven'],
    ['that is over', { exp: 1 }, 'refused', 'not_proven'],
    ['from the future', { iat: 4_000_000_000 }, 'refused', 'not_proven'],
    ['whose address is not verified', { email_verified: false }, 'refused', 'address_not_verified'],
    ['without an address', { email: undefined }, 'refused', 'address_missing'],
    ['of another domain', { email: 'kiran@evil.example' }, 'no_place', 'domain_not_listed'],
    ['below the domain', { email: 'kiran@sub.example.com' }, 'no_place', 'domain_not_listed'],
    ['without a role', { groups: ['students'] }, 'no_place', 'no_role'],
    ['who says to be an owner', { groups: ['owner'] }, 'no_place', 'no_role'],
  ])('is nobody %s', async (_what, said, problem, reason) => {
    const before = await rowsOf(service.parts.database, 'sessions');
    const { client, at } = await comeAs({ groups: ['it'], ...said });
    expect(at).toBe(door(problem));
    expect(await signOn.reasons()).toEqual([reason]);
    expect((await client.call('readMe')).account).toBeNull();
    expect(await rowsOf(service.parts.database, 'sessions')).toHaveLength(before.length);
  });

  it.each(['none', 'HS256_client_secret', 'HS256_public_key', 'foreign_key', 'broken'] as const)(
    'is nobody by a token signed like this: %s',
    async (sign) => {
      const client = new ApiClient(service.origin);
      const { url } = await client.call('beginSignOn', { body: { slug: signOn.slug, as: 'member' } });
      hostile.sees(url);
      hostile.behave({ sign, claims: (honest) => ({ ...honest, ...claims, groups: ['it'] }) });
      expect(await callBack(client, url)).toBe(door('refused'));
    },
  );

  it('is nobody from another browser, at another school’s address, or a second time', async () => {
    const other = await open();
    const client = new ApiClient(service.origin);
    const { url } = await client.call('beginSignOn', { body: { slug: signOn.slug, as: 'member' } });
    hostile.sees(url);
    hostile.behave({ claims: (honest) => ({ ...honest, ...claims, groups: ['it'] }) });
    const nowhere = '/schools/sign-on?problem=refused';
    expect(await callBack(new ApiClient(service.origin), url)).toBe(nowhere);
    // Nor from one that has begun an attempt of its own, and so has a cookie.
    const thief = new ApiClient(service.origin);
    await thief.call('beginSignOn', { body: { slug: signOn.slug, as: 'member' } });
    expect(await callBack(thief, url)).toBe(nowhere);
    const elsewhere = url.replaceAll(signOn.world.orgId, other.world.orgId);
    expect(await callBack(client, elsewhere)).toBe(nowhere);
    expect(await callBack(client, url)).toBe(`/schools/${signOn.world.orgId}`);
    expect(await callBack(client, url)).toBe(nowhere);
  });

  it('is nobody after ten minutes, nor by an attempt from before the provider was set anew', async () => {
    const begin = async (client: ApiClient) => {
      const { url } = await client.call('beginSignOn', { body: { slug: signOn.slug, as: 'member' } });
      hostile.sees(url);
      return url;
    };
    const client = new ApiClient(service.origin);
    const late = await begin(client);
    await acrossOrganisations(service.parts.database, (tx) =>
      tx.execute(
        sql`update org_sign_on_flows set expires_at = ${new Date(Date.now() - 1_000).toISOString()}::timestamptz where org_id = ${signOn.world.orgId}`,
      ),
    );
    hostile.behave({ claims: (honest) => ({ ...honest, ...claims, groups: ['it'] }) });
    expect(await callBack(client, late)).toBe('/schools/sign-on?problem=refused');
    const before = await begin(client);
    await openHostile();
    hostile.sees(before);
    hostile.behave({ claims: (honest) => ({ ...honest, ...claims, groups: ['it'] }) });
    expect(await callBack(client, before)).toBe(door('refused'));
    expect(await signOn.reasons()).toEqual(['settings_changed']);
  });

  it('who was removed stays so, until the school lets them in again', async () => {
    const { owner, orgId } = signOn.world;
    const { client } = await comeAs({ groups: ['it'] });
    const { memberId } = (await client.call('readSchool', { params: { orgId } })).me;
    await owner.client.call('removeMember', { params: { orgId, memberId } });
    await expect(roleOf(client)).rejects.toEqual(refusedWith('not_found'));
    expect((await comeAs({ groups: ['it'] })).at).toBe(door('no_place'));
    expect(await signOn.reasons()).toEqual(['member_removed']);
    const body = { email: claims.email, name: claims.name, role: 'reviewer' as const, programmeIds: [] };
    await owner.client.call('addMember', { params: { orgId }, body });
    expect(await roleOf((await comeAs({ groups: ['it'] })).client)).toBe('admin');
  });

  it('who has a member’s address at the provider after them is not that member', async () => {
    await comeAs({ groups: ['it'] });
    expect((await comeAs({ groups: ['it'], sub: 'another person' })).at).toBe(door('refused'));
    expect(await signOn.reasons()).toEqual(['address_of_another']);
  });

  it('an owner is known by having come in as themselves first, and stays one whatever the claims say', async () => {
    const { owner } = signOn.world;
    const said = { email: owner.email, sub: 'owner', groups: ['faculty'] };
    expect((await comeAs(said)).at).toBe(door('owner_first'));
    expect(await signOn.reasons()).toEqual(['owner_not_linked']);
    const stranger = await service.signedIn('Somebody Else', 0);
    expect((await comeAs(said, stranger)).at).toBe(door('owner_first'));
    const { client } = await comeAs(said, owner.client);
    expect(await roleOf(client)).toBe('owner');
    expect((await signOn.read()).settings?.ownerCameInAt).not.toBeNull();
    expect(await roleOf((await comeAs(said)).client)).toBe('owner');
  });
});
