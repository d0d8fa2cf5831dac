import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { insertInvitations, listTargets } from '#server/schools/invitations/invitation-store.ts';
import { holdSeat } from '#server/schools/sittings/sitting-store.ts';
import { refusedWith } from '#tests/fixtures/refused-with.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openSchoolWorld, type SchoolWorld, type WorldApplicant } from '#tests/fixtures/school-world.ts';
import { acceptAs, prepareSitting } from '#tests/fixtures/sitting-driver.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';
import { waitingFor } from '#tests/fixtures/waiting-for.ts';

/* An address that is corrected while its applicant is invited or sits down (rule SCHOOL-97), on PostgreSQL. */

const clock = new TestClock(new Date('2026-11-02T04:00:00Z'));
let service: TestService;
let world: SchoolWorld;
beforeAll(async () => {
  service = await startTestService({ clock });
  world = await openSchoolWorld(service);
});
afterAll(() => service.close());

const correct = ({ applicantId, email, name }: WorldApplicant) => {
  const was = { name, email, extraMinutes: 0, extraReason: null };
  const body = { was, to: { ...was, email: `right.${email}` } };
  return world.staff.client.call('changeApplicant', { params: { orgId: world.orgId, applicantId }, body });
};
const invited = async (name: string) => {
  const [applicant] = await world.invite([name]);
  return applicant ?? expect.unreachable('Nobody was invited.');
};
const invitationsOf = async ({ applicantId }: WorldApplicant) =>
  (await rowsOf(service.parts.database, 'invitations')).filter((row) => row['applicant_id'] === applicantId);

/** Does `first`, begins a correction, goes on with `then` once that waits or is through, and commits; what came of the correction. */
async function whileOpen(
  applicant: WorldApplicant,
  first: (tx: Tx) => Promise<unknown>,
  then?: (tx: Tx) => Promise<unknown>,
) {
  let isOver = false;
  let correction: Promise<PromiseSettledResult<unknown>[]> | undefined;
  await withinOrganisation(service.parts.database, world.orgId, async (tx) => {
    await first(tx);
    correction = Promise.allSettled([correct(applicant)]).finally(() => (isOver = true));
    await vi.waitFor(
      async () => {
        if (!isOver && (await waitingFor(tx)) === 0) throw new Error('It has not come so far.');
      },
      { timeout: 120_000, interval: 20 },
    );
    await then?.(tx);
  });
  const [outcome] = (await correction) ?? [];
  return outcome;
}

it('no link goes to the address before, where its applicant is being invited', async () => {
  const applicant = await invited('Invited Meanwhile');
  const { orgId, intakeId, scenarioId } = world;
  const { applicantId } = applicant;
  await withinOrganisation(service.parts.database, orgId, (tx) =>
    tx.execute(sql`delete from invitations where applicant_id = ${applicantId}`),
  );
  const now = clock.now();
  const terms = {
    orgId,
    scenarioId,
    version: 1,
    attemptsLeft: 1,
    deadlineAt: new Date(now.getTime() + 1e9),
    createdAt: now,
  };
  const outcome = await whileOpen(
    applicant,
    (tx) => listTargets(tx, { orgId, intakeId, scenarioId }, { ids: [applicantId], after: '', limit: 5 }),
    (tx) =>
      insertInvitations(tx, terms, [
        { invitationId: `inv_${'m'.repeat(20)}`, applicantId, tokenHash: 'sent to the address before' },
      ]),
  );
  expect(outcome?.status).toBe('fulfilled');
  const all = await invitationsOf(applicant);
  expect(all.map((row) => `${String(row['state'])} ${String(row['token_hash'])}`).toSorted()).toEqual([
    'invited null',
    'revoked null',
  ]);
});

it('it stays, where the interview starts first', async () => {
  const applicant = await invited('Sits Meanwhile');
  const client = await acceptAs(service, applicant);
  await prepareSitting(client, applicant);
  const uid = (await client.call('readMe')).account?.uid ?? '';
  const [sitting] = (await rowsOf(service.parts.database, 'sittings')).filter(
    (row) => row['applicant_id'] === applicant.applicantId,
  );
  const { orgId } = world;
  const { invitationId } = applicant;
  const held = { orgId, sittingId: String(sitting?.['sitting_id']), invitationId, uid, now: clock.now() };
  const outcome = await whileOpen(applicant, async (tx) => expect(await holdSeat(tx, held)).toBeNull());
  expect(outcome?.status === 'rejected' && outcome.reason).toMatchObject({ code: 'applicant_sat' });
  expect(await invitationsOf(applicant)).toMatchObject([{ state: 'started', invitation_id: invitationId }]);
  await expect(correct(applicant)).rejects.toThrow(refusedWith('applicant_sat'));
});
