import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BodyOf, ReplyOf } from '#contract/endpoints.ts';
import { dayMs, hourMs } from '#contract/time.ts';
import { sql } from '#server/platform/database/query.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { forgetLinks, noteMailFate, noteUndelivered } from '#server/schools/invitations/start-invitations.ts';
import { sendDueReminders } from '#server/schools/invitations/remind-applicants.ts';
import { runSchoolJob } from '#server/schools/jobs/run-school-job.ts';
import { workOnApplicants } from '#server/schools/applicants/import-applicants.ts';
import { workOnInvitations } from '#server/schools/invitations/invite-applicants.ts';
import { sweepSittings } from '#server/schools/sittings/sweep-sittings.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openSchoolWorld, type SchoolWorld } from '#tests/fixtures/school-world.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* Applicants and their invitations from the side of the school (rules SCHOOL-23 to SCHOOL-29). */

const clock = new TestClock(new Date('2026-11-02T04:00:00Z'));
let service: TestService;
let world: SchoolWorld;
let staff: ApiClient;
let params: { orgId: string };
beforeAll(async () => {
  service = await startTestService({ clock });
  world = await openSchoolWorld(service);
  staff = world.staff.client;
  params = { orgId: world.orgId };
}, 120_000);
afterAll(() => service.close());
/** Their sessions end while the clock is moved. */
const comeBack = async () => {
  staff = await service.signedIn('sahyadri staff', 0);
  world.owner.client = await service.signedIn('sahyadri owner', 0);
};
beforeEach(comeBack);

const refusedWith = (code: string) => expect.objectContaining({ code });
const season = async (name: string) =>
  (
    await world.owner.client.call('addIntake', {
      params,
      body: { programmeId: world.programmeId, name },
    })
  ).intakeId;
const list = (intakeId: string, query: object = {}, client = staff) =>
  client.call('listApplicants', { params, query: { intakeId, ...query } });
const namesOf = async (intakeId: string, query: object = {}) =>
  (await list(intakeId, query)).applicants.map(({ name }) => name);
const add = async (intakeId: string, name: string, more: Partial<BodyOf<'addApplicant'>> = {}) => {
  const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`;
  const body = { intakeId, name, email, externalId: null, extraMinutes: 0, extraReason: null, ...more };
  return (await staff.call('addApplicant', { params, body })).applicantId;
};
const read = (applicantId: string, client = staff) =>
  client.call('readApplicant', { params: { ...params, applicantId } });
const untilOver = (jobId: string) =>
  vi.waitFor(
    async () => {
      const job = await staff.call('readSchoolJob', { params: { ...params, jobId } });
      if (job.state === 'waiting' || job.state === 'running') throw new Error(`It is ${job.state}.`);
      return job;
    },
    { timeout: 60_000, interval: 100 },
  );
const mailing = async (jobId: string) => {
  await untilOver(jobId);
  return (await staff.call('readMailing', { params: { ...params, jobId } })).report;
};
const invite = async (intakeId: string, applicantIds: string[] | null, more: object = {}) => {
  const to = { scenarioId: world.scenarioId, version: 1, deadlineAt: null };
  const body = { intakeId, applicantIds, ...to, ...more };
  return mailing((await staff.call('inviteApplicants', { params, body })).jobId);
};
const remind = async (intakeId: string, applicantIds: string[] | null = null) =>
  mailing((await staff.call('remindApplicants', { params, body: { intakeId, applicantIds } })).jobId);
const mailsTo = async (email: string) =>
  (await rowsOf(service.parts.database, 'mails')).filter((mail) => mail['to'] === email);
const tokenIn = (mail: Record<string, unknown> | undefined): string => {
  const token = /\/sit#(\S+)/.exec(String(mail?.['text']))?.[1];
  if (!token) throw new Error('There is no link in the mail.');
  return token;
};
const linkTo = async (email: string): Promise<string> =>
  tokenIn((await mailsTo(email)).findLast((mail) => String(mail['id']).startsWith('invitation:')));
const invitationOf = async (applicantId: string) => {
  const [newest] = (await read(applicantId)).invitations;
  if (!newest) throw new Error('There is no invitation.');
  return newest;
};
const untilSent = (applicantId: string) =>
  vi.waitFor(async () => expect((await invitationOf(applicantId)).sentAt).not.toBeNull(), 20_000);
const openBy = (token: string) => new ApiClient(service.origin).call('openInvitation', { body: { token } });
const auditKinds = async () =>
  (await rowsOf(service.parts.database, 'org_audit')).map((row) => String(row['kind']));
const change = (statement: ReturnType<typeof sql>) =>
  withinOrganisation(service.parts.database, world.orgId, (tx) => tx.execute(statement));

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
    expect(await staff.call('countApplicants', { params, query: { intakeId } })).toMatchObject({
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
    const was = { name: 'Chitra Nair', extraMinutes: 0, extraReason: null };
    const to = { name: 'Chitra R Nair', extraMinutes: 10, extraReason: 'A reader’s certificate' };
    const call = (body: BodyOf<'changeApplicant'>) =>
      staff.call('changeApplicant', { params: { ...params, applicantId }, body });
    await expect(call({ was, to: { ...to, extraReason: null } })).rejects.toThrow(
      refusedWith('invalid_input'),
    );
    await call({ was, to });
    await expect(call({ was, to })).rejects.toThrow(refusedWith('changed_meanwhile'));
    expect(await read(applicantId)).toMatchObject(to);
    const remove = (records: number) =>
      staff.call('removeApplicant', { params: { ...params, applicantId }, body: { records } });
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
    const owner = world.owner.client;
    const { programmeId } = await owner.call('addProgramme', { params, body: { name: 'Executive' } });
    const name = 'narrowed staff';
    const body = {
      email: 'narrowed.staff@example.com',
      name,
      role: 'staff' as const,
      programmeIds: [programmeId],
    };
    await owner.call('addMember', { params, body });
    const narrow = await service.signedIn(name, 0);
    await narrow.call('listMySchools');
    const ofInvitation = { ...params, invitationId };
    const to = { scenarioId: world.scenarioId, version: 1, deadlineAt: null };
    const terms = { name: 'Divya Shah', extraMinutes: 0, extraReason: null };
    const inSeason = { params, query: { intakeId } };
    const ofApplicant = { ...params, applicantId };
    const later = { deadlineAt: new Date(clock.now().getTime() + 90 * dayMs).toISOString() };
    for (const call of [
      () => list(intakeId, {}, narrow),
      () => narrow.call('countApplicants', inSeason),
      () => narrow.call('countMails', inSeason),
      () => read(applicantId, narrow),
      () =>
        narrow.call('addApplicant', {
          params,
          body: { ...terms, intakeId, email: 'new@example.com', externalId: null },
        }),
      () => narrow.call('changeApplicant', { params: ofApplicant, body: { was: terms, to: terms } }),
      () => narrow.call('removeApplicant', { params: ofApplicant, body: { records: 0 } }),
      () =>
        narrow.call('importApplicants', { params: { ...params, intakeId }, form: formOf('Email,Name\n') }),
      () => narrow.call('inviteApplicants', { params, body: { intakeId, applicantIds: null, ...to } }),
      () => narrow.call('remindApplicants', { params, body: { intakeId, applicantIds: null } }),
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
  const { jobId } = await staff.call('importApplicants', {
    params: { ...params, intakeId },
    form: formOf(file),
  });
  return { jobId, ...(await reportOf(jobId)) };
}
async function reportOf(
  jobId: string,
): Promise<{ report: NonNullable<ReplyOf<'readApplicantImport'>['report']> }> {
  await untilOver(jobId);
  const { report } = await staff.call('readApplicantImport', { params: { ...params, jobId } });
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
    const bad = await staff.send('downloadBadRows', { params: { ...params, jobId } });
    const lines = (await bad.text()).replace('\uFEFF', '').trim().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatch(/Group: City,What is wrong$/);
    expect(lines[1]).toMatch(/^not an address,Three,3,,,,.*not an address.* is not an e-mail address/);
    const take = () => staff.call('takeGoodApplicants', { params: { ...params, jobId }, body: {} });
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
      expect.arrayContaining(['import_asked', 'good_rows_asked', 'applicants_imported', 'bad_rows_taken']),
    );
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
    const key = { orgId: world.orgId, jobId };
    const works = { import_applicants: (job: never) => workOnApplicants(service.parts, job) };
    await runSchoolJob(service.parts, works as never, key);
    expect(await namesOf(intakeId)).toEqual(['A', 'B']);
    await change(sql`update school_jobs set state = 'running', attempts = 1 where job_id = ${jobId}`);
    await runSchoolJob(service.parts, works as never, key);
    expect((await reportOf(jobId)).report).toMatchObject({ badRows: 2, taken: null });
    expect(await namesOf(intakeId)).toEqual(['A', 'B']);
  });
});

describe('an invitation', () => {
  it('goes out in a mail whose secret is nowhere else, and leads its applicant in', async () => {
    const intakeId = await season('links');
    const applicantId = await add(intakeId, 'Esha Menon', { extraMinutes: 5, extraReason: 'Certificate' });
    await add(intakeId, 'Farid Khan');
    const query = { intakeId, scenarioId: world.scenarioId };
    expect(await staff.call('countMails', { params, query })).toEqual({ invite: 2, remind: 0 });
    expect(await invite(intakeId, null)).toEqual({ mails: 2, passedOver: 0 });
    expect(await invite(intakeId, null)).toEqual({ mails: 0, passedOver: 0 });
    expect(await invite(intakeId, [applicantId])).toEqual({ mails: 0, passedOver: 1 });
    const [mail, ...others] = await mailsTo('esha.menon@example.com');
    expect(others).toEqual([]);
    const text = String(mail?.['text']);
    expect(mail?.['subject']).toMatch(/^Sahyadri School of Management.*: your interview$/);
    expect(text).toContain(`about ${world.rules.minutes + 5} minutes`);
    expect(text).toContain(world.staff.email);
    const token = tokenIn(mail);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    for (const table of ['invitations', 'org_audit', 'school_jobs'])
      expect(JSON.stringify(await rowsOf(service.parts.database, table))).not.toContain(token);
    await untilSent(applicantId);
    const outbox = join(service.env['DATA_DIR'] ?? '', 'outbox');
    const holders = async () => {
      const files = (await readdir(outbox)).filter((file) => file.endsWith('.eml'));
      const all = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
      return all.filter((file) => file.includes('esha.menon@example.com')).length;
    };
    expect(await holders()).toBe(1);
    await forget();
    expect(await holders()).toBe(1);
    await openBy(token);
    expect((await invitationOf(applicantId)).state).toBe('opened');
    await forget();
    expect(await holders()).toBe(0);
    expect(JSON.stringify(await rowsOf(service.parts.database, 'mails'))).not.toContain(token);
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
    const of = { params: { ...params, invitationId } };
    await staff.call('resendInvitation', { ...of, body: {} });
    const link = (await mailsTo(email)).map(tokenIn).find((token) => token !== old) ?? '';
    await expect(openBy(old)).rejects.toThrow(refusedWith('invitation_over'));
    expect((await openBy(link)).state).toBe('opened');
    const extend = (deadlineAt: Date) =>
      staff.call('extendInvitation', { ...of, body: { deadlineAt: deadlineAt.toISOString() } });
    const deadline = new Date(before.deadlineAt);
    await expect(extend(new Date(deadline.getTime() - 1))).rejects.toThrow(refusedWith('invitation_settled'));
    // A row that is just written down as sent is passed over by the sweep.
    await untilSent(applicantId);
    clock.advance(deadline.getTime() - clock.now().getTime() + 1);
    await sweepSittings(service.parts);
    await comeBack();
    expect((await invitationOf(applicantId)).state).toBe('expired');
    await expect(staff.call('resendInvitation', { ...of, body: {} })).rejects.toThrow(
      refusedWith('invitation_settled'),
    );
    await extend(new Date(deadline.getTime() + 5 * dayMs));
    expect((await invitationOf(applicantId)).state).toBe('opened');
    expect((await openBy(link)).state).toBe('opened');
    await staff.call('revokeInvitation', { ...of, body: {} });
    await expect(openBy(link)).rejects.toThrow(refusedWith('invitation_over'));
    for (const name of ['revokeInvitation', 'resendInvitation'] as const)
      await expect(staff.call(name, { ...of, body: {} })).rejects.toThrow(refusedWith('invitation_settled'));
    expect(await auditKinds()).toEqual(
      expect.arrayContaining(['invitation_resent', 'deadline_extended', 'invitation_revoked']),
    );
  });

  it('is followed by a retake with a reason, once nothing is open', async () => {
    const intakeId = await season('retakes');
    const applicantId = await add(intakeId, 'Hari Das');
    await invite(intakeId, [applicantId]);
    const body = { scenarioId: world.scenarioId, version: 1, deadlineAt: null, attempts: 2 };
    const again = (reason: string) =>
      staff.call('allowRetake', { params: { ...params, applicantId }, body: { ...body, reason } });
    await expect(again('The power went out.')).rejects.toThrow(refusedWith('invitation_open'));
    await change(sql`update invitations set state = 'finished' where applicant_id = ${applicantId}`);
    expect(await invite(intakeId, [applicantId])).toEqual({ mails: 0, passedOver: 1 });
    await expect(again('')).rejects.toThrow(refusedWith('invalid_input'));
    clock.advance(1000);
    const { invitationId } = await again('The power went out.');
    const newest = await invitationOf(applicantId);
    expect(newest).toMatchObject({ invitationId, state: 'invited', attemptsLeft: 2 });
    const [entry] = (await rowsOf(service.parts.database, 'org_audit')).filter(
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
      noteMailFate(service.parts, { id: mailId, uid: world.orgId, refused });
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
    await staff.call('resendInvitation', { params: { ...params, invitationId }, body: {} });
    await note(id, '550 5.1.1 no such user');
    expect((await invitationOf(applicantId)).bounced).toBeNull();
    await untilSent(applicantId);
    await change(sql`update invitations set sent_at = null where invitation_id = ${invitationId}`);
    await service.parts.database.transaction((tx) =>
      tx.execute(sql`update mails set sent_at = null where id like ${`invitation:${invitationId}:%`}`),
    );
    clock.advance(3 * hourMs);
    await noteUndelivered(service.parts);
    expect((await invitationOf(applicantId)).bounced).toBeNull();
    clock.advance(1);
    await noteUndelivered(service.parts);
    expect((await invitationOf(applicantId)).bounced).toBe('No mail server took it in three hours.');
  });

  it('is reminded of once before 72 and once before 24 hours, and never once begun, withdrawn or revoked', async () => {
    const intakeId = await season('reminders');
    const who = ['Jaya One', 'Jaya Two', 'Jaya Three', 'Jaya Four'];
    const ids = await Promise.all(who.map((name) => add(intakeId, name)));
    const [, begun = '', withdrawn = '', revoked = ''] = ids;
    const deadlineAt = new Date(clock.now().getTime() + 10 * dayMs);
    await invite(intakeId, null, { deadlineAt: deadlineAt.toISOString() });
    const guest = await service.signedIn('Jaya Two', 0);
    const body = { token: await linkTo('jaya.two@example.com') };
    const { notice } = await guest.call('openInvitation', { body });
    await guest.call('acceptInvitation', { body: { ...body, notice: notice.version } });
    await change(sql`update invitations set state = 'started' where applicant_id = ${begun}`);
    await change(sql`update applicants set status = 'withdrawn' where applicant_id = ${withdrawn}`);
    const { invitationId } = await invitationOf(revoked);
    await staff.call('revokeInvitation', { params: { ...params, invitationId }, body: {} });
    const sentTo = async (name: string) =>
      (await mailsTo(`${name.toLowerCase().replace(' ', '.')}@example.com`)).filter((mail) =>
        String(mail['id']).startsWith('reminder_of_invitation:'),
      ).length;
    const goTo = (at: number) => clock.advance(at - clock.now().getTime());
    const tick = async () => {
      await sendDueReminders(service.parts);
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
      scenarioId: world.scenarioId,
      version: 1,
      deadlineAt: null,
    };
    const { jobId } = await staff.call('inviteApplicants', { params, body });
    expect(await mailing(jobId)).toEqual({ mails: 2, passedOver: 0 });
    await change(sql`update school_jobs set state = 'running', attempts = 1 where job_id = ${jobId}`);
    const parts = { ...service.parts, publicUrl: service.origin, addresses: null };
    const works = { invite_applicants: (job: never) => workOnInvitations(parts, job) };
    await runSchoolJob(service.parts, works as never, { orgId: world.orgId, jobId });
    expect(await mailing(jobId)).toEqual({ mails: 2, passedOver: 0 });
    expect(await mailsTo('kiran.one@example.com')).toHaveLength(1);
    await expect(staff.call('inviteApplicants', { params, body: { ...body, version: 2 } })).rejects.toThrow(
      refusedWith('not_found'),
    );
    await expect(
      staff.call('inviteApplicants', { params, body: { ...body, deadlineAt: '2026-01-01T00:00:00.000Z' } }),
    ).rejects.toThrow(refusedWith('invalid_input'));
    await world.owner.client.call('changeIntake', {
      params: { ...params, intakeId },
      body: { name: 'closing', closed: true },
    });
    await expect(staff.call('inviteApplicants', { params, body })).rejects.toThrow(
      refusedWith('season_closed'),
    );
    await expect(add(intakeId, 'Too Late')).rejects.toThrow(refusedWith('season_closed'));
  });
});

// Last, since its mails keep the outbox busy for a while.
describe('a season of many', () => {
  it('is looked at by the database when it was brought in, and when it was invited', async () => {
    const counted = async (table: string): Promise<unknown> => {
      const rows = await rowsOf(
        service.parts.database,
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
  }, 120_000);
});

async function forget(): Promise<void> {
  const { folderMailer } = await import('#server/mail/folder-mailer.ts');
  const mailer = folderMailer(join(service.env['DATA_DIR'] ?? '', 'outbox'), 'Hotseat <hotseat@example.com>');
  await forgetLinks({ ...service.parts, mailer });
}
