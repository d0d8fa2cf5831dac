import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import type { SeasonSheet } from '#contract/schools/exports.ts';
import type { TopicId } from '#contract/topics.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { reviews } from '#server/platform/database/schema/reviews.ts';
import { randomId } from '#server/platform/ids.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { holdKey } from '#tests/fixtures/api-key.ts';
import { finishSittings, type WorldSitting } from '#tests/fixtures/finished-sittings.ts';
import { schoolCalls, noSchool } from '#tests/fixtures/school-calls.ts';
import { schoolScenario } from '#tests/fixtures/school-scenario.ts';
import { openSchoolWorld, type SchoolWorld, type WorldMember } from '#tests/fixtures/school-world.ts';
import { takeOut, untilOver } from '#tests/fixtures/take-out.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* Reviews by topic are blind until the last of a member's is in, and are of what was asked (rules SCHOOL-8, SCHOOL-58, SCHOOL-61). */

const clock = new TestClock();
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock });
}, 60_000);
afterAll(() => service.close());

const ours = ['7.31', '6.17', '8.43'];
/** As sheets round them. */
const rounded = ['7.3', '6.2', '8.4'];
const note = 'canary-of-the-other-note';
const whole = { work_experience: 4, why_mba: 3, academics: 2, hobbies: 5 };

type Desk = { world: SchoolWorld; sat: WorldSitting[] };

async function openDesk(slug: string, names: readonly string[]): Promise<Desk> {
  const world = await openSchoolWorld(service, { slug });
  const sat = await finishSittings(service, world, await world.invite(names), (read) => ({
    ...read,
    avgScore: 7.31,
    band: { low: 6.17, high: 8.43 },
  }));
  return { world, sat };
}

const nth = ({ sat }: Desk, at: number): WorldSitting => {
  const found = sat[at];
  if (!found) throw new Error(`Nobody sat at ${at}.`);
  return found;
};
const assign = ({ world }: Desk, { memberId }: WorldMember, sitting: WorldSitting, topicIds?: TopicId[]) =>
  world.staff.client.call('assignReviews', {
    params: { orgId: world.orgId },
    body: {
      intakeId: world.intakeId,
      memberIds: [memberId],
      reviewersEach: 5,
      sittingIds: [sitting.sittingId],
      ...(topicIds && { topicIds }),
    },
  });
const deskOf = async ({ world }: Desk, { client }: WorldMember, { name }: WorldSitting) =>
  (await client.call('listMyReviews', { params: { orgId: world.orgId } })).reviews.filter(
    (line) => line.applicantName === name,
  );
async function submit(desk: Desk, member: WorldMember, sitting: WorldSitting, topicId: TopicId | null) {
  const lines = await deskOf(desk, member, sitting);
  const reviewId =
    lines.find((line) => line.topicId === topicId && line.state !== 'submitted')?.reviewId ?? '';
  await member.client.call('submitReview', {
    params: { orgId: desk.world.orgId, reviewId },
    body: { marks: topicId ? { [topicId]: 4 } : whole, recommendation: 'yes', note, revision: 1 },
  });
  return reviewId;
}
const read = ({ world }: Desk, { client }: WorldMember, reviewId: string) =>
  client.call('readReview', { params: { orgId: world.orgId, reviewId } });

/** Puts a review on a desk past everything that would keep it off. */
const put = ({ world }: Desk, { memberId }: WorldMember, sittingId: string, topicId: TopicId | null) =>
  withinOrganisation(service.parts.database, world.orgId, (tx) =>
    tx.insert(reviews).values({
      orgId: world.orgId,
      reviewId: randomId('rev_'),
      sittingId,
      memberId,
      topicId,
      state: 'assigned',
      assignedAt: clock.now(),
      assignedBy: world.staff.memberId,
    }),
  );

/** Every reply by which a member could come to know what is thought of the season's one applicant, as text. */
async function replies(desk: Desk, { client }: WorldMember, reviewId: string): Promise<Map<string, string>> {
  const { world } = desk;
  const { orgId, intakeId, programmeId, scenarioId } = world;
  const { applicantId } = nth(desk, 0);
  const found = new Map<string, string>();
  const ids = { ...noSchool, orgId, intakeId, programmeId, scenarioId, memberId: world.owner.memberId };
  for (const [name, call] of Object.entries(schoolCalls(ids))) {
    const endpoint = endpoints[name as EndpointName];
    if (endpoint.method !== 'GET' || !('schoolAct' in endpoint)) continue;
    const params = { ...call.params };
    if ('reviewId' in params) params['reviewId'] = reviewId;
    if ('applicantId' in params) params['applicantId'] = applicantId;
    const query = name === 'readShortlistCases' ? { applicants: applicantId } : call.query;
    const response = await client.send(name as 'readReview', { ...call, params, query } as never);
    found.set(name, await response.text());
  }
  for (const part of ['ranked', 'incomplete'] as const)
    found.set(
      `readShortlist ${part}`,
      JSON.stringify(await client.call('readShortlist', { params: { orgId, intakeId }, query: { part } })),
    );
  for (const sheet of ['applicants', 'reviews', 'decisions'] satisfies SeasonSheet[]) {
    const { rows } = await takeOut(client, orgId, { intakeId, sheet, format: 'csv' });
    found.set(`sheet ${sheet}`, JSON.stringify(rows));
  }
  const { jobId } = await client.call('exportPacks', { params: { orgId }, body: { intakeId, status: null } });
  await untilOver(client, orgId, jobId);
  const pack = await client.send('downloadSchoolFile', { params: { orgId, jobId } });
  found.set('packs', Object.keys(unzipSync(new Uint8Array(await pack.arrayBuffer()))).join(' '));
  const { headers } = await holdKey(client, orgId, { scopes: ['results:read'], name: randomId('k') });
  const results = await new ApiClient(service.origin).send(
    'apiResults',
    { params: { seasonId: intakeId } },
    headers,
  );
  found.set('apiResults', await results.text());
  return found;
}

/** The replies that hold a mark of ours or of another, or the applicant's PDF. */
const telling = (found: ReadonlyMap<string, string>): string[] =>
  [...found].flatMap(([name, text]) => {
    const secrets = [...ours, ...rounded.map((each) => `"${each}"`), note, '.pdf', '"strong yes"'];
    return secrets.some((secret) => text.includes(secret)) ? [name] : [];
  });

const both: readonly TopicId[] = ['why_mba', 'academics'];

describe('who still owes a review of an applicant', () => {
  const cases: [
    string,
    string,
    (desk: Desk, me: WorldMember) => Promise<{ in: string; last: () => Promise<string> }>,
  ][] = [
    [
      'a topic of the same sitting',
      'kaveri',
      async (desk, me) => {
        await assign(desk, me, nth(desk, 0), [...both]);
        return {
          in: await submit(desk, me, nth(desk, 0), 'why_mba'),
          last: () => submit(desk, me, nth(desk, 0), 'academics'),
        };
      },
    ],
    [
      'the whole of it',
      'godavari',
      async (desk, me) => {
        await assign(desk, me, nth(desk, 0), ['why_mba']);
        await put(desk, me, nth(desk, 0).sittingId, null);
        return {
          in: await submit(desk, me, nth(desk, 0), 'why_mba'),
          last: () => submit(desk, me, nth(desk, 0), null),
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
        await put(desk, me, again?.sittingId ?? '', 'academics');
        await put(desk, me, nth(desk, 0).sittingId, 'why_mba');
        return {
          in: await submit(desk, me, nth(desk, 0), 'why_mba'),
          last: () => submit(desk, me, nth(desk, 0), 'academics'),
        };
      },
    ],
  ];

  it.each(cases)(
    '(%s) finds no mark in any reply, and all of them once it is in',
    async (_, slug, begin) => {
      const desk = await openDesk(slug, ['Asha Rane']);
      const { world } = desk;
      const [, other] = world.reviewers;
      const me = world.owner;
      await assign(desk, other, nth(desk, 0));
      await submit(desk, other, nth(desk, 0), null);
      const mine = await begin(desk, me);
      const before = await replies(desk, me, mine.in);
      expect(before.get('readReview')).toContain('"closed":"owed"');
      // What was submitted is one's own: the note of it is no canary here.
      before.set('readReview', (before.get('readReview') ?? '').replace(`"note":"${note}"`, ''));
      before.set('sheet reviews', (before.get('sheet reviews') ?? '').replace(note, ''));
      expect(telling(before)).toEqual([]);
      await mine.last();
      const after = telling(await replies(desk, me, mine.in));
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
    const desk = await openDesk('tapti', ['Asha Rane']);
    const [me] = desk.world.reviewers;
    await assign(desk, me, nth(desk, 0), ['why_mba', 'academics', 'hobbies']);
    const reviewId = await submit(desk, me, nth(desk, 0), 'why_mba');
    const owed = (await deskOf(desk, me, nth(desk, 0))).find(({ state }) => state === 'assigned');
    await me.client.call('declareConflict', {
      params: { orgId: desk.world.orgId, reviewId: owed?.reviewId ?? '' },
      body: {},
    });
    expect((await deskOf(desk, me, nth(desk, 0))).map(({ state }) => state)).toEqual(['submitted']);
    expect(await read(desk, me, reviewId)).toMatchObject({ closed: 'known', afterwards: null });
  });
});

describe('assigning', () => {
  const given = async (desk: Desk, me: WorldMember, topicIds: TopicId[] | undefined) => {
    const before = await deskOf(desk, me, nth(desk, 0));
    const { assigned, short } = await assign(desk, me, nth(desk, 0), topicIds);
    const after = await deskOf(desk, me, nth(desk, 0));
    expect(after.length - before.length).toBe(assigned);
    expect(short).toEqual([nth(desk, 0).sittingId]);
    return assigned;
  };
  type Stand = (desk: Desk, me: WorldMember) => Promise<unknown>;
  const one: Stand = (desk, me) => assign(desk, me, nth(desk, 0), ['why_mba']);
  const wholly: Stand = (desk, me) => assign(desk, me, nth(desk, 0));

  it.each<[string, string, Stand, { whole: number; topic: number }]>([
    ['nothing', 'betwa', async () => undefined, { whole: 1, topic: 1 }],
    ['a topic', 'sone', one, { whole: 0, topic: 1 }],
    ['the whole', 'beas', wholly, { whole: 0, topic: 0 }],
    [
      'a topic that is in',
      'ravi',
      async (desk, me) => {
        await one(desk, me);
        await submit(desk, me, nth(desk, 0), 'why_mba');
      },
      { whole: 0, topic: 0 },
    ],
    [
      'a topic that is in and one that is not',
      'chenab',
      async (desk, me) => {
        await assign(desk, me, nth(desk, 0), ['why_mba', 'hobbies']);
        await submit(desk, me, nth(desk, 0), 'why_mba');
      },
      { whole: 0, topic: 0 },
    ],
    [
      'the whole that is in',
      'jhelum',
      async (desk, me) => {
        await wholly(desk, me);
        await submit(desk, me, nth(desk, 0), null);
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
      const desk = await openDesk(`${slug}${kind}`, ['Asha Rane']);
      const me = desk.world.owner;
      await stand(desk, me);
      expect(await given(desk, me, kind === 'topic' ? ['academics'] : undefined)).toBe(expected[kind]);
    }
  });

  it('is of topics that the sitting had; others are left out and counted', async () => {
    const desk = await openDesk('mahanadi', ['Asha Rane', 'Bina Kaul']);
    const { world, sat } = desk;
    const params = { orgId: world.orgId };
    const without = schoolScenario.topics.filter(({ topicId }) => topicId !== 'hobbies');
    const rules = { ...world.rules, topics: without };
    await withinOrganisation(service.parts.database, world.orgId, async (tx) => {
      await tx.execute(sql`insert into scenario_versions (org_id, scenario_id, version, rules, published_at, published_by)
        select org_id, scenario_id, 2, ${JSON.stringify(rules)}::jsonb, published_at, published_by from scenario_versions where org_id = ${world.orgId}`);
      await tx.execute(
        sql`update sittings set version = 2 where org_id = ${world.orgId} and sitting_id = ${nth(desk, 1).sittingId}`,
      );
    });
    const [me] = world.reviewers;
    const query = { intakeId: world.intakeId };
    const { topicIds } = await world.staff.client.call('listReviewers', { params, query });
    expect([...topicIds].toSorted()).toEqual(Object.keys(whole).toSorted());
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
    expect(await deskOf(desk, me, nth(desk, 0))).toMatchObject([{ topicId: 'hobbies' }]);
    expect(await deskOf(desk, me, nth(desk, 1))).toEqual([]);
    expect(sat).toHaveLength(2);
  });
});

describe('a review of a topic that the sitting never had', () => {
  it.each(['assigned', 'draft'] as const)(
    'that is %s is owed by nobody, hides nobody, holds back nothing, and can be taken back',
    async (state) => {
      const desk = await openDesk(`indus${state}`, ['Asha Rane']);
      const { world } = desk;
      const [other] = world.reviewers;
      const { orgId, intakeId } = world;
      const me = world.owner;
      await assign(desk, other, nth(desk, 0));
      await put(desk, me, nth(desk, 0).sittingId, 'situational_ethics');
      await withinOrganisation(service.parts.database, orgId, (tx) =>
        tx.execute(
          sql`update reviews set state = ${state} where org_id = ${orgId} and topic_id = 'situational_ethics'`,
        ),
      );
      await submit(desk, other, nth(desk, 0), null);
      const params = { orgId };
      expect(await deskOf(desk, me, nth(desk, 0))).toEqual([]);
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
      await expect(read(desk, me, reviewId)).rejects.toMatchObject({ code: 'not_found' });
      const dashboard = JSON.stringify(await me.client.call('readSchoolDashboard', { params }));
      expect(dashboard).not.toContain('"waiting":1');
      const found = telling(await replies(desk, me, reviewId));
      for (const name of ['readShortlistCases', 'sheet applicants', 'sheet reviews', 'packs', 'apiResults'])
        expect(found).toContain(name);
      await me.client.call('unassignReview', { params: { orgId, reviewId } });
      const left = await me.client.call('listReviewProgress', { params, query });
      expect(left.sittings[0]?.reviewers).toHaveLength(1);
    },
    120_000,
  );
});
