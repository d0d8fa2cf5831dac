import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { webhookEvents } from '#contract/schools/webhooks.ts';
import { hourMs } from '#contract/time.ts';
import { acrossOrganisations, withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { noteMailFate, noteUndelivered } from '#server/schools/invitations/start-invitations.ts';
import { finishSittings } from '#tests/fixtures/finished-sittings.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { untilJobOver } from '#tests/fixtures/school-jobs.ts';
import { openSchoolWorld, type SchoolWorld } from '#tests/fixtures/school-world.ts';
import {
  acceptAs,
  prepareSitting,
  sitDownAs,
  sitThrough,
  startSittingAs,
} from '#tests/fixtures/sitting-driver.ts';
import { takeOut } from '#tests/fixtures/take-out.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/fixtures/webhook-receiver.ts';

/* Which act tells what, and nothing else about it (rule SCHOOL-80). */

const clock = new TestClock(new Date());
let service: TestService;
let world: SchoolWorld;
let receiver: WebhookReceiver;
beforeAll(async () => {
  service = await startTestService({ clock });
  world = await openSchoolWorld(service);
  receiver = await startWebhookReceiver();
  receiver.secrets.push(await listenFor(world));
});
afterAll(async () => {
  await service.close();
  await receiver.close();
});
beforeEach(() => {
  receiver.calls.length = 0;
});

async function listenFor({ owner, orgId }: SchoolWorld): Promise<string> {
  const body = { url: receiver.url, description: '', events: [...webhookEvents] };
  return (await owner.client.call('addWebhook', { params: { orgId }, body })).secret;
}
/** What was told once nothing waits any more. */
async function told(): Promise<{ type: string; data: object }[]> {
  const waits = async () =>
    (await rowsOf(service.parts.database, 'school_webhook_deliveries')).filter(
      (row) => row['state'] === 'waiting',
    );
  await vi.waitFor(async () => expect(await waits()).toEqual([]), { timeout: 120_000, interval: 100 });
  // Several workers send: which comes first is nobody's promise.
  const order = (one: { type: string }) => webhookEvents.findIndex((event) => event === one.type);
  return receiver.calls.map(({ type, data }) => ({ type, data })).toSorted((a, b) => order(a) - order(b));
}
const params = () => ({ orgId: world.orgId });
const staff = () => world.staff.client;

/** Somebody the school adds by its pages. */
async function addByHand(name: string): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const body = {
    intakeId: world.intakeId,
    name,
    email,
    externalId: null,
    extraMinutes: 0,
    extraReason: null,
  };
  return (await staff().call('addApplicant', { params: params(), body })).applicantId;
}

describe('a school is told of', () => {
  it('an applicant who is invited, once, and of a mail that came back, once', async () => {
    const applicantId = await addByHand('Indu Varma');
    const { intakeId, scenarioId, version } = world;
    const body = { intakeId, scenarioId, version, applicantIds: [applicantId], deadlineAt: null };
    for (let n = 0; n < 2; n++) {
      const { jobId } = await staff().call('inviteApplicants', { params: params(), body });
      await untilJobOver(staff(), { ...params(), jobId });
    }
    const [invitation] = await rowsOf(service.parts.database, 'invitations');
    const invitationId = String(invitation?.['invitation_id']);
    const deadlineAt = new Date(String(invitation?.['deadline_at'])).toISOString();
    const invited = {
      type: 'applicant.invited',
      data: { applicantId, invitationId, scenarioId, version, deadlineAt },
    };
    expect(await told()).toEqual([invited]);

    const mail = (await rowsOf(service.parts.database, 'mails')).find(
      (row) => row['to'] === 'indu.varma@example.com',
    );
    // What became of the mail itself comes first, or it would be noted in between.
    await vi.waitFor(
      async () =>
        expect((await rowsOf(service.parts.database, 'invitations'))[0]?.['sent_at']).not.toBeNull(),
      { timeout: 120_000, interval: 50 },
    );
    const note = (refused: string | null) =>
      noteMailFate(service.parts, { id: String(mail?.['id']), uid: world.orgId, refused });
    await note('550 no such user');
    await note('550 no such user, said anew');
    const bounced = { type: 'invitation.bounced', data: { applicantId, invitationId } };
    expect(await told()).toEqual([invited, bounced]);
    await note(null);
    await acrossOrganisations(service.parts.database, (tx) =>
      tx.execute(sql`update mails set sent_at = null where id = ${String(mail?.['id'])}`),
    );
    clock.advance(3 * hourMs + 1);
    await noteUndelivered(service.parts);
    await noteUndelivered(service.parts);
    expect(await told()).toEqual([invited, bounced, bounced]);
  });

  it('a retake, as of any invitation', async () => {
    const [applicant] = await world.invite(['Rhea Dutta']);
    await withinOrganisation(service.parts.database, world.orgId, (tx) =>
      tx.execute(
        sql`update invitations set state = 'expired' where invitation_id = ${applicant?.invitationId ?? ''}`,
      ),
    );
    const { scenarioId, version } = world;
    const { invitationId } = await staff().call('allowRetake', {
      params: { ...params(), applicantId: applicant?.applicantId ?? '' },
      body: { scenarioId, version, attempts: 1, deadlineAt: null, reason: 'The power went out.' },
    });
    expect(await told()).toMatchObject([{ type: 'applicant.invited', data: { invitationId } }]);
  });

  it('an interview that starts, and one that came to a record, and that somebody withdrew', async () => {
    const [applicant] = await world.invite(['Asha Menon']);
    if (!applicant) throw new Error('Nobody was invited.');
    const { client, sitting } = await sitDownAs(service, applicant);
    await sitThrough(client, sitting.sessionId, () => clock.advance(30_000));
    await client.call('withdrawFromSchool', { body: { token: applicant.token } });
    const { applicantId, invitationId } = applicant;
    const sat = (await rowsOf(service.parts.database, 'sittings')).find(
      (row) => row['applicant_id'] === applicantId,
    );
    const data = { applicantId, invitationId, sittingId: sat?.['sitting_id'] };
    expect(await told()).toEqual([
      { type: 'sitting.started', data },
      { type: 'sitting.recorded', data },
      { type: 'applicant.withdrew', data: { applicantId, invitationId } },
    ]);
  });

  it('nothing where no seat is free: what did not happen is not told', async () => {
    const small = await openSchoolWorld(service, { slug: 'small', seats: 0 });
    receiver.secrets.push(await listenFor(small));
    const [applicant] = await small.invite(['Bina Pal']);
    if (!applicant) throw new Error('Nobody was invited.');
    const client = await acceptAs(service, applicant);
    const prepared = await prepareSitting(client, applicant);
    await expect(startSittingAs(client, prepared)).rejects.toMatchObject({ code: 'seats_used_up' });
    const outbox = await rowsOf(service.parts.database, 'school_webhook_deliveries');
    expect(outbox.filter((row) => row['org_id'] === small.orgId)).toEqual([]);
    expect(await told()).toEqual([]);
  });

  it('nothing of a member’s own try', async () => {
    const { scenarioId } = world;
    const { sessionId } = await staff().call('trySitting', { params: { ...params(), scenarioId }, body: {} });
    await staff().call('endInterview', { params: { sessionId }, body: {} });
    expect(await told()).toEqual([]);
  });

  it('a review without a mark of it, a decision for each who was moved, an appeal, and a file', async () => {
    const people = await world.invite(['Chitra Nair', 'Dev Rao']);
    const [one, two] = await finishSittings(service, world, people);
    if (!one || !two) throw new Error('Nobody sat.');
    const [reviewer, second] = world.reviewers;
    const { intakeId } = world;
    const body = { intakeId, memberIds: [reviewer.memberId], reviewersEach: 1, sittingIds: [one.sittingId] };
    await staff().call('assignReviews', { params: params(), body });
    const { reviews } = await reviewer.client.call('listMyReviews', { params: params() });
    const reviewId = reviews.find(({ applicantName }) => applicantName === 'Chitra Nair')?.reviewId ?? '';
    const marks = { work_experience: 4, why_mba: 3, academics: 2, hobbies: 5 };
    const words = { marks, recommendation: 'yes', note: 'Clear.', revision: 1 } as const;
    await reviewer.client.call('submitReview', { params: { ...params(), reviewId }, body: words });
    const changed = { ...words, revision: 2, reason: 'I heard it again.' };
    await reviewer.client.call('changeReview', { params: { ...params(), reviewId }, body: changed });
    const submitted = { type: 'review.submitted', data: { reviewId, sittingId: one.sittingId } };
    expect(await told()).toEqual([submitted]);

    const applicants = [one, two].map(({ applicantId }) => ({ applicantId, was: 'undecided' as const }));
    const decide = (reason: string) =>
      staff().call('decideApplicants', {
        params: { ...params(), intakeId },
        body: { status: 'rejected', reason, applicants },
      });
    await decide('As agreed.');
    expect(await decide('Again, as agreed.')).toMatchObject({ moved: 0 });
    const appeal = {
      applicantId: one.applicantId,
      was: 'rejected' as const,
      memberIds: [second.memberId],
      reason: 'They asked for it.',
    };
    await staff().call('openAppeal', { params: { ...params(), intakeId }, body: appeal });
    const decisions = (await told()).filter(({ type }) => type === 'decision.made').map(({ data }) => data);
    const stored = (await rowsOf(service.parts.database, 'decisions')).map((row) => ({
      applicantId: row['applicant_id'],
      decisionId: row['decision_id'],
      state: row['status'],
    }));
    expect(decisions).toHaveLength(3);
    expect(decisions).toEqual(expect.arrayContaining(stored));
    expect(stored).toHaveLength(3);

    receiver.calls.length = 0;
    const { job } = await takeOut(staff(), world.orgId, { intakeId, sheet: 'decisions', format: 'csv' });
    const data = { jobId: job.jobId, kind: 'export_season', expiresAt: job.expiresAt };
    expect(await told()).toEqual([{ type: 'export.ready', data }]);
  });
});

it('what was told to whom holds no name, no address, no mark and no word of anybody', async () => {
  const payloads = (await rowsOf(service.parts.database, 'school_webhook_deliveries')).map((row) =>
    String(row['payload']),
  );
  expect(new Set(payloads.map((one) => (JSON.parse(one) as { type: string }).type))).toEqual(
    new Set(webhookEvents),
  );
  for (const word of [
    'Menon',
    'Nair',
    'Varma',
    '@',
    'Clear.',
    'agreed',
    'power',
    'marks',
    'score',
    'overall',
  ])
    expect(
      payloads.filter((one) => one.includes(word)),
      word,
    ).toEqual([]);
});
