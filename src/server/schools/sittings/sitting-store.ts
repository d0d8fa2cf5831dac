import { z } from 'zod';
import type { Feedback } from '#contract/feedback.ts';
import { indiaDay } from '#contract/india-time.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, desc, eq, gte, inArray, lte, sql } from '#server/platform/database/query.ts';
import { orgAudit } from '#server/platform/database/schema/organisations.ts';
import { bankQuestions, scenarios, scenarioVersions } from '#server/platform/database/schema/scenarios.ts';
import { invitations, sittingRecords, sittings } from '#server/platform/database/schema/sittings.ts';
import { findOrganisation } from '../organisations/organisation-store.ts';
import { isRunning } from '../organisations/require-contract.ts';

/** Writes a sitting that is prepared; it holds no seat yet. */
export async function insertSitting(
  tx: Tx,
  row: Pick<
    typeof sittings.$inferInsert,
    'orgId' | 'sittingId' | 'sessionId' | 'invitationId' | 'applicantId' | 'scenarioId' | 'version'
  > & { now: Date },
): Promise<void> {
  const { now, ...sitting } = row;
  await tx.insert(sittings).values({ ...sitting, startedAt: now });
}

/** The newest version of a scenario, with the programme it belongs to; null without one. */
export async function findNewestVersion(tx: Tx, orgId: string, scenarioId: string) {
  const [row] = await tx
    .select({ version: scenarioVersions.version, programmeId: scenarios.programmeId })
    .from(scenarios)
    .innerJoin(
      scenarioVersions,
      and(eq(scenarioVersions.orgId, scenarios.orgId), eq(scenarioVersions.scenarioId, scenarios.scenarioId)),
    )
    .where(and(eq(scenarios.orgId, orgId), eq(scenarios.scenarioId, scenarioId)))
    .orderBy(desc(scenarioVersions.version))
    .limit(1);
  return row ?? null;
}

/** Why no seat could be held: in the order in which they are said. */
type NoSeat = 'invitation_over' | 'attempts_used_up' | 'interviews_paused' | 'seats_used_up';

const held = z.object({ seats: z.number(), attempts: z.number(), sittings: z.number() });

/**
 * Holds a seat of the contract and an attempt of the invitation for a sitting that starts now: one statement, which holds both while there is a
 * seat, the contract runs, the school is open, and the invitation is this account's, agreed to, in time and has an attempt left (rule SCHOOL-6). Null when it did;
 * otherwise nothing may be kept of what it did, and the transaction is to be rolled back.
 */
export async function holdSeat(
  tx: Tx,
  input: { orgId: string; sittingId: string; invitationId: string; uid: string; now: Date },
): Promise<NoSeat | null> {
  const { orgId, sittingId, invitationId, uid } = input;
  const now = sql`${input.now.toISOString()}::timestamptz`;
  const today = indiaDay(input.now);
  const [row] = await queryRows(
    tx,
    held,
    sql`with taken as (
        update invitations set attempts_left = attempts_left - 1, started_at = coalesce(started_at, ${now}),
          state = case when state = 'finished' then state else 'started' end
        where org_id = ${orgId} and invitation_id = ${invitationId} and uid = ${uid} and consented_at is not null
          and attempts_left > 0 and deadline_at > ${now} and state not in ('expired', 'revoked')
        returning org_id
      ), seat as (
        update organisations o set seats_held = o.seats_held + 1 from taken
        where o.org_id = taken.org_id and o.closed_at is null and o.seats_held + o.seats_used < o.seats
          and o.contract_from <= ${today} and o.contract_until >= ${today}
        returning o.org_id
      ), sat as (
        update sittings s set seat = 'held', started_at = ${now} from seat
        where s.org_id = seat.org_id and s.sitting_id = ${sittingId} and s.seat is null
        returning s.sitting_id
      )
      select (select count(*)::int from seat) as seats, (select count(*)::int from taken) as attempts,
        (select count(*)::int from sat) as sittings`,
  );
  if (row?.sittings === 1) return null;
  if (row?.attempts === 1) {
    const school = await findOrganisation(tx, orgId);
    return school && isRunning(school, input.now) ? 'seats_used_up' : 'interviews_paused';
  }
  const [invitation] = await tx
    .select({ attemptsLeft: invitations.attemptsLeft })
    .from(invitations)
    .where(and(eq(invitations.orgId, orgId), eq(invitations.invitationId, invitationId)));
  return invitation?.attemptsLeft === 0 ? 'attempts_used_up' : 'invitation_over';
}

/** Sets a member's own try going; it holds nothing. */
export async function markTryStarted(tx: Tx, orgId: string, sittingId: string, now: Date): Promise<void> {
  await tx
    .update(sittings)
    .set({ startedAt: now })
    .where(and(eq(sittings.orgId, orgId), eq(sittings.sittingId, sittingId)));
}

/** Uses the seat a sitting held, once, and finishes its invitation: in the transaction that stores its record. False when it held none any more. */
export async function useSeat(
  tx: Tx,
  { orgId, sittingId, now }: { orgId: string; sittingId: string; now: Date },
): Promise<boolean> {
  const rows = await queryRows(
    tx,
    z.object({ sitting_id: z.string() }),
    sql`with used as (
        update sittings set seat = 'used' where org_id = ${orgId} and sitting_id = ${sittingId} and seat = 'held'
        returning org_id, sitting_id, invitation_id
      ), counted as (
        update organisations o set seats_held = o.seats_held - 1, seats_used = o.seats_used + 1 from used
        where o.org_id = used.org_id
      ), finished as (
        update invitations i set state = case when i.state in ('revoked', 'expired') then i.state else 'finished' end,
          finished_at = ${now.toISOString()}::timestamptz
        from used where i.org_id = used.org_id and i.invitation_id = used.invitation_id
      )
      select sitting_id from used`,
  );
  return rows.length > 0;
}

/** Stores what a school keeps of a sitting, until its day. */
export async function insertRecord(
  tx: Tx,
  row: { orgId: string; sittingId: string; record: Feedback; now: Date; dueAt: Date },
): Promise<void> {
  const { orgId, sittingId, record, now, dueAt } = row;
  await tx.insert(sittingRecords).values({
    orgId,
    sittingId,
    record,
    overall: record.avgScore,
    bandLow: record.band?.low ?? null,
    bandHigh: record.band?.high ?? null,
    scoredAt: now,
    dueAt,
  });
}

/** Counts the school's questions that were asked in one more sitting (rule SCHOOL-4). */
export async function countAsked(tx: Tx, orgId: string, stemIds: readonly string[]): Promise<void> {
  if (stemIds.length === 0) return;
  await tx
    .update(bankQuestions)
    .set({ asked: sql`${bankQuestions.asked} + 1` })
    .where(and(eq(bankQuestions.orgId, orgId), inArray(bankQuestions.questionId, [...stemIds])));
}

const swept = z.object({ org_id: z.string() });

/** Ends up to `limit` invitations whose deadline has passed and none of whose sittings runs or is read; which schools' they were. Only across organisations. */
export async function expireInvitations(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await queryRows(
    tx,
    swept,
    sql`update invitations i set state = 'expired'
      where (i.org_id, i.invitation_id) in (
        select org_id, invitation_id from invitations
        where state not in ('finished', 'expired', 'revoked') and deadline_at <= ${now.toISOString()}::timestamptz
          and not exists (select from sittings s where s.org_id = invitations.org_id
            and s.invitation_id = invitations.invitation_id and s.seat = 'held')
        order by deadline_at limit ${limit} for update skip locked)
      returning i.org_id`,
  );
  return rows.map((row) => row.org_id);
}

/** Deletes up to `limit` records whose day has come, with what members made of them; which schools' they were. Only across organisations. */
export async function deleteDueRecords(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const due = tx
    .select({ orgId: sittingRecords.orgId, sittingId: sittingRecords.sittingId })
    .from(sittingRecords)
    .where(lte(sittingRecords.dueAt, now))
    .limit(limit);
  const rows = await tx
    .delete(sittingRecords)
    .where(sql`(org_id, sitting_id) in (${due})`)
    .returning({ orgId: sittingRecords.orgId, sittingId: sittingRecords.sittingId });
  await forgetReviews(tx, rows);
  return rows.map((row) => row.orgId);
}

/**
 * Takes back what members have not submitted of these sittings, whose records are gone: it can neither be read nor handed in, and who owes it would
 * be shown nothing of that applicant for ever (rule SCHOOL-58). Of what they submitted that they did stays, and not a mark or word (rule SCHOOL-21);
 * whoever changes one meanwhile finds it at another revision. Reviews of the whole and of a topic have an index each.
 */
async function forgetReviews(tx: Tx, of: readonly { orgId: string; sittingId: string }[]): Promise<void> {
  const orgIds = sql.param(of.map(({ orgId }) => orgId));
  const sittingIds = sql.param(of.map(({ sittingId }) => sittingId));
  const gone = sql`unnest(${orgIds}::text[], ${sittingIds}::text[]) as gone (org_id, sitting_id)`;
  for (const ofTopic of [sql`is null`, sql`is not null`]) {
    const ofThese = sql`v.org_id = gone.org_id and v.sitting_id = gone.sitting_id and v.topic_id ${ofTopic}`;
    await tx.execute(
      sql`delete from reviews v using ${gone} where ${ofThese} and v.state <> 'submitted' and not v.conflict`,
    );
    await tx.execute(sql`update reviews v set marks = '{}', recommendation = null, note = '', revision = v.revision + 1
      from ${gone} where ${ofThese} and v.state = 'submitted'`);
    // After the reviews, whose rows who changes one holds until it stands here.
    await tx.execute(sql`delete from review_submissions x using reviews v, ${gone}
      where ${ofThese} and x.org_id = v.org_id and x.review_id = v.review_id`);
  }
}

/** The sitting of a session, and what is left of its invitation; null where it has none. Only across organisations. */
export async function findOwnSitting(tx: Tx, sessionId: string) {
  const [row] = await tx
    .select({
      sitting: sittings,
      attemptsLeft: invitations.attemptsLeft,
      deadlineAt: invitations.deadlineAt,
      invitationState: invitations.state,
    })
    .from(sittings)
    .leftJoin(
      invitations,
      and(eq(invitations.orgId, sittings.orgId), eq(invitations.invitationId, sittings.invitationId)),
    )
    .where(eq(sittings.sessionId, sessionId));
  return row ?? null;
}

/** What became of the attempt of a sitting, as the school's log has it (rule SCHOOL-18); null where it holds it still or never did. Only across organisations. */
export async function findAttemptOf(
  tx: Tx,
  { orgId, sittingId, seat, startedAt }: typeof sittings.$inferSelect,
): Promise<'used' | 'given_back' | null> {
  if (seat === 'used') return 'used';
  if (seat !== 'released') return null;
  const [row] = await tx
    .select({ detail: orgAudit.detail })
    .from(orgAudit)
    .where(
      and(
        eq(orgAudit.orgId, orgId),
        gte(orgAudit.at, startedAt),
        eq(orgAudit.kind, 'seat_given_back'),
        eq(orgAudit.subject, sittingId),
      ),
    );
  if (!row) return null;
  return row.detail['attempt'] === true ? 'given_back' : 'used';
}
