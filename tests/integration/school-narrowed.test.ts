import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { SchoolRole } from '#contract/schools/roles.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { holdKey } from '#tests/fixtures/api-key.ts';
import { finishSittings } from '#tests/fixtures/finished-sittings.ts';
import { noSchool, schoolCalls, type SchoolEndpoint } from '#tests/fixtures/school-calls.ts';
import { joinSchool } from '#tests/fixtures/school-people.ts';
import { openSchoolWorld, type SchoolWorld } from '#tests/fixtures/school-world.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';
import { webhookTerms } from '#tests/fixtures/webhook-calls.ts';

/* Who is narrowed to a programme reaches nothing of another one, nor of the whole school, and takes no more (rules SCHOOL-2, SCHOOL-14). */

type Member = { memberId: string; client: ApiClient };
let service: TestService;
let world: SchoolWorld;
/** The programme that the narrowed were given; the world's own one is the other. */
let own: { programmeId: string; intakeId: string };
let admin: Member;
let narrowedOwner: Member;
/** What the calls of the fixture name, about real things of the other programme. */
let real: ReadonlyMap<string, string>;

let joined = 0;
const join = (role: SchoolRole, programmeIds: string[]): Promise<Member> => {
  const name = `Asha ${'abcdefghijklmnop'[joined++]}`;
  const email = `${name.replace(' ', '.').toLowerCase()}@example.com`;
  return joinSchool(service, world.owner.client, world.orgId, { name, email, role, programmeIds });
};

beforeAll(async () => {
  service = await startTestService();
  world = await openSchoolWorld(service);
  const { orgId, owner, reviewers, programmeId: other } = world;
  const { programmeId } = await owner.client.call('addProgramme', {
    params: { orgId },
    body: { name: 'Executive' },
  });
  const { intakeId } = await owner.client.call('addIntake', {
    params: { orgId },
    body: { programmeId, name: '2027' },
  });
  own = { programmeId, intakeId };
  admin = await join('admin', [programmeId]);
  narrowedOwner = await join('owner', [programmeId]);
  const [sat] = await finishSittings(service, world, await world.invite(['Meera Nair']));
  const [reviewId, jobId] = [`rev_${'b'.repeat(22)}`, `job_${'b'.repeat(22)}`];
  await withinOrganisation(service.parts.database, orgId, async (tx) => {
    await tx.execute(sql`insert into reviews (org_id, review_id, sitting_id, member_id, state, assigned_at, assigned_by)
      values (${orgId}, ${reviewId}, ${sat?.sittingId ?? ''}, ${reviewers[0].memberId}, 'assigned', now(), ${owner.memberId})`);
    await tx.execute(sql`insert into school_jobs (org_id, job_id, kind, state, input, created_by, created_at, expires_at)
      values (${orgId}, ${jobId}, 'import_applicants', 'done', ${JSON.stringify({ intakeId: world.intakeId, programmeIds: [other] })}::jsonb,
        ${owner.memberId}, now(), now() + interval '1 day')`);
  });
  const { webhookId } = await owner.client.call('addWebhook', {
    params: { orgId },
    body: { ...webhookTerms, events: ['decision.made'] },
  });
  const { keyId } = await holdKey(owner.client, orgId);
  const known = [sat?.applicantId, sat?.invitationId, world.scenarioId, reviewId, jobId, webhookId, keyId];
  real = new Map(known.map((id = '') => [id.slice(0, id.indexOf('_')), id]));
});
afterAll(() => service.close());

/** A good call about the other programme and what belongs to it. */
function callOf(name: SchoolEndpoint): never {
  const { orgId, programmeId, intakeId, staff } = world;
  const ids = { ...noSchool, orgId, programmeId, intakeId, memberId: staff.memberId };
  const text = JSON.stringify(schoolCalls(ids)[name]);
  return JSON.parse(text.replaceAll(/\b([a-z]{3})_a{16,22}\b/g, (id, kind) => real.get(kind) ?? id)) as never;
}

async function tried(client: ApiClient, name: SchoolEndpoint, call: never): Promise<string> {
  const reply = await client.send(name, call);
  if (!reply.ok) return ((await reply.json()) as { error: { code: string } }).error.code;
  await reply.body?.cancel();
  return 'through';
}

/** What an owner sees of the other programme and of the whole school. */
async function standing(): Promise<unknown> {
  const { orgId, intakeId, owner } = world;
  const { client } = owner;
  const params = { orgId };
  return [
    await client.call('readSchool', { params }),
    await client.call('listMembers', { params }),
    await client.call('listApplicants', { params, query: { intakeId } }),
    (await client.call('listScenarios', { params })).scenarios,
    await client.call('listReviewProgress', { params, query: { intakeId } }),
    await client.call('readShortlist', { params: { orgId, intakeId } }),
    await client.call('readBranding', { params }),
    (await client.call('listWebhooks', { params })).webhooks.map(({ webhookId, state }) => [
      webhookId,
      state,
    ]),
    await client.call('listApiKeys', { params }),
    await client.call('readSignOn', { params }),
  ];
}

/** What is the school's for every member whose role allows it: its name, its people and its log to read, the bank to keep (rule SCHOOL-14). */
const ofEverybody: readonly SchoolEndpoint[] = [
  'readSchool',
  'readSchoolDashboard',
  'listMembers',
  'readSchoolAudit',
  'listScenarios',
  'listQuestions',
  'listQuestionTags',
  'readQuestion',
  'addQuestion',
  'changeQuestion',
  'withdrawQuestion',
  'importQuestions',
  'exportQuestions',
  'listSchoolJobs',
  'listMyReviews',
];
/** A key of a narrowed owner works within their programmes (rule SCHOOL-76). */
const ofOwners: readonly SchoolEndpoint[] = ['listApiKeys', 'makeApiKey'];

describe('of another programme and of the whole school', () => {
  const rest = Object.entries(endpoints).flatMap(([name, { access }]) =>
    access === 'school' && !ofEverybody.includes(name as SchoolEndpoint) ? [name as SchoolEndpoint] : [],
  );
  let before: unknown;
  beforeAll(async () => {
    before = await standing();
  });

  it('there is much', () => expect(rest.length).toBeGreaterThan(60));

  it.each(rest)('%s is refused to a narrowed admin', async (name) => {
    expect(['not_found', 'school_role_missing']).toContain(await tried(admin.client, name, callOf(name)));
  });

  it.each(rest.filter((name) => !ofOwners.includes(name)))(
    '%s is refused to a narrowed owner',
    async (name) => {
      expect(['not_found', 'school_role_missing']).toContain(
        await tried(narrowedOwner.client, name, callOf(name)),
      );
    },
  );

  it('nothing was changed', async () => expect(await standing()).toEqual(before));
});

describe('of their own programme', () => {
  it('a narrowed admin names it, its seasons, and adds one', async () => {
    const { orgId } = world;
    const { programmeId, intakeId } = own;
    const call = admin.client.call.bind(admin.client);
    await call('changeProgramme', {
      params: { orgId, programmeId },
      body: { name: 'Executive MBA', archived: false },
    });
    await call('changeIntake', { params: { orgId, intakeId }, body: { name: 'Spring 2027', closed: false } });
    await call('addIntake', { params: { orgId }, body: { programmeId, name: '2028' } });
    const { programmes } = await call('readSchool', { params: { orgId } });
    expect(programmes.map(({ name, intakes }) => [name, intakes.map((one) => one.name).toSorted()])).toEqual([
      ['Executive MBA', ['2028', 'Spring 2027']],
    ]);
  });
});

describe('more programmes', () => {
  const missing = 'school_role_missing';
  const roles = ['admin', 'owner'] as const;
  type Given = 'none' | 'own' | 'other' | 'both';
  const programmesOf = (given: Given): string[] =>
    ({
      none: [],
      own: [own.programmeId],
      other: [world.programmeId],
      both: [own.programmeId, world.programmeId],
    })[given];
  const actorOf = (role: (typeof roles)[number]) => (role === 'admin' ? admin : narrowedOwner);

  it.each(
    roles.flatMap((by) =>
      (
        [
          ['own', by, 'through'],
          ['none', by, missing],
          ['both', by, 'not_found'],
          ['other', by, 'not_found'],
          ['own', 'staff', missing],
        ] as const
      ).map((row) => [by, ...row] as const),
    ),
  )('are not taken by a narrowed %s: to %s as %s is %s', async (by, given, role, expected) => {
    const { memberId, client } = actorOf(by);
    const body = { name: 'Asha', role, programmeIds: programmesOf(given) };
    const call = { params: { orgId: world.orgId, memberId }, body } as never;
    expect(await tried(client, 'changeMember', call)).toBe(expected);
    const { me } = await client.call('readSchool', { params: { orgId: world.orgId } });
    expect(me).toMatchObject({ role: by, programmeIds: [own.programmeId] });
  });

  it.each(
    roles.flatMap((by) => [
      [by, 'own', 'through'] as const,
      [by, 'none', missing] as const,
      [by, 'both', 'not_found'] as const,
      [by, 'other', 'not_found'] as const,
    ]),
  )('are not given by a narrowed %s to who is added: %s is %s', async (by, given, expected) => {
    const email = `new.${by}.${given}@example.com`;
    const body = { name: 'Ira', email, role: 'admin', programmeIds: programmesOf(given) };
    const call = { params: { orgId: world.orgId }, body } as never;
    expect(await tried(actorOf(by).client, 'addMember', call)).toBe(expected);
    const { members } = await world.owner.client.call('listMembers', { params: { orgId: world.orgId } });
    expect(members.some((one) => one.email === email)).toBe(expected === 'through');
  });

  it.each(
    roles.flatMap((by) => [
      [by, 'own', 'own', 'through'] as const,
      [by, 'own', 'none', missing] as const,
      [by, 'own', 'both', 'not_found'] as const,
      [by, 'both', 'own', missing] as const,
      [by, 'other', 'own', missing] as const,
      [by, 'none', 'own', missing] as const,
    ]),
  )('a member is not changed by a narrowed %s: of %s to %s is %s', async (by, of, to, expected) => {
    const { memberId } = await join('reviewer', programmesOf(of));
    const params = { orgId: world.orgId, memberId };
    const body = { name: 'Asha', role: 'staff', programmeIds: programmesOf(to) };
    expect(await tried(actorOf(by).client, 'changeMember', { params, body } as never)).toBe(expected);
    if (of === 'own') return;
    expect(await tried(actorOf(by).client, 'removeMember', { params } as never)).toBe(missing);
  });

  it.each(roles)('one of the same programme is taken out by a narrowed %s', async (by) => {
    const { memberId } = await join('reviewer', [own.programmeId]);
    const params = { orgId: world.orgId, memberId };
    expect(await tried(actorOf(by).client, 'removeMember', { params } as never)).toBe('through');
  });
});

describe('an owner who sees all of the school', () => {
  it('always stays: neither narrowed, nor made something else, nor taken out, while the others are narrowed', async () => {
    const { orgId, owner } = world;
    const params = { orgId, memberId: owner.memberId };
    const change = (role: SchoolRole, programmeIds: string[]) =>
      tried(owner.client, 'changeMember', { params, body: { name: 'Kabir', role, programmeIds } } as never);
    expect(await change('owner', [own.programmeId])).toBe('last_owner');
    expect(await change('staff', [])).toBe('last_owner');
    expect(await tried(owner.client, 'removeMember', { params } as never)).toBe('last_owner');
    expect(await change('owner', [])).toBe('through');
  });
});
