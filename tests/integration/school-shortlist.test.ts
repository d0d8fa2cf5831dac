import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/endpoints.ts';
import type { Feedback } from '#contract/feedback.ts';
import type { DecisionStatus } from '#contract/schools/states.ts';
import { finishSittings, type WorldSitting } from '#tests/fixtures/finished-sittings.ts';
import { openSchoolWorld, type SchoolWorld, type WorldMember } from '#tests/fixtures/school-world.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* The order the rules suggest, what people decide, and who may see what of it (rules SCHOOL-61 to SCHOOL-64). */

const clock = new TestClock();
let service: TestService;
let world: SchoolWorld;
let sat: WorldSitting[];

const names = ['Asha Rane', 'Bina Kaul', 'Chitra Nair', 'Dev Anand Rao', 'Esha Gill'];
/** Ours, of 10, by applicant: figures that stand nowhere else. */
const ours = [9.13, 7.31, 5.29, 3.17, 6.47];
const scored = (feedback: Feedback, at: number): Feedback => ({
  ...feedback,
  avgScore: ours[at] ?? 0,
  band: { low: (ours[at] ?? 0) - 0.5, high: (ours[at] ?? 0) + 0.5 },
});
const even = (mark: number) => ({ work_experience: mark, why_mba: mark, academics: mark, hobbies: mark });

const season = () => ({ orgId: world.orgId, intakeId: world.intakeId });
const nth = (at: number): WorldSitting => {
  const found = sat[at];
  if (!found) throw new Error(`Nobody sat at ${at}.`);
  return found;
};
const read = ({ client }: WorldMember = world.owner, query = {}) =>
  client.call('readShortlist', { params: season(), query });
const cases = (at: number[], { client }: WorldMember = world.owner) =>
  client.call('readShortlistCases', {
    params: season(),
    query: { applicants: at.map((one) => nth(one).applicantId).join(',') },
  });
const decide = (
  at: number[],
  was: DecisionStatus,
  status: DecisionStatus,
  { client }: WorldMember = world.owner,
) =>
  client.call('decideApplicants', {
    params: season(),
    body: {
      status,
      reason: 'As the committee agreed.',
      applicants: at.map((one) => ({ applicantId: nth(one).applicantId, was })),
    },
  });

async function assign(member: WorldMember, at: number[], isTopic = false): Promise<void> {
  await world.owner.client.call('assignReviews', {
    params: { orgId: world.orgId },
    body: {
      intakeId: world.intakeId,
      memberIds: [member.memberId],
      reviewersEach: 3,
      sittingIds: at.map((one) => nth(one).sittingId),
      ...(isTopic && { topicIds: ['academics'] }),
    },
  });
}

async function review(member: WorldMember, at: number, marks: Record<string, number>): Promise<void> {
  const { reviews } = await member.client.call('listMyReviews', {
    params: { orgId: world.orgId },
    query: { state: 'waiting' },
  });
  const line = reviews.find((one) => one.applicantName === nth(at).name);
  await member.client.call('submitReview', {
    params: { orgId: world.orgId, reviewId: line?.reviewId ?? '' },
    body: { marks, recommendation: 'yes', note: `canary-note-${at}`, revision: 1 },
  });
}

beforeAll(async () => {
  service = await startTestService({ clock });
  world = await openSchoolWorld(service);
  sat = await finishSittings(service, world, await world.invite(names), scored);
  const [first, second] = world.reviewers;
  for (const member of [first, second]) await assign(member, [0, 1, 2, 3]);
  for (const [at, mark] of [3, 5, 4].entries())
    for (const member of [first, second])
      await review(member, at, { ...even(mark), hobbies: member === first ? mark : mark - 1 });
  await assign(world.staff, [1]);
});
afterAll(() => service.close());

const rules: BodyOf<'saveShortlistRules'> = {
  weights: [
    { part: 'reviewers', weight: 3 },
    { part: 'ours', weight: 1 },
  ],
  floors: [],
  places: 1,
  reviewsWanted: 2,
  revision: 0,
};

describe('a shortlist', () => {
  it('is ranked by submitted reviews as the scenario weighs them, and by ours on their scale', async () => {
    const before = await read();
    expect(before.revision).toBe(0);
    expect(before.lines.map((line) => [line.name, line.place?.score])).toEqual([
      ['Bina Kaul', 4.95],
      ['Chitra Nair', 3.95],
      ['Asha Rane', 2.95],
    ]);
    const client = world.owner.client;
    expect(await client.call('saveShortlistRules', { params: season(), body: rules })).toEqual({
      revision: 1,
    });
    await expect(client.call('saveShortlistRules', { params: season(), body: rules })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
    const after = await read();
    expect(after).toMatchObject({ revision: 1, rules: { places: 1 } });
    // 4.95 × 3/4 + (1 + 0.4 × 7.31) × 1/4
    expect(after.lines[0]?.place?.score).toBeCloseTo(4.6935, 4);
    expect(after.lines.map(({ place }) => place?.suggested)).toEqual([true, false, false]);
    expect(after.lines[0]?.reasons[0]).toMatchObject({ code: 'part_counts', part: 'reviewers', percent: 75 });
  });

  it('has those apart of whom something is missing, and says what', async () => {
    const { lines, counts } = await read(world.owner, { part: 'incomplete' });
    expect(counts).toMatchObject({ ranked: 3, incomplete: 2 });
    expect(lines.map((line) => line.name).toSorted()).toEqual(['Dev Anand Rao', 'Esha Gill']);
    for (const { reasons, place } of lines)
      expect([place, reasons[0]]).toEqual([null, { code: 'part_missing', part: 'reviewers' }]);
  });

  it('counts a review of one topic in that topic, and ranks by it', async () => {
    const unseen = await world.add('reviewer', 'Tara Iyer');
    await assign(unseen, [2], true);
    await review(unseen, 2, { academics: 1 });
    const [found] = (await cases([2])).cases;
    expect(found?.topics.find(({ topicId }) => topicId === 'academics')).toMatchObject({ marks: 3, mean: 3 });
  });

  it('shows nothing of whom one is still to review, in no reply, and no gap either (rule SCHOOL-61)', async () => {
    const staff = world.staff;
    const all = [
      await read(staff),
      await read(staff, { part: 'incomplete' }),
      await read(staff, { status: 'undecided' }),
    ];
    for (const { hidden, lines, counts } of all) {
      expect(hidden).toEqual([{ applicantId: nth(1).applicantId, name: 'Bina Kaul', why: 'owed' }]);
      expect(lines.some((line) => line.applicantId === nth(1).applicantId)).toBe(false);
      expect(counts.ranked).toBe(2);
    }
    expect(all[0]?.lines.map(({ place }) => place?.rank)).toEqual([1, 2]);
    expect(JSON.stringify(all)).not.toContain('4.69');
    for (const at of [[1], [0, 1]])
      await expect(cases(at, staff)).rejects.toMatchObject({ code: 'own_review_waits' });
    await expect(decide([0, 1], 'undecided', 'shortlisted', staff)).rejects.toMatchObject({
      code: 'own_review_waits',
    });
    expect((await read()).statuses.shortlisted).toBe(0);
    await review(staff, 1, even(5));
    expect((await read(staff)).hidden).toEqual([]);
    expect((await cases([1], staff)).cases[0]?.reviewers.map(({ note }) => note)).toHaveLength(3);
  });

  it('compares up to four with their own words of the best and the weakest topic', async () => {
    const { cases: found } = await cases([1, 0]);
    expect(found.map((one) => one.name)).toEqual(['Bina Kaul', 'Asha Rane']);
    expect(found[1]?.ours?.overall).toBeCloseTo(9.13, 4);
    expect(new Set(found[1]?.quotes.map(({ of }) => of))).toContain('highest');
    for (const { quote } of found.flatMap((one) => one.quotes)) expect(quote.length).toBeGreaterThan(3);
    await expect(
      world.owner.client.call('readShortlistCases', {
        params: season(),
        query: { applicants: Array.from({ length: 5 }, () => nth(0).applicantId).join(',') },
      }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('a decision', () => {
  it('is a member’s, with reason and time, and moves only from the status that was seen', async () => {
    expect(await decide([0, 1], 'undecided', 'shortlisted', world.staff)).toEqual({ moved: 2, changed: [] });
    clock.advance(60_000);
    const reply = await decide([0, 2], 'undecided', 'rejected');
    expect(reply).toEqual({
      moved: 1,
      changed: [{ applicantId: nth(0).applicantId, name: 'Asha Rane', status: 'shortlisted' }],
    });
    await decide([0], 'shortlisted', 'offered');
    const [found] = (await cases([0])).cases;
    expect(found?.decisions.map(({ status, before, by }) => [status, before, by])).toEqual([
      ['offered', 'shortlisted', 'sahyadri owner'],
      ['shortlisted', 'undecided', 'sahyadri staff'],
    ]);
    const { statuses, lines } = await read(world.owner, { status: 'rejected' });
    expect(statuses).toMatchObject({ offered: 1, shortlisted: 1, rejected: 1, undecided: 2 });
    expect(lines.map((line) => line.name)).toEqual(['Chitra Nair']);
  });

  it('is nobody’s whose role does not decide, and needs a reason', async () => {
    for (const member of [world.analyst, world.reviewers[0]]) {
      await expect(decide([3], 'undecided', 'rejected', member)).rejects.toMatchObject({
        code: 'school_role_missing',
      });
      await expect(read(member)).rejects.toMatchObject({ code: 'school_role_missing' });
    }
    const body = {
      status: 'rejected' as const,
      reason: ' ',
      applicants: [{ applicantId: nth(3).applicantId, was: 'undecided' as const }],
    };
    await expect(
      world.owner.client.call('decideApplicants', { params: season(), body }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('is not theirs who said that they know the applicant, nor is anything shown them (rules SCHOOL-65, SCHOOL-66)', async () => {
    const staff = world.staff;
    await assign(staff, [4]);
    const own = { params: { orgId: world.orgId }, query: { state: 'waiting' as const } };
    const { reviews } = await staff.client.call('listMyReviews', own);
    const reviewId = reviews.find((one) => one.applicantName === 'Esha Gill')?.reviewId ?? '';
    await staff.client.call('declareConflict', { params: { orgId: world.orgId, reviewId }, body: {} });
    for (const at of [[4], [3, 4]])
      await expect(decide(at, 'undecided', 'shortlisted', staff)).rejects.toMatchObject({
        code: 'knows_applicant',
      });
    const seen = [await read(staff), await read(staff, { part: 'incomplete' })];
    for (const { hidden, lines } of seen) {
      expect(hidden).toEqual([{ applicantId: nth(4).applicantId, name: 'Esha Gill', why: 'known' }]);
      expect(lines.some((line) => line.name === 'Esha Gill')).toBe(false);
    }
    await expect(cases([4], staff)).rejects.toMatchObject({ code: 'knows_applicant' });
    expect((await cases([4])).cases).toHaveLength(1);
    expect(await decide([4], 'undecided', 'rejected')).toMatchObject({ moved: 1 });
    const body = {
      applicantId: nth(4).applicantId,
      was: 'rejected' as const,
      memberIds: [world.reviewers[0].memberId],
      reason: 'I would hear them again.',
    };
    await expect(staff.client.call('openAppeal', { params: season(), body })).rejects.toMatchObject({
      code: 'knows_applicant',
    });
  });

  it('is opened again by an appeal, for readers who know nothing of it', async () => {
    const appeal = (memberIds: string[], was: 'rejected' | 'waitlisted' = 'rejected') =>
      world.owner.client.call('openAppeal', {
        params: season(),
        body: { applicantId: nth(2).applicantId, was, memberIds, reason: 'They say the line broke.' },
      });
    const [first] = world.reviewers;
    const ira = await world.add('staff', 'Ira Sen');
    const [before] = (await cases([2])).cases;
    expect(before?.readers.filter(({ unfit }) => unfit === null).map(({ name }) => name)).toEqual([
      'Ira Sen',
    ]);
    await expect(appeal([first.memberId])).rejects.toMatchObject({ code: 'reader_unfit' });
    await expect(appeal([world.analyst.memberId])).rejects.toMatchObject({ code: 'reader_unfit' });
    await expect(appeal([ira.memberId], 'waitlisted')).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
    await appeal([ira.memberId]);
    const [after] = (await cases([2])).cases;
    expect(after).toMatchObject({ status: 'undecided', appeal: 'read' });
    expect(after?.readers.find(({ name }) => name === 'Ira Sen')?.unfit).toBe('read');
    const { reviews } = await ira.client.call('listMyReviews', {
      params: { orgId: world.orgId },
      query: { state: 'waiting' },
    });
    expect(reviews.map((line) => [line.applicantName, line.isAppeal])).toEqual([['Chitra Nair', true]]);
    expect((await read(ira)).hidden.map(({ name, why }) => [name, why])).toEqual([['Chitra Nair', 'owed']]);
  });

  it('is out of sight with its season for who is narrowed to another programme', async () => {
    const { programmeId } = await world.owner.client.call('addProgramme', {
      params: { orgId: world.orgId },
      body: { name: 'Executive' },
    });
    await world.owner.client.call('changeMember', {
      params: { orgId: world.orgId, memberId: world.staff.memberId },
      body: { name: 'Narrow', role: 'staff', programmeIds: [programmeId] },
    });
    const hidden = { code: 'not_found' };
    await expect(read(world.staff)).rejects.toMatchObject(hidden);
    await expect(cases([0], world.staff)).rejects.toMatchObject(hidden);
    await expect(decide([0], 'offered', 'rejected', world.staff)).rejects.toMatchObject(hidden);
    await expect(
      world.staff.client.call('saveShortlistRules', { params: season(), body: { ...rules, revision: 1 } }),
    ).rejects.toMatchObject(hidden);
  });
});
