import { afterAll, beforeAll, expect, it } from 'vitest';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { sweepSittings } from '#server/schools/sittings/sweep-sittings.ts';
import { ReviewDesk, reviewedTopics as marks, reviewNote } from '#tests/fixtures/review-desk.ts';
import { takeOut } from '#tests/fixtures/take-out.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* What members made of a sitting goes with its record, and that they judged stays (rule SCHOOL-21). */

let service: TestService;
let desk: ReviewDesk;
beforeAll(async () => {
  service = await startTestService();
  desk = await ReviewDesk.open(service, 'forgets', ['Asha Rane', 'Bina Kaul']);
});
afterAll(() => service.close());

/** A review of which it is left that it was submitted. */
const nothing = { state: 'submitted', marks: {}, recommendation: null, note: '', judged: true, said: null };
const reason = 'canary-of-the-changing-reason';

async function stored(sittingId: string): Promise<Record<string, unknown>[]> {
  const { rows } = (await acrossOrganisations(service.parts.database, (tx) =>
    tx.execute(sql`select v.state, v.marks, v.recommendation, v.note, v.submitted_at is not null as judged,
        (select jsonb_agg(to_jsonb(x)) from review_submissions x where x.org_id = v.org_id and x.review_id = v.review_id) as said
      from reviews v where v.sitting_id = ${sittingId} order by v.topic_id nulls first`),
  )) as { rows: Record<string, unknown>[] };
  return rows;
}

it('goes with the record by its day: no mark, no word, no reason; another’s of the season stays', async () => {
  const { orgId, intakeId, owner } = desk.world;
  const [gone, kept] = [desk.nth(0), desk.nth(1)];
  const whole = await desk.world.add('reviewer', 'Reads all');
  const ofTopic = await desk.world.add('reviewer', 'Reads hobbies');
  for (const sitting of [gone, kept]) {
    await desk.assign(whole, sitting);
    await desk.assign(ofTopic, sitting, ['hobbies']);
    await desk.submit(ofTopic, sitting, 'hobbies');
  }
  await desk.submit(whole, kept, null);
  const reviewId = await desk.submit(whole, gone, null);
  const change = (revision: number) =>
    whole.client.call('changeReview', {
      params: { orgId, reviewId },
      body: { marks, recommendation: 'no', note: reviewNote, revision, reason },
    });
  await change(2);
  const before = await stored(kept.sittingId);
  expect(JSON.stringify(await stored(gone.sittingId))).toContain(reason);

  await acrossOrganisations(service.parts.database, (tx) =>
    tx.execute(sql`update sitting_records set due_at = scored_at where sitting_id = ${gone.sittingId}`),
  );
  await sweepSittings(service.parts);

  expect(await stored(gone.sittingId)).toEqual([nothing, nothing]);
  expect(await stored(kept.sittingId)).toEqual(before);
  for (const revision of [3, 4]) await expect(change(revision)).rejects.toMatchObject({ code: 'not_found' });
  await expect(desk.read(whole, reviewId)).rejects.toMatchObject({ code: 'not_found' });
  const { rows } = await takeOut(owner.client, orgId, { intakeId, sheet: 'reviews', format: 'csv' });
  const of = (name: string) => JSON.stringify(rows.filter((row) => JSON.stringify(row).includes(name)));
  expect(of(gone.name)).not.toMatch(/canary/);
  expect(of(kept.name)).toContain(reviewNote);
});
