import { schoolJobKinds } from '#contract/schools/jobs.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type SeasonSheet, withheldWords } from '#contract/schools/exports.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { decisions } from '#server/platform/database/schema/reviews.ts';
import { runSchoolJob, type SchoolJobWorks } from '#server/schools/jobs/run-school-job.ts';
import { writeSeason } from '#server/schools/exports/write-season.ts';
import { finishSittings, type WorldSitting } from '#tests/fixtures/finished-sittings.ts';
import { openSchoolWorld, type SchoolWorld, type WorldMember } from '#tests/fixtures/school-world.ts';
import { takeOut, untilOver } from '#tests/fixtures/take-out.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* What a school takes out of a season (rules SCHOOL-67, SCHOOL-68). */

const clock = new TestClock();
let service: TestService;
let world: SchoolWorld;
let sat: WorldSitting[];
const names = ['=HYPERLINK("http://x")', 'Bina, "the" Kaul', 'Chitra\nNair'];
const ours = { overall: 7.3, low: 6.2, high: 8.4 };
const marks = { work_experience: 4, why_mba: 3, academics: 2, hobbies: 5 };

beforeAll(async () => {
  service = await startTestService({ clock });
  world = await openSchoolWorld(service);
  const people = await world.invite(names);
  sat = await finishSittings(service, world, people, (read) => ({
    ...read,
    avgScore: ours.overall,
    band: { low: ours.low, high: ours.high },
  }));
  const { orgId, owner } = world;
  await withinOrganisation(service.parts.database, orgId, async (tx) => {
    for (const [at, { applicantId }] of people.entries()) {
      const groups = at === 2 ? {} : { city: at === 0 ? '+Pune' : 'Nagpur' };
      await tx.execute(sql`update applicants set groups = ${JSON.stringify(groups)}::jsonb, external_id = ${`@${at}`},
        created_at = created_at + make_interval(secs => ${at}) where org_id = ${orgId} and applicant_id = ${applicantId}`);
      await tx.insert(decisions).values({
        orgId,
        decisionId: `dec_000000${at}`,
        applicantId,
        before: 'undecided',
        status: 'waitlisted',
        memberId: owner.memberId,
        reason: `-${at} seats left`,
        at: clock.now(),
      });
    }
  });
});
afterAll(() => service.close());

const take = (sheet: SeasonSheet, format: 'csv' | 'xlsx', { client }: WorldMember = world.staff) =>
  takeOut(client, world.orgId, { intakeId: world.intakeId, sheet, format });
const column = ({ head, rows }: { head: string[]; rows: string[][] }, name: string): string[] => {
  expect(head).toContain(name);
  return rows.map((row) => row[head.indexOf(name)] ?? '');
};

async function review({ client, memberId }: WorldMember, one: WorldSitting, note: string): Promise<string> {
  const params = { orgId: world.orgId };
  const body = {
    intakeId: world.intakeId,
    memberIds: [memberId],
    reviewersEach: 2,
    sittingIds: [one.sittingId],
  };
  await world.staff.client.call('assignReviews', { params, body });
  const { reviews } = await client.call('listMyReviews', { params, query: { state: 'assigned' } });
  const { reviewId } = reviews.find(({ applicantName }) => applicantName === one.name) ?? {};
  if (!reviewId) throw new Error('It is not on the desk.');
  if (note !== '') {
    const words = { marks, recommendation: 'strong_yes' as const, note, revision: 1 };
    await client.call('submitReview', { params: { ...params, reviewId }, body: words });
  }
  return reviewId;
}

describe('an export', () => {
  it.each(['csv', 'xlsx'] as const)('of applicants, in %s, read again is what was put in', async (format) => {
    const taken = await take('applicants', format);
    expect(taken.job).toMatchObject({ state: 'done', done: 3, total: 3 });
    expect(taken.job.file?.name).toBe(`applicants-2026-03-07.${format}`);
    expect(column(taken, 'Name')).toEqual(names);
    expect(column(taken, 'Email')).toEqual(sat.map(({ email }) => email));
    expect(column(taken, 'Application number')).toEqual(['@0', '@1', '@2']);
    expect(column(taken, 'group: city')).toEqual(['+Pune', 'Nagpur', '']);
    expect(column(taken, 'Our overall')).toEqual(Array(3).fill('7.3'));
    expect(column(taken, 'Our band to')).toEqual(Array(3).fill('8.4'));
    expect(column(taken, 'Invitation')).toEqual(Array(3).fill('invited'));
    expect(column(taken, 'Sittings')).toEqual(Array(3).fill('1'));
    expect(column(taken, 'Decision')).toEqual(Array(3).fill('undecided'));
    if (format === 'csv')
      expect(new TextDecoder().decode(taken.bytes)).toContain(`"'=HYPERLINK(""http://x"")"`);
  });

  it('of decisions has each with its person, reason and time', async () => {
    const taken = await take('decisions', 'xlsx');
    expect(taken.rows.map((row) => row.slice(1))).toEqual(
      sat.map(({ name, email }, at) => [
        name,
        email,
        'undecided',
        'waitlisted',
        `-${at} seats left`,
        'sahyadri owner',
        taken.rows[at]?.[7],
      ]),
    );
    expect(column(taken, 'When')[0]).toMatch(/^2026-03-07 \d\d:\d\d$/);
  });

  it('of reviews has each with its marks and its changes, and of a draft no word', async () => {
    const [first, second] = world.reviewers;
    const [one, other] = sat;
    if (!one || !other) throw new Error('Nobody sat.');
    const params = { orgId: world.orgId, reviewId: await review(first, one, '=note') };
    const body = {
      marks: { ...marks, hobbies: 1 },
      recommendation: 'no' as const,
      note: '=later',
      revision: 2,
    };
    await first.client.call('changeReview', { params, body: { ...body, reason: 'Read again.' } });
    const draft = { orgId: world.orgId, reviewId: await review(second, other, '') };
    await second.client.call('saveReview', {
      params: draft,
      body: { marks: { hobbies: 2 }, recommendation: null, note: 'canary of a draft', revision: 1 },
    });
    const taken = await take('reviews', 'csv');
    const of = (name: string) => column(taken, name);
    expect(of('Reviewer')).toEqual(['sahyadri reviewer one', 'sahyadri reviewer two']);
    expect([of('State'), of('Of')]).toEqual([
      ['submitted', 'draft'],
      ['everything', 'everything'],
    ]);
    expect(of('Mark: Hobbies & Interests')).toEqual(['1', '']);
    expect(of('Mark: Work Experience')).toEqual(['4', '']);
    expect(of('Recommendation')).toEqual(['no', '']);
    expect(of('Note')).toEqual(['=later', '']);
    expect([of('Changes'), of('Why it was changed')]).toEqual([
      ['1', '0'],
      ['Read again.', ''],
    ]);
    expect(new TextDecoder().decode(taken.bytes)).not.toContain('canary');
  });

  it('withholds the same of an applicant from who said they know them (rule SCHOOL-66)', async () => {
    const { orgId, staff } = world;
    const known = sat[0]?.applicantId ?? '';
    await withinOrganisation(service.parts.database, orgId, (tx) =>
      tx.execute(sql`insert into review_conflicts (org_id, member_id, applicant_id, declared_by, declared_at)
        values (${orgId}, ${staff.memberId}, ${known}, ${staff.memberId}, now())`),
    );
    try {
      const overalls = column(await take('applicants', 'csv', staff), 'Our overall');
      expect(overalls).toEqual([withheldWords.known, '7.3', '7.3']);
    } finally {
      await withinOrganisation(service.parts.database, orgId, (tx) =>
        tx.execute(sql`delete from review_conflicts where org_id = ${orgId}`),
      );
    }
  });

  it('withholds our numbers and others’ marks from who still owes a review of the same applicant, and nothing else', async () => {
    const [first, second] = world.reviewers;
    const [, other, third] = sat;
    if (!other || !third) throw new Error('Nobody sat.');
    const change = (role: 'staff' | 'reviewer') =>
      world.owner.client.call('changeMember', {
        params: { orgId: world.orgId, memberId: second.memberId },
        body: { name: 'sahyadri reviewer two', role, programmeIds: [] },
      });
    await review(first, other, 'of the other');
    await review(second, third, 'my own');
    await change('staff');
    try {
      const people = await take('applicants', 'csv', second);
      const ourNumbers = ['Our overall', 'Our band from', 'Our band to'].map((name) => column(people, name));
      expect(ourNumbers.map((cells) => cells[1])).toEqual(Array(3).fill(withheldWords.owed));
      expect([ourNumbers[0]?.[0], ourNumbers[0]?.[2]]).toEqual(['7.3', '7.3']);
      const taken = await take('reviews', 'xlsx', second);
      const at = column(taken, 'Name').map((name, row) => ({
        who: `${name === other.name ? 'other' : 'else'} ${column(taken, 'Reviewer')[row]?.split(' ').at(-1)}`,
        cells: ['Mark: Work Experience', 'Recommendation', 'Note'].map((head) => column(taken, head)[row]),
      }));
      expect(at.toSorted((a, b) => (a.who < b.who ? -1 : 1))).toEqual([
        { who: 'else one', cells: ['4', 'no', '=later'] },
        { who: 'else two', cells: ['4', 'strong yes', 'my own'] },
        { who: 'other one', cells: Array(3).fill(withheldWords.owed) },
        { who: 'other two', cells: ['', '', ''] },
      ]);
    } finally {
      await change('reviewer');
    }
    const whole = await take('reviews', 'csv');
    expect(column(whole, 'Note')).toContain('of the other');
  });

  it('is for who asked, of their programmes and while they may', async () => {
    const { orgId, intakeId, owner, staff, analyst, reviewers } = world;
    const elsewhere = await openSchoolWorld(service, { slug: 'satpura' });
    const body = { intakeId, sheet: 'applicants' as const, format: 'csv' as const };
    const ask = ({ client }: WorldMember, org = orgId) =>
      client.call('exportSeason', { params: { orgId: org }, body });
    for (const member of [analyst, reviewers[0]])
      await expect(ask(member)).rejects.toMatchObject({ code: 'school_role_missing' });
    await expect(ask(elsewhere.staff)).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask(elsewhere.staff, elsewhere.orgId)).rejects.toMatchObject({ code: 'not_found' });

    const { jobId } = await ask(staff);
    await untilOver(staff.client, orgId, jobId);
    const params = { orgId, jobId };
    for (const name of ['readSchoolJob', 'downloadSchoolFile'] as const)
      await expect(owner.client.call(name, { params })).rejects.toMatchObject({ code: 'not_found' });
    const listed = async ({ client }: WorldMember) =>
      (await client.call('listSchoolJobs', { params: { orgId } })).jobs.map((job) => job.jobId);
    expect([await listed(staff), await listed(owner)]).toEqual([expect.arrayContaining([jobId]), []]);
    const log = await owner.client.call('readSchoolAudit', { params: { orgId } });
    expect(log.entries.find(({ subject }) => subject === jobId)).toMatchObject({
      kind: 'export_season_asked',
      detail: { sheet: 'applicants', season: intakeId },
    });

    const { programmeId } = await owner.client.call('addProgramme', {
      params: { orgId },
      body: { name: 'Other' },
    });
    const narrow = (programmeIds: string[], role: 'staff' | 'reviewer' = 'staff') =>
      owner.client.call('changeMember', {
        params: { orgId, memberId: staff.memberId },
        body: { name: 'sahyadri staff', role, programmeIds },
      });
    await narrow([programmeId]);
    await expect(ask(staff)).rejects.toMatchObject({ code: 'not_found' });
    await expect(staff.client.call('downloadSchoolFile', { params })).rejects.toMatchObject({
      code: 'not_found',
    });
    for (const [programmeIds, role, state] of [
      [[programmeId], 'staff', 'failed'],
      [[], 'reviewer', 'failed'],
      [[], 'staff', 'done'],
    ] as const) {
      await narrow([...programmeIds], role);
      const key = { orgId, jobId: `job_${role}_${programmeIds.length}_0` };
      await withinOrganisation(service.parts.database, orgId, (tx) =>
        tx.execute(sql`insert into school_jobs (org_id, job_id, kind, state, input, created_by, created_at, expires_at)
          values (${orgId}, ${key.jobId}, 'export_season', 'waiting',
            ${JSON.stringify({ ...body, programmeIds: [world.programmeId] })}::jsonb, ${staff.memberId}, now(), now() + interval '1 day')`),
      );
      const write = (job: Parameters<typeof writeSeason>[1]) => writeSeason(service.parts, job);
      const works = Object.keys(schoolJobKinds).map((kind) => [kind, write]);
      await runSchoolJob(service.parts, Object.fromEntries(works) as SchoolJobWorks, key);
      const [row] = await withinOrganisation(service.parts.database, orgId, (tx) =>
        queryRows(
          tx,
          z.object({ state: z.string() }),
          sql`select state from school_jobs where job_id = ${key.jobId}`,
        ),
      );
      expect(row?.state, `${role}, ${programmeIds.length} programmes`).toBe(state);
    }
  });
});

it.each([
  ['has sat', async () => sat[0], 1],
  ['never sat', async () => (await world.invite(['Never Sat']))[0], 0],
] as const)(
  'a file goes with an applicant who is removed and %s (rule SCHOOL-22)',
  async (_, find, records) => {
    const { orgId, owner } = world;
    const applicantId = (await find())?.applicantId ?? '';
    const { job } = await take('applicants', 'csv', owner);
    await owner.client.call('removeApplicant', { params: { orgId, applicantId }, body: { records } });
    const params = { orgId, jobId: job.jobId };
    expect(await owner.client.call('readSchoolJob', { params })).toMatchObject({
      state: 'failed',
      file: null,
    });
    await expect(owner.client.call('downloadSchoolFile', { params })).rejects.toMatchObject({
      code: 'not_found',
    });
  },
);
