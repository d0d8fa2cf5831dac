import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { acceptAs, prepareSitting, sitThrough, startSittingAs } from '#tests/fixtures/sitting-driver.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { read as readAll } from '#tests/fixtures/sheets.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { comeIn, joinSchool, openSchool } from '#tests/fixtures/school-people.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/*
 * A school from its opening to its decisions, each step by the hand that does it: nothing here is put into the database by the test.
 */

const clock = new TestClock();
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock });
});
afterAll(() => service.close());

const names = ['Asha Rane', 'Bina Kaul', 'Chitra Nair'];
const emailOf = (name: string): string => `${name.toLowerCase().replace(' ', '.')}@example.com`;

async function jobOver(client: ApiClient, params: { orgId: string }, jobId: string) {
  return vi.waitFor(
    async () => {
      const job = await client.call('readSchoolJob', { params: { ...params, jobId } });
      if (job.state !== 'done') throw new Error(`The job is ${job.state}.`);
      return job;
    },
    { timeout: 120_000, interval: 100 },
  );
}

/** The secret of the link in somebody's mail. */
async function linkOf(name: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const mails = await rowsOf(service.parts.database, 'mails');
      const mail = mails.find((one) => one['to'] === emailOf(name) && String(one['text']).includes('/sit#'));
      const token = /\/sit#(\S+)/.exec(String(mail?.['text']))?.[1];
      if (!token) throw new Error(`${name} has no link yet.`);
      return token;
    },
    { timeout: 120_000, interval: 100 },
  );
}

it('is opened, asks, invites, hears three applicants, has them marked blind, decides and takes everything out; another school sees none of it', async () => {
  const orgId = await openSchool(service, {
    slug: 'whole',
    name: 'Whole School',
    ownerEmail: 'owner@example.com',
  });
  const params = { orgId };
  const owner = await comeIn(service, 'Kabir Sethi', 'owner@example.com');
  const reviewers = [];
  for (const name of ['Reviewer One', 'Reviewer Two']) {
    const email = emailOf(name);
    reviewers.push(await joinSchool(service, owner, orgId, { name, email, role: 'reviewer' }));
  }
  const { programmeId } = await owner.call('addProgramme', { params, body: { name: 'PGP' } });
  const { intakeId } = await owner.call('addIntake', { params, body: { programmeId, name: '2027' } });

  const created = { programmeId, name: 'First round', style: 'chill' as const };
  const { scenarioId } = await owner.call('createScenario', { params, body: created });
  const at = { ...params, scenarioId };
  const { revision } = await owner.call('readScenario', { params: at });
  const { version } = await owner.call('publishScenario', { params: at, body: { revision } });

  const applicantIds = [];
  for (const name of names) {
    const person = {
      intakeId,
      name,
      email: emailOf(name),
      externalId: null,
      extraMinutes: 0,
      extraReason: null,
    };
    applicantIds.push((await owner.call('addApplicant', { params, body: person })).applicantId);
  }
  const inviting = { intakeId, scenarioId, version, deadlineAt: null, applicantIds };
  await jobOver(owner, params, (await owner.call('inviteApplicants', { params, body: inviting })).jobId);

  for (const name of names) {
    const applicant = {
      name,
      token: await linkOf(name),
      email: emailOf(name),
      applicantId: '',
      invitationId: '',
    };
    const client = await acceptAs(service, applicant);
    const { sessionId } = await startSittingAs(client, await prepareSitting(client, applicant));
    await sitThrough(client, sessionId, () => clock.advance(45_000));
    expect((await client.call('readMe')).account?.interview_quota).toBe(0);
  }

  const memberIds = reviewers.map(({ memberId }) => memberId);
  const wish = { intakeId, memberIds, reviewersEach: 2 };
  expect(await owner.call('assignReviews', { params, body: wish })).toEqual({
    assigned: 6,
    short: [],
    without: 0,
  });
  for (const { client } of reviewers) {
    const { reviews } = await client.call('listMyReviews', { params });
    expect(reviews.map(({ applicantName }) => applicantName).toSorted()).toEqual(names);
    for (const { reviewId, applicantName } of reviews) {
      const read = await client.call('readReview', { params: { ...params, reviewId } });
      expect(read.afterwards).toBeNull();
      const mark = 5 - names.indexOf(applicantName);
      const marks = Object.fromEntries(read.sitting.topics.map(({ topicId }) => [topicId, mark]));
      const body = { marks, recommendation: 'yes' as const, note: '', revision: read.revision };
      await client.call('submitReview', { params: { ...params, reviewId }, body });
      expect(
        (await client.call('readReview', { params: { ...params, reviewId } })).afterwards,
      ).not.toBeNull();
    }
  }

  const season = { ...params, intakeId };
  const shortlist = await owner.call('readShortlist', { params: season });
  expect(shortlist.lines.map(({ name, place }) => [name, place?.rank])).toEqual(
    names.map((name, n) => [name, n + 1]),
  );
  for (const { reasons } of shortlist.lines) expect(reasons.length).toBeGreaterThan(0);
  const [best] = shortlist.lines;
  const body = {
    status: 'offered' as const,
    reason: 'The clearest of the three.',
    applicants: [{ applicantId: best?.applicantId ?? '', was: 'undecided' as const }],
  };
  expect(await owner.call('decideApplicants', { params: season, body })).toMatchObject({ moved: 1 });

  for (const sheet of ['applicants', 'reviews', 'decisions'] as const) {
    const asked = { intakeId, sheet, format: 'xlsx' as const };
    const { jobId } = await owner.call('exportSeason', { params, body: asked });
    await jobOver(owner, params, jobId);
    const file = await owner.send('downloadSchoolFile', { params: { ...params, jobId } });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { rows } = await readAll(bytes);
    expect(rows.length, sheet).toBe({ applicants: 3, reviews: 6, decisions: 1 }[sheet]);
  }

  const elsewhere = await openSchool(service, {
    slug: 'elsewhere',
    name: 'Elsewhere',
    ownerEmail: 'other@example.com',
  });
  const stranger = await comeIn(service, 'Other Owner', 'other@example.com');
  expect((await stranger.call('listMySchools')).schools.map((one) => one.orgId)).toEqual([elsewhere]);
  await expect(stranger.call('readShortlist', { params: season })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(
    stranger.call('readShortlist', { params: { orgId: elsewhere, intakeId } }),
  ).rejects.toMatchObject({ code: 'not_found' });
});
