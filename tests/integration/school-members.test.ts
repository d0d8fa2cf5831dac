import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { mayActInSchool, schoolRoles, type SchoolAct, type SchoolRole } from '#contract/schools/roles.ts';
import { organisationLimits } from '#contract/schools/organisation.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { noSchool, schoolCalls, terms, type SchoolEndpoint } from '#tests/fixtures/school-calls.ts';
import { comeIn, joinSchool, openSchool, operatorHeaders } from '#tests/fixtures/school-people.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* Who comes in to a school, and what each may do there (rule SCHOOL-2). Every endpoint of schools is tried, those to come too. */

type Row = [SchoolEndpoint, SchoolAct];
const ofSchools = Object.entries(endpoints).flatMap(([name, endpoint]): Row[] =>
  endpoint.access === 'school' ? [[name as SchoolEndpoint, endpoint.schoolAct]] : [],
);
const byRole = ofSchools.flatMap(([name, act]) =>
  schoolRoles.map((role) => [role, mayActInSchool(role, act) ? 'may' : 'may not', name] as const),
);

let service: TestService;
let orgId: string;
const people = {} as Record<SchoolRole, ApiClient>;
const ids = {} as Record<SchoolRole, string>;
let outsiders: Record<'a stranger' | 'the owner of another school' | 'a removed member', ApiClient>;

beforeAll(async () => {
  service = await startTestService();
  orgId = await openSchool(service, { slug: 'sahyadri', name: 'Sahyadri', ownerEmail: 'owner@example.com' });
  people.owner = await comeIn(service, 'Kabir Sethi', 'owner@example.com');
  ids.owner = (await people.owner.call('readSchool', { params: { orgId } })).me.memberId;
  for (const role of schoolRoles.filter((one) => one !== 'owner')) {
    const joined = await join(role, role);
    people[role] = joined.client;
    ids[role] = joined.memberId;
  }
  const removed = await join('gone', 'owner');
  await people.owner.call('removeMember', { params: { orgId, memberId: removed.memberId } });
  await openSchool(service, { slug: 'nilgiri', name: 'Nilgiri', ownerEmail: 'nilgiri@example.com' });
  outsiders = {
    'a stranger': await comeIn(service, 'Ira Deshpande', 'stranger@example.com'),
    'the owner of another school': await comeIn(service, 'Sana Qureshi', 'nilgiri@example.com'),
    'a removed member': removed.client,
  };
});
afterAll(() => service.close());

const join = (who: string, role: SchoolRole) =>
  joinSchool(service, people.owner, orgId, { name: `Asha ${who}`, email: `${who}@example.com`, role });

/** What came of a good call about things that are not in the school; 'through' when its handler had it. */
async function tried(client: ApiClient, name: SchoolEndpoint, at: string): Promise<string> {
  const call = schoolCalls({ ...noSchool, orgId: at })[name];
  const reply = await client.send(name, call as never);
  if (reply.ok) {
    await reply.body?.cancel();
    return 'through';
  }
  const { error } = (await reply.json()) as { error: { code: string } };
  // The sign-on of the calls names a provider that is not there, and that is said.
  if (error.code !== 'sign_on_unreached') expect(reply.status, error.code).toBeLessThan(500);
  return error.code;
}

it('there are endpoints to try', () => expect(ofSchools.length).toBeGreaterThan(10));

describe('a member', () => {
  it.each(byRole)('who is %s %s call %s', async (role, may, name) => {
    const came = await tried(people[role], name, orgId);
    const isUpload = (endpoints[name] as { kind?: string }).kind === 'upload';
    // An upload brings its file with it, which this call has not.
    const refusals = ['school_role_missing', 'not_signed_in', ...(isUpload ? [] : ['invalid_input'])];
    if (may === 'may') expect(refusals).not.toContain(came);
    else expect(came).toBe('school_role_missing');
  });
});

describe('for whom a school is not there', () => {
  it.each(ofSchools)('%s says so', async (name) => {
    for (const [who, client] of Object.entries(outsiders))
      expect([who, await tried(client, name, orgId)]).toEqual([who, 'not_found']);
    const nowhere = await tried(people.owner, name, `org_${'z'.repeat(22)}`);
    expect(nowhere).toBe('not_found');
  });

  it('is shown no school but their own', async () => {
    expect(await outsiders['a stranger'].call('listMySchools')).toEqual({ schools: [] });
    expect(await outsiders['a removed member'].call('listMySchools')).toEqual({ schools: [] });
    const { schools } = await outsiders['the owner of another school'].call('listMySchools');
    expect(schools.map(({ slug }) => slug)).toEqual(['nilgiri']);
  });

  it('a school that was closed is there for nobody', async () => {
    const closed = await openSchool(service, {
      slug: 'closed',
      name: 'Closed',
      ownerEmail: 'closed@example.com',
    });
    const owner = await comeIn(service, 'Ravi Iyer', 'closed@example.com');
    expect(await tried(owner, 'readSchool', closed)).toBe('through');
    await owner.send('closeOrganisation', { params: { orgId: closed } }, operatorHeaders(service));
    for (const [name] of ofSchools)
      expect([name, await tried(owner, name, closed)]).toEqual([name, 'not_found']);
    expect(await owner.call('listMySchools')).toEqual({ schools: [] });
  });
});

describe('the account of a member', () => {
  const invite = (email: string) =>
    people.owner.call('addMember', {
      params: { orgId },
      body: { email, name: 'Meera Nair', role: 'reviewer', programmeIds: [] },
    });
  const shown = async (memberId: string) =>
    (await people.owner.call('listMembers', { params: { orgId } })).members.find(
      (member) => member.memberId === memberId,
    );
  /** Makes the account one that only a school's own sign-on vouches for. */
  const vouchedBy = (issuer: string, email: string) =>
    service.parts.database.transaction((tx) =>
      tx.execute(
        sql`update identities set issuer = ${issuer} where uid = (select uid from users where email = ${email})`,
      ),
    );

  it('is bound by the address that was invited, in whatever letters, when its person comes in', async () => {
    const { memberId } = await invite('Meera.Nair@Example.com');
    expect(await shown(memberId)).toMatchObject({ email: 'meera.nair@example.com', joinedAt: null });
    await comeIn(service, 'Meera Nair', 'meera.other@example.com');
    expect((await shown(memberId))?.joinedAt).toBeNull();
    const meera = await comeIn(service, 'Meera Nair', 'meera.nair@example.com');
    expect((await shown(memberId))?.joinedAt).toBeTypeOf('string');
    expect((await meera.call('readSchool', { params: { orgId } })).me.memberId).toBe(memberId);
  });

  it('is bound by no address that only a school vouches for, and by it once Google does', async () => {
    const email = 'forged@example.com';
    const client = await comeIn(service, 'Forged', email);
    const issuer = `school:${orgId}`;
    await vouchedBy(issuer, email);
    const { memberId } = await invite(email);
    expect(await client.call('listMySchools')).toEqual({ schools: [] });
    expect((await shown(memberId))?.joinedAt).toBeNull();
    await vouchedBy('https://accounts.example', email);
    expect((await client.call('listMySchools')).schools.map((school) => school.orgId)).toEqual([orgId]);
  });

  it('is let in again when it is added again', async () => {
    const { memberId, client } = await join('again', 'staff');
    await people.owner.call('removeMember', { params: { orgId, memberId } });
    expect(await tried(client, 'readSchool', orgId)).toBe('not_found');
    await expect(join('again', 'analyst')).resolves.toMatchObject({ memberId });
    const { me } = await client.call('readSchool', { params: { orgId } });
    expect(me).toMatchObject({ memberId, role: 'analyst' });
  });
});

describe('who is added', () => {
  const add = (email: string, programmeIds: string[] = []) =>
    people.owner.call('addMember', {
      params: { orgId },
      body: { email, name: 'Meera Nair', role: 'reviewer', programmeIds },
    });

  it('is narrowed to programmes that are there, now and later', async () => {
    const nowhere = ['prg_of_another_school00'];
    const refused = { code: 'not_found' };
    await expect(add('narrowed@example.com', nowhere)).rejects.toMatchObject(refused);
    const { programmeId } = await people.owner.call('addProgramme', {
      params: { orgId },
      body: { name: 'Executive programme' },
    });
    const { memberId } = await add('narrowed@example.com', [programmeId]);
    const change = (programmeIds: string[]) =>
      people.owner.call('changeMember', {
        params: { orgId, memberId },
        body: { name: 'Meera Nair', role: 'reviewer', programmeIds },
      });
    await expect(change([programmeId, ...nowhere])).rejects.toMatchObject(refused);
    const { members } = await people.owner.call('listMembers', { params: { orgId } });
    expect(members.find((one) => one.memberId === memberId)?.programmeIds).toEqual([programmeId]);
  });

  it('is refused where the school is full, and otherwise than one who is a member', async () => {
    const crowd = 'crowd-';
    await withinOrganisation(service.parts.database, orgId, (tx) =>
      tx.execute(sql`insert into org_members (org_id, member_id, email, name, role, added_at)
        select ${orgId}, 'mem_crowd' || lpad(n::text, 8, '0'), ${crowd} || n || '@example.com', 'Crowd', 'reviewer', now()
        from generate_series(1, ${organisationLimits.members}::int - (select count(*)::int from org_members where org_id = ${orgId} and removed_at is null)) n`),
    );
    await expect(add('one.more@example.com')).rejects.toMatchObject({ code: 'school_limit_reached' });
    await expect(add(`${crowd}1@example.com`)).rejects.toMatchObject({ code: 'name_taken' });
    await withinOrganisation(service.parts.database, orgId, (tx) =>
      tx.execute(sql`delete from org_members where org_id = ${orgId} and email like ${`${crowd}%`}`),
    );
    await expect(add(`${crowd}1@example.com`)).resolves.toMatchObject({});
  });
});

describe('an owner', () => {
  const body = { name: 'Kabir Sethi', role: 'staff', programmeIds: [] as string[] } as const;
  it('is made and unmade by owners alone', async () => {
    const params = { orgId, memberId: ids.owner };
    const { admin } = people;
    const refused = { code: 'school_role_missing' };
    await expect(admin.call('changeMember', { params, body })).rejects.toMatchObject(refused);
    await expect(admin.call('removeMember', { params })).rejects.toMatchObject(refused);
    const asOwner = { ...body, role: 'owner' as const };
    await expect(
      admin.call('changeMember', { params: { orgId, memberId: ids.staff }, body: asOwner }),
    ).rejects.toMatchObject(refused);
    await expect(
      admin.call('addMember', { params: { orgId }, body: { ...asOwner, email: 'second@example.com' } }),
    ).rejects.toMatchObject(refused);
  });

  it('stays while they are the last, and may go once there is another', async () => {
    const params = { orgId, memberId: ids.owner };
    const last = { code: 'last_owner' };
    await expect(people.owner.call('removeMember', { params })).rejects.toMatchObject(last);
    await expect(people.owner.call('changeMember', { params, body })).rejects.toMatchObject(last);
    const second = await join('second', 'owner');
    await second.client.call('changeMember', { params, body });
    expect((await people.owner.call('readSchool', { params: { orgId } })).me.role).toBe('staff');
    await second.client.call('changeMember', { params, body: { ...body, role: 'owner' } });
  });
});

describe('the days that records are kept', () => {
  const change = (was: number, retentionDays: number) =>
    people.owner.call('changeRetention', { params: { orgId }, body: { was, retentionDays } });
  it.each([29, 1096, 40.5])('are not %s', async (days) => {
    await expect(change(365, days)).rejects.toMatchObject({ code: 'invalid_input' });
  });
  it('are changed by who saw what they were, with a line in the log (rule SCHOOL-74)', async () => {
    const { retentionDays: was } = await people.owner.call('readSchool', { params: { orgId } });
    await change(was, 30);
    await expect(change(was, 1095)).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect((await people.owner.call('readSchool', { params: { orgId } })).retentionDays).toBe(30);
    const { entries } = await people.owner.call('readSchoolAudit', { params: { orgId } });
    expect(entries[0]).toMatchObject({
      kind: 'retention_changed',
      by: 'Kabir Sethi',
      detail: { was, days: 30 },
    });
  });
});

it('what the operator changes stands in the school’s own log, and seats never fall below those in use', async () => {
  const change = (seats: number) =>
    people.owner.send(
      'changeOrganisation',
      { params: { orgId }, body: { ...terms, seats } },
      operatorHeaders(service),
    );
  expect((await change(7)).status).toBe(200);
  const { entries } = await people.admin.call('readSchoolAudit', { params: { orgId } });
  expect(entries[0]).toMatchObject({ actor: 'operator', kind: 'contract_changed', detail: { seats: 7 } });
});
