import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hourMs } from '#contract/time.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { openPostgresDatabase } from '#server/platform/database/postgres-database.ts';
import { randomId } from '#server/platform/ids.ts';
import { insertApplicants } from '#server/schools/applicants/applicant-store.ts';
import { insertInvitations } from '#server/schools/invitations/invitation-store.ts';
import { workOnInvitations } from '#server/schools/invitations/invite-applicants.ts';
import { sendDueReminders, workOnReminders } from '#server/schools/invitations/remind-applicants.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openSchoolWorld, type SchoolWorld } from '#tests/fixtures/school-world.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import type { TestService } from '#tests/fixtures/test-service.ts';
import { closeNodes, startTwoNodes } from '#tests/fixtures/two-nodes.ts';

const clock = new TestClock(new Date('2026-11-02T04:00:00Z'));
const people = 230;
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
let nodes: [TestService, TestService];
let world: SchoolWorld;
let both: [ApiClient, ApiClient];
let params: { orgId: string };
beforeAll(async () => {
  nodes = await startTwoNodes({ clock });
  world = await openSchoolWorld(nodes[0]);
  both = [world.staff.client, world.staff.client.towards(nodes[1].origin)];
  params = { orgId: world.orgId };
});
afterAll(() => closeNodes(nodes));

const rows = (table: string) => rowsOf(nodes[0].parts.database, table);
const many = async <T>(call: (client: ApiClient, n: number) => Promise<T>, times = 8) =>
  Promise.allSettled(Array.from({ length: times }, (_, n) => call(both[n % 2] ?? both[0], n)));
const codesOf = (outcomes: PromiseSettledResult<unknown>[]): unknown[] =>
  outcomes.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []));
const add = async (name: string) => {
  const body = { intakeId: world.intakeId, name, externalId: null, extraMinutes: 0, extraReason: null };
  return both[0].call('addApplicant', { params, body: { ...body, email: `${name}@example.com` } });
};
/** Puts so many applicants into the season at once. */
const fill = async (count: number, name = 'raced') => {
  const all = Array.from({ length: count }, (_, n) => ({
    applicantId: randomId('app_'),
    email: `${name}.${n}@example.com`,
    name: `${name} ${n}`,
    externalId: null,
    groups: {},
    extraMinutes: 0,
    extraReason: null,
    createdAt: clock.now(),
  }));
  await withinOrganisation(nodes[0].parts.database, world.orgId, (tx) => insertApplicants(tx, world, all));
};
const terms = () => ({ scenarioId: world.scenarioId, version: 1, deadlineAt: null });
const mailIds = async (prefix: string) =>
  (await rows('mails')).map((mail) => String(mail['id'])).filter((id) => id.startsWith(prefix));

describe('two servers on one database', () => {
  it('invite everybody once, whatever jobs run at once (rule SCHOOL-25)', async () => {
    await fill(people);
    const ids = (await rows('applicants')).map((row) => String(row['applicant_id']));
    const outcomes = await many((client, n) => {
      const named = n % 4 < 2 ? null : n % 4 === 2 ? ids : ids.toReversed();
      const body = { intakeId: world.intakeId, applicantIds: named, ...terms() };
      return client.call('inviteApplicants', { params, body });
    });
    expect(codesOf(outcomes)).toEqual([]);
    await vi.waitFor(
      async () => {
        const jobs = await rows('school_jobs');
        expect(jobs.map((job) => job['state'])).toEqual(Array.from({ length: 8 }, () => 'done'));
      },
      { timeout: 120_000 },
    );
    const invited = (await rows('invitations')).map((row) => row['applicant_id']);
    expect(invited).toHaveLength(people);
    expect(new Set(invited).size).toBe(people);
    expect(await mailIds('invitation:')).toHaveLength(people);
    const told = (await rows('school_jobs')).map((job) => (job['report'] as { mails: number }).mails);
    expect(told.reduce((sum, mails) => sum + mails, 0)).toBe(people);
  });

  it('send one new link for many asked for at once, the last of them that leads in (rule SCHOOL-27)', async () => {
    const [{ invitation_id: invitationId } = {}] = await rows('invitations');
    const of = { ...params, invitationId: String(invitationId) };
    await many((client) => client.call('resendInvitation', { params: of, body: {} }), 6);
    const mails = await mailIds(`invitation:${String(invitationId)}:`);
    const row = (await rows('invitations')).find((one) => one['invitation_id'] === invitationId);
    expect(mails).toContain(`invitation:${String(invitationId)}:${String(row?.['token_hash']).slice(0, 16)}`);
    expect(new Set(mails).size).toBe(mails.length);
  });

  it('remind nobody twice (rule SCHOOL-26)', async () => {
    const deadline = Math.max(
      ...(await rows('invitations')).map((row) => new Date(String(row['deadline_at'])).getTime()),
    );
    clock.advance(deadline - 70 * hourMs - clock.now().getTime());
    const sent = await Promise.all(
      nodes.flatMap(({ parts }) => [1, 2, 3].map(() => sendDueReminders(parts))),
    );
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(people);
    expect(await mailIds('reminder_of_invitation:')).toHaveLength(people);
  });

  it('do not lock up where they invite the same people in another order', async () => {
    const { orgId, scenarioId } = world;
    const before = new Set((await rows('applicants')).map((row) => row['applicant_id']));
    await fill(200, 'crossed');
    const ids = (await rows('applicants')).flatMap(({ applicant_id: id }) =>
      before.has(id) ? [] : [String(id)],
    );
    const to = { orgId, scenarioId, version: 1, attemptsLeft: 1, createdAt: clock.now() };
    const deadlineAt = new Date(clock.now().getTime() + hourMs);
    const written = await many((_client, n) => {
      const all = (n < 4 ? ids : ids.toReversed()).map((applicantId) => ({
        applicantId,
        invitationId: randomId('inv_'),
        tokenHash: randomId('hash_'),
      }));
      return withinOrganisation(nodes[n % 2]?.parts.database ?? nodes[0].parts.database, orgId, (tx) =>
        insertInvitations(tx, { ...to, deadlineAt }, all),
      );
    });
    expect(written.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'fulfilled'));
    expect(written.reduce((sum, one) => sum + (one.status === 'fulfilled' ? one.value.size : 0), 0)).toBe(
      200,
    );
  });

  it('write a hundred invitations or reminders in a handful of statements', async () => {
    const { orgId, intakeId, staff } = world;
    const before = new Set((await rows('applicants')).map((row) => row['applicant_id']));
    await fill(200, 'later');
    const applicantIds = (await rows('applicants')).flatMap(({ applicant_id: id }) =>
      before.has(id) ? [] : [String(id)],
    );
    let statements = 0;
    const url = nodes[0].env['DATABASE_URL'] ?? '';
    const fail = (error: Error) => expect.unreachable(error.message);
    const database = await openPostgresDatabase(url, migrations, fail, () => void (statements += 1));
    const parts = { ...nodes[0].parts, database, publicUrl: nodes[0].origin, addresses: null };
    const noFile = () => expect.unreachable('It has no file.');
    const job = { orgId, createdBy: staff.memberId, upload: noFile, write: noFile, progress: async () => {} };
    const invite = { ...job, jobId: 'job_invite', kind: 'invite_applicants' as const };
    const remind = { ...job, jobId: 'job_remind', kind: 'remind_applicants' as const };
    const deadlineAt = new Date(clock.now().getTime() + 90 * hourMs).toISOString();
    const asked = { intakeId, applicantIds, ...terms(), deadlineAt };
    const works = [
      () => workOnInvitations(parts, { ...invite, input: asked }),
      () => workOnReminders(parts, { ...remind, input: { intakeId, applicantIds } }),
    ];
    try {
      for (const [at, prefix] of ['invitation:', 'reminder_of_invitation:'].entries()) {
        const mails = (await mailIds(prefix)).length;
        for (const run of ['first', 'again']) {
          statements = 0;
          await works[at]?.();
          // Three looks for a batch, the last of which finds nobody, in a transaction each.
          expect(statements, `${prefix} ${run}`).toBeLessThan(3 * 20);
          expect(await mailIds(prefix)).toHaveLength(mails + 200);
        }
      }
    } finally {
      await database.close();
    }
  });

  it('allow one retake of many asked for at once (rule SCHOOL-28)', async () => {
    both = [await nodes[0].signedIn('sahyadri staff', 0), both[1]];
    both[1] = both[0].towards(nodes[1].origin);
    const { applicantId } = await add('retaken');
    const body = {
      scenarioId: world.scenarioId,
      version: 1,
      deadlineAt: null,
      attempts: 1,
      reason: 'No power.',
    };
    const outcomes = await many((client) =>
      client.call('allowRetake', { params: { ...params, applicantId }, body }),
    );
    expect(codesOf(outcomes)).toEqual(Array.from({ length: 7 }, () => 'invitation_open'));
  });
});
