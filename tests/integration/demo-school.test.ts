import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/endpoints.ts';
import { scenarioFaults } from '#core/schools/scenario-faults.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { auditSchool } from '#server/schools/school-audit.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { findInDatabase } from '#tests/fixtures/privacy.ts';
import { openSchool, operatorHeaders } from '#tests/fixtures/school-people.ts';
import { schemaTables } from '#tests/fixtures/schema-tables.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const email = 'meera.demo@example.com';
/** Thirteen interviews are played and read. */
const loadingMs = 900_000;
const people = '@nilgiri-demo.example';
const looksOn = 'looks.on@example.com';

let dataDir: string;
let service: TestService;
let orgId: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hotseat-demo-school-'));
  service = await startTestService({ env: { DATA_DIR: dataDir, LOCAL_GOOGLE_PORT: '0' } });
  await service.signedIn('Passes By', 0);
});
afterAll(async () => {
  await service.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const demo = (...args: string[]) => operate(service.env, ['demo-school', ...args]);
/** Every row of a table, whoever's it is. */
async function rows(table: string): Promise<Record<string, unknown>[]> {
  const row = z.object({ row: z.record(z.string(), z.unknown()) });
  const found = await acrossOrganisations(service.parts.database, (tx) =>
    queryRows(tx, row, sql.raw(`select to_jsonb(t) as row from ${table} t order by 1`)),
  );
  return found.map((one) => one.row);
}
const countBy = async (table: string, column: string): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const row of await rows(table)) counts[String(row[column])] = (counts[String(row[column])] ?? 0) + 1;
  return counts;
};

/** What a server that was killed while it loaded the school leaves. */
async function openHalf(): Promise<string> {
  const school = { slug: 'nilgiri-demo', name: 'Half a Demo', ownerEmail: email };
  const half = await openSchool(service, school);
  const { database, clock } = service.parts;
  const begun = { orgId: half, actor: 'operator', kind: 'demo_begun', subject: half } as const;
  await acrossOrganisations(database, (tx) => auditSchool(tx, { ...begun, now: clock.now() }));
  return half;
}

const jobs = () =>
  service.parts.database.read((tx) =>
    queryRows(
      tx,
      z.object({ state: z.string() }),
      sql`select state::text as state from pgboss.job where name = 'load_demo_school'`,
    ),
  );

async function ask<N extends 'loadDemoSchool' | 'watchDemoSchool'>(
  name: N,
  input: { body?: object } = {},
): Promise<ReplyOf<N>> {
  const response = await new ApiClient(service.origin).send(name, input as never, operatorHeaders(service));
  return (await response.json()) as ReplyOf<N>;
}

async function signedIn(address: string): Promise<ApiClient> {
  const client = new ApiClient(service.origin);
  await client.signIn({ name: 'Looks On', email: address });
  await client.call('listMySchools');
  return client;
}
let owner: ApiClient;

describe('the demo school', () => {
  it(
    'is loaded by one command that says what there is, who may look and how long it took',
    async () => {
      const orphan = await openHalf();
      const started = await ask('loadDemoSchool', { body: { email, size: 'small' } });
      expect(started.state).toMatch(/queued|loading/);
      // Two commands follow the loading that was started, and one of them is another owner's.
      const told = await Promise.all([demo('--small'), demo('--small', '--owner', looksOn)]);
      for (const [n, address] of [email, looksOn].entries()) {
        expect(told[n]).toMatch(
          /^✓ The demo school was loaded: 25 applicants, 13 interviews, \d+ reviews\. It took \d+ s\.\n/,
        );
        expect(told[n]).toContain(`${address} is an owner of it`);
      }
      expect((await rows('organisations')).map((one) => one['org_id'])).not.toContain(orphan);
      expect(await rows('organisations')).toHaveLength(1);
      expect(await jobs()).toEqual([{ state: 'completed' }]);
      expect(await ask('watchDemoSchool')).toMatchObject({
        state: 'ready',
        applicants: 25,
        of: { applicants: 25, sittings: 13 },
      });
      owner = await signedIn(email);
      const { schools } = await owner.call('listMySchools');
      expect(schools).toEqual([expect.objectContaining({ role: 'owner', slug: 'nilgiri-demo' })]);
      expect(schools[0]?.name).toContain('fictional demo');
      orgId = schools[0]?.orgId ?? '';
    },
    loadingMs,
  );

  it('has applicants in every state, sittings with the seats they used, and everything in order', async () => {
    expect(await countBy('invitations', 'state')).toEqual({
      finished: 13,
      invited: 2,
      opened: 1,
      signed_in: 1,
      practised: 1,
      started: 1,
      expired: 1,
      revoked: 1,
    });
    expect(await countBy('sittings', 'seat')).toEqual({ used: 13, released: 1 });
    const [school] = await rows('organisations');
    expect(school).toMatchObject({ seats_used: 13, seats_held: 0 });
    const bounced = (await rows('invitations')).filter(({ bounced: why }) => why !== null);
    expect(bounced).toHaveLength(1);
    const { review_conflicts: conflicts, ...found } = {
      review_conflicts: await rows('review_conflicts'),
      states: await countBy('reviews', 'state'),
    };
    expect(conflicts).toHaveLength(1);
    expect(Object.keys(found.states).toSorted()).toEqual(['assigned', 'draft', 'submitted']);
    expect((await rows('review_submissions')).filter(({ reason }) => reason !== null).length).toBeGreaterThan(
      1,
    );
    const decided = await countBy('decisions', 'status');
    for (const status of ['shortlisted', 'waitlisted', 'offered', 'rejected', 'undecided'])
      expect(decided[status], status).toBeGreaterThan(0);
    // No model read them, so only the reviewers' marks tell the applicants apart (rule SCHOOL-100).
    expect((await rows('sitting_records')).every(({ overall }) => overall === null)).toBe(true);
    const means = (await rows('reviews'))
      .filter(({ state }) => state === 'submitted')
      .map(({ marks }) => Object.values(marks as Record<string, number>))
      .map((marks) => marks.reduce((sum, mark) => sum + mark, 0) / marks.length);
    expect(Math.max(...means) - Math.min(...means)).toBeGreaterThan(2);
  });

  it('SCHOOL-96: mails nobody, and leaves nothing queued', async () => {
    expect((await rows('mails')).filter(({ uid }) => uid === orgId)).toEqual([]);
    expect((await rows('school_jobs')).every(({ state }) => state === 'done')).toBe(true);
  });

  it('answers every page of the school with something to show', async () => {
    const params = { orgId };
    const { programmes } = await owner.call('readSchool', { params });
    expect(new Set(programmes.map(({ intakes }) => intakes.length))).toEqual(new Set([1, 2]));
    const seasons = programmes.flatMap(({ intakes }) => intakes);
    const past = seasons.find(({ closedAt }) => closedAt !== null)?.intakeId ?? '';
    const [first] = await rows('shortlist_rules');
    expect(first).toBeDefined();
    const present = (await rows('invitations')).find(({ state }) => state === 'opened')?.['applicant_id'];
    const intakeId = String(
      (await rows('applicants')).find((one) => one['applicant_id'] === present)?.['intake_id'],
    );
    const { scenarios } = await owner.call('listScenarios', { params });
    expect(new Set(scenarios.map(({ version }) => version))).toEqual(new Set([1, null]));
    const draft = scenarios.find(({ version }) => version === null)?.scenarioId ?? '';
    const shown = await owner.call('readScenario', { params: { orgId, scenarioId: draft } });
    expect(shown.faults.length).toBeGreaterThan(2);
    expect(shown.faults).toEqual(scenarioFaults(shown.rules));
    expect((await owner.call('listQuestions', { params })).questions.length).toBeGreaterThan(20);
    expect((await owner.call('listApplicants', { params, query: { intakeId } })).applicants).toHaveLength(18);
    const list = await owner.call('readShortlist', { params: { orgId, intakeId } });
    expect(list.lines.length).toBeGreaterThan(5);
    expect(new Set(list.lines.map(({ place }) => place?.rank)).size).toBeGreaterThan(3);
    expect(list.hidden.length).toBe(2);
    expect((await owner.call('listMyReviews', { params })).reviews).toHaveLength(2);
    expect(past).not.toBe('');
    const { figures } = await owner.call('readSchoolAnalytics', {
      params,
      query: { intakeId, group: 'Background' },
    });
    expect(figures).not.toBeNull();
    expect((await owner.call('readSchoolAudit', { params })).entries.length).toBeGreaterThan(20);
    expect((await owner.call('listMembers', { params })).members).toHaveLength(9);
    expect((await owner.call('listSchoolJobs', { params })).jobs.some(({ file }) => file !== null)).toBe(
      true,
    );
    expect(await owner.call('readSchoolDashboard', { params })).toBeDefined();
    const reviewer = await signedIn(`anwar.siddiqui${people}`);
    expect((await reviewer.call('listMyReviews', { params })).reviews.length).toBeGreaterThan(3);
  });

  it('is there already the second time, changes nothing, and takes another owner in', async () => {
    const before = await rows('org_audit');
    expect(await demo()).toContain('✓ The demo school is there already: 25 applicants');
    expect(await rows('org_audit')).toHaveLength(before.length);
    await demo('--owner', 'passes.by@example.com');
    const other = await signedIn('passes.by@example.com');
    expect((await other.call('listMySchools')).schools).toMatchObject([{ orgId, role: 'owner' }]);
  });

  it('SCHOOL-96: goes wholly, with its people and every word of it, and spares who is no part of it', async () => {
    expect((await findInDatabase(service.parts.database, ['nilgiri-demo'])).length).toBeGreaterThan(3);
    expect(await demo('--remove')).toContain('removed');
    for (const table of (await schemaTables()).keys())
      expect([table, (await rows(table)).filter((row) => row['org_id'] === orgId)]).toEqual([table, []]);
    expect(await findInDatabase(service.parts.database, [people])).toEqual([]);
    // Of who was erased a row without a word stays, as of everybody.
    const left = (await rows('users')).map((user) => user['email']).filter((address) => address !== '');
    expect(new Set(left)).toEqual(new Set([email, 'passes.by@example.com']));
    await expect(demo('--remove')).rejects.toMatchObject({
      stderr: expect.stringContaining('There is no demo school.'),
    });
  });

  it('leaves a school alone that only has its slug, and what was begun and not ended', async () => {
    const slug = { slug: 'nilgiri-demo', name: 'A School of That Slug', ownerEmail: 'other@example.com' };
    await openSchool(service, slug);
    await expect(demo('--small')).rejects.toMatchObject({
      stderr: expect.stringContaining('A school that is no demo has the slug'),
    });
    await expect(demo('--remove')).rejects.toMatchObject({
      stderr: expect.stringContaining('There is no demo school.'),
    });
    expect(await rows('organisations')).toHaveLength(1);
  });
});
