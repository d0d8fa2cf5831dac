import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SchoolDashboard } from '#contract/schools/dashboard.ts';
import type { SchoolRole } from '#contract/schools/roles.ts';
import type { InvitationState } from '#contract/schools/states.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { comeIn, joinSchool, openSchool } from '#tests/fixtures/school-people.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* What waits is said to whom it waits for, of open seasons and of the programmes they see (rule SCHOOL-73). */

const clock = new TestClock();
const day = 86_400_000;
const inDays = (days: number): string => new Date(clock.now().getTime() + days * day).toISOString();

let service: TestService;
let orgId: string;
let owner: ApiClient;
const programmes: Record<string, { programmeId: string; intakeId: string }> = {};

beforeAll(async () => {
  service = await startTestService({ clock });
  orgId = await openSchool(service, { slug: 'sahyadri', name: 'Sahyadri', ownerEmail: 'owner@example.com' });
  owner = await comeIn(service, 'Kabir Sethi', 'owner@example.com');
  for (const name of ['PGP', 'Executive']) {
    const { programmeId } = await owner.call('addProgramme', { params: { orgId }, body: { name } });
    const { intakeId } = await owner.call('addIntake', {
      params: { orgId },
      body: { programmeId, name: '2027' },
    });
    programmes[name] = { programmeId, intakeId };
    await write(sql`insert into scenarios (org_id, scenario_id, programme_id, name, draft, created_at, updated_at)
      values (${orgId}, ${`scn_${name}`}, ${programmeId}, ${name}, '{}'::jsonb, ${inDays(-9)}::timestamptz, ${inDays(-9)}::timestamptz)`);
    await write(sql`insert into scenario_versions (org_id, scenario_id, version, rules, published_at, published_by)
      values (${orgId}, ${`scn_${name}`}, 1, '{}'::jsonb, ${inDays(-9)}::timestamptz, 'mem_x')`);
  }
});
afterAll(() => service.close());

const write = (statement: ReturnType<typeof sql>) =>
  withinOrganisation(service.parts.database, orgId, (tx) => tx.execute(statement));

async function applicant(
  id: string,
  programme: 'PGP' | 'Executive',
  state: InvitationState,
  ends: number,
  sent = -1,
): Promise<void> {
  const { intakeId } = programmes[programme] ?? { intakeId: '' };
  await write(sql`insert into applicants (org_id, applicant_id, intake_id, email, name, created_at)
    values (${orgId}, ${`app_${id}`}, ${intakeId}, ${`${id}@example.com`}, ${`Applicant ${id}`}, ${inDays(-8)}::timestamptz)`);
  await write(sql`insert into invitations (org_id, invitation_id, applicant_id, scenario_id, version, state, attempts_left, deadline_at, created_at, sent_at)
    values (${orgId}, ${`inv_${id}`}, ${`app_${id}`}, ${`scn_${programme}`}, 1, ${state}, 1, ${inDays(ends)}::timestamptz,
      ${inDays(-8)}::timestamptz, ${inDays(sent)}::timestamptz)`);
}

async function review(
  id: string,
  programme: string,
  memberId: string,
  state: string,
  since: number,
): Promise<void> {
  await write(sql`insert into sittings (org_id, sitting_id, applicant_id, scenario_id, version, started_at)
    values (${orgId}, ${`sit_${id}`}, ${`app_${id}`}, ${`scn_${programme}`}, 1, ${inDays(-7)}::timestamptz)`);
  await write(sql`insert into reviews (org_id, review_id, sitting_id, member_id, state, assigned_at, assigned_by)
    values (${orgId}, ${`rev_${id}`}, ${`sit_${id}`}, ${memberId}, ${state}, ${inDays(since)}::timestamptz, 'mem_x')`);
}

const join = (who: string, role: SchoolRole, programmeIds: string[] = []) =>
  joinSchool(service, owner, orgId, {
    name: who,
    email: `${who.toLowerCase()}@example.com`,
    role,
    programmeIds,
  });
const read = (client: ApiClient): Promise<SchoolDashboard> =>
  client.call('readSchoolDashboard', { params: { orgId } });

it('an empty school is told how far it has begun, and an analyst nothing', async () => {
  expect(await read(owner)).toMatchObject({
    mine: { waiting: 0, oldestAt: null },
    team: { waiting: 0, reviewers: [] },
    figures: { applicants: 0, undecided: 0 },
    people: { near: 0, nearLines: [], unopened: 0, bounced: 0 },
    begun: { scenarios: 2, applicants: 0 },
  });
  const { client } = await join('Nobody', 'analyst');
  expect(await read(client)).toEqual({ mine: null, team: null, figures: null, people: null, begun: null });
});

it('says what waits to each by their role, of what they may see', async () => {
  const lata = await join('Lata', 'reviewer');
  const arun = await join('Arun', 'reviewer', [programmes['PGP']?.programmeId ?? '']);
  const analyst = (await join('Farida', 'analyst')).client;
  const staff = (await join('Staff', 'staff', [programmes['Executive']?.programmeId ?? ''])).client;
  await applicant('p1', 'PGP', 'invited', 2, -3);
  await applicant('p2', 'PGP', 'opened', 3);
  await applicant('p3', 'PGP', 'invited', 3.1, -1.9);
  await applicant('p4', 'PGP', 'finished', 1);
  await applicant('p5', 'PGP', 'finished', 1);
  for (const id of ['p6', 'p7', 'p8']) await applicant(id, 'PGP', 'revoked', -1);
  await applicant('e1', 'Executive', 'started', 0.5);
  await review('p4', 'PGP', lata.memberId, 'assigned', -3);
  await review('p5', 'PGP', arun.memberId, 'submitted', -9);
  await review('e1', 'Executive', arun.memberId, 'draft', -5);
  await write(sql`update invitations set bounced = 'no such mailbox' where invitation_id = 'inv_p2'`);

  await applicant('e2', 'Executive', 'expired', -1);
  // Ten applicants, but eight of one season and two of the other: no figure is shown of fewer than ten people.
  expect((await read(analyst)).figures).toBeNull();

  const all = await read(owner);
  expect(all.people).toMatchObject({ near: 3, unopened: 1, bounced: 1 });
  expect(all.people?.nearLines.map(({ applicantId }) => applicantId)).toEqual(['app_e1', 'app_p1', 'app_p2']);
  expect(all.people?.unopenedLines).toEqual([
    { applicantId: 'app_p1', name: 'Applicant p1', state: 'invited', deadlineAt: inDays(2) },
  ]);
  expect(all.figures).toMatchObject({
    applicants: 10,
    undecided: 10,
    invitations: { invited: 2, opened: 1, started: 1, finished: 2, expired: 1, revoked: 3, signed_in: 0 },
  });
  expect(all.team).toMatchObject({ waiting: 2, oldestAt: inDays(-5) });
  expect(all.team?.reviewers.map(({ name }) => name)).toEqual(['Arun', 'Lata']);

  expect(await read(lata.client)).toEqual({
    mine: { waiting: 1, oldestAt: inDays(-3) },
    team: null,
    figures: null,
    people: null,
    begun: null,
  });
  // What waits for him is of a programme he does not see.
  expect((await read(arun.client)).mine).toEqual({ waiting: 0, oldestAt: null });

  // A season of ten is counted, and the two of the other are not to be found by taking away.
  for (const id of ['p9', 'q1']) await applicant(id, 'PGP', 'invited', 20, -1);
  const figures = await read(analyst);
  expect(figures).toMatchObject({
    mine: null,
    team: null,
    people: null,
    figures: {
      applicants: 10,
      undecided: 10,
      invitations: { invited: 4, started: 0, expired: 0, finished: 2 },
    },
  });
  const ofBoth = (await read(owner)).figures;
  expect(ofBoth).toMatchObject({ applicants: 12, invitations: { started: 1, expired: 1 } });
  await write(sql`delete from invitations where invitation_id in ('inv_p9', 'inv_q1')`);
  await write(sql`delete from applicants where applicant_id in ('app_p9', 'app_q1')`);
  expect(JSON.stringify(figures)).not.toMatch(/Applicant|app_|Lata|Arun/);

  expect(await read(staff)).toMatchObject({
    team: { waiting: 1 },
    people: { near: 1, unopened: 0, bounced: 0, nearLines: [{ applicantId: 'app_e1' }] },
    figures: { applicants: 2 },
    begun: { scenarios: 1, applicants: 2 },
  });
});

it('leaves out a season that is closed and a programme that was put away', async () => {
  const { intakeId } = programmes['PGP'] ?? { intakeId: '' };
  const { programmeId } = programmes['Executive'] ?? { programmeId: '' };
  await owner.call('changeIntake', { params: { orgId, intakeId }, body: { name: '2027', closed: true } });
  expect(await read(owner)).toMatchObject({
    figures: { applicants: 2 },
    people: { near: 1, bounced: 0 },
    team: { waiting: 1 },
  });
  await owner.call('changeProgramme', {
    params: { orgId, programmeId },
    body: { name: 'Executive', archived: true },
  });
  expect(await read(owner)).toMatchObject({
    figures: { applicants: 0 },
    people: { near: 0 },
    team: { waiting: 0 },
    begun: { scenarios: 1 },
  });
});

it('the days that records are kept move the day of those that are there', async () => {
  await write(sql`insert into sitting_records (org_id, sitting_id, record, overall, band_low, band_high, scored_at, due_at)
    values (${orgId}, 'sit_p4', '{}'::jsonb, 60, 50, 70, ${inDays(0)}::timestamptz, ${inDays(365)}::timestamptz)`);
  await owner.call('changeRetention', { params: { orgId }, body: { was: 365, retentionDays: 100 } });
  const { rows } = (await write(sql`select due_at from sitting_records`)) as {
    rows: { due_at: string }[];
  };
  expect(new Date(rows[0]?.due_at ?? 0).toISOString()).toBe(inDays(100));
});
