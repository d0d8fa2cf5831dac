import { describe, expect, it } from 'vitest';
import { acrossOrganisations, withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { leaveSchools } from '#server/privacy/erasing-store.ts';
import { randomToken, sha256 } from '#server/platform/ids.ts';
import { ApiClient as Browser } from '#tests/fixtures/api-client.ts';
import { openSchoolWorld, type WorldApplicant } from '#tests/fixtures/school-world.ts';
import { schoolScenario } from '#tests/fixtures/school-scenario.ts';
import {
  acceptAs,
  openAs,
  prepareSitting,
  sitDownAs,
  sitThrough,
  startSittingAs,
} from '#tests/fixtures/sitting-driver.ts';
import { refusedWith } from '#tests/fixtures/refused-with.ts';
import { untilOver } from '#tests/fixtures/take-out.ts';
import { sittingDesk, nextName } from '#tests/fixtures/sitting-desk.ts';

const desk = sittingDesk();
const { clock, halfAMinute, invited, rows, seats, invitationOf, sittingsOf, change, auditKinds } = desk;

describe('a link', () => {
  it('opens once signed in to the first account, and tells nothing of whom it was sent to', async () => {
    const applicant = await invited();
    const stranger = new Browser(desk.service.origin);
    const seen = await openAs(stranger, applicant);
    expect(seen).toMatchObject({
      school: 'Sahyadri School of Management',
      state: 'opened',
      minutes: schoolScenario.minutes,
      account: 'none',
      practice: 'open',
      seatFree: true,
      open: null,
      last: null,
      withdrawable: false,
      signOn: null,
    });
    expect(seen.notice.paragraphs.join(' ')).toMatch(/People decide/);
    expect(JSON.stringify(seen)).not.toContain(applicant.email);
    expect(JSON.stringify(seen)).not.toContain(applicant.name);
    const body = { token: applicant.token, notice: seen.notice.version };
    await expect(stranger.call('acceptInvitation', { body })).rejects.toThrow(refusedWith('not_signed_in'));
    const first = await desk.service.signedIn(applicant.name, 0);
    expect((await openAs(first, applicant)).account).toBe('free');
    await expect(
      first.call('acceptInvitation', { body: { ...body, notice: 'other words' } }),
    ).rejects.toThrow(refusedWith('changed_meanwhile'));
    await expect(first.call('beginSitting', { body: { token: applicant.token } })).rejects.toThrow(
      refusedWith('invitation_of_another'),
    );
    expect(await first.call('acceptInvitation', { body })).toMatchObject({
      state: 'signed_in',
      account: 'own',
      notice: { agreed: true },
      withdrawable: true,
      signOn: null,
    });
    const second = await desk.service.signedIn('Somebody Else', 0);
    await expect(second.call('acceptInvitation', { body })).rejects.toThrow(
      refusedWith('invitation_of_another'),
    );
    expect(await openAs(second, applicant)).toMatchObject({ account: 'other', withdrawable: false });
    expect(await invitationOf(applicant)).toMatchObject({ notice_version: seen.notice.version });
  });

  it('leads nowhere in one way, whatever the reason', async () => {
    const stranger = new Browser(desk.service.origin);
    const [revoked, expired, late] = [await invited(), await invited(), await invited()];
    await change(sql`update invitations set state = 'revoked' where invitation_id = ${revoked.invitationId}`);
    await change(sql`update invitations set state = 'expired' where invitation_id = ${expired.invitationId}`);
    await change(
      sql`update invitations set deadline_at = ${clock.now().toISOString()}::timestamptz where invitation_id = ${late.invitationId}`,
    );
    const closed = await openSchoolWorld(desk.service, { slug: 'closed' });
    const [shut] = await closed.invite([nextName()]);
    await withinOrganisation(desk.service.parts.database, closed.orgId, (tx) =>
      tx.execute(sql`update organisations set closed_at = now() where org_id = ${closed.orgId}`),
    );
    const replies = await Promise.all(
      ['no such secret', revoked.token, expired.token, late.token, shut?.token ?? ''].map(async (token) => {
        const response = await stranger.send('openInvitation', { body: { token } });
        const { error } = (await response.json()) as { error: Record<string, unknown> };
        return { status: response.status, error: { ...error, requestId: null } };
      }),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]).toMatchObject({ status: 404, error: { code: 'invitation_over' } });
  });
});

/** Another link for an applicant, agreed to. */
async function anew(client: Browser, applicant: WorldApplicant): Promise<WorldApplicant> {
  const again = { ...applicant, token: randomToken() };
  const { orgId, scenarioId, version, staff } = desk.world;
  const { invitationId } = await staff.client.call('allowRetake', {
    params: { orgId, applicantId: applicant.applicantId },
    body: { scenarioId, version, attempts: 1, deadlineAt: null, reason: 'The line was cut.' },
  });
  await change(
    sql`update invitations set token_hash = ${sha256(again.token)} where invitation_id = ${invitationId}`,
  );
  const { notice } = await openAs(client, again);
  await client.call('acceptInvitation', { body: { token: again.token, notice: notice.version } });
  return again;
}

describe('what an applicant takes back', () => {
  it('is the record, until somebody decided', async () => {
    const applicant = await invited();
    const { client, sitting } = await sitDownAs(desk.service, applicant);
    await sitThrough(client, sitting.sessionId, halfAMinute);
    const [sat] = await sittingsOf(applicant);
    const recorded = async () =>
      (await rows('sitting_records')).some((row) => row['sitting_id'] === sat?.['sitting_id']);
    expect(await recorded()).toBe(true);
    const set = (status: string) =>
      change(sql`update applicants set status = ${status} where applicant_id = ${applicant.applicantId}`);
    await set('shortlisted');
    const body = { token: applicant.token };
    await expect(client.call('withdrawFromSchool', { body })).rejects.toThrow(refusedWith('decided_already'));
    expect(await openAs(client, applicant)).toMatchObject({ withdrawable: false });
    await set('undecided');
    const used = (await seats()).used;
    await client.call('withdrawFromSchool', { body });
    expect(await recorded()).toBe(false);
    expect((await seats()).used).toBe(used);
    expect(await auditKinds()).toContain('consent_withdrawn');
    await expect(openAs(client, applicant)).rejects.toThrow(refusedWith('invitation_over'));
    const status = (await rows('applicants')).find((row) => row['applicant_id'] === applicant.applicantId);
    expect(status).toMatchObject({ status: 'withdrawn' });
  });

  it('stops what runs', async () => {
    const applicant = await invited();
    const { client, sitting } = await sitDownAs(desk.service, applicant);
    expect(await seats()).toMatchObject({ held: 1 });
    await client.call('withdrawFromSchool', { body: { token: applicant.token } });
    const { sessionId } = sitting;
    expect(await client.call('readInterview', { params: { sessionId } })).toMatchObject({
      state: 'discarded',
      endReason: 'withdrawn',
    });
    expect(await seats()).toMatchObject({ held: 0 });
  });

  it('stands in no file that was taken out before', async () => {
    const applicant = await invited();
    const { client, sitting } = await sitDownAs(desk.service, applicant);
    await sitThrough(client, sitting.sessionId, halfAMinute);
    const { orgId, intakeId, staff } = desk.world;
    const files = [
      await staff.client.call('exportSeason', {
        params: { orgId },
        body: { intakeId, sheet: 'applicants', format: 'csv' },
      }),
      await staff.client.call('exportPacks', { params: { orgId }, body: { intakeId, status: null } }),
    ];
    const taken = async () => {
      const replies = [];
      for (const { jobId } of files) {
        const { state } = await untilOver(staff.client, orgId, jobId);
        const response = await staff.client.send('downloadSchoolFile', { params: { orgId, jobId } });
        await response.body?.cancel();
        replies.push([state, response.status]);
      }
      return replies;
    };
    expect(await taken()).toEqual([
      ['done', 200],
      ['done', 200],
    ]);
    await client.call('withdrawFromSchool', { body: { token: applicant.token } });
    expect(await taken()).toEqual([
      ['failed', 404],
      ['failed', 404],
    ]);
    expect(await rows('school_job_chunks')).toEqual([]);
  });

  it('stops what runs by another of their links too', async () => {
    const applicant = await invited();
    const { client, sitting } = await sitDownAs(desk.service, applicant);
    await sitThrough(client, sitting.sessionId, halfAMinute);
    const again = await anew(client, applicant);
    const { sessionId } = await startSittingAs(client, await prepareSitting(client, again));
    await client.call('withdrawFromSchool', { body: { token: applicant.token } });
    expect(await client.call('readInterview', { params: { sessionId } })).toMatchObject({
      state: 'discarded',
      endReason: 'withdrawn',
    });
    expect(await seats()).toMatchObject({ held: 0 });
    const kept = (await rows('sitting_records')).map((row) => row['sitting_id']);
    expect((await sittingsOf(applicant)).filter((row) => kept.includes(row['sitting_id']))).toEqual([]);
  });

  it('is taken back again by who was invited anew', async () => {
    const applicant = await invited();
    const client = await acceptAs(desk.service, applicant);
    await client.call('withdrawFromSchool', { body: { token: applicant.token } });
    const again = await anew(client, applicant);
    await startSittingAs(client, await prepareSitting(client, again));
    expect(await openAs(client, again)).toMatchObject({ withdrawable: true });
    await client.call('withdrawFromSchool', { body: { token: again.token } });
    expect(await seats()).toMatchObject({ held: 0 });
  });

  it('does not go with their account: the school’s record stays, without the account', async () => {
    const applicant = await invited();
    const { client, sitting } = await sitDownAs(desk.service, applicant);
    await sitThrough(client, sitting.sessionId, halfAMinute);
    const uid = (await client.call('readMe')).account?.uid ?? '';
    await acrossOrganisations(desk.service.parts.database, (tx) => leaveSchools(tx, uid));
    expect(await invitationOf(applicant)).toMatchObject({ uid: null, token_hash: null, state: 'finished' });
    const [sat] = await sittingsOf(applicant);
    const kept = (await rows('sitting_records')).some((row) => row['sitting_id'] === sat?.['sitting_id']);
    expect(kept).toBe(true);
  });

  it('was given by nobody who comes after an account that was deleted: they agree at their own time', async () => {
    const applicant = await invited();
    const client = await acceptAs(desk.service, applicant);
    const uid = (await client.call('readMe')).account?.uid ?? '';
    await acrossOrganisations(desk.service.parts.database, (tx) => leaveSchools(tx, uid));
    const { orgId, staff } = desk.world;
    const { invitationId } = applicant;
    await staff.client.call('resendInvitation', { params: { orgId, invitationId } });
    const again = { ...applicant, name: nextName(), token: randomToken() };
    await change(
      sql`update invitations set token_hash = ${sha256(again.token)} where invitation_id = ${invitationId}`,
    );
    clock.advance(60_000);
    await acceptAs(desk.service, again);
    const { consented_at } = (await invitationOf(applicant)) ?? {};
    expect(new Date(String(consented_at))).toEqual(clock.now());
  });

  it('stops with the consent to interviews for a school, and with the account', async () => {
    const applicant = await invited();
    const { client } = await sitDownAs(desk.service, applicant);
    const { notice: seen } = await client.call('readConsents');
    await client.call('changeConsents', { body: { seen, language: 'en', choices: { school: false } } });
    expect(await seats()).toMatchObject({ held: 0 });
    expect(await invitationOf(applicant)).toMatchObject({ state: 'started', attempts_left: 1 });
  });
});
