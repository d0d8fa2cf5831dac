import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SchoolFigures } from '#contract/schools/analytics.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import type { SQL } from '#server/platform/database/query.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { holdKey, type HeldKey } from '#tests/fixtures/api-key.ts';
import type { WorldSitting } from '#tests/fixtures/finished-sittings.ts';
import { fillReviewedSeason } from '#tests/fixtures/reviewed-season.ts';
import { openSchoolWorld, type SchoolWorld, type WorldMember } from '#tests/fixtures/school-world.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* No figure tells a member what they are still to judge, or may not judge (rules SCHOOL-8, SCHOOL-66). */

const clock = new TestClock();
/** So long figures are kept. */
const minuteMs = 60_000;
let service: TestService;
let world: SchoolWorld;
let sat: WorldSitting[];
/** A season of the same programme in which nothing is closed to anybody. */
let nextIntakeId: string;
let key: HeldKey;

beforeAll(async () => {
  service = await startTestService({ clock });
  world = await openSchoolWorld(service);
  const { orgId, owner, programmeId, reviewers } = world;
  const even = reviewers.map(({ memberId }) => ({ memberId, steps: 0 }));
  const first = await fillReviewedSeason(service, world, { applicants: 12, unopened: 3, reviewers: even });
  clock.advance(1_000);
  const body = { programmeId, name: '2028' };
  nextIntakeId = (await owner.client.call('addIntake', { params: { orgId }, body })).intakeId;
  await write(
    sql`update applicants set intake_id = ${nextIntakeId}, email = 'next.' || email, name = 'Next ' || name where org_id = ${orgId}`,
  );
  await write(sql`update applicants set email = 'at.' || email where org_id = ${orgId}`);
  sat = await fillReviewedSeason(service, world, { applicants: 12, unopened: 3, reviewers: even });
  expect(first).toHaveLength(12);
  key = await holdKey(owner.client, orgId, { scopes: ['figures:read'] });
});
afterAll(() => service.close());

const write = (statement: SQL) =>
  withinOrganisation(service.parts.database, world.orgId, (tx) => tx.execute(statement));

const reviewId = `rev_${'z'.repeat(22)}`;
beforeEach(async () => {
  await write(sql`delete from reviews where review_id = ${reviewId}`);
  await write(sql`delete from review_conflicts where org_id = ${world.orgId}`);
  clock.advance(minuteMs);
});

const assign = (member: WorldMember, { sittingId }: WorldSitting) =>
  write(sql`insert into reviews (org_id, review_id, sitting_id, member_id, state, assigned_at, assigned_by)
    values (${world.orgId}, ${reviewId}, ${sittingId}, ${member.memberId}, 'assigned', ${clock.now().toISOString()}::timestamptz, 'mem_x')`);

/** What the school reads of one applicant, in our numbers and in its reviewers' marks. */
async function judge({ sittingId }: WorldSitting, overall: number, mark: number): Promise<void> {
  await write(sql`update sitting_records set overall = ${overall}, band_low = ${Math.max(0, overall - 0.3)}, band_high = ${overall}
    where sitting_id = ${sittingId}`);
  await write(sql`update reviews set marks = (select jsonb_object_agg(key, ${mark}::int) from jsonb_each(marks))
    where sitting_id = ${sittingId} and state = 'submitted'`);
}

const read = async ({ client }: WorldMember, intakeId = world.intakeId, group?: string) =>
  client.call('readSchoolAnalytics', {
    params: { orgId: world.orgId },
    query: group === undefined ? { intakeId } : { intakeId, group },
  });
async function figures(
  member: WorldMember,
  intakeId = world.intakeId,
  group?: string,
): Promise<SchoolFigures> {
  const found = (await read(member, intakeId, group)).figures;
  if (!found) throw new Error('There are no figures.');
  return found;
}

/** Every figure that the member can come by, worked out anew. */
async function allFigures(member: WorldMember): Promise<unknown[]> {
  clock.advance(minuteMs);
  const found: unknown[] = [];
  for (const intakeId of [world.intakeId, nextIntakeId])
    for (const group of [undefined, 'city']) found.push(await read(member, intakeId, group));
  if (member !== world.owner) return found;
  for (const seasonId of [world.intakeId, nextIntakeId])
    for (const query of [{}, { group: 'city' }]) {
      const asked = { params: { seasonId }, query };
      const reply = await new ApiClient(service.origin).send('apiFigures', asked, key.headers);
      expect(reply.status).toBe(200);
      found.push(await reply.json());
    }
  return found;
}

/** How long somebody waits goes on by itself. */
const withoutWaits = (found: unknown): unknown =>
  JSON.parse(JSON.stringify(found, (name, value: unknown) => (name === 'longestWaitHours' ? 0 : value)));

const member = fc.constantFrom('owner' as const, 'staff' as const);
const standing = fc.record({ at: fc.nat(11), overall: fc.nat(100), mark: fc.integer({ min: 1, max: 5 }) });

describe('who owes a review', () => {
  it('finds no figure that changes with what they are to judge', async () => {
    await fc.assert(
      fc.asyncProperty(
        member,
        standing,
        fc.nat(100),
        fc.integer({ min: 1, max: 5 }),
        async (who, was, overall, mark) => {
          const one = sat[was.at];
          if (!one) throw new Error('Nobody sat.');
          await write(sql`delete from reviews where review_id = ${reviewId}`);
          await judge(one, was.overall / 10, was.mark);
          await assign(world[who], one);
          const before = await allFigures(world[who]);
          await judge(one, overall / 10, mark);
          expect(withoutWaits(await allFigures(world[who]))).toEqual(withoutWaits(before));
        },
      ),
      { numRuns: 12 },
    );
  });

  it('finds none of scores and marks in that season, whatever they saw before, and is told why', async () => {
    const before = await figures(world.staff);
    expect(before).toMatchObject({ withheld: null, ours: { count: 12 }, theirs: { count: 12 } });
    await assign(world.staff, sat[0]!);
    // At once, also while what they saw is still kept for others.
    const after = await figures(world.staff, world.intakeId, 'city');
    expect(after).toMatchObject({
      withheld: 'owed',
      ours: null,
      oursWithin: null,
      theirs: null,
      topics: [],
      reviewers: [],
      agreement: null,
      comparison: null,
      funnel: before.funnel,
    });
    expect(
      after.questions.every(({ applicants, correlation }) => applicants === null && correlation === null),
    ).toBe(true);
    expect(after.groups?.rows.every(({ ours, theirs }) => ours === null && theirs === null)).toBe(true);
    expect(after.groups?.total).toBe(15);
    expect(await figures(world.owner)).toMatchObject({ withheld: null, ours: before.ours });
  });

  it('finds the season without its mean beside the others, and nothing compared with it', async () => {
    const means = async () =>
      (await figures(world.staff, nextIntakeId)).seasons.map(({ name, withheld, mean, change }) => [
        name,
        withheld,
        mean === null,
        change === null,
      ]);
    expect(await means()).toEqual([
      ['2027', null, false, true],
      ['2028', null, false, false],
    ]);
    await assign(world.staff, sat[0]!);
    expect(await means()).toEqual([
      ['2027', 'owed', true, true],
      ['2028', null, false, true],
    ]);
    expect(await figures(world.staff, nextIntakeId)).toMatchObject({ withheld: null, ours: { count: 12 } });
  });

  it('finds them all once the review is in', async () => {
    await assign(world.staff, sat[0]!);
    expect((await figures(world.staff)).withheld).toBe('owed');
    await write(sql`update reviews set state = 'submitted', marks = '{"hobbies": 3}'::jsonb, recommendation = 'yes',
      submitted_at = ${clock.now().toISOString()}::timestamptz where review_id = ${reviewId}`);
    expect(await figures(world.staff)).toMatchObject({ withheld: null, ours: { count: 12 } });
  });

  it('finds no more by a key that they made', async () => {
    const ask = async () => {
      const asked = { params: { seasonId: world.intakeId }, query: {} };
      return (await new ApiClient(service.origin).send('apiFigures', asked, key.headers)).json();
    };
    expect(await ask()).toMatchObject({ figures: { withheld: null, ours: { count: 12 } } });
    await assign(world.owner, sat[0]!);
    expect(await ask()).toMatchObject({ figures: { withheld: 'owed', ours: null, theirs: null } });
  });
});

describe('who knows an applicant', () => {
  it('finds none of scores and marks in that season, or two looks would have the difference', async () => {
    const one = sat[0]!;
    expect((await figures(world.staff)).ours?.count).toBe(12);
    await write(sql`insert into review_conflicts (org_id, member_id, applicant_id, declared_by, declared_at)
      values (${world.orgId}, ${world.staff.memberId}, ${one.applicantId}, ${world.staff.memberId}, ${clock.now().toISOString()}::timestamptz)`);
    const before = await allFigures(world.staff);
    expect(await figures(world.staff)).toMatchObject({ withheld: 'known', ours: null, theirs: null });
    await judge(one, 9.9, 5);
    expect(withoutWaits(await allFigures(world.staff))).toEqual(withoutWaits(before));
  });
});
