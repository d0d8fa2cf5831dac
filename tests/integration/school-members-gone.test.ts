import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishSittings, type WorldSitting } from '#tests/fixtures/finished-sittings.ts';
import { openSchoolWorld, type SchoolWorld, type WorldMember } from '#tests/fixtures/school-world.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* Nobody's review waits for somebody who reviews no more (rule SCHOOL-58). */

let service: TestService;
let world: SchoolWorld;
let sat: WorldSitting[];
const marks = { work_experience: 4, why_mba: 3, academics: 2, hobbies: 5 };
const words = { marks, recommendation: 'yes' as const, note: 'Clear.', revision: 1 };

beforeAll(async () => {
  service = await startTestService();
  world = await openSchoolWorld(service);
  sat = await finishSittings(
    service,
    world,
    await world.invite(['Asha Rane', 'Bina Kaul', 'Chitra Nair', 'Dev Rao']),
  );
});
afterAll(() => service.close());

const params = () => ({ orgId: world.orgId });
const assign = ({ memberId }: WorldMember, ...people: (WorldSitting | undefined)[]) =>
  world.staff.client.call('assignReviews', {
    params: params(),
    body: {
      intakeId: world.intakeId,
      memberIds: [memberId],
      reviewersEach: 1,
      sittingIds: people.flatMap((one) => one?.sittingId ?? []),
    },
  });
const reviewOf = async ({ client }: WorldMember, one: WorldSitting | undefined): Promise<string> => {
  const { reviews } = await client.call('listMyReviews', { params: params() });
  return reviews.find(({ applicantName }) => applicantName === one?.name)?.reviewId ?? '';
};
const progress = () =>
  world.staff.client.call('listReviewProgress', {
    params: params(),
    query: { intakeId: world.intakeId },
  });
const waiting = async () =>
  (await world.owner.client.call('readSchoolDashboard', { params: params() })).team?.waiting;

it('takes back what a removed member had not submitted, drafts too, and leaves what they did', async () => {
  const [first, second] = world.reviewers;
  const [one, two, three, four] = sat;
  expect(await assign(first, one, two, three)).toMatchObject({ assigned: 3 });
  await first.client.call('submitReview', {
    params: { ...params(), reviewId: await reviewOf(first, one) },
    body: words,
  });
  await first.client.call('saveReview', {
    params: { ...params(), reviewId: await reviewOf(first, two) },
    body: { ...words, note: 'canary-of-a-draft' },
  });
  expect((await progress()).totals).toEqual({ sittings: 4, assigned: 3, submitted: 1, without: 1 });
  await world.owner.client.call('removeMember', { params: { ...params(), memberId: first.memberId } });

  const { totals, sittings } = await progress();
  expect(totals).toEqual({ sittings: 4, assigned: 1, submitted: 1, without: 3 });
  expect(sittings.flatMap(({ reviewers }) => reviewers.map(({ state }) => state))).toEqual(['submitted']);
  expect(await waiting()).toBe(0);
  const { entries } = await world.owner.client.call('readSchoolAudit', { params: params() });
  expect(entries.find(({ kind }) => kind === 'member_removed')?.detail).toEqual({ reviewsTakenBack: 2 });
  expect(await assign(second, two, three, four)).toMatchObject({ assigned: 3, short: [] });
});

it('lets the draft of who was made an analyst be taken back, and nobody else’s', async () => {
  const [, second] = world.reviewers;
  const [, two] = sat;
  const reviewId = await reviewOf(second, two);
  await second.client.call('saveReview', { params: { ...params(), reviewId }, body: words });
  const take = () => world.staff.client.call('unassignReview', { params: { ...params(), reviewId } });
  const offered = async () =>
    (await progress()).sittings.flatMap(({ reviewers }) => reviewers).find((one) => one.reviewId === reviewId)
      ?.mayTakeBack;
  expect(await offered()).toBe(false);
  await expect(take()).rejects.toMatchObject({ code: 'not_found' });
  await world.owner.client.call('changeMember', {
    params: { ...params(), memberId: second.memberId },
    body: { name: 'Reads figures', role: 'analyst', programmeIds: [] },
  });
  expect(await offered()).toBe(true);
  await take();
  expect(await offered()).toBeUndefined();
});
