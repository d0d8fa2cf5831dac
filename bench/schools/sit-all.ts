import type { FictionalCandidate } from '#core/interview/testing/fictional-candidates.ts';
import { fictionalCandidates } from '#core/interview/testing/fictional-candidates.ts';
import { type Temperament, temperaments } from '#core/interview/testing/simulated-answers.ts';
import { simulateInterview } from '#core/interview/testing/simulated-interview.ts';
import { finishInterview } from '#server/interviews/finish-interview.ts';
import { appendPanelEvents } from '#server/interviews/interview-event-store.ts';
import { insertInterview, nextSessionId, startRow } from '#server/interviews/interview-store.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { randomId } from '#server/platform/ids.ts';
import type { Parts } from '#server/platform/parts.ts';
import { holdSeat, insertSitting } from '#server/schools/sittings/sitting-store.ts';
import { planOf } from '#server/schools/sittings/start-sitting.ts';
import type { SchoolWorld } from '#tests/fixtures/school-world.ts';
import type { WatchedService } from './watch.ts';

export type Invited = { applicantId: string; invitationId: string; name: string };

const silent = { error: () => undefined } as unknown as Parts['log'];

/**
 * Lets these applicants sit: each agrees, holds a seat, is asked by the conductor under the scenario, answered by a made-up candidate whose time
 * passes without a clock, and the sitting is finished by the service's own use case, which queues its scoring. Gives how many events were written.
 */
export async function sitAll(
  { parts, jobs }: WatchedService,
  { orgId, scenarioId, version, rules }: Pick<SchoolWorld, 'orgId' | 'scenarioId' | 'version' | 'rules'>,
  people: readonly Invited[],
): Promise<number> {
  const { database, clock } = parts;
  let events = 0;
  for (const [at, { applicantId, invitationId, name }] of people.entries()) {
    const now = clock.now();
    const candidate = fictionalCandidates[at % 3] as FictionalCandidate;
    const temperament = temperaments[at % temperaments.length] as Temperament;
    const run = simulateInterview(candidate, rules.style, at + 1, temperament, {
      scenario: planOf(rules, 0),
    });
    const [started, ...rest] = run.events;
    const uid = randomId('bench_');
    const sittingId = randomId('sit_');
    const sessionId = await acrossOrganisations(database, async (tx) => {
      await agree(tx, { orgId, invitationId, uid, name, now });
      const id = await nextSessionId(tx, uid, now);
      await insertInterview(tx, {
        sessionId: id,
        uid,
        kind: 'sitting',
        holdKey: sittingId,
        restarts: 0,
        now,
      });
      const place = { orgId, sittingId, sessionId: id, invitationId, applicantId, scenarioId, version };
      await insertSitting(tx, { ...place, now });
      const lease = { leaseId: 'lease-of-the-bench', style: rules.style, resumeId: '' };
      await startRow(tx, { uid, sessionId: id, ...lease, event: started, now });
      const refused = await holdSeat(tx, { orgId, sittingId, invitationId, uid, now });
      if (refused) throw new Error(`No seat was held: ${refused}`);
      const log = { sessionId: id, expectedSeq: 1, events: rest, stemIds: [], frozen: false, now };
      if (!(await appendPanelEvents(tx, log))) throw new Error('The log was not written.');
      return id;
    });
    events += run.events.length;
    await finishInterview({ database, clock, jobs, log: silent }, { sessionId, reason: 'completed' });
  }
  return events;
}

/** An account, and the invitation bound to it. */
async function agree(
  tx: Tx,
  {
    orgId,
    invitationId,
    uid,
    name,
    now,
  }: { orgId: string; invitationId: string; uid: string; name: string; now: Date },
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`insert into users (uid, email, display_name, created_at, last_login, updated_at, subscription_status,
      interview_quota, has_purchased_premium, settings)
    values (${uid}, ${`${uid}@example.com`}, ${name}, ${at}, ${at}, ${at}, 'free', 0, false, '{"notifications": true, "emailUpdates": false}')`);
  await tx.execute(sql`update invitations set uid = ${uid}, state = 'signed_in', opened_at = ${at}, signed_in_at = ${at},
      consented_at = ${at}, notice_version = 'bench' where org_id = ${orgId} and invitation_id = ${invitationId}`);
}
