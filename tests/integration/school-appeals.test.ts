import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { withheldWords } from '#contract/schools/exports.ts';
import { mayActInSchool } from '#contract/schools/roles.ts';
import type { DecisionStatus } from '#contract/schools/states.ts';
import { finishSittings, type WorldSitting } from '#tests/fixtures/finished-sittings.ts';
import { noSchool, schoolCalls } from '#tests/fixtures/school-calls.ts';
import { openSchoolWorld, type SchoolWorld, type WorldMember } from '#tests/fixtures/school-world.ts';
import { takeOut, untilOver } from '#tests/fixtures/take-out.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* Who reads an appeal knows nothing of what stood before, and nobody decides before it is read (rules SCHOOL-64, SCHOOL-67). */

let service: TestService;
let world: SchoolWorld;
let sat: WorldSitting[];
const members = new Map<string, WorldMember>();

const [oldReason, oldNote] = ['canary-of-the-old-reason', 'canary-of-the-old-note'];
const names = ['Asha Rane', 'Bina Kaul', 'Chitra Nair', 'Dev Rao'];
const marks = { work_experience: 4, why_mba: 3, academics: 2, hobbies: 5 };

const season = () => ({ orgId: world.orgId, intakeId: world.intakeId });
const nth = (at: number): WorldSitting => {
  const found = sat[at];
  if (!found) throw new Error(`Nobody sat at ${at}.`);
  return found;
};
const who = (name: string): WorldMember => {
  const found = members.get(name);
  if (!found) throw new Error(`Nobody is called ${name}.`);
  return found;
};

async function assign(member: WorldMember, at: number): Promise<string> {
  const params = { orgId: world.orgId };
  const { sittingId, name } = nth(at);
  await world.staff.client.call('assignReviews', {
    params,
    body: {
      intakeId: world.intakeId,
      memberIds: [member.memberId],
      reviewersEach: 5,
      sittingIds: [sittingId],
    },
  });
  return waiting(member, name);
}

async function waiting({ client }: WorldMember, name: string): Promise<string> {
  const { reviews } = await client.call('listMyReviews', {
    params: { orgId: world.orgId },
    query: { state: 'waiting' },
  });
  const found = reviews.find((one) => one.applicantName === name);
  if (!found) throw new Error(`${name} is not on the desk.`);
  return found.reviewId;
}

const words = (note = oldNote) => ({ marks, recommendation: 'no' as const, note, revision: 1 });
const submit = ({ client }: WorldMember, reviewId: string, note?: string) =>
  client.call('submitReview', { params: { orgId: world.orgId, reviewId }, body: words(note) });
const decide = (at: number[], was: DecisionStatus, status: DecisionStatus, member = world.staff) =>
  member.client.call('decideApplicants', {
    params: season(),
    body: {
      status,
      reason: oldReason,
      applicants: at.map((one) => ({ applicantId: nth(one).applicantId, was })),
    },
  });
const appeal = (at: number, memberIds: string[], was: 'rejected' | 'undecided' = 'rejected') =>
  world.owner.client.call('openAppeal', {
    params: season(),
    body: { applicantId: nth(at).applicantId, was, memberIds, reason: 'They say the line broke.' },
  });
async function caseOf(at: number, { client }: WorldMember = world.owner) {
  const query = { applicants: nth(at).applicantId };
  const [found] = (await client.call('readShortlistCases', { params: season(), query })).cases;
  if (!found) throw new Error('There is no case.');
  return found;
}

beforeAll(async () => {
  service = await startTestService();
  world = await openSchoolWorld(service);
  sat = await finishSittings(service, world, await world.invite(names));
  for (const name of ['lister', 'exporter', 'packer', 'fresh'])
    members.set(name, await world.add('admin', name));
  for (const name of ['reader', 'other']) members.set(name, await world.add('reviewer', name));
  const [first, second] = world.reviewers;
  for (const at of sat.keys()) await submit(first, await assign(first, at));
  const reviewId = await assign(second, 0);
  await second.client.call('declareConflict', { params: { orgId: world.orgId, reviewId }, body: {} });
  await decide([0, 1, 2, 3], 'undecided', 'rejected');
});
afterAll(() => service.close());

describe('the reader of an appeal', () => {
  it('did not decide, has no review, does not know the applicant, and was shown no marks in any way', async () => {
    const { orgId, intakeId } = world;
    await who('lister').client.call('readShortlist', { params: season() });
    const sheet = { intakeId, sheet: 'reviews', format: 'csv' } as const;
    await takeOut(who('exporter').client, orgId, sheet);
    const body = { intakeId, status: null };
    const { jobId } = await who('packer').client.call('exportPacks', { params: { orgId }, body });
    await untilOver(who('packer').client, orgId, jobId);

    const { readers } = await caseOf(0);
    const whys = Object.fromEntries(readers.map(({ name, unfit }) => [name.replace('sahyadri ', ''), unfit]));
    const expected = {
      owner: 'seen',
      staff: 'decided',
      'reviewer one': 'read',
      'reviewer two': 'known',
      lister: 'seen',
      exporter: 'seen',
      packer: 'seen',
      fresh: null,
      reader: null,
      other: null,
    };
    expect(whys).toEqual(expected);
    for (const { memberId, name, unfit } of readers)
      if (unfit)
        await expect(appeal(0, [who('fresh').memberId, memberId]), name).rejects.toMatchObject({
          code: 'reader_unfit',
        });
    expect((await caseOf(0)).status).toBe('rejected');
    await appeal(0, [who('fresh').memberId]);
  });

  it('is shown nothing of what stood before until the review is in, in no reply and no file', async () => {
    const fresh = who('fresh');
    const reviewId = await waiting(fresh, 'Asha Rane');
    const { orgId, intakeId, programmeId } = world;
    const { applicantId, sittingId } = nth(0);
    const ids = {
      ...noSchool,
      orgId,
      intakeId,
      programmeId,
      applicantId,
      sittingId,
      reviewId,
      memberId: fresh.memberId,
    };
    for (const [name, call] of Object.entries(schoolCalls(ids))) {
      const endpoint = endpoints[name as EndpointName];
      const act = 'schoolAct' in endpoint ? endpoint.schoolAct : null;
      if (endpoint.method !== 'GET' || act === null || !mayActInSchool('admin', act)) continue;
      const own = 'params' in call && call.params && 'reviewId' in call.params ? { reviewId } : {};
      const reply = await fresh.client
        .call(name as 'readReview', { ...call, params: { ...call.params, ...own } } as never)
        .catch((error: unknown) => ({ error: String(error) }));
      for (const secret of [oldReason, oldNote])
        expect(JSON.stringify(reply), `${name} shows ${secret}`).not.toContain(secret);
    }
    for (const sheet of ['decisions', 'reviews', 'applicants'] as const) {
      const { head, rows } = await takeOut(fresh.client, orgId, { intakeId, sheet, format: 'csv' });
      const theirs = rows.filter((row) => row[head.indexOf('Name')] === 'Asha Rane');
      const text = JSON.stringify(theirs);
      expect(text, sheet).toContain(withheldWords.owed);
      for (const secret of [oldReason, oldNote, 'rejected']) expect(text, sheet).not.toContain(secret);
      if (sheet === 'decisions') expect(text).not.toContain('sahyadri');
    }
    const { entries } = await fresh.client.call('readSchoolAudit', { params: { orgId } });
    const opened = entries.find(({ kind }) => kind === 'appeal_opened');
    expect(opened?.detail).toEqual({ readers: 1 });
    await submit(fresh, reviewId);
    const { head, rows } = await takeOut(fresh.client, orgId, {
      intakeId,
      sheet: 'decisions',
      format: 'csv',
    });
    expect(JSON.stringify(rows.filter((row) => row[head.indexOf('Name')] === 'Asha Rane'))).toContain(
      oldReason,
    );
  });
});

describe('an appeal that waits', () => {
  const waits = { code: 'appeal_waits' };

  it('keeps its applicant undecided until it is read, whoever is moved with them', async () => {
    await appeal(1, [who('reader').memberId, who('other').memberId]);
    expect((await caseOf(1)).appeal).toBe('read');
    await expect(decide([1], 'undecided', 'offered')).rejects.toMatchObject(waits);
    await decide([2], 'rejected', 'undecided');
    await expect(decide([1, 2], 'undecided', 'offered')).rejects.toMatchObject(waits);
    expect((await caseOf(2)).status).toBe('undecided');
    await submit(who('reader'), await waiting(who('reader'), 'Bina Kaul'));
    await expect(decide([1], 'undecided', 'offered')).rejects.toMatchObject(waits);
    const reviewId = await waiting(who('other'), 'Bina Kaul');
    await world.staff.client.call('unassignReview', { params: { orgId: world.orgId, reviewId } });
    expect((await caseOf(1)).appeal).toBe('none');
    expect(await decide([1], 'undecided', 'offered')).toMatchObject({ moved: 1 });
  });

  it('waits on when it was taken from whoever was to read it, and others are named', async () => {
    const stays = { code: 'appeal_waits' };
    await expect(appeal(3, [who('other').memberId], 'undecided')).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
    await appeal(3, [who('other').memberId]);
    const reviewId = await waiting(who('other'), 'Dev Rao');
    await world.staff.client.call('unassignReview', { params: { orgId: world.orgId, reviewId } });
    expect((await caseOf(3)).appeal).toBe('unread');
    await expect(decide([3], 'undecided', 'rejected')).rejects.toMatchObject(stays);
    await expect(appeal(3, [world.staff.memberId], 'undecided')).rejects.toMatchObject({
      code: 'reader_unfit',
    });

    await appeal(3, [who('other').memberId], 'undecided');
    await world.owner.client.call('removeMember', {
      params: { orgId: world.orgId, memberId: who('other').memberId },
    });
    expect((await caseOf(3)).appeal).toBe('unread');
    await expect(decide([3], 'undecided', 'rejected')).rejects.toMatchObject(stays);

    await appeal(3, [who('reader').memberId], 'undecided');
    await submit(who('reader'), await waiting(who('reader'), 'Dev Rao'));
    expect(await decide([3], 'undecided', 'waitlisted')).toMatchObject({ moved: 1 });
    await expect(appeal(3, [who('fresh').memberId], 'undecided')).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
  });
});
