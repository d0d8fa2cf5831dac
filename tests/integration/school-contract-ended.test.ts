import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorReply } from '#contract/errors.ts';
import { indiaDay } from '#contract/india-time.ts';
import { dayMs, hourMs } from '#contract/time.ts';
import { sql } from '#server/platform/database/query.ts';
import { sendDueReminders } from '#server/schools/invitations/remind-applicants.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { type HeldKey, holdKey } from '#tests/fixtures/api-key.ts';
import { applicantDesk } from '#tests/fixtures/applicant-desk.ts';
import { refusedWith } from '#tests/fixtures/refused-with.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import {
  acceptAs,
  openAs,
  prepareSitting,
  sitDownAs,
  sitThrough,
  startSittingAs,
} from '#tests/fixtures/sitting-driver.ts';

/* A school whose contract has ended (rule SCHOOL-99). */

const desk = applicantDesk();
const { clock, season, add, invite, invitationOf, change, untilOver, read } = desk;
const to = () => ({ scenarioId: desk.world.scenarioId, version: 1, deadlineAt: null });
const until = (day: string) => change(sql`update organisations set contract_until = ${day}`);
const lastDay = () => indiaDay(new Date(clock.now().getTime() - dayMs));
const ends = () => until(lastDay());
const count = async (table: string) => (await rowsOf(desk.service.parts.database, table)).length;
const invited = async (name: string) => {
  const [applicant] = await desk.world.invite([name]);
  if (!applicant) throw new Error('Nobody was invited.');
  return applicant;
};

let key: HeldKey;
beforeAll(async () => {
  key = await holdKey(desk.world.owner.client, desk.world.orgId);
});
beforeEach(() => until('2099-12-31'));

describe('members of a school whose contract has ended', () => {
  it.each<
    [string, (of: { intakeId: string; applicantId: string; invitationId: string }) => Promise<unknown>]
  >([
    ['add no applicant', ({ intakeId }) => add(intakeId, 'Second Person')],
    [
      'import no applicants',
      ({ intakeId }) => {
        const form = new FormData();
        form.append('file', new Blob(['Email,Name\na@example.com,Asha\n']), 'list.csv');
        return desk.staff.call('importApplicants', { params: { ...desk.params, intakeId }, form });
      },
    ],
    [
      'invite nobody',
      ({ intakeId }) =>
        desk.staff.call('inviteApplicants', {
          params: desk.params,
          body: { intakeId, applicantIds: null, ...to() },
        }),
    ],
    [
      'remind nobody',
      ({ intakeId }) =>
        desk.staff.call('remindApplicants', { params: desk.params, body: { intakeId, applicantIds: null } }),
    ],
    [
      'send no link again',
      ({ invitationId }) =>
        desk.staff.call('resendInvitation', { params: { ...desk.params, invitationId }, body: {} }),
    ],
    [
      'extend no deadline',
      ({ invitationId }) =>
        desk.staff.call('extendInvitation', {
          params: { ...desk.params, invitationId },
          body: { deadlineAt: new Date(clock.now().getTime() + 90 * dayMs).toISOString() },
        }),
    ],
    [
      'allow no retake',
      ({ applicantId }) =>
        desk.staff.call('allowRetake', {
          params: { ...desk.params, applicantId },
          body: { ...to(), attempts: 1, reason: 'The power went out.' },
        }),
    ],
    [
      'try no scenario',
      () =>
        desk.staff.call('trySitting', {
          params: { ...desk.params, scenarioId: desk.world.scenarioId },
          body: {},
        }),
    ],
  ])('%s', async (name, act) => {
    const intakeId = await season(name);
    const applicantId = await add(intakeId, `First ${name}`);
    await invite(intakeId, [applicantId]);
    const { invitationId } = await invitationOf(applicantId);
    await ends();
    const before = [await count('invitations'), await count('applicants'), await count('mails')];
    await expect(act({ intakeId, applicantId, invitationId })).rejects.toEqual(refusedWith('contract_over'));
    expect([await count('invitations'), await count('applicants'), await count('mails')]).toEqual(before);
  });

  it('take no good rows of a sheet that was read before', async () => {
    const intakeId = await season('half a sheet');
    const form = new FormData();
    form.append('file', new Blob(['Email,Name\ngood@example.com,Asha\nbad,Bela\n']), 'list.csv');
    const { jobId } = await desk.staff.call('importApplicants', {
      params: { ...desk.params, intakeId },
      form,
    });
    await untilOver(jobId);
    await ends();
    const take = () => desk.staff.call('takeGoodApplicants', { params: { ...desk.params, jobId }, body: {} });
    await expect(take()).rejects.toEqual(refusedWith('contract_over'));
    await until('2099-12-31');
    expect(await take()).toEqual({ jobId });
  });

  it('are all told of it, and go on to read, correct, revoke and export', async () => {
    const intakeId = await season('stays');
    const applicantId = await add(intakeId, 'Bina Rao');
    await invite(intakeId, [applicantId]);
    const { invitationId } = await invitationOf(applicantId);
    const staff = () => desk.staff.call('readSchool', { params: desk.params });
    expect((await staff()).contractEndedOn).toBeNull();
    await until(indiaDay(clock.now()));
    expect((await staff()).contractEndedOn).toBeNull();
    await ends();
    const reviewer = await desk.service.signedIn('sahyadri reviewer one', 0);
    const seen = await reviewer.call('readSchool', { params: desk.params });
    expect([seen.contractEndedOn, seen.contract]).toEqual([lastDay(), null]);
    expect(await read(applicantId)).toMatchObject({ name: 'Bina Rao' });
    const was = { name: 'Bina Rao', email: 'bina.rao@example.com', extraMinutes: 0, extraReason: null };
    await desk.staff.call('changeApplicant', {
      params: { ...desk.params, applicantId },
      body: { was, to: { ...was, name: 'Bina S Rao' } },
    });
    await desk.staff.call('revokeInvitation', { params: { ...desk.params, invitationId }, body: {} });
    const { jobId } = await desk.staff.call('exportSeason', {
      params: desk.params,
      body: { intakeId, sheet: 'applicants', format: 'csv' },
    });
    expect((await untilOver(jobId)).state).toBe('done');
  });
});

it('a program of such a school reads, and writes nothing', async () => {
  const intakeId = await season('by key');
  await ends();
  const program = new ApiClient(desk.service.origin);
  const params = { seasonId: intakeId };
  const one = { applicationNumber: 'K1', email: 'k1@example.com', name: 'Asha' };
  const refused = await program.send(
    'apiAddApplicants',
    { params, body: { applicants: [one] } },
    key.headers,
  );
  const { error } = (await refused.json()) as ErrorReply;
  expect([refused.status, error.code, error.data]).toEqual([409, 'contract_over', { until: lastDay() }]);
  const invitation = { params: { invitationId: `inv_${'a'.repeat(22)}` }, body: {} };
  expect((await program.send('apiResendInvitation', invitation, key.headers)).status).toBe(409);
  expect((await program.send('apiListApplicants', { params }, key.headers)).status).toBe(200);
  expect((await program.send('apiProgrammes', {}, key.headers)).status).toBe(200);
});

it('nobody is reminded by the clock for such a school, and is once it is renewed', async () => {
  const intakeId = await season('by the clock');
  const applicantId = await add(intakeId, 'Chitra Nair');
  const deadlineAt = new Date(clock.now().getTime() + 80 * hourMs).toISOString();
  await invite(intakeId, [applicantId], { deadlineAt });
  const remindedAt = async () => (await invitationOf(applicantId)).remindedAt;
  clock.advance(13 * hourMs);
  await desk.comeBack();
  await ends();
  await sendDueReminders(desk.service.parts);
  expect(await remindedAt()).toBeNull();
  await until('2099-12-31');
  await sendDueReminders(desk.service.parts);
  expect(await remindedAt()).not.toBeNull();
});

describe('an applicant of such a school', () => {
  it('sees that interviews are paused, begins none, and does once it is renewed', async () => {
    const applicant = await invited('Divya Shah');
    const client = await acceptAs(desk.service, applicant);
    expect(await openAs(client, applicant)).toMatchObject({ paused: false });
    await ends();
    expect(await openAs(client, applicant)).toMatchObject({ paused: true, attemptsLeft: 1 });
    const body = { token: applicant.token };
    const paused = refusedWith('interviews_paused');
    await expect(client.call('beginWarmUp', { body })).rejects.toEqual(paused);
    await expect(client.call('beginSitting', { body })).rejects.toEqual(paused);
    await until('2099-12-31');
    const prepared = await prepareSitting(client, applicant);
    await ends();
    await expect(startSittingAs(client, prepared)).rejects.toEqual(paused);
    await until('2099-12-31');
    expect(await startSittingAs(client, prepared)).toMatchObject({ state: 'running' });
  });

  it('finishes an interview that was running, which the school then has', async () => {
    const applicant = await invited('Esha Iyer');
    const { client, sitting } = await sitDownAs(desk.service, applicant);
    await ends();
    await sitThrough(client, sitting.sessionId, () => clock.advance(30_000));
    expect(await openAs(client, applicant)).toMatchObject({ last: { outcome: 'with_school' } });
  }, 240_000);
});
