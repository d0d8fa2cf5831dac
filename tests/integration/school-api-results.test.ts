import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiResults } from '#contract/schools/api.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { type HeldKey, holdKey } from '#tests/fixtures/api-key.ts';
import { finishSittings, type WorldSitting } from '#tests/fixtures/finished-sittings.ts';
import { openSchoolWorld, type SchoolWorld, type WorldMember } from '#tests/fixtures/school-world.ts';
import { schoolApiDesk, person } from '#tests/fixtures/school-api-desk.ts';

/* The results and figures that a school’s own programs read (rules SCHOOL-77 to SCHOOL-79). */

const desk = schoolApiDesk();
const { clock, call, newSeason, add } = desk;

describe('results', () => {
  const names = ['Asha Rane', 'Bina Kaul', 'Chitra Nair', 'Dev Rao', 'Esha Gill', 'Farah Khan'];
  const even = (mark: number) => ({ work_experience: mark, why_mba: mark, academics: mark, hobbies: mark });
  let judged: SchoolWorld;
  let sat: WorldSitting[];
  let reader: HeldKey;
  const nth = (at: number): WorldSitting => {
    const found = sat[at];
    if (!found) throw new Error(`Nobody sat at ${at}.`);
    return found;
  };
  const results = async (): Promise<ApiResults['results']> =>
    (await call('apiResults', { params: { seasonId: judged.intakeId } }, reader)).reply.results;
  const shown = async (): Promise<string[]> => {
    const ids = (await results()).map(({ applicantId }) => applicantId);
    return sat.filter(({ applicantId }) => ids.includes(applicantId)).map(({ name }) => name);
  };
  const assign = (member: WorldMember, at: number) =>
    judged.owner.client.call('assignReviews', {
      params: { orgId: judged.orgId },
      body: {
        intakeId: judged.intakeId,
        memberIds: [member.memberId],
        reviewersEach: 3,
        sittingIds: [nth(at).sittingId],
      },
    });
  const waiting = async (member: WorldMember, at: number): Promise<string> => {
    const { reviews } = await member.client.call('listMyReviews', {
      params: { orgId: judged.orgId },
      query: { state: 'waiting' },
    });
    return reviews.find((one) => one.applicantName === nth(at).name)?.reviewId ?? '';
  };
  const review = async (member: WorldMember, at: number, mark: number) =>
    member.client.call('submitReview', {
      params: { orgId: judged.orgId, reviewId: await waiting(member, at) },
      body: { marks: even(mark), recommendation: 'yes', note: `canary-note-${at}`, revision: 1 },
    });
  const setStatus = (at: number, status: string) =>
    withinOrganisation(desk.service.parts.database, judged.orgId, (tx) =>
      tx.execute(
        sql`update applicants set status = ${status} where org_id = ${judged.orgId} and applicant_id = ${nth(at).applicantId}`,
      ),
    );

  beforeAll(async () => {
    judged = await openSchoolWorld(desk.service, { slug: 'aravalli' });
    reader = await holdKey(judged.owner.client, judged.orgId, { scopes: ['results:read'] });
    sat = await finishSittings(desk.service, judged, await judged.invite(names), (feedback, at) => ({
      ...feedback,
      avgScore: 9.13 - at,
      band: { low: 8.5 - at, high: 9.5 - at },
    }));
  });

  it('are of nobody whom nobody has reviewed', async () => expect(await shown()).toEqual([]));

  it('are there with the last of the reviews that were assigned, and not before', async () => {
    const [first, second] = judged.reviewers;
    await assign(first, 0);
    expect(await shown()).toEqual([]);
    await assign(second, 0);
    await review(first, 0, 4);
    expect(await shown()).toEqual([]);
    await review(second, 0, 3);
    expect(await shown()).toEqual(['Asha Rane']);
    expect(JSON.stringify(await results())).not.toMatch(/canary|Asha|reviewer one/);
  });

  it('hold what the pages hold', async () => {
    const [result] = await results();
    const { cases } = await judged.owner.client.call('readShortlistCases', {
      params: { orgId: judged.orgId, intakeId: judged.intakeId },
      query: { applicants: nth(0).applicantId },
    });
    expect(result).toMatchObject({
      decision: 'undecided',
      decidedAt: null,
      reviewers: { mean: 3.5, reviews: 2 },
      ours: { band: { low: 8.5, high: 9.5 }, honesty: cases[0]?.ours?.honesty },
    });
    expect(result?.ours?.overall).toBeCloseTo(9.13, 4);
    expect(result?.topics.map(({ topicId, reviewers }) => [topicId, reviewers])).toEqual(
      cases[0]?.topics.map(({ topicId, mean }) => [topicId, mean]),
    );
    expect(result?.topics.some(({ ours }) => ours !== null)).toBe(true);
  });

  it('go away when another review is assigned, and when its reviewer is out of it come again', async () => {
    await assign(judged.staff, 0);
    expect(await shown()).toEqual([]);
    const params = { orgId: judged.orgId, reviewId: await waiting(judged.staff, 0) };
    await judged.staff.client.call('declareConflict', { params, body: {} });
    expect(await shown()).toEqual(['Asha Rane']);
  });

  it('are of nobody who withdrew', async () => {
    const [first] = judged.reviewers;
    await assign(first, 1);
    await review(first, 1, 5);
    expect(await shown()).toEqual(['Asha Rane', 'Bina Kaul']);
    await setStatus(1, 'withdrawn');
    expect(await shown()).toEqual(['Asha Rane']);
    await setStatus(1, 'undecided');
  });

  it('tell a decision, and nothing while an appeal is read', async () => {
    const season = { orgId: judged.orgId, intakeId: judged.intakeId };
    const { applicantId } = nth(0);
    clock.advance(60_000);
    await judged.owner.client.call('decideApplicants', {
      params: season,
      body: { status: 'rejected', reason: 'As agreed.', applicants: [{ applicantId, was: 'undecided' }] },
    });
    const decided = (await results()).find((one) => one.applicantId === applicantId);
    expect([decided?.decision, decided?.decidedAt]).toEqual(['rejected', clock.now().toISOString()]);
    const other = await judged.add('reviewer', 'aravalli other');
    await judged.owner.client.call('openAppeal', {
      params: season,
      body: { applicantId, was: 'rejected', memberIds: [other.memberId], reason: 'They asked.' },
    });
    expect(await shown()).toEqual(['Bina Kaul']);
    await review(other, 0, 5);
    expect(await shown()).toEqual(['Asha Rane', 'Bina Kaul']);
  });
});

describe('figures', () => {
  it('are those that an analyst sees, without a name', async () => {
    const seen = await desk.world.analyst.client.call('readSchoolAnalytics', {
      params: { orgId: desk.world.orgId },
      query: { intakeId: desk.world.intakeId },
    });
    await desk.world.invite(Array.from({ length: 12 }, (_, at) => `Ira ${'abcdefghijkl'[at]}`));
    expect(seen.figures).toBeNull();
    clock.advance(61_000);
    const { reply } = await call('apiFigures', { params: { seasonId: desk.world.intakeId } });
    expect(reply).toEqual(
      await desk.world.analyst.client.call('readSchoolAnalytics', {
        params: { orgId: desk.world.orgId },
        query: { intakeId: desk.world.intakeId },
      }),
    );
    expect(reply.figures?.funnel.steps[0]?.applicants).toBeGreaterThanOrEqual(12);
    expect(JSON.stringify(reply)).not.toContain('reviewer one');
  });

  it('are none of a season with fewer than ten applicants', async () => {
    const seasonId = await newSeason();
    await add(seasonId, [person(1)]);
    expect((await call('apiFigures', { params: { seasonId } })).reply.figures).toBeNull();
  });
});
