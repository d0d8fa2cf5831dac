import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TopicId } from '#contract/topics.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { reviewedTopics, ReviewDesk } from '#tests/fixtures/review-desk.ts';
import { schoolScenario } from '#tests/fixtures/school-scenario.ts';
import type { WorldMember } from '#tests/fixtures/school-world.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* To whom a review of an applicant, or of topics of theirs, is given: of what was asked, and to nobody who saw the marks (rules SCHOOL-58, SCHOOL-61). */

const clock = new TestClock();
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock });
});
afterAll(() => service.close());

describe('assigning', () => {
  const given = async (desk: ReviewDesk, me: WorldMember, topicIds: TopicId[] | undefined) => {
    const before = await desk.linesOf(me, desk.nth(0));
    const { assigned, short } = await desk.assign(me, desk.nth(0), topicIds);
    const after = await desk.linesOf(me, desk.nth(0));
    expect(after.length - before.length).toBe(assigned);
    expect(short).toEqual([desk.nth(0).sittingId]);
    return assigned;
  };
  type Stand = (desk: ReviewDesk, me: WorldMember) => Promise<unknown>;
  const one: Stand = (desk, me) => desk.assign(me, desk.nth(0), ['why_mba']);
  const wholly: Stand = (desk, me) => desk.assign(me, desk.nth(0));

  it.each<[string, string, Stand, { whole: number; topic: number }]>([
    ['nothing', 'betwa', async () => undefined, { whole: 1, topic: 1 }],
    ['a topic', 'sone', one, { whole: 0, topic: 1 }],
    ['the whole', 'beas', wholly, { whole: 0, topic: 0 }],
    [
      'a topic that is in',
      'ravi',
      async (desk, me) => {
        await one(desk, me);
        await desk.submit(me, desk.nth(0), 'why_mba');
      },
      { whole: 0, topic: 0 },
    ],
    [
      'a topic that is in and one that is not',
      'chenab',
      async (desk, me) => {
        await desk.assign(me, desk.nth(0), ['why_mba', 'hobbies']);
        await desk.submit(me, desk.nth(0), 'why_mba');
      },
      { whole: 0, topic: 0 },
    ],
    [
      'the whole that is in',
      'jhelum',
      async (desk, me) => {
        await wholly(desk, me);
        await desk.submit(me, desk.nth(0), null);
      },
      { whole: 0, topic: 0 },
    ],
    [
      'a look at the marks',
      'luni',
      ({ world, sat }, { client }) =>
        client.call('readShortlistCases', {
          params: { orgId: world.orgId, intakeId: world.intakeId },
          query: { applicants: sat[0]?.applicantId ?? '' },
        }),
      { whole: 0, topic: 0 },
    ],
    [
      'a look at who has no place yet',
      'sabarmati',
      ({ world }, { client }) =>
        client.call('readShortlist', {
          params: { orgId: world.orgId, intakeId: world.intakeId },
          query: { part: 'incomplete' },
        }),
      { whole: 1, topic: 1 },
    ],
  ])('to who has %s', async (_, slug, stand, expected) => {
    for (const kind of ['whole', 'topic'] as const) {
      const desk = await ReviewDesk.open(service, `${slug}${kind}`, ['Asha Rane']);
      const me = desk.world.owner;
      await stand(desk, me);
      expect(await given(desk, me, kind === 'topic' ? ['academics'] : undefined)).toBe(expected[kind]);
    }
  });

  it('is of topics that the sitting had; others are left out and counted', async () => {
    const desk = await ReviewDesk.open(service, 'mahanadi', ['Asha Rane', 'Bina Kaul']);
    const { world, sat } = desk;
    const params = { orgId: world.orgId };
    const without = schoolScenario.topics.filter(({ topicId }) => topicId !== 'hobbies');
    const rules = { ...world.rules, topics: without };
    await withinOrganisation(service.parts.database, world.orgId, async (tx) => {
      await tx.execute(sql`insert into scenario_versions (org_id, scenario_id, version, rules, published_at, published_by)
        select org_id, scenario_id, 2, ${JSON.stringify(rules)}::jsonb, published_at, published_by from scenario_versions where org_id = ${world.orgId}`);
      await tx.execute(
        sql`update sittings set version = 2 where org_id = ${world.orgId} and sitting_id = ${desk.nth(1).sittingId}`,
      );
    });
    const [me] = world.reviewers;
    const query = { intakeId: world.intakeId };
    const { topicIds } = await world.staff.client.call('listReviewers', { params, query });
    expect([...topicIds].toSorted()).toEqual(Object.keys(reviewedTopics).toSorted());
    const progress = async () => world.staff.client.call('listReviewProgress', { params, query });
    expect((await progress()).sittings.map((line) => line.topicIds.includes('hobbies'))).toEqual([
      true,
      false,
    ]);
    const reply = await world.staff.client.call('assignReviews', {
      params,
      body: {
        ...query,
        memberIds: [me.memberId],
        reviewersEach: 1,
        topicIds: ['hobbies', 'situational_ethics'],
      },
    });
    expect(reply).toEqual({ assigned: 1, short: [], without: 2 });
    expect(await desk.linesOf(me, desk.nth(0))).toMatchObject([{ topicId: 'hobbies' }]);
    expect(await desk.linesOf(me, desk.nth(1))).toEqual([]);
    expect(sat).toHaveLength(2);
  });
});
