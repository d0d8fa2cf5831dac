import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DecisionStatus } from '#contract/schools/states.ts';
import { finishSittings, type WorldSitting } from '#tests/fixtures/finished-sittings.ts';
import { ApiRefusal } from '#tests/fixtures/api-client.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { openSchoolWorld, type SchoolWorld, type WorldMember } from '#tests/fixtures/school-world.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* An appeal crossed by a look at the marks, a decision or a removal (rules SCHOOL-58, SCHOOL-64). */

let service: TestService;
let world: SchoolWorld;
let sat: WorldSitting[];

const rounds = runs(12, 4);
const people = Array.from(
  { length: 4 * rounds },
  (_, at) => `Asha ${'abcdefghijklmnopqrstuvwxyz'[at % 26]}${at > 25 ? 'x' : 'y'}`,
);
beforeAll(async () => {
  service = await startTestService();
  world = await openSchoolWorld(service);
  sat = await finishSittings(service, world, await world.invite(people));
});
afterAll(() => service.close());

const season = () => ({ orgId: world.orgId, intakeId: world.intakeId });
/** Rounds of their own for each test. */
const own = (test: number): WorldSitting[] => sat.slice(test * rounds, (test + 1) * rounds);
const decide = ({ applicantId }: WorldSitting, was: DecisionStatus, status: DecisionStatus) =>
  world.owner.client.call('decideApplicants', {
    params: season(),
    body: { status, reason: 'As agreed.', applicants: [{ applicantId, was }] },
  });
const appeal = ({ applicantId }: WorldSitting, { memberId }: WorldMember) =>
  world.owner.client.call('openAppeal', {
    params: season(),
    body: { applicantId, was: 'rejected', memberIds: [memberId], reason: 'They asked for it.' },
  });
const caseOf = async ({ applicantId }: WorldSitting, { client }: WorldMember) =>
  (await client.call('readShortlistCases', { params: season(), query: { applicants: applicantId } }))
    .cases[0];
const deskOf = async ({ client }: WorldMember) =>
  (await client.call('listMyReviews', { params: { orgId: world.orgId } })).reviews;

/** What each of several calls at once was refused by; '' where it was not. Nothing but these refusals comes back: two that wait for each other for ever do not. */
async function refusals(expected: readonly string[], calls: readonly Promise<unknown>[]): Promise<string[]> {
  const ends = await Promise.allSettled(calls);
  const codes = ends.map((end) =>
    end.status === 'fulfilled' ? '' : end.reason instanceof ApiRefusal ? end.reason.code : String(end.reason),
  );
  for (const code of codes) expect(['', ...expected]).toContain(code);
  return codes;
}

it('of a look at the marks and an appeal that names who looks, one is refused', async () => {
  const outcomes: string[] = [];
  for (const one of own(0)) {
    await decide(one, 'undecided', 'rejected');
    const both = [caseOf(one, world.staff), appeal(one, world.staff)];
    outcomes.push((await refusals(['own_review_waits', 'reader_unfit'], both)).join(' '));
  }
  expect(['own_review_waits ', ' reader_unfit']).toEqual(expect.arrayContaining(outcomes));
  expect(outcomes).toHaveLength(rounds);
});

it('whoever decides while an appeal is opened, it is undecided as long as it waits', async () => {
  const [reader] = world.reviewers;
  for (const one of own(1)) {
    await decide(one, 'undecided', 'rejected');
    const [opened] = await refusals(
      ['changed_meanwhile', 'appeal_waits'],
      [
        appeal(one, reader),
        ...(['undecided', 'rejected'] as const).flatMap((was) =>
          (['offered', 'waitlisted', 'undecided'] as const)
            .filter((status) => status !== was)
            .map((status) => decide(one, was, status)),
        ),
        decide(one, 'undecided', 'rejected'),
      ],
    );
    const found = await caseOf(one, world.owner);
    const isWaiting = (await deskOf(reader)).some(({ applicantName }) => applicantName === one.name);
    expect(isWaiting).toBe(opened === '');
    expect(found?.appeal).toBe(isWaiting ? 'read' : 'none');
    if (isWaiting) expect(found?.status).toBe('undecided');
  }
});

it('nothing waits for a member who is removed while reviews are assigned, begun and submitted', async () => {
  const params = { orgId: world.orgId };
  const marks = { work_experience: 4, why_mba: 3, academics: 2, hobbies: 5 };
  const words = { marks, recommendation: 'yes' as const, note: 'Clear.', revision: 1 };
  for (const [at, one] of own(2).entries()) {
    const { client, memberId } = await world.add('reviewer', `leaver ${'abcdefghijklmnopqrstuvwxyz'[at]}`);
    const assign = (sitting: WorldSitting | undefined) =>
      world.staff.client.call('assignReviews', {
        params,
        body: {
          intakeId: world.intakeId,
          memberIds: [memberId],
          reviewersEach: 1,
          sittingIds: [sitting?.sittingId ?? ''],
        },
      });
    await assign(one);
    const reviewId = (await client.call('listMyReviews', { params })).reviews[0]?.reviewId ?? '';
    const [submitted, , removed] = await refusals(
      ['not_found', 'school_role_missing'],
      [
        at % 2 === 0
          ? client.call('submitReview', { params: { ...params, reviewId }, body: words })
          : client.call('saveReview', { params: { ...params, reviewId }, body: words }),
        assign(own(3)[at]),
        world.owner.client.call('removeMember', { params: { ...params, memberId } }),
      ],
    );
    const sittings = [];
    for (let after: string | undefined; ; ) {
      const page = await world.staff.client.call('listReviewProgress', {
        params,
        query: { intakeId: world.intakeId, ...(after && { after }) },
      });
      sittings.push(...page.sittings);
      after = page.sittings.at(-1)?.sittingId;
      if (!page.more) break;
    }
    const theirs = sittings.flatMap(({ reviewers }) =>
      reviewers.filter((each) => each.memberId === memberId),
    );
    const isIn = at % 2 === 0 && submitted === '';
    expect(removed).toBe('');
    expect(theirs.map(({ state }) => state)).toEqual(isIn ? ['submitted'] : []);
  }
});
