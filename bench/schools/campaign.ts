import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { SchoolJob } from '#contract/schools/jobs.ts';
import { seasonSheets } from '#contract/schools/exports.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import type { SchoolWorld, WorldMember } from '#tests/fixtures/school-world.ts';
import { type Invited, sitAll } from './sit-all.ts';
import type { WatchedService } from './watch.ts';

/** How large the season is that is worked through. */
export type Campaign = { applicants: number; sittings: number; reviewersEach: number };

const pollMs = 100;
const pageOfDesk = 50;
const firstNames = [
  'Aarav',
  'Bhavna',
  'Chetan',
  'Divya',
  'Eshan',
  'Farida',
  'Gauri',
  'Harish',
  'Ishita',
  'Jatin',
];
const lastNames = [
  'Agarwal',
  'Bose',
  'Chauhan',
  'Desai',
  'Fernandes',
  'Ghosh',
  'Iyer',
  'Joshi',
  'Khan',
  'Menon',
  'Nair',
];

const nameOf = (n: number): string =>
  `${firstNames[n % firstNames.length]} ${lastNames[Math.floor(n / 7) % lastNames.length]}`;

/** What a school does with a season, from the sheet of applicants to the last export, each a step that is watched. */
export async function runCampaign(
  service: WatchedService,
  world: SchoolWorld,
  readers: readonly WorldMember[],
  { applicants, sittings, reviewersEach }: Campaign,
): Promise<void> {
  const { orgId, intakeId, scenarioId, version, staff, owner } = world;
  const params = { orgId };
  await service.step('import a sheet', async () => {
    const form = new FormData();
    form.append('file', new Blob([sheetOf(applicants)], { type: 'text/csv' }), 'applicants.csv');
    const { jobId } = await staff.client.call('importApplicants', { params: { orgId, intakeId }, form });
    await untilDone(staff.client, orgId, jobId);
    const { total } = await staff.client.call('countApplicants', { params, query: { intakeId } });
    return `${total} applicants`;
  });
  await service.step('invite all of them', async () => {
    const body = { intakeId, scenarioId, version, deadlineAt: null, applicantIds: null };
    const { jobId } = await staff.client.call('inviteApplicants', { params, body });
    await untilDone(staff.client, orgId, jobId);
    return `${await counted(service, 'select count(*)::int as n from invitations')} invitations`;
  });
  await service.step('mails to the outbox', async () => {
    const unsent = 'select count(*)::int as n from mails where sent_at is null';
    await untilCount(service, unsent, 0);
    return `${await counted(service, 'select count(*)::int as n from mails where sent_at is not null')} mails of this service`;
  });
  const people = await invited(service, world, sittings);
  await service.step('sittings, with their records', async () => {
    const events = await sitAll(service, world, people);
    await untilCount(service, "select count(*)::int as n from interview_sessions where state = 'scoring'", 0);
    return `${await counted(service, 'select count(*)::int as n from sitting_records')} records of ${events} events`;
  });
  await service.step('assign reviews', async () => {
    const body = { intakeId, memberIds: readers.map(({ memberId }) => memberId), reviewersEach };
    const { assigned } = await staff.client.call('assignReviews', { params, body });
    return `${assigned} reviews to ${readers.length} readers`;
  });
  await service.step('read and submit them', async () => {
    const done = await Promise.all(readers.map((reader, at) => reviewAll(reader, orgId, at)));
    return `${done.reduce((sum, n) => sum + n, 0)} reviews`;
  });
  await service.step('shortlist, page by page', () => pageThrough(owner.client, world));
  await service.step('figures of the season', async () => {
    const { figures } = await owner.client.call('readSchoolAnalytics', { params, query: { intakeId } });
    return `${figures?.reviewers.length ?? 0} reviewers compared`;
  });
  for (const sheet of seasonSheets)
    for (const format of ['csv', 'xlsx'] as const)
      await service.step(`export ${sheet}, ${format}`, async () => {
        const { jobId } = await owner.client.call('exportSeason', {
          params,
          body: { intakeId, sheet, format },
        });
        await untilDone(owner.client, orgId, jobId);
        const file = await owner.client.send('downloadSchoolFile', { params: { orgId, jobId } });
        return `${Math.round((await file.arrayBuffer()).byteLength / 1024)} KiB`;
      });
}

function sheetOf(applicants: number): string {
  const rows = Array.from(
    { length: applicants },
    (_, n) => `${nameOf(n)},applicant.${n}@example.com,A${100_000 + n},${n % 2 ? 'Pune' : 'Nagpur'}`,
  );
  return ['Name,Email,Application number,group: city', ...rows].join('\n');
}

async function untilDone(client: ApiClient, orgId: string, jobId: string): Promise<SchoolJob> {
  for (;;) {
    const job = await client.call('readSchoolJob', { params: { orgId, jobId } });
    if (job.state === 'done') return job;
    if (job.state === 'failed') throw new Error(`The job ${job.kind} failed.`);
    await sleep(pollMs);
  }
}

async function counted({ parts }: WatchedService, statement: string): Promise<number> {
  const row = z.object({ n: z.number() });
  const [found] = await acrossOrganisations(parts.database, (tx) => queryRows(tx, row, sql.raw(statement)));
  return found?.n ?? 0;
}

async function untilCount(service: WatchedService, statement: string, wanted: number): Promise<void> {
  while ((await counted(service, statement)) !== wanted) await sleep(pollMs);
}

const invitedRow = z.object({ applicant_id: z.string(), invitation_id: z.string(), name: z.string() });

async function invited(
  { parts }: WatchedService,
  { orgId, intakeId }: SchoolWorld,
  limit: number,
): Promise<Invited[]> {
  const rows = await acrossOrganisations(parts.database, (tx) =>
    queryRows(
      tx,
      invitedRow,
      sql`select a.applicant_id, v.invitation_id, a.name from applicants a
        join invitations v on v.org_id = a.org_id and v.applicant_id = a.applicant_id
        where a.org_id = ${orgId} and a.intake_id = ${intakeId} order by a.applicant_id limit ${limit}`,
    ),
  );
  return rows.map((row) => ({
    applicantId: row.applicant_id,
    invitationId: row.invitation_id,
    name: row.name,
  }));
}

/** One reader works through their desk: opens each review and submits a mark for every topic. */
async function reviewAll({ client }: WorldMember, orgId: string, reader: number): Promise<number> {
  let done = 0;
  for (;;) {
    const { reviews } = await client.call('listMyReviews', {
      params: { orgId },
      query: { state: 'waiting' },
    });
    for (const { reviewId } of reviews) {
      const params = { orgId, reviewId };
      const { sitting, revision } = await client.call('readReview', { params });
      const marks = Object.fromEntries(
        sitting.topics.map(({ topicId }, topic) => [topicId, 1 + ((done * 7 + topic + reader) % 5)]),
      );
      const body = { marks, recommendation: 'yes' as const, note: 'Clear on figures.', revision };
      await client.call('submitReview', { params, body });
      done += 1;
    }
    if (reviews.length < pageOfDesk) return done;
  }
}

async function pageThrough(client: ApiClient, { orgId, intakeId }: SchoolWorld): Promise<string> {
  let after: string | undefined;
  let lines = 0;
  for (;;) {
    const page = await client.call('readShortlist', {
      params: { orgId, intakeId },
      query: after === undefined ? {} : { after },
    });
    lines += page.lines.length;
    after = page.lines.at(-1)?.applicantId;
    if (!page.more) return `${lines} places, ${page.counts.inBand} in the band`;
  }
}
