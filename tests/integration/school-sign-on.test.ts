import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { hostileClient, type HostileGoogle, startHostileGoogle } from '#tests/fixtures/hostile-google.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import {
  reviewersByDefault,
  SchoolSignOn,
  standInProvider,
  whereFrom,
} from '#tests/fixtures/school-sign-on.ts';
import { openSchoolWorld } from '#tests/fixtures/school-world.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* A school's own sign-on by OpenID Connect (rules SCHOOL-84 to SCHOOL-87, SCHOOL-89). */

let service: TestService;
let hostile: HostileGoogle;
beforeAll(async () => {
  service = await startTestService();
  hostile = await startHostileGoogle();
}, 120_000);
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
}, 60_000);

describe('a school’s OpenID provider', () => {
  it('is set, tested by its owner, switched on, and lets a new member in with a session for this school alone', async () => {
    const { orgId } = signOn.world;
    expect((await signOn.read()).settings).toBeNull();
    await signOn.set();
    expect(JSON.stringify(await signOn.read())).not.toContain('hotseat-local-stand-in');
    expect(JSON.stringify(await rowsOf(service.parts.database, 'org_sign_on'))).not.toContain(
      'local-stand-in',
    );
    await expect(signOn.switch('on')).rejects.toEqual(refusedWith('sign_on_untested'));
    await expect(signOn.comeIn({ name: 'Asha', email: 'asha@example.com' })).rejects.toEqual(
      refusedWith('not_found'),
    );
    expect(await signOn.test()).toBe(`/schools/${orgId}/sign-on`);
    expect((await signOn.read()).settings?.trial).toMatchObject({ problem: null, role: 'owner' });
    await signOn.switch('on');

    const { client, at } = await signOn.comeIn({ name: 'Asha Menon', email: 'Asha.Menon@example.com' });
    expect(at).toBe(`/schools/${orgId}`);
    const { me } = await client.call('readSchool', { params: { orgId } });
    expect(me).toMatchObject({ role: 'reviewer', email: 'asha.menon@example.com' });
    expect((await client.call('listMySchools')).schools.map((school) => school.orgId)).toEqual([orgId]);
    await expect(client.call('listMembers', { params: { orgId } })).rejects.toEqual(
      refusedWith('school_role_missing'),
    );
  });

  it('opens no other school, and no practice', async () => {
    const other = await open();
    await signOn.open();
    const person = { name: 'Asha Menon', email: 'asha.menon@example.com' };
    // The other school knows the address as its own member's, and lets nobody in by this school's word.
    await other.world.owner.client.call('addMember', {
      params: { orgId: other.world.orgId },
      body: { ...person, role: 'admin', programmeIds: [] },
    });
    const { client } = await signOn.comeIn(person);
    expect((await client.call('listMySchools')).schools).toHaveLength(1);
    for (const refused of [
      () => client.call('readSchool', { params: { orgId: other.world.orgId } }),
      () => client.call('listMembers', { params: { orgId: other.world.orgId } }),
    ])
      await expect(refused()).rejects.toEqual(refusedWith('not_found'));
    for (const refused of [
      () => client.call('beginInterview', { body: {} }),
      () => client.call('listPastInterviews'),
      () =>
        client.call('createOrder', { body: { product: 'premium' }, idempotencyKey: 'key-of-this-very-test' }),
      () => client.call('readDrills'),
      () => client.call('changeSettings', { body: { notifications: true, emailUpdates: true } }),
    ])
      await expect(refused()).rejects.toEqual(refusedWith('school_account_only'));
    const [invited] = await other.world.invite(['Asha Menon']);
    const { notice } = await client.call('openInvitation', { body: { token: invited?.token ?? '' } });
    await expect(
      client.call('acceptInvitation', { body: { token: invited?.token ?? '', notice: notice.version } }),
    ).rejects.toEqual(refusedWith('school_account_only'));
  });

  it('is another account than Google’s of the same address, and each keeps its own', async () => {
    await signOn.open();
    const person = { name: 'Kiran Rao', email: 'kiran.rao@example.com' };
    const google = await service.signedIn(person.name, 3);
    const { client } = await signOn.comeIn(person);
    const [mine, theirs] = await Promise.all([client.call('readMe'), google.call('readMe')]);
    expect(mine.account?.email).toBe(theirs.account?.email);
    expect(mine.account?.uid).not.toBe(theirs.account?.uid);
    expect(theirs.account?.remaining).toBe(3);
    expect(mine.account?.remaining).toBe(0);
    // The school's word binds Google's account to nothing either.
    expect((await google.call('listMySchools')).schools).toEqual([]);
  });

  it('makes the applicant no member, and lets them sit for this school', async () => {
    await signOn.open();
    const [asha] = await signOn.world.invite(['Asha Menon']);
    const { client, at } = await signOn.comeIn(
      { name: 'Asha Menon', email: 'asha.menon@example.com' },
      { as: 'applicant' },
    );
    expect(at).toBe('/sit');
    await expect(client.call('readSchool', { params: { orgId: signOn.world.orgId } })).rejects.toEqual(
      refusedWith('not_found'),
    );
    const token = asha?.token ?? '';
    const { notice } = await client.call('openInvitation', { body: { token } });
    const page = await client.call('acceptInvitation', { body: { token, notice: notice.version } });
    expect(page.account).toBe('own');
  });

  it('is found by domain and short name, and unknown ones are answered alike', async () => {
    const { slug } = signOn;
    const rules = { ...reviewersByDefault, domains: ['example.com', `${slug}.example`] };
    const visitor = new ApiClient(service.origin);
    const find = async (school: string) => (await visitor.call('findSignOn', { body: { school } })).school;
    await signOn.set(standInProvider(service), rules);
    expect(await find(slug)).toBeNull();
    await signOn.test();
    await signOn.switch('on');
    const found = { slug, name: expect.stringContaining('Sahyadri') as string };
    expect(await find(` ${slug.toUpperCase()} `)).toEqual(found);
    expect(await find(`Nobody.At.All@${slug}.Example`)).toEqual(found);
    for (const unknown of [
      'nobody',
      'a@nowhere.example',
      `a@sub.${slug}.example`,
      `${slug}.example`,
      '@',
      "a@'x",
    ])
      expect(await find(unknown), unknown).toBeNull();
    // Two schools that list a domain: neither is anybody's by it.
    const other = await open();
    await other.open(standInProvider(service), rules);
    expect(await find(`a@${slug}.example`)).toBeNull();
    await signOn.switch('off');
    expect(await find(slug)).toBeNull();
    expect(await find(`a@${slug}.example`)).toMatchObject({ slug: other.slug });
  });
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
    return { client, at: await callback(client, url) };
  };
  const callback = (client: ApiClient, url: string): Promise<string> => {
    const asked = new URL(url).searchParams;
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('state', asked.get('state') ?? '');
    back.searchParams.set('code', 'code');
    return whereFrom(client, back.href);
  };
  const door = (problem: string) => `/schools/sign-on/${signOn.slug}?problem=${problem}`;
  const roleOf = async (client: ApiClient) =>
    (await client.call('readSchool', { params: { orgId: signOn.world.orgId } })).me.role;

  beforeEach(async () => {
    await signOn.set(hostileProvider(), rules);
    const { orgId, owner } = signOn.world;
    const { url } = await owner.client.call('testSignOn', { params: { orgId }, body: {} });
    hostile.sees(url);
    hostile.behave({ claims: (honest) => ({ ...honest, ...claims, email: owner.email, sub: 'owner' }) });
    await callback(owner.client, url);
    await signOn.switch('on');
  }, 60_000);

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
      expect(await callback(client, url)).toBe(door('refused'));
    },
  );

  it('is nobody from another browser, at another school’s address, or a second time', async () => {
    const other = await open();
    const client = new ApiClient(service.origin);
    const { url } = await client.call('beginSignOn', { body: { slug: signOn.slug, as: 'member' } });
    hostile.sees(url);
    hostile.behave({ claims: (honest) => ({ ...honest, ...claims, groups: ['it'] }) });
    const nowhere = '/schools/sign-on?problem=refused';
    expect(await callback(new ApiClient(service.origin), url)).toBe(nowhere);
    const elsewhere = url.replaceAll(signOn.world.orgId, other.world.orgId);
    expect(await callback(client, elsewhere)).toBe(nowhere);
    expect(await callback(client, url)).toBe(`/schools/${signOn.world.orgId}`);
    expect(await callback(client, url)).toBe(nowhere);
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

describe('the settings', () => {
  it('of another provider are tested anew, and its sessions end', async () => {
    await signOn.open();
    const { client } = await signOn.comeIn({ name: 'Asha Menon', email: 'asha.menon@example.com' });
    const rules = { ...reviewersByDefault, defaultRole: 'analyst' as const };
    await signOn.set({ ...standInProvider(service), clientSecret: null } as never, rules);
    expect((await signOn.read()).settings).toMatchObject({ state: 'on', trial: { problem: null } });
    expect((await client.call('readMe')).account).not.toBeNull();
    await signOn.set(hostileProvider(), rules);
    expect((await signOn.read()).settings).toMatchObject({ state: 'off', trial: null, ownerCameInAt: null });
    expect((await client.call('readMe')).account).toBeNull();
    // A secret goes to no other issuer than it was entered for.
    await expect(signOn.set({ ...standInProvider(service), clientSecret: null } as never)).rejects.toEqual(
      refusedWith('sign_on_unfit'),
    );
  });

  it('end, when switched off, every session they opened', async () => {
    await signOn.open();
    const { client } = await signOn.comeIn({ name: 'Asha Menon', email: 'asha.menon@example.com' });
    await signOn.switch('off');
    expect((await client.call('readMe')).account).toBeNull();
  });

  it('take no issuer that is not public', async () => {
    for (const [issuer, code] of [
      ['http://example.com', 'sign_on_unfit'],
      ['https://10.0.0.1', 'sign_on_unfit'],
      ['https://[fd00::1]:8443', 'sign_on_unfit'],
      ['https://169.254.169.254/latest', 'sign_on_unfit'],
      ['https://user:word@idp.example', 'invalid_input'],
      ['ftp://idp.example', 'invalid_input'],
      ['https://intranet', 'sign_on_unfit'],
    ] as const)
      await expect(signOn.set({ ...hostileProvider(), issuer }), issuer).rejects.toEqual(refusedWith(code));
  });

  it('that cannot be reached are said so', async () => {
    await signOn.set({ ...hostileProvider(), issuer: 'http://localhost:9' });
    await expect(
      signOn.world.owner.client.call('testSignOn', { params: { orgId: signOn.world.orgId }, body: {} }),
    ).rejects.toEqual(refusedWith('sign_on_unreached'));
  });

  it('are the owners’ alone', async () => {
    const { orgId, staff } = signOn.world;
    await expect(staff.client.call('readSignOn', { params: { orgId } })).rejects.toEqual(
      refusedWith('school_role_missing'),
    );
  });
});
