import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TopicId } from '#contract/topics.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { finishSittings } from '#tests/fixtures/finished-sittings.ts';
import { ReviewDesk, reviewNote, telling } from '#tests/fixtures/review-desk.ts';
import type { WorldMember } from '#tests/fixtures/school-world.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* Reviews by topic are blind until the last of a member's is in (rules SCHOOL-8, SCHOOL-58). */

const clock = new TestClock();
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock });
});
afterAll(() => service.close());

const both: readonly TopicId[] = ['why_mba', 'academics'];

describe('who still owes a review of an applicant', () => {
  const cases: [
    string,
    string,
    (desk: ReviewDesk, me: WorldMember) => Promise<{ in: string; last: () => Promise<string> }>,
  ][] = [
    [
      'a topic of the same sitting',
      'kaveri',
      async (desk, me) => {
        await desk.assign(me, desk.nth(0), [...both]);
        return {
          in: await desk.submit(me, desk.nth(0), 'why_mba'),
          last: () => desk.submit(me, desk.nth(0), 'academics'),
        };
      },
    ],
    [
      'the whole of it',
      'godavari',
      async (desk, me) => {
        await desk.assign(me, desk.nth(0), ['why_mba']);
        await desk.put(me, desk.nth(0).sittingId, null);
        return {
          in: await desk.submit(me, desk.nth(0), 'why_mba'),
          last: () => desk.submit(me, desk.nth(0), null),
        };
      },
    ],
    [
      'an earlier sitting',
      'narmada',
      async (desk, me) => {
        const { sat, world } = desk;
        const [again] = await finishSittings(service, world, sat);
        await withinOrganisation(service.parts.database, world.orgId, (tx) =>
          tx.execute(
            sql`update sittings set finished_at = finished_at - interval '1 day' where org_id = ${world.orgId} and sitting_id = ${again?.sittingId ?? ''}`,
          ),
        );
        await desk.put(me, again?.sittingId ?? '', 'academics');
        await desk.put(me, desk.nth(0).sittingId, 'why_mba');
        return {
          in: await desk.submit(me, desk.nth(0), 'why_mba'),
          last: () => desk.submit(me, desk.nth(0), 'academics'),
        };
      },
    ],
  ];

  it.each(cases)(
    '(%s) finds no mark in any reply, and all of them once it is in',
    async (_, slug, begin) => {
      const desk = await ReviewDesk.open(service, slug, ['Asha Rane']);
      const { world } = desk;
      const [, other] = world.reviewers;
      const me = world.owner;
      await desk.assign(other, desk.nth(0));
      await desk.submit(other, desk.nth(0), null);
      const mine = await begin(desk, me);
      const before = await desk.replies(me, mine.in);
      expect(before.get('readReview')).toContain('"closed":"owed"');
      // What was submitted is one's own: the note of it is no canary here.
      before.set('readReview', (before.get('readReview') ?? '').replace(`"note":"${reviewNote}"`, ''));
      before.set('sheet reviews', (before.get('sheet reviews') ?? '').replace(reviewNote, ''));
      expect(telling(before)).toEqual([]);
      await mine.last();
      const after = telling(await desk.replies(me, mine.in));
      for (const name of [
        'readReview',
        'readShortlistCases',
        'sheet applicants',
        'sheet reviews',
        'packs',
        'apiResults',
      ])
        expect(after).toContain(name);
    },
    180_000,
  );

  it('and says that they know them is shown nothing more, and owes nothing more', async () => {
    const desk = await ReviewDesk.open(service, 'tapti', ['Asha Rane']);
    const [me] = desk.world.reviewers;
    await desk.assign(me, desk.nth(0), ['why_mba', 'academics', 'hobbies']);
    const reviewId = await desk.submit(me, desk.nth(0), 'why_mba');
    const owed = (await desk.linesOf(me, desk.nth(0))).find(({ state }) => state === 'assigned');
    await me.client.call('declareConflict', {
      params: { orgId: desk.world.orgId, reviewId: owed?.reviewId ?? '' },
      body: {},
    });
    expect((await desk.linesOf(me, desk.nth(0))).map(({ state }) => state)).toEqual(['submitted']);
    expect(await desk.read(me, reviewId)).toMatchObject({ closed: 'known', afterwards: null });
  });
});

describe('a review of a topic that the sitting never had', () => {
  it.each(['assigned', 'draft'] as const)(
    'that is %s is owed by nobody, hides nobody, holds back nothing, and can be taken back',
    async (state) => {
      const desk = await ReviewDesk.open(service, `indus${state}`, ['Asha Rane']);
      const { world } = desk;
      const [other] = world.reviewers;
      const { orgId, intakeId } = world;
      const me = world.owner;
      await desk.assign(other, desk.nth(0));
      await desk.put(me, desk.nth(0).sittingId, 'situational_ethics');
      await withinOrganisation(service.parts.database, orgId, (tx) =>
        tx.execute(
          sql`update reviews set state = ${state} where org_id = ${orgId} and topic_id = 'situational_ethics'`,
        ),
      );
      await desk.submit(other, desk.nth(0), null);
      const params = { orgId };
      expect(await desk.linesOf(me, desk.nth(0))).toEqual([]);
      expect((await me.client.call('listMyReviews', { params })).counts).toEqual({
        assigned: 0,
        draft: 0,
        submitted: 0,
      });
      const query = { intakeId };
      const { reviewers } = await me.client.call('listReviewers', { params, query });
      expect(reviewers.find(({ memberId }) => memberId === me.memberId)?.open).toBe(0);
      const { sittings, totals } = await me.client.call('listReviewProgress', { params, query });
      expect(totals).toEqual({ sittings: 1, assigned: 1, submitted: 1, without: 0 });
      expect(sittings[0]).toMatchObject({ assigned: 1, submitted: 1, waitingSince: null });
      const stray = sittings[0]?.reviewers.find(({ topicId }) => topicId === 'situational_ethics');
      expect(stray?.mayTakeBack).toBe(true);
      const reviewId = stray?.reviewId ?? '';
      await expect(desk.read(me, reviewId)).rejects.toMatchObject({ code: 'not_found' });
      const dashboard = JSON.stringify(await me.client.call('readSchoolDashboard', { params }));
      expect(dashboard).not.toContain('"waiting":1');
      const found = telling(await desk.replies(me, reviewId));
      for (const name of ['readShortlistCases', 'sheet applicants', 'sheet reviews', 'packs', 'apiResults'])
        expect(found).toContain(name);
      await me.client.call('unassignReview', { params: { orgId, reviewId } });
      const left = await me.client.call('listReviewProgress', { params, query });
      expect(left.sittings[0]?.reviewers).toHaveLength(1);
    },
    120_000,
  );
});
