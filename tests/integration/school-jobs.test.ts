import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schoolFileDays, schoolJobKinds } from '#contract/schools/jobs.ts';
import { dayMs } from '#contract/time.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { insertJob } from '#server/schools/jobs/job-store.ts';
import {
  runSchoolJob,
  type SchoolJobWork,
  type SchoolJobWorks,
} from '#server/schools/jobs/run-school-job.ts';
import { sweepSchoolFiles } from '#server/schools/jobs/start-school-jobs.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { soundQuestion } from '#tests/fixtures/bank-calls.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { untilJobOver } from '#tests/fixtures/school-jobs.ts';
import { type OpenedSchool, openSchoolOfOwner } from '#tests/fixtures/school-people.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* The long work of a school, who sees it and how long its files stay (rule SCHOOL-13). */

const clock = new TestClock();
let service: TestService;
let school: OpenedSchool;
let staff: ApiClient;
let params: { orgId: string };
beforeAll(async () => {
  service = await startTestService({ clock });
  school = await openSchoolOfOwner(service, 'shevaroy');
  staff = await school.join('Staff of Shevaroy', 'staff');
  params = { orgId: school.orgId };
  await staff.call('addQuestion', { params, body: soundQuestion });
});
afterAll(() => service.close());

/** An export whose file was taken; gives its job. */
async function takeOut(): Promise<string> {
  const body = { format: 'csv' as const, filter: {} };
  const { jobId } = await staff.call('exportQuestions', { params, body });
  expect((await untilJobOver(staff, { ...params, jobId })).state).toBe('done');
  const response = await staff.send('downloadSchoolFile', { params: { ...params, jobId } });
  expect(response.status).toBe(200);
  await response.arrayBuffer();
  return jobId;
}

/** The same work for every kind. */
const worksOf = (work: SchoolJobWork): SchoolJobWorks =>
  Object.fromEntries(Object.keys(schoolJobKinds).map((kind) => [kind, work])) as SchoolJobWorks;

describe('a job of a school', () => {
  it('is seen by who may do its act, in its own school, and its file by nobody else', async () => {
    const jobId = await takeOut();
    const reviewer = await school.join('Reviewer of Shevaroy', 'reviewer');
    const other = await openSchoolOfOwner(service, 'anaimudi');
    const job = { params: { ...params, jobId } };
    for (const read of ['readSchoolJob', 'downloadSchoolFile'] as const) {
      await expect(reviewer.call(read, job)).rejects.toMatchObject({ code: 'not_found' });
      await expect(other.owner.call(read, job)).rejects.toMatchObject({ code: 'not_found' });
      const own = { params: { orgId: other.orgId, jobId } };
      await expect(other.owner.call(read, own)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect((await reviewer.call('listSchoolJobs', { params })).jobs).toEqual([]);
    const { jobs } = await staff.call('listSchoolJobs', { params });
    expect(jobs.find((one) => one.jobId === jobId)).toMatchObject({
      kind: 'export_questions',
      state: 'done',
      by: 'Staff of Shevaroy',
    });
    expect(await reviewer.call('listQuestions', { params })).toMatchObject({ total: 1 });
    const body = { ...soundQuestion, text: 'May I?' };
    await expect(reviewer.call('addQuestion', { params, body })).rejects.toMatchObject({
      code: 'school_role_missing',
    });
    await expect(
      reviewer.call('exportQuestions', { params, body: { format: 'csv', filter: {} } }),
    ).rejects.toMatchObject({ code: 'school_role_missing' });
    const { entries } = await school.owner.call('readSchoolAudit', { params });
    expect(entries.filter(({ subject }) => subject === jobId).map(({ kind }) => kind)).toContain(
      'file_taken',
    );
  });

  it('about programmes is seen by nobody narrowed to others', async () => {
    const { orgId } = school;
    const [mine, yours] = [await school.programme('Mine'), await school.programme('Yours')];
    const narrowed = await school.join('Narrowed of Shevaroy', 'staff', [mine]);
    const jobs = { mine: [mine], both: [mine, yours], all: [], none: undefined };
    for (const [name, programmeIds] of Object.entries(jobs))
      await withinOrganisation(service.parts.database, orgId, (tx) =>
        insertJob(tx, {
          orgId,
          jobId: `job_narrow_${name}`,
          kind: 'export_questions',
          createdBy: 'mem_nobody',
          input: { programmeIds },
          createdAt: clock.now(),
          expiresAt: new Date(clock.now().getTime() + dayMs),
        }),
      );
    const idsOf = async (client: ApiClient) =>
      (await client.call('listSchoolJobs', { params })).jobs.map(({ jobId }) =>
        jobId.replace('job_narrow_', ''),
      );
    expect(new Set(await idsOf(staff))).toEqual(new Set([...(await idsOf(narrowed)), 'both', 'all']));
    expect(await idsOf(narrowed)).toEqual(expect.arrayContaining(['mine', 'none']));
    for (const [name, isSeen] of [
      ['mine', true],
      ['none', true],
      ['both', false],
      ['all', false],
    ] as const) {
      const read = narrowed.send('readSchoolJob', { params: { orgId, jobId: `job_narrow_${name}` } });
      expect((await read).status, name).toBe(isSeen ? 200 : 404);
    }
  });

  it('that breaks is tried again from its beginning, and given up after four', async () => {
    const { orgId } = school;
    const key = { orgId, jobId: 'job_breaking1' };
    const row = { ...key, kind: 'export_questions' as const, input: {}, createdBy: 'mem_nobody' };
    const expiresAt = new Date(clock.now().getTime() + dayMs);
    await withinOrganisation(service.parts.database, orgId, (tx) =>
      insertJob(tx, { ...row, createdAt: clock.now(), expiresAt }),
    );
    async function* piece() {
      yield Buffer.from('half of it');
    }
    const breaks: SchoolJobWork = async (job) => {
      await job.write({ fileName: 'half.csv', mediaType: 'text/csv' }, piece());
      throw new Error('The disk is gone.');
    };
    const run = (work: SchoolJobWork) => runSchoolJob(service.parts, worksOf(work), key);
    for (let at = 0; at < 3; at++) await expect(run(breaks)).rejects.toThrow('The disk is gone.');
    expect(await staff.call('readSchoolJob', { params: key })).toMatchObject({
      state: 'running',
      file: null,
    });
    const overtaken: SchoolJobWork = async (job) => {
      await run(breaks);
      await job.progress(1, 2);
      throw new Error('It went on though another attempt had begun.');
    };
    await withinOrganisation(service.parts.database, orgId, (tx) =>
      tx.execute(`update school_jobs set attempts = 2 where job_id = 'job_breaking1'`),
    );
    await run(overtaken);
    expect(await staff.call('readSchoolJob', { params: key })).toMatchObject({ state: 'failed', file: null });
    const chunks = await rowsOf(service.parts.database, 'school_job_chunks');
    expect(chunks.filter((chunk) => chunk['job_id'] === key.jobId)).toEqual([]);
  });

  it('goes with its file and its report when its days are over', async () => {
    const jobId = await takeOut();
    clock.advance(schoolFileDays * dayMs - 1);
    await sweepSchoolFiles(service.parts);
    expect((await staff.send('downloadSchoolFile', { params: { ...params, jobId } })).status).toBe(200);
    clock.advance(1);
    expect((await staff.send('downloadSchoolFile', { params: { ...params, jobId } })).status).toBe(404);
    await sweepSchoolFiles(service.parts);
    expect(await staff.call('listSchoolJobs', { params })).toEqual({ jobs: [], more: false });
    expect(await rowsOf(service.parts.database, 'school_job_chunks')).toEqual([]);
  });
});
