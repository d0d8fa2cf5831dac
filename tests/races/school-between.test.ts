import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dayMs } from '#contract/time.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { randomId } from '#server/platform/ids.ts';
import { handRecord } from '#server/schools/sittings/score-sitting.ts';
import { finishSittings } from '#tests/fixtures/finished-sittings.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openSchoolWorld, type SchoolWorld } from '#tests/fixtures/school-world.ts';
import { feedbackBy } from '#tests/fixtures/scored-interview.ts';
import { acceptAs, prepareSitting, startSittingAs } from '#tests/fixtures/sitting-driver.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';
import { waitingFor } from '#tests/fixtures/waiting-for.ts';

/* What another does between two statements of somebody who waits for a row. */

let service: TestService;
let world: SchoolWorld;
beforeAll(async () => {
  service = await startTestService();
  world = await openSchoolWorld(service);
});
afterAll(() => service.close());

/** What came of `work`, which begins once `hold` holds something and waits for that, while `meanwhile` is done. */
async function between<T>(
  hold: (tx: Tx) => Promise<unknown>,
  work: () => Promise<T>,
  meanwhile: (tx: Tx) => Promise<unknown>,
): Promise<PromiseSettledResult<T> | undefined> {
  const held = Promise.withResolvers<void>();
  const outcome = Promise.allSettled([held.promise.then(work)]);
  await acrossOrganisations(service.parts.database, async (tx) => {
    await hold(tx);
    held.resolve();
    await vi.waitFor(async () => expect(await waitingFor(tx)).toBeGreaterThan(0), {
      timeout: 120_000,
      interval: 20,
    });
    await meanwhile(tx);
  });
  return (await outcome)[0];
}

it('a record that is made while its days are changed goes after the new ones (rule SCHOOL-74)', async () => {
  const { orgId, owner } = world;
  const [applicant] = await world.invite(['Read Meanwhile']);
  if (!applicant) throw new Error('Nobody was invited.');
  const client = await acceptAs(service, applicant);
  const { sessionId } = await startSittingAs(client, await prepareSitting(client, applicant));
  const { database, clock } = service.parts;
  const record = await feedbackBy(createOfflineAssessor());
  const now = clock.now();
  const outcome = await between(
    (tx) => tx.execute(sql`select from sittings where session_id = ${sessionId} for update`),
    () =>
      acrossOrganisations(database, async (tx) => {
        // In the same transaction: no sweep of the service finds it and has it read.
        await tx.execute(
          sql`update interview_sessions set state = 'scoring' where session_id = ${sessionId}`,
        );
        await handRecord(tx, { sessionId, record, now });
      }),
    () => owner.client.call('changeRetention', { params: { orgId }, body: { was: 365, retentionDays: 30 } }),
  );
  expect(outcome?.status).toBe('fulfilled');
  const [kept] = await rowsOf(database, 'sitting_records');
  expect(new Date(String(kept?.['due_at'])).getTime() - now.getTime()).toBe(30 * dayMs);
});

it('nobody decides about whom they were given to review meanwhile (rule SCHOOL-61)', async () => {
  const { orgId, intakeId, staff } = world;
  const [one] = await finishSittings(service, world, await world.invite(['Given Meanwhile']));
  const [applicantId, sittingId] = [one?.applicantId ?? '', one?.sittingId ?? ''];
  const outcome = await between(
    (tx) => tx.execute(sql`select from applicants where applicant_id = ${applicantId} for update`),
    () =>
      staff.client.call('decideApplicants', {
        params: { orgId, intakeId },
        body: { status: 'rejected', reason: 'As agreed.', applicants: [{ applicantId, was: 'undecided' }] },
      }),
    (tx) =>
      tx.execute(sql`insert into reviews (org_id, review_id, sitting_id, member_id, state, assigned_at, assigned_by)
        values (${orgId}, ${randomId('rev_')}, ${sittingId}, ${staff.memberId}, 'assigned', now(), ${staff.memberId})`),
  );
  expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'own_review_waits' } });
  const { status } = await staff.client.call('readApplicant', { params: { orgId, applicantId } });
  expect(status).toBe('undecided');
});
