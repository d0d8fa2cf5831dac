import { describe, expect, it, vi } from 'vitest';
import type { BodyOf, ReplyOf } from '#contract/endpoints.ts';
import { dayMs } from '#contract/time.ts';
import { sql } from '#server/platform/database/query.ts';
import { runSchoolJob } from '#server/schools/jobs/run-school-job.ts';
import { workOnApplicants } from '#server/schools/applicants/import-applicants.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { refusedWith } from '#tests/fixtures/refused-with.ts';
import { applicantDesk } from '#tests/fixtures/applicant-desk.ts';

/* Applicants from the side of the school, and the sheets they are brought in by (rules SCHOOL-23 to SCHOOL-29). */

const desk = applicantDesk();
const { clock, season, list, namesOf, add, read, untilOver, invite, invitationOf, auditKinds, change } = desk;

describe('applicants', () => {
  it('are listed a page at a time in each order, without one twice or missing', async () => {
    const intakeId = await season('pages');
    const names = Array.from(
      { length: 120 },
      (_, n) => `Applicant ${String((n * 37) % 120).padStart(3, '0')}`,
    );
    await bringIn(
      intakeId,
      ['Email,Name', ...names.map((name, n) => `p${n}@example.com,${name}`)].join('\n'),
    );
    for (const sort of ['name', 'newest', 'status']) {
      const seen: string[] = [];
      for (let after: string | undefined, more = true; more; ) {
        const page = await list(intakeId, after === undefined ? { sort } : { sort, after });
        expect(page.applicants.length).toBeLessThanOrEqual(50);
        seen.push(...page.applicants.map(({ name }) => name));
        ({ more } = page);
        after = page.applicants.at(-1)?.applicantId;
      }
      expect(seen.toSorted(), sort).toEqual(names.toSorted());
      if (sort === 'name') expect(seen).toEqual(names.toSorted());
      if (sort === 'newest') expect(seen).toEqual(names);
    }
  });

  it('are found by stage, status and any words of name, address and number', async () => {
    const intakeId = await season('filters');
    const asha = await add(intakeId, 'Asha Pillai', { externalId: 'A-1_7' });
    await add(intakeId, 'Bina Rao');
    await change(sql`update applicants set status = 'shortlisted' where applicant_id = ${asha}`);
    expect(await namesOf(intakeId, { search: 'PILLAI ash' })).toEqual(['Asha Pillai']);
    expect(await namesOf(intakeId, { search: 'bina.rao@' })).toEqual(['Bina Rao']);
    expect(await namesOf(intakeId, { search: 'a-1_7' })).toEqual(['Asha Pillai']);
    expect(await namesOf(intakeId, { search: 'a%7' })).toEqual([]);
    expect(await namesOf(intakeId, { status: 'shortlisted' })).toEqual(['Asha Pillai']);
    await invite(intakeId, [asha]);
    expect(await namesOf(intakeId, { stage: 'invited' })).toEqual(['Asha Pillai']);
    expect(await namesOf(intakeId, { stage: 'none' })).toEqual(['Bina Rao']);
    expect(
      await desk.staff.call('countApplicants', { params: desk.params, query: { intakeId } }),
    ).toMatchObject({
      total: 2,
      stages: { none: 1, invited: 1, opened: 0 },
    });
  });

  it('are added once, changed as they were seen, and removed with what was said of them', async () => {
    const intakeId = await season('by hand');
    const applicantId = await add(intakeId, 'Chitra Nair', { externalId: 'N 9' });
    await expect(add(intakeId, 'Chitra Nair')).rejects.toThrow(refusedWith('applicant_known'));
    await expect(add(intakeId, 'Another', { externalId: 'n 9' })).rejects.toThrow(
      refusedWith('applicant_known'),
    );
    const email = 'chitra.nair@example.com';
    const was = { name: 'Chitra Nair', email, extraMinutes: 0, extraReason: null };
    const to = { name: 'Chitra R Nair', email, extraMinutes: 10, extraReason: 'A reader’s certificate' };
    const call = (body: BodyOf<'changeApplicant'>) =>
      desk.staff.call('changeApplicant', { params: { ...desk.params, applicantId }, body });
    await expect(call({ was, to: { ...to, extraReason: null } })).rejects.toThrow(
      refusedWith('invalid_input'),
    );
    await call({ was, to });
    await expect(call({ was, to })).rejects.toThrow(refusedWith('changed_meanwhile'));
    expect(await read(applicantId)).toMatchObject(to);
    const remove = (records: number) =>
      desk.staff.call('removeApplicant', { params: { ...desk.params, applicantId }, body: { records } });
    await expect(remove(1)).rejects.toThrow(refusedWith('changed_meanwhile'));
    await remove(0);
    await expect(read(applicantId)).rejects.toThrow(refusedWith('not_found'));
    expect(await auditKinds()).toEqual(
      expect.arrayContaining(['applicant_added', 'applicant_changed', 'applicant_removed']),
    );
  });

  it('of a programme a member is not in are not there', async () => {
    const intakeId = await season('walls');
    const applicantId = await add(intakeId, 'Divya Shah');
    await invite(intakeId, [applicantId]);
    const { invitationId } = await invitationOf(applicantId);
    const owner = desk.world.owner.client;
    const { programmeId } = await owner.call('addProgramme', {
      params: desk.params,
      body: { name: 'Executive' },
    });
    const name = 'narrowed staff';
    const body = {
      email: 'narrowed.staff@example.com',
      name,
      role: 'staff' as const,
      programmeIds: [programmeId],
    };
    await owner.call('addMember', { params: desk.params, body });
    const narrow = await desk.service.signedIn(name, 0);
    await narrow.call('listMySchools');
    const ofInvitation = { ...desk.params, invitationId };
    const to = { scenarioId: desk.world.scenarioId, version: 1, deadlineAt: null };
    const terms = { name: 'Divya Shah', extraMinutes: 0, extraReason: null };
    const inSeason = { params: desk.params, query: { intakeId } };
    const ofApplicant = { ...desk.params, applicantId };
    const later = { deadlineAt: new Date(clock.now().getTime() + 90 * dayMs).toISOString() };
    for (const call of [
      () => list(intakeId, {}, narrow),
      () => narrow.call('countApplicants', inSeason),
      () => narrow.call('countMails', inSeason),
      () => read(applicantId, narrow),
      () =>
        narrow.call('addApplicant', {
          params: desk.params,
          body: { ...terms, intakeId, email: 'new@example.com', externalId: null },
        }),
      () => {
        const asSeen = { ...terms, email: 'divya.shah@example.com' };
        return narrow.call('changeApplicant', { params: ofApplicant, body: { was: asSeen, to: asSeen } });
      },
      () => narrow.call('removeApplicant', { params: ofApplicant, body: { records: 0 } }),
      () =>
        narrow.call('importApplicants', {
          params: { ...desk.params, intakeId },
          form: formOf('Email,Name\n'),
        }),
      () =>
        narrow.call('inviteApplicants', {
          params: desk.params,
          body: { intakeId, applicantIds: null, ...to },
        }),
      () => narrow.call('remindApplicants', { params: desk.params, body: { intakeId, applicantIds: null } }),
      () => narrow.call('resendInvitation', { params: ofInvitation, body: {} }),
      () => narrow.call('revokeInvitation', { params: ofInvitation, body: {} }),
      () => narrow.call('extendInvitation', { params: ofInvitation, body: later }),
      () =>
        narrow.call('allowRetake', {
          params: ofApplicant,
          body: { ...to, attempts: 1, reason: 'The power went out.' },
        }),
    ])
      await expect(call()).rejects.toThrow(refusedWith('not_found'));
    expect((await read(applicantId)).name).toBe('Divya Shah');
  });
});

function formOf(file: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([file]), 'applicants.csv');
  return form;
}

async function bringIn(intakeId: string, file: string) {
  const { jobId } = await desk.staff.call('importApplicants', {
    params: { ...desk.params, intakeId },
    form: formOf(file),
  });
  return { jobId, ...(await reportOf(jobId)) };
}

async function reportOf(
  jobId: string,
): Promise<{ report: NonNullable<ReplyOf<'readApplicantImport'>['report']> }> {
  await untilOver(jobId);
  const { report } = await desk.staff.call('readApplicantImport', { params: { ...desk.params, jobId } });
  if (!report) throw new Error('There is no report.');
  return { report };
}

describe('a sheet of applicants', () => {
  const sheet = [
    'Email,Name,Application number,Extra minutes,Reason for extra minutes,Group: City',
    'one@example.com,One,1,,,Pune',
    'two@example.com,Two,2,10,Certificate,Nagpur',
    'not an address,Three,3,,,',
    'one@example.com,Four,4,,,',
    'known@example.com,Five,5,,,',
    'six@example.com,Six,k-1,,,',
    'seven@example.com,Seven,7,90,Because,',
  ].join('\n');

  it('is told row by row, taken not at all or by its good rows alone, once', async () => {
    const intakeId = await season('sheet');
    await add(intakeId, 'Known', { email: 'known@example.com', externalId: 'K-1' });
    const { jobId, report } = await bringIn(intakeId, sheet);
    expect(report).toMatchObject({ fault: null, rows: 7, badRows: 5, taken: null });
    expect(report.errors.map(({ row, column, code }) => [row, column, code])).toEqual([
      [4, 'Email', 'mail_invalid'],
      [5, 'Email', 'mail_twice'],
      [6, 'Email', 'mail_known'],
      [7, 'Application number', 'number_known'],
      [8, 'Extra minutes', 'minutes_invalid'],
    ]);
    expect(await namesOf(intakeId)).toEqual(['Known']);
    const bad = await desk.staff.send('downloadBadRows', { params: { ...desk.params, jobId } });
    const lines = (await bad.text()).replace('\uFEFF', '').trim().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatch(/Group: City,What is wrong$/);
    expect(lines[1]).toMatch(/^not an address,Three,3,,,,.*not an address.* is not an e-mail address/);
    const take = () => desk.staff.call('takeGoodApplicants', { params: { ...desk.params, jobId }, body: {} });
    await take();
    expect((await reportOf(jobId)).report.taken).toBe(2);
    await expect(take()).rejects.toThrow(refusedWith('changed_meanwhile'));
    expect(await namesOf(intakeId)).toEqual(['Known', 'One', 'Two']);
    const two = (await list(intakeId)).applicants.find(({ name }) => name === 'Two');
    expect(await read(two?.applicantId ?? '')).toMatchObject({
      extraMinutes: 10,
      extraReason: 'Certificate',
      externalId: '2',
      groups: { City: 'Nagpur' },
    });
    expect(await auditKinds()).toEqual(
      expect.arrayContaining([
        'import_applicants_asked',
        'good_rows_asked',
        'applicants_imported',
        'bad_rows_taken',
      ]),
    );
  });

  it('is taken no more once its season is closed', async () => {
    const intakeId = await season('shut');
    const { jobId } = await bringIn(intakeId, 'Email,Name\na@example.com,A\nnone,B');
    const set = (closed: boolean) =>
      desk.world.owner.client.call('changeIntake', {
        params: { ...desk.params, intakeId },
        body: { name: 'shut', closed },
      });
    const take = () => desk.staff.call('takeGoodApplicants', { params: { ...desk.params, jobId }, body: {} });
    await set(true);
    await expect(take()).rejects.toThrow(refusedWith('season_closed'));
    expect(await namesOf(intakeId)).toEqual([]);
    await set(false);
    await take();
    expect((await reportOf(jobId)).report.taken).toBe(1);
  });

  it('that is none, lacks a column, or is of another programme changes nothing', async () => {
    const intakeId = await season('faults');
    expect((await bringIn(intakeId, '%PDF-1.7 nothing')).report).toMatchObject({ taken: null });
    expect((await bringIn(intakeId, 'Email,Phone\na@b.in,1')).report.fault).toMatchObject({
      kind: 'head',
      code: 'column_missing',
      columns: ['Name'],
    });
    const { report } = await bringIn(intakeId, 'Email,Name,Programme\na@b.in,A,Executive');
    expect(report.errors).toMatchObject([{ row: 2, code: 'programme_unknown' }]);
    expect(await namesOf(intakeId)).toEqual([]);
  });

  it('is taken once where its job runs twice', async () => {
    const intakeId = await season('twice');
    const { jobId, report } = await bringIn(intakeId, 'Email,Name\na@b.in,A\nb@b.in,B');
    expect(report.taken).toBe(2);
    const key = { orgId: desk.world.orgId, jobId };
    const works = { import_applicants: (job: never) => workOnApplicants(desk.service.parts, job) };
    await runSchoolJob(desk.service.parts, works as never, key);
    expect(await namesOf(intakeId)).toEqual(['A', 'B']);
    await change(sql`update school_jobs set state = 'running', attempts = 1 where job_id = ${jobId}`);
    await runSchoolJob(desk.service.parts, works as never, key);
    expect((await reportOf(jobId)).report).toMatchObject({ badRows: 2, taken: null });
    expect(await namesOf(intakeId)).toEqual(['A', 'B']);
  });
});

// Last, since its mails keep the outbox busy for a while.
describe('a season of many', () => {
  it('is looked at by the database when it was brought in, and when it was invited', async () => {
    const counted = async (table: string): Promise<unknown> => {
      const rows = await rowsOf(
        desk.service.parts.database,
        `(select reltuples from pg_class where relname = '${table}')`,
      );
      return rows[0]?.['reltuples'];
    };
    const intakeId = await season('many');
    const people = Array.from({ length: 1_200 }, (_, n) => `many.${n}@example.com,Person ${n}`);
    expect((await bringIn(intakeId, ['Email,Name', ...people].join('\n'))).report.taken).toBe(1_200);
    await vi.waitFor(async () => expect(await counted('applicants')).toBeGreaterThanOrEqual(1_200), 20_000);
    expect(await invite(intakeId, null)).toMatchObject({ mails: 1_200 });
    await vi.waitFor(async () => expect(await counted('invitations')).toBeGreaterThanOrEqual(1_200), 20_000);
  });
});
