import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Feedback } from '#contract/feedback.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { mayActInSchool } from '#contract/schools/roles.ts';
import { type TopicId } from '#contract/topics.ts';
import { finishSittings, type WorldSitting } from '#tests/fixtures/finished-sittings.ts';
import { openSchoolWorld, type SchoolWorld, type WorldMember } from '#tests/fixtures/school-world.ts';
import { noSchool, schoolCalls } from '#tests/fixtures/school-calls.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* Reviewers judge before they see a number, and each sitting gets its readers (rules SCHOOL-8, SCHOOL-58). */

const clock = new TestClock();
let service: TestService;
let world: SchoolWorld;
let sat: WorldSitting[];

/** Marks of ours that stand nowhere else: a reply that holds one of them has shown a score. */
const ours = { overall: 7.31, low: 6.17, high: 8.43, topic: 5.29, because: 'canary-of-our-level' };
const theirs = { note: 'canary-of-the-other-note' };
const distress = 'canary-of-words-in-distress';

const marked = (feedback: Feedback): Feedback => ({
  ...feedback,
  avgScore: ours.overall,
  band: { low: ours.low, high: ours.high },
  verdict: ours.because,
  topics: feedback.topics.map((topic) => ({
    ...topic,
    score: ours.topic,
    text: ours.because,
    band: { low: ours.low, high: ours.high },
    levels: topic.levels.map((level) => ({ ...level, because: ours.because })),
    quotes: topic.quotes.map((quote) => ({ ...quote, note: ours.because })),
    missing: [ours.because],
    nextStep: ours.because,
  })),
  transcript: feedback.transcript.map((turn, at) =>
    at === 1 ? { ...turn, text: distress, unscored: true } : turn,
  ),
  marginNotes: [{ turnId: 'T01', kind: 'tick', text: ours.because }],
  drills: [ours.because],
});

const names = ['Asha Rane', 'Bina Kaul', 'Chitra Nair', 'Dev Anand Rao', 'Esha Gill', 'Farid Khan'];
beforeAll(async () => {
  service = await startTestService({ clock });
  world = await openSchoolWorld(service);
  sat = await finishSittings(service, world, await world.invite(names), marked);
});
afterAll(() => service.close());

const params = () => ({ orgId: world.orgId });
const assign = (
  memberIds: string[],
  wish: { sittingIds?: string[]; topicIds?: TopicId[]; reviewersEach?: number } = {},
) =>
  world.staff.client.call('assignReviews', {
    params: params(),
    body: { intakeId: world.intakeId, memberIds, reviewersEach: memberIds.length, ...wish },
  });
const deskOf = async ({ client }: WorldMember) =>
  (await client.call('listMyReviews', { params: params() })).reviews;
const read = ({ client }: WorldMember, reviewId: string) =>
  client.call('readReview', { params: { ...params(), reviewId } });
const marks = { work_experience: 4, why_mba: 3, academics: 2, hobbies: 5 };
const words = (revision: number, note = 'Clear, and checked.') => ({
  marks,
  recommendation: 'yes' as const,
  note,
  revision,
});
const submit = ({ client }: WorldMember, reviewId: string, body = words(1)) =>
  client.call('submitReview', { params: { ...params(), reviewId }, body });

/** The first review of a member about this sitting. */
async function reviewOf(member: WorldMember, { name }: WorldSitting): Promise<string> {
  const line = (await deskOf(member)).find((one) => one.applicantName === name);
  if (!line) throw new Error(`${name} is not on the desk.`);
  return line.reviewId;
}

describe('a review', () => {
  it('shows no number of ours and nothing of another’s before it is submitted, whatever a reviewer asks for', async () => {
    const [first, second] = world.reviewers;
    const [one] = sat;
    if (!one) throw new Error('Nobody sat.');
    await assign([first.memberId, second.memberId], { sittingIds: [one.sittingId] });
    await submit(second, await reviewOf(second, one), words(1, theirs.note));
    const reviewId = await reviewOf(first, one);
    const { orgId, intakeId, programmeId } = world;
    const ids = { ...noSchool, orgId, intakeId, programmeId, memberId: first.memberId };
    const asked = Object.entries(schoolCalls(ids)).filter(([name]) => {
      const endpoint = endpoints[name as EndpointName];
      const act = 'schoolAct' in endpoint ? endpoint.schoolAct : null;
      return endpoint.method === 'GET' && act !== null && mayActInSchool('reviewer', act);
    });
    expect(asked.map(([name]) => name)).toEqual(
      expect.arrayContaining(['readSchool', 'listMyReviews', 'readReview']),
    );
    for (const [name, call] of asked) {
      const own = 'params' in call && call.params && 'reviewId' in call.params ? { reviewId } : {};
      const reply = await first.client
        .call(name as 'readReview', { ...call, params: { ...call.params, ...own } } as never)
        .catch((error: unknown) => ({ error: String(error) }));
      const text = JSON.stringify(reply);
      for (const secret of [...Object.values(ours).map(String), theirs.note])
        expect(text, `${name} shows ${secret}`).not.toContain(secret);
    }
    const before = await read(first, reviewId);
    expect(before.afterwards).toBeNull();
    expect(before.sitting.transcript.length).toBeGreaterThan(4);
    expect(before.sitting.transcript[1]).toMatchObject({ unscored: true, text: '' });
    expect(before.sitting.topics.map((topic) => topic.topicId)).toEqual(Object.keys(marks));
    await submit(first, reviewId);
    const after = await read(first, reviewId);
    expect(after.afterwards?.ours).toMatchObject({ overall: ours.overall });
    expect(after.afterwards?.others).toEqual([
      {
        name: 'sahyadri reviewer two',
        marks,
        recommendation: 'yes',
        note: theirs.note,
        submittedAt: expect.any(String),
      },
    ]);
  });

  it('keeps drafts by revision, is submitted whole and once, and is changed with a reason that stands beside what it was', async () => {
    const [first] = world.reviewers;
    const [, one] = sat;
    if (!one) throw new Error('Nobody sat.');
    await assign([first.memberId], { sittingIds: [one.sittingId] });
    const reviewId = await reviewOf(first, one);
    const at = { params: { ...params(), reviewId } };
    const draft = { ...words(1), marks: { hobbies: 2 }, recommendation: null };
    expect(await first.client.call('saveReview', { ...at, body: draft })).toEqual({ revision: 2 });
    await expect(first.client.call('saveReview', { ...at, body: draft })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
    const refused: [object, string][] = [
      [{ ...words(2), marks: { hobbies: 2 } }, 'review_incomplete'],
      [{ ...words(2), marks: { ...marks, closing: 3 } }, 'review_incomplete'],
      [{ ...words(2), recommendation: null }, 'review_incomplete'],
      [{ ...words(2), marks: { ...marks, hobbies: 6 } }, 'invalid_input'],
    ];
    for (const [body, code] of refused)
      await expect(first.client.call('submitReview', { ...at, body: body as never })).rejects.toMatchObject({
        code,
      });
    const change = { ...words(2), reason: 'I read it again.' };
    await expect(first.client.call('changeReview', { ...at, body: change })).rejects.toMatchObject({
      code: 'review_not_submitted',
    });
    await submit(first, reviewId, words(2));
    await expect(submit(first, reviewId, words(3))).rejects.toMatchObject({ code: 'review_submitted' });
    await expect(first.client.call('saveReview', { ...at, body: words(3) })).rejects.toMatchObject({
      code: 'review_submitted',
    });
    await first.client.call('changeReview', {
      ...at,
      body: { ...change, revision: 3, recommendation: 'unsure' },
    });
    const { history, recommendation } = await read(first, reviewId);
    expect(recommendation).toBe('unsure');
    expect(history.map((entry) => [entry.recommendation, entry.reason])).toEqual([
      ['yes', null],
      ['unsure', 'I read it again.'],
    ]);
  });

  it('is its own member’s alone', async () => {
    const [first, second] = world.reviewers;
    const [, one] = sat;
    if (!one) throw new Error('Nobody sat.');
    const reviewId = await reviewOf(first, one);
    await expect(read(second, reviewId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(submit(second, reviewId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(read(world.owner, reviewId)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('assigning', () => {
  it('gives every sitting its readers, loads even, and nothing twice', async () => {
    const [first, second] = world.reviewers;
    const reply = await assign([first.memberId, second.memberId, world.staff.memberId], { reviewersEach: 2 });
    expect(reply.short).toEqual([]);
    const { sittings, totals } = await world.staff.client.call('listReviewProgress', {
      params: params(),
      query: { intakeId: world.intakeId },
    });
    expect(sittings.map((one) => one.sittingId)).toEqual(sat.map((one) => one.sittingId));
    for (const one of sittings) expect(new Set(one.reviewers.map((by) => by.memberId)).size).toBe(2);
    expect(totals).toMatchObject({ sittings: 6, assigned: 12, submitted: 3, without: 0 });
    expect(await assign([first.memberId, second.memberId], { reviewersEach: 2 })).toMatchObject({
      assigned: 0,
    });
  });

  it('tells of each reader what waits on their own desk', async () => {
    const { reviewers } = await world.staff.client.call('listReviewers', {
      params: params(),
      query: { intakeId: world.intakeId },
    });
    const open = new Map(reviewers.map((one) => [one.memberId, one.open]));
    const readers = [...world.reviewers, world.staff, world.owner];
    const waiting = await Promise.all(
      readers.map(
        async (member) => (await deskOf(member)).filter(({ state }) => state !== 'submitted').length,
      ),
    );
    expect(readers.map(({ memberId }) => open.get(memberId))).toEqual(waiting);
    expect(new Set(waiting).size).toBeGreaterThan(1);
  });

  it('takes who knows an applicant off for good, and says who is short of readers', async () => {
    const [first, second] = world.reviewers;
    const one = sat.at(-1);
    if (!one) throw new Error('Nobody sat.');
    await assign([first.memberId], { sittingIds: [one.sittingId], reviewersEach: 3 });
    const reviewId = await reviewOf(first, one);
    await first.client.call('declareConflict', { params: { ...params(), reviewId }, body: {} });
    await expect(read(first, reviewId)).rejects.toMatchObject({ code: 'not_found' });
    const reply = await assign([first.memberId, second.memberId], {
      sittingIds: [one.sittingId],
      reviewersEach: 3,
    });
    expect(reply.short).toEqual([one.sittingId]);
    const desk = await deskOf(first);
    expect(desk.some((line) => line.applicantName === one.name)).toBe(false);
  });

  it('by topic gives each review one topic to mark', async () => {
    const [, , third] = sat;
    if (!third) throw new Error('Nobody sat.');
    await assign([world.owner.memberId], {
      sittingIds: [third.sittingId],
      topicIds: ['academics'],
      reviewersEach: 1,
    });
    const line = (await deskOf(world.owner)).find((each) => each.applicantName === third.name);
    const at = { params: { ...params(), reviewId: line?.reviewId ?? '' } };
    const review = await world.owner.client.call('readReview', at);
    expect(review.sitting.topics.map((topic) => topic.topicId)).toEqual(['academics']);
    const body = { ...words(1), marks: { academics: 3 } };
    await world.owner.client.call('submitReview', { ...at, body });
  });

  it('shows nobody’s draft, whoever has submitted', async () => {
    const { sittings } = await world.staff.client.call('listReviewProgress', {
      params: params(),
      query: { intakeId: world.intakeId },
    });
    const readers = [...world.reviewers, world.staff];
    const pair = sittings
      .filter(({ submitted }) => submitted === 0)
      .map(({ applicantName, reviewers }) => ({
        applicantName,
        members: readers.filter(({ memberId }) => reviewers.some((one) => one.memberId === memberId)),
      }))
      .find(({ members }) => members.length === 2);
    const [reader, drafter] = pair?.members ?? [];
    const one = sat.find(({ name }) => name === pair?.applicantName);
    if (!reader || !drafter || !one) throw new Error('No sitting has two readers.');
    const drafted = { params: { ...params(), reviewId: await reviewOf(drafter, one) } };
    await drafter.client.call('saveReview', { ...drafted, body: words(1, theirs.note) });
    const own = await reviewOf(reader, one);
    await submit(reader, own);
    expect((await read(reader, own)).afterwards?.others).toEqual([]);
  });

  it('is refused for a season out of sight, for who does not review, and for reviews begun', async () => {
    const [first] = world.reviewers;
    const { intakeId, staff } = world;
    await expect(assign([world.analyst.memberId])).rejects.toMatchObject({ code: 'not_found' });
    const elsewhere = await world.owner.client.call('addProgramme', {
      params: params(),
      body: { name: 'Executive' },
    });
    const narrow = { name: 'Narrow', role: 'staff' as const, programmeIds: [elsewhere.programmeId] };
    await world.owner.client.call('changeMember', {
      params: { ...params(), memberId: staff.memberId },
      body: narrow,
    });
    await expect(assign([first.memberId])).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      staff.client.call('listReviewProgress', { params: params(), query: { intakeId } }),
    ).rejects.toMatchObject({ code: 'not_found' });
    const [one] = sat;
    if (!one) throw new Error('Nobody sat.');
    const reviewId = await reviewOf(first, one);
    await expect(
      world.owner.client.call('unassignReview', { params: { ...params(), reviewId } }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
