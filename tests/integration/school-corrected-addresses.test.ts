import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/time.ts';
import { sql } from '#server/platform/database/query.ts';
import { sendDueReminders } from '#server/schools/invitations/remind-applicants.ts';
import { noteMailFate } from '#server/schools/invitations/start-invitations.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { refusedWith } from '#tests/fixtures/refused-with.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import type { WorldApplicant } from '#tests/fixtures/school-world.ts';
import {
  acceptAs,
  openAs,
  prepareSitting,
  sitDownAs,
  startSittingAs,
} from '#tests/fixtures/sitting-driver.ts';
import { nextName, sittingDesk } from '#tests/fixtures/sitting-desk.ts';

/* An applicant's address is corrected before an interview, and no link serves anybody else (rule SCHOOL-97). */

const desk = sittingDesk();
const { clock, invited, rows, change, invitationOf } = desk;

const staff = () => desk.service.signedIn('sahyadri staff', 0);
const params = () => ({ orgId: desk.world.orgId });
const read = async ({ applicantId }: WorldApplicant) =>
  (await staff()).call('readApplicant', { params: { ...params(), applicantId } });
const correct = async (applicant: WorldApplicant, to: string, was = applicant.email) => {
  const { applicantId, name } = applicant;
  const terms = { name, extraMinutes: 0, extraReason: null };
  const body = { was: { ...terms, email: was }, to: { ...terms, email: to } };
  return (await staff()).call('changeApplicant', { params: { ...params(), applicantId }, body });
};
const resend = async (invitationId: string) =>
  (await staff()).call('resendInvitation', { params: { ...params(), invitationId }, body: {} });
const bounce = ({ invitationId }: { invitationId: string }) =>
  change(
    sql`update invitations set bounced = '550 no such user', sent_at = null where invitation_id = ${invitationId}`,
  );
const mailsTo = async (email: string) =>
  (await rowsOf(desk.service.parts.database, 'mails')).filter((mail) => mail['to'] === email);
const linkTo = async (email: string): Promise<string> => {
  const text = String((await mailsTo(email)).at(-1)?.['text']);
  return /\/sit#(\S+)/.exec(text)?.[1] ?? expect.unreachable('There is no link in a mail.');
};
const nobody = () => new ApiClient(desk.service.origin);
const openBy = (token: string) => nobody().call('openInvitation', { body: { token } });
const logged = async () =>
  (await rows('org_audit')).filter(({ kind }) => kind === 'applicant_changed').map(({ detail }) => detail);

describe('an address that leads nowhere', () => {
  it('is corrected: its link ends, the mail that came back is no matter any more, and the link sent next leads in', async () => {
    const applicant = await invited();
    await bounce(applicant);
    expect((await read(applicant)).invitations[0]).toMatchObject({
      bounced: '550 no such user',
      hasLink: true,
    });
    const to = 'corrected.one@example.com';
    await correct(applicant, ` ${to.toUpperCase()} `);
    await expect(openBy(applicant.token)).rejects.toThrow(refusedWith('invitation_over'));
    const { email, invitations } = await read(applicant);
    expect(email).toBe(to);
    const [anew, before] = invitations;
    expect(before).toMatchObject({ invitationId: applicant.invitationId, state: 'revoked', hasLink: false });
    expect(anew).toMatchObject({ state: 'invited', hasLink: false, sentAt: null, openedAt: null });
    expect(anew?.deadlineAt).toBe(before?.deadlineAt);
    expect(anew?.version).toBe(before?.version);
    expect(invitations.map(({ bounced }) => bounced)).toEqual([null, null]);
    const { intakeId } = desk.world;
    const board = await (await staff()).call('readSchoolDashboard', { params: params() });
    expect(JSON.stringify(board)).toContain('"bounced":0');
    const stage = await (await staff()).call('listApplicants', {
      params: params(),
      query: { intakeId, stage: 'bounced' },
    });
    expect(stage.applicants).toEqual([]);
    expect(await mailsTo(to)).toEqual([]);
    await resend(anew?.invitationId ?? '');
    expect((await openBy(await linkTo(to))).state).toBe('opened');
    expect((await read(applicant)).invitations[0]).toMatchObject({ hasLink: true, state: 'opened' });
    expect(await logged()).toContainEqual({
      extraMinutes: 0,
      renamed: false,
      addressCorrected: true,
      linksEnded: 1,
    });
    const log = JSON.stringify(await rows('org_audit'));
    for (const address of [applicant.email, to]) expect(log).not.toContain(address);
  });

  it('is told by an id of its own, and the fate of the mail before changes nothing', async () => {
    const applicant = await invited();
    const hash = String((await invitationOf(applicant))?.['token_hash']);
    await correct(applicant, 'corrected.two@example.com');
    const id = `invitation:${applicant.invitationId}:${hash.slice(0, 16)}`;
    await noteMailFate(desk.service.parts, { id, uid: desk.world.orgId, refused: '550 no such user' });
    expect((await read(applicant)).invitations.map(({ bounced }) => bounced)).toEqual([null, null]);
  });

  it('is reminded of nothing before a link went out', async () => {
    const applicant = await invited();
    await correct(applicant, 'corrected.three@example.com');
    const [anew] = (await read(applicant)).invitations;
    clock.advance(new Date(anew?.deadlineAt ?? '').getTime() - clock.now().getTime() - 2 * dayMs);
    await sendDueReminders(desk.service.parts);
    expect(await mailsTo('corrected.three@example.com')).toEqual([]);
    clock.advance(-(new Date(anew?.deadlineAt ?? '').getTime() - clock.now().getTime()));
  });

  it('that ended is not revived by more time: the link is another', async () => {
    const applicant = await invited();
    await change(
      sql`update invitations set state = 'expired' where invitation_id = ${applicant.invitationId}`,
    );
    await correct(applicant, 'corrected.four@example.com');
    const [anew] = (await read(applicant)).invitations;
    expect(anew).toMatchObject({ state: 'expired', hasLink: false });
    const later = new Date(new Date(anew?.deadlineAt ?? '').getTime() + 5 * dayMs).toISOString();
    const extend = async (invitationId: string) =>
      (await staff()).call('extendInvitation', {
        params: { ...params(), invitationId },
        body: { deadlineAt: later },
      });
    await expect(extend(applicant.invitationId)).rejects.toThrow(refusedWith('invitation_settled'));
    await extend(anew?.invitationId ?? '');
    await resend(anew?.invitationId ?? '');
    await expect(openBy(applicant.token)).rejects.toThrow(refusedWith('invitation_over'));
    expect((await openBy(await linkTo('corrected.four@example.com'))).state).toBe('opened');
  });
});

describe('who got the link of somebody else', () => {
  it('neither begins by it nor stands in the way of whom it was for, also with an interview prepared', async () => {
    const applicant = await invited();
    const stranger = await acceptAs(desk.service, applicant);
    const prepared = await prepareSitting(stranger, applicant);
    await correct(applicant, 'corrected.five@example.com');
    await expect(openAs(stranger, applicant)).rejects.toThrow(refusedWith('invitation_over'));
    await expect(startSittingAs(stranger, prepared)).rejects.toThrow(refusedWith('invitation_over'));
    await resend((await read(applicant)).invitations[0]?.invitationId ?? '');
    const token = await linkTo('corrected.five@example.com');
    const { sitting } = await sitDownAs(desk.service, { ...applicant, name: nextName(), token });
    expect(sitting.state).toBe('running');
  });
});

describe('an address stays', () => {
  it('once an interview was started, also where its seat came back', async () => {
    const applicant = await invited();
    const { client } = await sitDownAs(desk.service, applicant);
    await expect(correct(applicant, 'later@example.com')).rejects.toThrow(refusedWith('applicant_sat'));
    expect((await openAs(client, applicant)).state).toBe('started');
    await change(
      sql`update sittings set seat = 'released' where applicant_id = ${applicant.applicantId} and seat = 'held'`,
    );
    await expect(correct(applicant, 'later@example.com')).rejects.toThrow(refusedWith('applicant_sat'));
    await expect(correct(applicant, applicant.email)).resolves.toEqual({ ok: true });
  });

  it('where another of the season has the one it would be, or it is not what was seen', async () => {
    const [one, other] = [await invited(), await invited()];
    await expect(correct(one, other.email.toUpperCase())).rejects.toThrow(refusedWith('applicant_known'));
    await expect(correct(one, 'new@example.com', 'seen@example.com')).rejects.toThrow(
      refusedWith('changed_meanwhile'),
    );
    await expect(correct(one, 'no address')).rejects.toThrow(refusedWith('invalid_input'));
    expect((await openBy(one.token)).state).toBe('opened');
  });

  it('as a sheet wrote it, where something else is changed', async () => {
    const applicant = await invited();
    const email = 'zoë@bücher.example';
    await change(sql`update applicants set email = ${email} where applicant_id = ${applicant.applicantId}`);
    await correct(applicant, email, email);
    expect((await openBy(applicant.token)).state).toBe('opened');
  });
});
