import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SchoolFigures } from '#contract/schools/analytics.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { reviews } from '#server/platform/database/schema/reviews.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { holdKey } from '#tests/fixtures/api-key.ts';
import type { WorldSitting } from '#tests/fixtures/finished-sittings.ts';
import { fillReviewedSeason } from '#tests/fixtures/reviewed-season.ts';
import { openSchoolWorld, type SchoolWorld, type WorldMember } from '#tests/fixtures/school-world.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* A season in figures (rules SCHOOL-69 to SCHOOL-71). */

const clock = new TestClock();
/** So long figures are kept. */
const minuteMs = 60_000;
let service: TestService;
let world: SchoolWorld;
let sat: WorldSitting[];
let third: string;

beforeAll(async () => {
  service = await startTestService({ clock });
  world = await openSchoolWorld(service);
  const added = await world.owner.client.call('addMember', {
    params: { orgId: world.orgId },
    body: { name: 'Third Reviewer', email: 'third@example.com', role: 'reviewer', programmeIds: [] },
  });
  third = added.memberId;
  const [mild, even] = world.reviewers;
  sat = await fillReviewedSeason(service, world, {
    applicants: 42,
    unopened: 30,
    reviewers: [
      { memberId: mild.memberId, steps: 3 },
      { memberId: even.memberId, steps: 0 },
      { memberId: third, steps: -3 },
    ],
  });
});
afterAll(() => service.close());

const read = ({ client }: WorldMember, group?: string, intakeId = world.intakeId) =>
  client.call('readSchoolAnalytics', {
    params: { orgId: world.orgId },
    query: group === undefined ? { intakeId } : { intakeId, group },
  });
async function figures(member: WorldMember = world.analyst, group?: string): Promise<SchoolFigures> {
  const found = (await read(member, group)).figures;
  if (!found) throw new Error('There are no figures.');
  return found;
}

describe('a season in figures', () => {
  it('finds reviewers of known severity again, though nobody read everybody', async () => {
    const { reviewers } = await figures(world.staff);
    const known = { 'sahyadri reviewer one': 0.75, 'sahyadri reviewer two': 0, 'Third Reviewer': -0.75 };
    expect(reviewers.map(({ name }) => name).toSorted()).toEqual(Object.keys(known).toSorted());
    for (const { name, reviews: count, severity } of reviewers) {
      expect(count).toBe(28);
      expect(Math.abs((severity?.leniency ?? 9) - known[name as keyof typeof known])).toBeLessThan(0.15);
      expect(severity?.standardError).toBeGreaterThan(0);
    }
  });

  it('names nobody to who reads figures alone, nor to a program', async () => {
    const reply = JSON.stringify(await read(world.analyst, 'city'));
    const { reviewers } = await figures();
    expect(reviewers.map(({ name }) => name)).toEqual(['Reviewer 1', 'Reviewer 2', 'Reviewer 3']);
    const secrets = [
      ...sat.flatMap(({ name, email, applicantId, sittingId }) => [name, email, applicantId, sittingId]),
      ...world.reviewers.flatMap(({ memberId, email }) => [memberId, email]),
      'Third Reviewer',
      'reviewer one',
      third,
    ];
    for (const secret of secrets) expect(reply).not.toContain(secret);
    const { headers } = await holdKey(world.owner.client, world.orgId, { scopes: ['figures:read'] });
    const asked = { params: { seasonId: world.intakeId }, query: { group: 'city' } };
    const toProgram = await new ApiClient(service.origin).send('apiFigures', asked, headers);
    expect(await toProgram.json()).toEqual(JSON.parse(reply));
  });

  it('tells who reads figures alone no band of fewer than ten people (rule SCHOOL-72)', async () => {
    const { figures: shown } = await read(world.analyst);
    const { figures: known } = await read(world.owner);
    for (const part of ['ours', 'theirs'] as const) {
      expect(shown?.[part]?.count).toBe(known?.[part]?.count);
      for (const { count } of shown?.[part]?.bands ?? []) expect(count).toBeGreaterThanOrEqual(10);
      expect(known?.[part]?.bands.some(({ count }) => count < 10)).toBe(true);
    }
  });

  it('counts who came how far, and puts ours and theirs on one scale', async () => {
    const { funnel, ours, oursWithin, theirs, comparison, topics, agreement, questions, times, seasons } =
      await figures();
    expect(funnel.steps.map(({ applicants }) => applicants)).toEqual([72, 42, 42, 42, 42]);
    const total = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
    expect(oursWithin).toBeCloseTo(0.6, 5);
    for (const shown of [ours, theirs]) {
      expect(shown?.count).toBe(42);
      expect(total(shown?.bands.map(({ count }) => count) ?? [])).toBe(42);
    }
    expect(comparison?.pairs).toBe(42);
    const asMark = 1 + ((ours?.mean ?? 0) * 4) / 10;
    expect(comparison?.bias).toBeCloseTo(asMark - (theirs?.mean ?? 0), 6);
    expect(comparison?.correlation).toBeGreaterThan(0.5);
    expect(topics.map(({ topicId, counts }) => [topicId, total(counts)])).toEqual(
      ['why_mba', 'work_experience', 'academics', 'hobbies'].map((topicId) => [topicId, 84]),
    );
    expect(agreement).toMatchObject({ applicants: 42, icc: { applicants: 14, reviewers: 2 } });
    expect(agreement?.kappa).toBeLessThan(1);
    expect(questions).toHaveLength(1);
    expect(questions[0]).toMatchObject({ topicId: 'why_mba', applicants: 42 });
    expect(questions[0]?.correlation).toBeGreaterThan(0);
    expect(times).toMatchObject({ reviewed: 84, hours: { median: 2 }, waiting: 0 });
    expect(seasons).toHaveLength(1);
    expect(seasons[0]).toMatchObject({ name: '2027', invited: 72, finishedShare: 42 / 72, change: null });
  });

  it('compares the groups of one column, hides a small one and with it what would give it away', async () => {
    expect(await read(world.analyst)).toMatchObject({ groupNames: ['city'], figures: { groups: null } });
    expect((await figures(world.analyst, 'caste')).groups).toBeNull();
    const { groups } = await figures(world.analyst, 'city');
    expect(groups?.rows.map(({ group }) => group)).toEqual(['Nagpur', 'Pune', 'Village']);
    // Pune has 15 and 21, Nagpur 15 and 18, the village none and 3: Nagpur's go with the village's, or a subtraction would find those.
    const shown = groups?.rows.map(({ group, counts, total }) => [group, ...counts, total]);
    expect(shown).toEqual([
      ['Nagpur', null, null, null],
      ['Pune', 15, 21, 36],
      ['Village', null, null, null],
    ]);
    expect([groups?.totals, groups?.total]).toEqual([[30, 42], 72]);
    const means = groups?.rows.map(({ ours, theirs }) => [ours === null, theirs === null]);
    expect(means).toEqual([
      [true, true],
      [false, false],
      [true, true],
    ]);
  });

  it('reads no mark of a draft, and tells that it waits', async () => {
    const before = await figures();
    clock.advance(minuteMs);
    const [one] = sat;
    const reviewId = 'rev_draft_0001';
    await withinOrganisation(service.parts.database, world.orgId, (tx) =>
      tx.insert(reviews).values({
        orgId: world.orgId,
        reviewId,
        sittingId: one?.sittingId ?? '',
        memberId: third,
        topicId: 'hobbies',
        state: 'draft',
        marks: { hobbies: 1 },
        assignedAt: clock.now(),
        assignedBy: world.staff.memberId,
      }),
    );
    const after = await figures();
    expect(after).toEqual({ ...before, times: { ...before.times, waiting: 1, longestWaitHours: 0 } });
    await withinOrganisation(service.parts.database, world.orgId, (tx) =>
      tx.execute(sql`delete from reviews where review_id = ${reviewId}`),
    );
  });

  it('shows nothing of nine applicants', async () => {
    const { orgId, programmeId, owner } = world;
    clock.advance(1_000);
    const { intakeId } = await owner.client.call('addIntake', {
      params: { orgId },
      body: { programmeId, name: '2028' },
    });
    const small = await world.invite(Array.from({ length: 10 }, (_, at) => `Small ${'abcdefghij'[at]}`));
    const move = (to: string, people: typeof small) =>
      withinOrganisation(service.parts.database, orgId, (tx) =>
        tx.execute(sql`update applicants set intake_id = ${to} where org_id = ${orgId}
          and applicant_id in ${people.map(({ applicantId }) => applicantId)}`),
      );
    await move(intakeId, small.slice(1));
    expect(await read(owner, undefined, intakeId)).toEqual({ groupNames: [], figures: null });
    clock.advance(minuteMs);
    expect((await figures()).seasons.map(({ name }) => name)).toEqual(['2027']);
    await move(intakeId, small.slice(0, 1));
    clock.advance(minuteMs);
    const { figures: ten } = await read(owner, undefined, intakeId);
    expect(ten).toMatchObject({ ours: null, theirs: null, topics: [], agreement: null, comparison: null });
    expect(ten?.funnel.steps.map(({ applicants }) => applicants)).toEqual([10, 0, 0, 0, 0]);
    expect(ten?.seasons.map(({ name, mean }) => [name, mean === null])).toEqual([
      ['2027', false],
      ['2028', true],
    ]);
  });

  it('is for who reads figures, of their programmes, and of no other school', async () => {
    const { orgId, owner, analyst, reviewers, intakeId } = world;
    const elsewhere = await openSchoolWorld(service, { slug: 'satpura' });
    await expect(read(reviewers[0])).rejects.toMatchObject({ code: 'school_role_missing' });
    await expect(read(elsewhere.owner)).rejects.toMatchObject({ code: 'not_found' });
    const across = elsewhere.owner.client.call('readSchoolAnalytics', {
      params: { orgId: elsewhere.orgId },
      query: { intakeId },
    });
    await expect(across).rejects.toMatchObject({ code: 'not_found' });
    const { programmeId } = await owner.client.call('addProgramme', {
      params: { orgId },
      body: { name: 'Other' },
    });
    const narrow = (programmeIds: string[]) =>
      owner.client.call('changeMember', {
        params: { orgId, memberId: analyst.memberId },
        body: { name: 'sahyadri analyst', role: 'analyst', programmeIds },
      });
    await narrow([programmeId]);
    await expect(read(analyst)).rejects.toMatchObject({ code: 'not_found' });
    await narrow([]);
    expect((await read(analyst)).figures).not.toBeNull();
  });
});
