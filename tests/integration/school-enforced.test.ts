import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openToSchoolAccounts } from '#contract/school-accounts.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { schoolCalls, noSchool } from '#tests/fixtures/school-calls.ts';
import { SchoolSignOn } from '#tests/fixtures/school-sign-on.ts';
import { openSchoolWorld } from '#tests/fixtures/school-world.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* A school's own sign-on as the only way in (rule SCHOOL-88), and what it opens (rule SCHOOL-87). */

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const refusedWith = (code: string) => expect.objectContaining({ code });
const open = async (slug: string): Promise<SchoolSignOn> =>
  new SchoolSignOn(service, await openSchoolWorld(service, { slug }), slug);
const mails = async (memberId: string) =>
  (await rowsOf(service.parts.database, 'mails')).filter((row) =>
    String(row['id']).startsWith(`break_glass:${memberId}:`),
  );

describe('an enforced sign-on', () => {
  it('is switched on once an owner came in through it, keeps an owner another way, and shows members its door', async () => {
    const signOn = await open('sahyadri');
    const { orgId, owner, staff } = signOn.world;
    await signOn.open();
    await expect(signOn.switch('enforced', [owner.memberId])).rejects.toEqual(
      refusedWith('sign_on_untested'),
    );
    const { client } = await signOn.comeIn(signOn.ownerPerson(), {
      client: await service.signedIn('sahyadri owner', 0),
    });
    await expect(signOn.switch('enforced')).rejects.toEqual(refusedWith('sign_on_unfit'));
    await expect(signOn.switch('enforced', [staff.memberId])).rejects.toEqual(refusedWith('sign_on_unfit'));
    await client.call('readSchool', { params: { orgId } });
    await signOn.switch('enforced', [owner.memberId]);

    const reply = await staff.client.send('readSchool', { params: { orgId } });
    expect(reply.status).toBe(403);
    expect(await reply.json()).toMatchObject({
      error: { code: 'school_sign_on_required', data: { school: 'sahyadri' } },
    });
    // A stranger is told nothing of it.
    const stranger = await service.signedIn('Some Stranger', 0);
    await expect(stranger.call('readSchool', { params: { orgId } })).rejects.toEqual(
      refusedWith('not_found'),
    );
    const members = await client.call('listMembers', { params: { orgId } });
    expect(members.members.length).toBeGreaterThan(3);
  });

  it('lets the owner who is kept as a way in come with Google, told once a session to all owners', async () => {
    const signOn = await open('nilgiri');
    const { orgId, owner } = signOn.world;
    const second = { email: 'second.owner@example.com', name: 'Second Owner' };
    const { memberId: secondId } = await owner.client.call('addMember', {
      params: { orgId },
      body: { ...second, role: 'owner', programmeIds: [] },
    });
    const secondClient = await service.signedIn(second.name, 0);
    await secondClient.call('listMySchools');
    await signOn.open();
    await signOn.comeIn(signOn.ownerPerson(), { client: await service.signedIn('nilgiri owner', 0) });
    await signOn.switch('enforced', [owner.memberId]);
    expect(await mails(owner.memberId)).toHaveLength(0);
    await Promise.all(
      Array.from({ length: 10 }, () => owner.client.call('readSchool', { params: { orgId } })),
    );
    await owner.client.call('listMembers', { params: { orgId } });
    expect(await mails(owner.memberId)).toHaveLength(1);
    expect(await mails(secondId)).toHaveLength(1);
    const { entries } = await owner.client.call('readSchoolAudit', { params: { orgId } });
    expect(entries.filter(({ kind }) => kind === 'break_glass_used')).toHaveLength(1);
    await expect(secondClient.call('readSchool', { params: { orgId } })).rejects.toEqual(
      refusedWith('school_sign_on_required'),
    );
    const again = await service.signedIn('nilgiri owner', 0);
    await again.call('readSchool', { params: { orgId } });
    expect(await mails(secondId)).toHaveLength(2);
    // Another owner who takes them off the list, or makes them something else, closes the way.
    await signOn.switch('on', []);
    await secondClient.call('readSchool', { params: { orgId } });
  });
});

describe('an account of a school’s sign-on', () => {
  it('is refused every call of another school, whatever it is about', async () => {
    const [mine, other] = [await open('kaveri'), await open('narmada')];
    await mine.open();
    const { client } = await mine.comeIn({ name: 'Asha Menon', email: 'asha.menon@example.com' });
    const calls = schoolCalls({ ...noSchool, orgId: other.world.orgId, intakeId: other.world.intakeId });
    for (const [name, call] of Object.entries(calls) as [EndpointName, object][]) {
      if (endpoints[name].access !== 'school') continue;
      const reply = await client.send(name, call);
      expect([name, reply.status]).toEqual([name, 404]);
    }
  });

  it('is refused all that is not named for it', async () => {
    const signOn = await open('godavari');
    await signOn.open();
    const { client } = await signOn.comeIn({ name: 'Asha Menon', email: 'asha.menon@example.com' });
    for (const [name, { access, path }] of Object.entries(endpoints)) {
      if (access !== 'user' || openToSchoolAccounts.has(name as EndpointName)) continue;
      const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, key]) => [key, 'x']));
      const reply = await client.send(name as EndpointName, { params });
      expect([name, reply.status]).toEqual([name, 403]);
    }
    // What looks its session up itself cannot be refused by it, and is open to it.
    for (const [name, endpoint] of Object.entries(endpoints))
      if ('session' in endpoint) expect(openToSchoolAccounts.has(name as EndpointName), name).toBe(true);
  });
});
