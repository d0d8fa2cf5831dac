import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hourMs } from '#contract/time.ts';
import { sendDueReminders } from '#server/schools/invitations/remind-applicants.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openSchoolWorld, type SchoolWorld } from '#tests/fixtures/school-world.ts';
import { freePort } from '#tests/fixtures/server-process.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const clock = new TestClock(new Date('2026-11-02T04:00:00Z'));
let nodes: [TestService, TestService];
let world: SchoolWorld;
let both: [ApiClient, ApiClient];
let params: { orgId: string };
beforeAll(async () => {
  const first = await startTestService({ clock });
  const second = await startTestService({
    clock,
    env: {
      ...first.env,
      PORT: String(await freePort()),
      LOCAL_GOOGLE_ISSUER: `http://localhost:${first.env['LOCAL_GOOGLE_PORT']}`,
      LOCAL_RAZORPAY_URL: `http://localhost:${first.env['LOCAL_RAZORPAY_PORT']}`,
    },
  });
  nodes = [first, second];
  world = await openSchoolWorld(first);
  both = [world.staff.client, world.staff.client.towards(second.origin)];
  params = { orgId: world.orgId };
}, 120_000);
afterAll(async () => {
  await nodes[1].close();
  await nodes[0].close();
});

const rows = (table: string) => rowsOf(nodes[0].parts.database, table);
const many = async <T>(call: (client: ApiClient, n: number) => Promise<T>, times = 8) =>
  Promise.allSettled(Array.from({ length: times }, (_, n) => call(both[n % 2] ?? both[0], n)));
const codesOf = (outcomes: PromiseSettledResult<unknown>[]): unknown[] =>
  outcomes.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []));
const add = async (name: string) => {
  const body = { intakeId: world.intakeId, name, externalId: null, extraMinutes: 0, extraReason: null };
  return both[0].call('addApplicant', { params, body: { ...body, email: `${name}@example.com` } });
};
const mailIds = async (prefix: string) =>
  (await rows('mails')).map((mail) => String(mail['id'])).filter((id) => id.startsWith(prefix));

describe('two servers on one database', () => {
  it('invite everybody once, whatever jobs run at once (rule SCHOOL-25)', async () => {
    for (let n = 0; n < 30; n++) await add(`raced${n}`);
    const to = { scenarioId: world.scenarioId, version: 1, deadlineAt: null };
    const body = { intakeId: world.intakeId, applicantIds: null, ...to };
    const outcomes = await many((client) => client.call('inviteApplicants', { params, body }));
    expect(codesOf(outcomes)).toEqual([]);
    await vi.waitFor(
      async () => {
        const jobs = await rows('school_jobs');
        expect(jobs.map((job) => job['state'])).toEqual(Array.from({ length: 8 }, () => 'done'));
      },
      { timeout: 60_000 },
    );
    const invited = (await rows('invitations')).map((row) => row['applicant_id']);
    expect(invited).toHaveLength(30);
    expect(new Set(invited).size).toBe(30);
    expect(await mailIds('invitation:')).toHaveLength(30);
  }, 90_000);

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
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(30);
    expect(await mailIds('reminder_of_invitation:')).toHaveLength(30);
  }, 60_000);

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
