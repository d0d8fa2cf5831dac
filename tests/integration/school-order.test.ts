import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { type SQL, sql } from '#server/platform/database/query.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { applicants, sittingRecords, sittings } from '#server/platform/database/schema/sittings.ts';
import { takeStatistics } from '#server/platform/database/take-statistics.ts';
import { createReadOrder } from '#server/schools/shortlist/season-order.ts';
import { readShortlist } from '#server/schools/shortlist/read-shortlist.ts';
import { finishSittings, type WorldSitting } from '#tests/fixtures/finished-sittings.ts';
import { openSchoolWorld, type SchoolWorld } from '#tests/fixtures/school-world.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* The order of a season is kept while nothing changed that it is made of, and never longer (rules SCHOOL-51, SCHOOL-61, SCHOOL-66). */

const clock = new TestClock();
let service: TestService;
let world: SchoolWorld;
let sat: WorldSitting[];
beforeAll(async () => {
  service = await startTestService({ clock });
  world = await openSchoolWorld(service);
  const names = Array.from({ length: 6 }, (_, at) => `Asha ${String.fromCodePoint(65 + at)}`);
  sat = await finishSittings(service, world, await world.invite(names));
  await world.owner.client.call('assignReviews', {
    params: { orgId: world.orgId },
    body: {
      intakeId: world.intakeId,
      memberIds: world.reviewers.map(({ memberId }) => memberId),
      reviewersEach: 2,
    },
  });
  for (const reviewer of world.reviewers)
    for (const at of [0, 1, 2]) await submit(reviewer.client, at, at + 2);
});
afterAll(() => service.close());

const nth = (at: number): WorldSitting => sat[at] ?? expect.unreachable(`Nobody sat at ${at}.`);
const even = (mark: number) => ({ work_experience: mark, why_mba: mark, academics: mark, hobbies: mark });
async function submit(client: SchoolWorld['owner']['client'], at: number, mark: number): Promise<void> {
  const params = { orgId: world.orgId };
  const { reviews } = await client.call('listMyReviews', { params, query: {} });
  const { reviewId = '', state } = reviews.find((one) => one.applicantName === nth(at).name) ?? {};
  const { revision } = await client.call('readReview', { params: { ...params, reviewId } });
  const body = { marks: even(mark), recommendation: 'yes' as const, note: 'Read.', revision };
  if (state === 'submitted')
    await client.call('changeReview', {
      params: { ...params, reviewId },
      body: { ...body, reason: 'I misread.' },
    });
  else await client.call('submitReview', { params: { ...params, reviewId }, body });
}
const change = (statement: SQL) =>
  withinOrganisation(service.parts.database, world.orgId, (tx) => tx.execute(statement));
const applicantCall = (at: number) => ({ orgId: world.orgId, applicantId: nth(at).applicantId });
const owner = () => ({
  orgId: world.orgId,
  memberId: world.owner.memberId,
  role: 'owner' as const,
  programmeIds: [],
});
/** As one who reads for the first time sees it, and as one who read before. */
const freshly = async () => {
  const readOrder = createReadOrder(service.parts);
  const read = (part: 'ranked' | 'incomplete') =>
    readShortlist({ ...service.parts, readOrder }, owner() as never, { intakeId: world.intakeId, part });
  return [await read('ranked'), await read('incomplete')];
};
const again = async () => {
  const params = { orgId: world.orgId, intakeId: world.intakeId };
  const read = (part: 'ranked' | 'incomplete') =>
    world.owner.client.call('readShortlist', { params, query: { part } });
  return [await read('ranked'), await read('incomplete')];
};

describe('an order that was read before', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a review is submitted', () => submit(world.reviewers[0].client, 3, 5)],
    ['a review is changed after it', () => submit(world.reviewers[0].client, 3, 1)],
    [
      'somebody is decided about',
      () =>
        world.owner.client.call('decideApplicants', {
          params: { orgId: world.orgId, intakeId: world.intakeId },
          body: {
            status: 'shortlisted',
            reason: 'As agreed.',
            applicants: [{ applicantId: nth(0).applicantId, was: 'undecided' }],
          },
        }),
    ],
    [
      'an applicant is called otherwise',
      () =>
        world.owner.client.call('changeApplicant', {
          params: applicantCall(0),
          body: {
            was: { name: nth(0).name, email: nth(0).email, extraMinutes: 0, extraReason: null },
            to: { name: 'Asha Zutshi', email: nth(0).email, extraMinutes: 0, extraReason: null },
          },
        }),
    ],
    [
      'the rules are changed',
      () =>
        world.owner.client.call('saveShortlistRules', {
          params: { orgId: world.orgId, intakeId: world.intakeId },
          body: {
            weights: [
              { part: 'reviewers', weight: 3 },
              { part: 'ours', weight: 1 },
            ],
            floors: [],
            places: 1,
            reviewsWanted: 2,
            revision: 0,
          },
        }),
    ],
    [
      'a member says they know somebody',
      () =>
        change(sql`insert into review_conflicts (org_id, member_id, applicant_id, declared_by, declared_at)
          values (${world.orgId}, ${world.owner.memberId}, ${nth(1).applicantId}, ${world.owner.memberId}, now())`),
    ],
    [
      'a review goes and another comes, of the same marks and at the same moment',
      () =>
        change(sql`with gone as (delete from reviews where sitting_id = ${nth(2).sittingId} and member_id = ${world.reviewers[0].memberId} returning *)
          insert into reviews (org_id, review_id, sitting_id, member_id, state, marks, recommendation, note, revision, assigned_at, assigned_by, submitted_at)
          select org_id, 'rev_other', ${nth(4).sittingId}, ${world.staff.memberId}, state, marks, recommendation, note, revision, assigned_at, assigned_by,
            submitted_at from gone`),
    ],
    [
      'marks of two are exchanged',
      () =>
        change(sql`update reviews r set marks = o.marks from reviews o where r.member_id = ${world.reviewers[1].memberId} and o.member_id = r.member_id
          and (r.sitting_id, o.sitting_id) in ((${nth(0).sittingId}, ${nth(2).sittingId}), (${nth(2).sittingId}, ${nth(0).sittingId}))`),
    ],
    [
      'a record is deleted',
      () => change(sql`delete from sitting_records where sitting_id = ${nth(5).sittingId}`),
    ],
    [
      'somebody else comes to a record',
      async () => finishSittings(service, world, await world.invite(['Bina Kaul'])),
    ],
    [
      'an applicant is removed',
      () => change(sql`delete from applicants where applicant_id = ${nth(3).applicantId}`),
    ],
  ])('is made anew once %s', async (_what, happens) => {
    const before = await again();
    await happens();
    const after = await again();
    expect(after).not.toEqual(before);
    expect(after).toEqual(await freshly());
  });

  it('is not made again, nor for what is no part of it', async () => {
    let looks = 0;
    const { database } = service.parts;
    const counted: Database = {
      ...database,
      transaction: (work) => {
        looks += 1;
        return database.transaction(work);
      },
    };
    const read = createReadOrder({ database: counted });
    const looksOf = async (): Promise<number> => {
      looks = 0;
      await read(owner() as never, world.intakeId);
      return looks;
    };
    expect(await looksOf()).toBe(2);
    expect(await looksOf()).toBe(1);
    await change(sql`update reviews set note = 'On the way.', state = 'draft' where state = 'assigned'`);
    await world.invite(['Chitra Rao']);
    expect(await looksOf()).toBe(1);
  });
});

it('ranks a season of more than ten thousand whole, to its last page', async () => {
  const people = 10_400;
  const { orgId, scenarioId, version, programmeId } = world;
  const { intakeId } = await world.owner.client.call('addIntake', {
    params: { orgId },
    body: { programmeId, name: 'Large' },
  });
  const all = sql`generate_series(1, ${people}::int) n`;
  await change(sql`insert into applicants (org_id, applicant_id, intake_id, email, name, created_at)
    select ${orgId}, 'app_large' || n, ${intakeId}, 'p' || n || '@example.com', 'Person ' || n, now() from ${all}`);
  await takeStatistics(service.parts.database, { rows: people, tables: [applicants] });
  await change(sql`insert into sittings (org_id, sitting_id, applicant_id, scenario_id, version, seat, started_at, finished_at)
    select ${orgId}, 'sit_large' || n, 'app_large' || n, ${scenarioId}, ${version}::int, 'used', now(), now() from ${all}`);
  await takeStatistics(service.parts.database, { rows: people, tables: [sittings] });
  await change(sql`insert into sitting_records (org_id, sitting_id, record, overall, band_low, band_high, scored_at, due_at)
    select ${orgId}, 'sit_large' || n, '{}', 5, 4, 6, now(), now() from ${all}`);
  await takeStatistics(service.parts.database, { rows: people, tables: [sittingRecords] });
  const marks = (['work_experience', 'why_mba', 'academics', 'hobbies'] as const).map(
    (topic) => sql`${topic}::text, 1 + n % 5`,
  );
  await change(sql`insert into reviews (org_id, review_id, sitting_id, member_id, state, marks, revision, assigned_at, assigned_by)
    select ${orgId}, 'rev_large' || n, 'sit_large' || n, ${world.staff.memberId}, 'submitted', jsonb_build_object(${sql.join(marks, sql`, `)}), 1, now(), 'x'
      from ${all}`);
  const params = { orgId, intakeId };
  const { client } = world.owner;
  const first = await client.call('readShortlist', { params, query: {} });
  expect(first.counts).toMatchObject({ ranked: people, incomplete: 0 });
  expect(first.statuses.undecided).toBe(people);
  expect(first.lines[0]?.place).toMatchObject({ rank: 1, score: 5 });
  const inOrder = Array.from({ length: people }, (_, at) => ({
    id: `app_large${at + 1}`,
    mark: 1 + ((at + 1) % 5),
  }))
    .toSorted((a, b) => b.mark - a.mark || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
  for (const from of [0, 9_950, people - 50]) {
    const query = from === 0 ? {} : { after: inOrder[from - 1] ?? '' };
    const { lines, more } = await client.call('readShortlist', { params, query });
    expect(lines.map(({ applicantId }) => applicantId)).toEqual(inOrder.slice(from, from + 100));
    expect(more).toBe(from + 100 < people);
  }
});
