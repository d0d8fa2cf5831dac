import { expect, it } from 'vitest';
import { sql } from '#server/platform/database/query.ts';
import { workOnInvitations } from '#server/schools/invitations/invite-applicants.ts';
import { workOnReminders } from '#server/schools/invitations/remind-applicants.ts';
import { runSchoolJob } from '#server/schools/jobs/run-school-job.ts';
import { applicantDesk } from '#tests/fixtures/applicant-desk.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';

/* Inviting stops where nobody stands behind it any more: each mail names who is asked, and its link leads somewhere (rule SCHOOL-25). */

const desk = applicantDesk();
const { season, add, change, mailing, read } = desk;

/** An inviting of all of a season by `by` that was cut off after the first of them. */
async function cutOff(name: string, by = desk.world.staff.client) {
  const intakeId = await season(name);
  await add(intakeId, `${name} One`);
  const body = {
    intakeId,
    applicantIds: null,
    scenarioId: desk.world.scenarioId,
    version: 1,
    deadlineAt: null,
  };
  const { jobId } = await by.call('inviteApplicants', { params: desk.params, body });
  expect(await mailing(jobId)).toEqual({ mails: 1, passedOver: 0 });
  const left = await add(intakeId, `${name} Two`);
  await change(sql`update school_jobs set state = 'running', attempts = 1 where job_id = ${jobId}`);
  return { intakeId, jobId, left };
}

/** What came of it, begun again. */
async function begunAgain({ jobId, left }: { jobId: string; left: string }) {
  const { orgId } = desk.world;
  const parts = { ...desk.service.parts, publicUrl: desk.service.origin, addresses: null };
  const works = {
    invite_applicants: (job: never) => workOnInvitations(parts, job),
    remind_applicants: (job: never) => workOnReminders(parts, job),
  };
  await runSchoolJob(desk.service.parts, works as never, { orgId, jobId });
  const rows = (table: string) => rowsOf(desk.service.parts.database, table);
  const job = (await rows('school_jobs')).find((row) => row['job_id'] === jobId);
  const invited = (await rows('invitations')).filter((row) => row['applicant_id'] === left);
  return { state: job?.['state'], invited: invited.length };
}

it('goes on where it was cut off', async () => {
  expect(await begunAgain(await cutOff('plain'))).toEqual({ state: 'done', invited: 1 });
});

it('whose member was removed goes to nobody else', async () => {
  const { client, memberId } = await desk.world.add('staff', 'Invites and leaves');
  const job = await cutOff('left', client);
  await desk.world.owner.client.call('removeMember', { params: { ...desk.params, memberId } });
  expect(await begunAgain(job)).toEqual({ state: 'failed', invited: 0 });
  expect((await read(job.left)).invitations).toEqual([]);
});

it('into a season that was closed goes to nobody else', async () => {
  const job = await cutOff('closing');
  await desk.world.owner.client.call('changeIntake', {
    params: { ...desk.params, intakeId: job.intakeId },
    body: { name: 'closing', closed: true },
  });
  expect(await begunAgain(job)).toEqual({ state: 'failed', invited: 0 });
});

it('under a contract that has ended goes to nobody else (rule SCHOOL-99)', async () => {
  const job = await cutOff('ended');
  await change(sql`update organisations set contract_until = '2026-11-01'`);
  expect(await begunAgain(job)).toEqual({ state: 'failed', invited: 0 });
  await change(sql`update organisations set contract_until = '2099-12-31'`);
});

it('of a school that was closed goes to nobody else, and nobody is reminded', async () => {
  const job = await cutOff('last');
  const { jobId } = await desk.world.staff.client.call('remindApplicants', {
    params: desk.params,
    body: { intakeId: job.intakeId, applicantIds: null },
  });
  expect(await mailing(jobId)).toMatchObject({ mails: 1 });
  await change(sql`update invitations set reminded_at = null`);
  await change(sql`update school_jobs set state = 'running', attempts = 1 where job_id = ${jobId}`);
  await change(sql`update organisations set closed_at = now()`);
  const mails = async () => (await rowsOf(desk.service.parts.database, 'mails')).length;
  const before = await mails();
  expect(await begunAgain(job)).toEqual({ state: 'failed', invited: 0 });
  expect(await begunAgain({ ...job, jobId })).toMatchObject({ state: 'failed' });
  expect(await mails()).toBe(before);
});
