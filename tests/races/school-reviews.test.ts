import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TopicId } from '#contract/topics.ts';
import { finishSittings, type WorldSitting } from '#tests/fixtures/finished-sittings.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { openSchoolWorld, type SchoolWorld, type WorldMember } from '#tests/fixtures/school-world.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* A review assigned while marks are shown to whoever gets it (rules SCHOOL-8, SCHOOL-58). */

let service: TestService;
let world: SchoolWorld;
let sat: WorldSitting[];

const rounds = runs(16, 5);
const people = Array.from(
  { length: 3 * rounds },
  (_, at) => `Asha ${'abcdefghijklmnopqrstuvwxyz'[at % 26]}${at > 25 ? 'x' : 'y'}`,
);
beforeAll(async () => {
  service = await startTestService();
  world = await openSchoolWorld(service);
  sat = await finishSittings(service, world, await world.invite(people));
});
afterAll(() => service.close());

/** Rounds of their own for each test. */
const own = (test: number): WorldSitting[] => sat.slice(test * rounds, (test + 1) * rounds);
const assign = ({ sittingId }: WorldSitting, { memberId }: WorldMember, topicIds?: TopicId[]) =>
  world.staff.client.call('assignReviews', {
    params: { orgId: world.orgId },
    body: {
      intakeId: world.intakeId,
      memberIds: [memberId],
      reviewersEach: 1,
      sittingIds: [sittingId],
      ...(topicIds && { topicIds }),
    },
  });
const linesOf = async ({ name }: WorldSitting, { client }: WorldMember) =>
  (await client.call('listMyReviews', { params: { orgId: world.orgId } })).reviews.filter(
    (line) => line.applicantName === name,
  );
const owes = async (one: WorldSitting, member: WorldMember) =>
  (await linesOf(one, member)).some(({ state }) => state !== 'submitted');

it('nobody sees what stands beside a review that is in and then gets another of the same applicant', async () => {
  const [me] = world.reviewers;
  const outcomes: string[] = [];
  for (const [at, one] of own(0).entries()) {
    await assign(one, me, ['why_mba']);
    const reviewId = (await linesOf(one, me))[0]?.reviewId ?? '';
    const params = { orgId: world.orgId, reviewId };
    const body = { marks: { why_mba: 3 }, recommendation: 'yes' as const, note: 'Clear.', revision: 1 };
    const submit = () => me.client.call('submitReview', { params, body });
    const look = () => me.client.call('readReview', { params });
    const [seen] = await Promise.all([
      submit().then(look),
      at % 2 === 0 ? assign(one, me, ['academics', 'hobbies']) : assign(one, me, ['academics']),
    ]);
    outcomes.push(`${seen.afterwards ? 'seen' : ''} ${(await owes(one, me)) ? 'owed' : ''}`);
  }
  expect(['seen ', ' owed']).toEqual(expect.arrayContaining([...new Set(outcomes)]));
});

it('of a look at the marks of an applicant and a review of them, the second is refused', async () => {
  const me = world.owner;
  const outcomes: string[] = [];
  for (const one of own(1)) {
    const look = me.client
      .call('readShortlistCases', {
        params: { orgId: world.orgId, intakeId: world.intakeId },
        query: { applicants: one.applicantId },
      })
      .then(
        () => 'seen',
        (error: unknown) => (expect(error).toMatchObject({ code: 'own_review_waits' }), ''),
      );
    const [seen, { assigned }] = await Promise.all([look, assign(one, me)]);
    outcomes.push(`${seen} ${assigned === 1 ? 'owed' : ''}`);
  }
  expect(['seen ', ' owed']).toEqual(expect.arrayContaining([...new Set(outcomes)]));
});

it('of two who assign one sitting to one member, whole and by topic, one does', async () => {
  const [, me] = world.reviewers;
  for (const one of own(2)) {
    const [whole, topic] = await Promise.all([assign(one, me), assign(one, me, ['academics'])]);
    expect(whole.assigned + topic.assigned).toBe(1);
    expect(await linesOf(one, me)).toHaveLength(1);
  }
});
