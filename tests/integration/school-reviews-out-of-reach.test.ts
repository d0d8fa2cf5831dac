import { afterAll, beforeAll, expect, it } from 'vitest';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { sweepSittings } from '#server/schools/sittings/sweep-sittings.ts';
import { ReviewDesk, reviewedTopics as marks } from '#tests/fixtures/review-desk.ts';
import type { WorldMember } from '#tests/fixtures/school-world.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* A review that its member can come to no more is on no desk and holds nothing back (rule SCHOOL-58). */

let service: TestService;
let desk: ReviewDesk;
const words = { marks, recommendation: 'yes' as const, note: 'Clear.', revision: 1 };

beforeAll(async () => {
  service = await startTestService();
  desk = await ReviewDesk.open(service, 'sahyadri', ['Asha Rane', 'Bina Kaul']);
});
afterAll(() => service.close());

/** A member's review of an applicant, begun and not submitted. */
async function begun(member: WorldMember, at: number) {
  const { orgId } = desk.world;
  expect(await desk.assign(member, desk.nth(at))).toMatchObject({ assigned: 1 });
  const [line] = await desk.linesOf(member, desk.nth(at));
  const call = { params: { orgId, reviewId: line?.reviewId ?? '' } };
  await member.client.call('saveReview', { ...call, body: words });
  return call;
}

const nothing = { reviews: [], more: false, counts: { assigned: 0, draft: 0, submitted: 0 } };

it('goes with the record it is to be of, whoever had begun it', async () => {
  const { orgId, intakeId, owner } = desk.world;
  const { applicantId, sittingId } = desk.nth(0);
  const reader = await desk.world.add('staff', 'Reads and decides');
  const params = { orgId };
  const call = await begun(reader, 0);
  const applicants = [{ applicantId, was: 'undecided' as const }];
  const decide = () =>
    reader.client.call('decideApplicants', {
      params: { orgId, intakeId },
      body: { status: 'waitlisted', reason: 'There are few places.', applicants },
    });
  await expect(decide()).rejects.toMatchObject({ code: 'own_review_waits' });
  await withinOrganisation(service.parts.database, orgId, (tx) =>
    tx.execute(sql`update sitting_records set due_at = scored_at where sitting_id = ${sittingId}`),
  );
  await sweepSittings(service.parts);
  await expect(reader.client.call('readReview', call)).rejects.toMatchObject({ code: 'not_found' });
  expect(await reader.client.call('listMyReviews', { params })).toEqual(nothing);
  expect((await owner.client.call('readSchoolDashboard', { params })).team?.waiting).toBe(0);
  expect(await decide()).toMatchObject({ moved: 1 });
});

it('is out of the sight of who was narrowed to other programmes, and can be taken back from them', async () => {
  const { orgId, owner, staff, programmeId: own } = desk.world;
  const reader = await desk.world.add('reviewer', 'Reads elsewhere');
  const place = (programmeIds: string[]) =>
    owner.client.call('changeMember', {
      params: { orgId, memberId: reader.memberId },
      body: { name: 'Reads elsewhere', role: 'reviewer', programmeIds },
    });
  const call = await begun(reader, 1);
  const take = () => staff.client.call('unassignReview', call);
  await expect(take()).rejects.toMatchObject({ code: 'not_found' });
  const { programmeId } = await owner.client.call('addProgramme', {
    params: { orgId },
    body: { name: 'Executive' },
  });
  await place([programmeId]);
  const again = { ...call, body: { ...words, revision: 2 } };
  for (const tried of [
    () => reader.client.call('readReview', call),
    () => reader.client.call('saveReview', again),
    () => reader.client.call('submitReview', again),
    () => reader.client.call('declareConflict', call),
  ])
    await expect(tried()).rejects.toMatchObject({ code: 'not_found' });
  expect(await reader.client.call('listMyReviews', { params: { orgId } })).toEqual(nothing);
  await place([programmeId, own]);
  expect((await reader.client.call('readReview', call)).note).toBe(words.note);
  await place([programmeId]);
  await take();
});
