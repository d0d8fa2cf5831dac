import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { hostileClient, type HostileGoogle, startHostileGoogle } from '#tests/fixtures/hostile-google.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { reviewersByDefault, SchoolSignOn, standInProvider } from '#tests/fixtures/school-sign-on.ts';
import { openSchoolWorld } from '#tests/fixtures/school-world.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* A school's own sign-on by OpenID Connect (rules SCHOOL-84 to SCHOOL-87, SCHOOL-89). */

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
