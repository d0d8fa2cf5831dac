import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { dayMs, hourMs } from '#contract/time.ts';
import { sql } from '#server/platform/database/query.ts';
import { forgetLinks, noteMailFate, noteUndelivered } from '#server/schools/invitations/start-invitations.ts';
import { sendDueReminders } from '#server/schools/invitations/remind-applicants.ts';
import { runSchoolJob } from '#server/schools/jobs/run-school-job.ts';
import { workOnInvitations } from '#server/schools/invitations/invite-applicants.ts';
import { sweepSittings } from '#server/schools/sittings/sweep-sittings.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { mailsInOutbox } from '#tests/fixtures/outbox.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { refusedWith } from '#tests/fixtures/refused-with.ts';
import { applicantDesk } from '#tests/fixtures/applicant-desk.ts';

/* Invitations of applicants and their mails from the side of the school (rules SCHOOL-23 to SCHOOL-29). */

const desk = applicantDesk();
const { clock, comeBack, season, namesOf, add, mailing, invite, invitationOf, auditKinds, change } = desk;

const remind = async (intakeId: string, applicantIds: string[] | null = null) =>
  mailing(
    (await desk.staff.call('remindApplicants', { params: desk.params, body: { intakeId, applicantIds } }))
      .jobId,
  );
const mailsTo = async (email: string) =>
  (await rowsOf(desk.service.parts.database, 'mails')).filter((mail) => mail['to'] === email);
const tokenIn = (mail: Record<string, unknown> | undefined): string => {
  const token = /\/sit#(\S+)/.exec(String(mail?.['text']))?.[1];
  if (!token) throw new Error('There is no link in the mail.');
  return token;
};
const linkTo = async (email: string): Promise<string> =>
  tokenIn((await mailsTo(email)).findLast((mail) => String(mail['id']).startsWith('invitation:')));
const untilSent = (applicantId: string) =>
  vi.waitFor(async () => expect((await invitationOf(applicantId)).sentAt).not.toBeNull(), 20_000);
const openBy = (token: string) =>
  new ApiClient(desk.service.origin).call('openInvitation', { body: { token } });

describe('an invitation', () => {
  it('goes out in a mail whose secret is nowhere else, and leads its applicant in', async () => {
    const intakeId = await season('links');
    const applicantId = await add(intakeId, 'Esha Menon', { extraMinutes: 5, extraReason: 'Certificate' });
    await add(intakeId, 'Farid Khan');
    const query = { intakeId, scenarioId: desk.world.scenarioId };
    expect(await desk.staff.call('countMails', { params: desk.params, query })).toEqual({
      invite: 2,
      remind: 0,
    });
    expect(await invite(intakeId, null)).toEqual({ mails: 2, passedOver: 0 });
    expect(await invite(intakeId, null)).toEqual({ mails: 0, passedOver: 0 });
    expect(await invite(intakeId, [applicantId])).toEqual({ mails: 0, passedOver: 1 });
    const [mail, ...others] = await mailsTo('esha.menon@example.com');
    expect(others).toEqual([]);
    const text = String(mail?.['text']);
    expect(mail?.['subject']).toMatch(/^Sahyadri School of Management.*: your interview$/);
    expect(text).toContain(`about ${desk.world.rules.minutes + 5} minutes`);
    expect(text).toContain(desk.world.staff.email);
    const token = tokenIn(mail);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    for (const table of ['invitations', 'org_audit', 'school_jobs'])
      expect(JSON.stringify(await rowsOf(desk.service.parts.database, table))).not.toContain(token);
    await untilSent(applicantId);
    const holders = async () => {
      const all = await mailsInOutbox(desk.service.env['DATA_DIR']);
      return all.filter((mail) => mail.includes('esha.menon@example.com')).length;
    };
    expect(await holders()).toBe(1);
    await forget();
    expect(await holders()).toBe(1);
    await openBy(token);
    expect((await invitationOf(applicantId)).state).toBe('opened');
    await forget();
    expect(await holders()).toBe(0);
    expect(JSON.stringify(await rowsOf(desk.service.parts.database, 'mails'))).not.toContain(token);
    expect((await openBy(token)).state).toBe('opened');
  });

  it('sent anew leads in by its new link alone, is revoked for good, and is given more time', async () => {
    const intakeId = await season('changes');
    const applicantId = await add(intakeId, 'Gita Bose');
    await invite(intakeId, [applicantId]);
    const email = 'gita.bose@example.com';
    const old = await linkTo(email);
    const before = await invitationOf(applicantId);
    const { invitationId } = before;
    const of = { params: { ...desk.params, invitationId } };
    await desk.staff.call('resendInvitation', { ...of, body: {} });
    const link = (await mailsTo(email)).map(tokenIn).find((token) => token !== old) ?? '';
    await expect(openBy(old)).rejects.toThrow(refusedWith('invitation_over'));
    expect((await openBy(link)).state).toBe('opened');
    const extend = (deadlineAt: Date) =>
      desk.staff.call('extendInvitation', { ...of, body: { deadlineAt: deadlineAt.toISOString() } });
    const deadline = new Date(before.deadlineAt);
    await expect(extend(new Date(deadline.getTime() - 1))).rejects.toThrow(refusedWith('invitation_settled'));
    // A row that is just written down as sent is passed over by the sweep.
    await untilSent(applicantId);
    clock.advance(deadline.getTime() - clock.now().getTime() + 1);
    await sweepSittings(desk.service.parts);
    await comeBack();
    expect((await invitationOf(applicantId)).state).toBe('expired');
    await expect(desk.staff.call('resendInvitation', { ...of, body: {} })).rejects.toThrow(
      refusedWith('invitation_settled'),
    );
    await extend(new Date(deadline.getTime() + 5 * dayMs));
    expect((await invitationOf(applicantId)).state).toBe('opened');
    expect((await openBy(link)).state).toBe('opened');
    await desk.staff.call('revokeInvitation', { ...of, body: {} });
    await expect(openBy(link)).rejects.toThrow(refusedWith('invitation_over'));
    for (const name of ['revokeInvitation', 'resendInvitation'] as const)
      await expect(desk.staff.call(name, { ...of, body: {} })).rejects.toThrow(
        refusedWith('invitation_settled'),
      );
    expect(await auditKinds()).toEqual(
      expect.arrayContaining(['invitation_resent', 'deadline_extended', 'invitation_revoked']),
    );
  });

  it('is followed by a retake with a reason, once nothing is open', async () => {
    const intakeId = await season('retakes');
    const applicantId = await add(intakeId, 'Hari Das');
    await invite(intakeId, [applicantId]);
    const body = { scenarioId: desk.world.scenarioId, version: 1, deadlineAt: null, attempts: 2 };
    const again = (reason: string) =>
      desk.staff.call('allowRetake', { params: { ...desk.params, applicantId }, body: { ...body, reason } });
    await expect(again('The power went out.')).rejects.toThrow(refusedWith('invitation_open'));
    await change(sql`update invitations set state = 'finished' where applicant_id = ${applicantId}`);
    expect(await invite(intakeId, [applicantId])).toEqual({ mails: 0, passedOver: 1 });
    await expect(again('')).rejects.toThrow(refusedWith('invalid_input'));
    clock.advance(1000);
    const { invitationId } = await again('The power went out.');
    const newest = await invitationOf(applicantId);
    expect(newest).toMatchObject({ invitationId, state: 'invited', attemptsLeft: 2 });
    const [entry] = (await rowsOf(desk.service.parts.database, 'org_audit')).filter(
      (row) => row['kind'] === 'retake_allowed',
    );
    expect(entry?.['detail']).toEqual({ attempts: 2, reason: 'The power went out.' });
  });

  it('shows why its mail came back, until a new one arrives, and is not reminded of meanwhile', async () => {
    const intakeId = await season('bounces');
    const applicantId = await add(intakeId, 'Indu Varma');
    await invite(intakeId, [applicantId]);
    const mails = await mailsTo('indu.varma@example.com');
    const id = String(mails[0]?.['id']);
    const note = (mailId: string, refused: string | null) =>
      noteMailFate(desk.service.parts, { id: mailId, uid: desk.world.orgId, refused });
    await untilSent(applicantId);
    await note(id, '550 5.1.1 no such user');
    expect(await invitationOf(applicantId)).toMatchObject({
      bounced: '550 5.1.1 no such user',
      sentAt: null,
    });
    expect(await namesOf(intakeId, { stage: 'bounced' })).toEqual(['Indu Varma']);
    expect(await namesOf(intakeId, { stage: 'invited' })).toEqual([]);
    expect(await remind(intakeId)).toEqual({ mails: 0, passedOver: 0 });
    const { invitationId } = await invitationOf(applicantId);
    await desk.staff.call('resendInvitation', { params: { ...desk.params, invitationId }, body: {} });
    await note(id, '550 5.1.1 no such user');
    expect((await invitationOf(applicantId)).bounced).toBeNull();
    await untilSent(applicantId);
    await change(sql`update invitations set sent_at = null where invitation_id = ${invitationId}`);
    await desk.service.parts.database.transaction((tx) =>
      tx.execute(sql`update mails set sent_at = null where id like ${`invitation:${invitationId}:%`}`),
    );
    clock.advance(3 * hourMs);
    await noteUndelivered(desk.service.parts);
    expect((await invitationOf(applicantId)).bounced).toBeNull();
    clock.advance(1);
    await noteUndelivered(desk.service.parts);
    expect((await invitationOf(applicantId)).bounced).toBe('No mail server took it in three hours.');
  });

  it('is reminded of once before 72 and once before 24 hours, and never once begun, withdrawn or revoked', async () => {
    const intakeId = await season('reminders');
    const who = ['Jaya One', 'Jaya Two', 'Jaya Three', 'Jaya Four'];
    const ids = await Promise.all(who.map((name) => add(intakeId, name)));
    const [, begun = '', withdrawn = '', revoked = ''] = ids;
    const deadlineAt = new Date(clock.now().getTime() + 10 * dayMs);
    await invite(intakeId, null, { deadlineAt: deadlineAt.toISOString() });
    const guest = await desk.service.signedIn('Jaya Two', 0);
    const body = { token: await linkTo('jaya.two@example.com') };
    const { notice } = await guest.call('openInvitation', { body });
    await guest.call('acceptInvitation', { body: { ...body, notice: notice.version } });
    await change(sql`update invitations set state = 'started' where applicant_id = ${begun}`);
    await change(sql`update applicants set status = 'withdrawn' where applicant_id = ${withdrawn}`);
    const { invitationId } = await invitationOf(revoked);
    await desk.staff.call('revokeInvitation', { params: { ...desk.params, invitationId }, body: {} });
    const sentTo = async (name: string) =>
      (await mailsTo(`${name.toLowerCase().replace(' ', '.')}@example.com`)).filter((mail) =>
        String(mail['id']).startsWith('reminder_of_invitation:'),
      ).length;
    const goTo = (at: number) => clock.advance(at - clock.now().getTime());
    const tick = async () => {
      await sendDueReminders(desk.service.parts);
      return Promise.all(who.map(sentTo));
    };
    goTo(deadlineAt.getTime() - 72 * hourMs - 1);
    expect(await tick()).toEqual([0, 0, 0, 0]);
    clock.advance(1);
    expect(await tick()).toEqual([1, 0, 0, 0]);
    expect(await tick()).toEqual([1, 0, 0, 0]);
    goTo(deadlineAt.getTime() - 24 * hourMs - 1);
    expect(await tick()).toEqual([1, 0, 0, 0]);
    clock.advance(1);
    expect(await tick()).toEqual([2, 0, 0, 0]);
    clock.advance(hourMs);
    expect(await tick()).toEqual([2, 0, 0, 0]);
    await comeBack();
    expect(await remind(intakeId)).toEqual({ mails: 0, passedOver: 0 });
    clock.advance(23 * hourMs - 1);
    expect(await tick()).toEqual([2, 0, 0, 0]);
    const [mail] = (await mailsTo('jaya.one@example.com')).filter((one) =>
      /still/.test(String(one['subject'])),
    );
    expect(String(mail?.['text'])).not.toContain('#');
  });

  it('is written once where its job runs twice, and never for a season that is closed', async () => {
    const intakeId = await season('closing');
    const ids = [await add(intakeId, 'Kiran One'), await add(intakeId, 'Kiran Two')];
    const body = {
      intakeId,
      applicantIds: ids,
      scenarioId: desk.world.scenarioId,
      version: 1,
      deadlineAt: null,
    };
    const { jobId } = await desk.staff.call('inviteApplicants', { params: desk.params, body });
    expect(await mailing(jobId)).toEqual({ mails: 2, passedOver: 0 });
    await change(sql`update school_jobs set state = 'running', attempts = 1 where job_id = ${jobId}`);
    const parts = { ...desk.service.parts, publicUrl: desk.service.origin, addresses: null };
    const works = { invite_applicants: (job: never) => workOnInvitations(parts, job) };
    await runSchoolJob(desk.service.parts, works as never, { orgId: desk.world.orgId, jobId });
    expect(await mailing(jobId)).toEqual({ mails: 2, passedOver: 0 });
    expect(await mailsTo('kiran.one@example.com')).toHaveLength(1);
    await expect(
      desk.staff.call('inviteApplicants', { params: desk.params, body: { ...body, version: 2 } }),
    ).rejects.toThrow(refusedWith('not_found'));
    await expect(
      desk.staff.call('inviteApplicants', {
        params: desk.params,
        body: { ...body, deadlineAt: '2026-01-01T00:00:00.000Z' },
      }),
    ).rejects.toThrow(refusedWith('invalid_input'));
    await desk.world.owner.client.call('changeIntake', {
      params: { ...desk.params, intakeId },
      body: { name: 'closing', closed: true },
    });
    await expect(desk.staff.call('inviteApplicants', { params: desk.params, body })).rejects.toThrow(
      refusedWith('season_closed'),
    );
    await expect(add(intakeId, 'Too Late')).rejects.toThrow(refusedWith('season_closed'));
  });
});

async function forget(): Promise<void> {
  const { folderMailer } = await import('#server/mail/folder-mailer.ts');
  const mailer = folderMailer(
    join(desk.service.env['DATA_DIR'] ?? '', 'outbox'),
    'Hotseat <hotseat@example.com>',
  );
  await forgetLinks({ ...desk.service.parts, mailer });
}
