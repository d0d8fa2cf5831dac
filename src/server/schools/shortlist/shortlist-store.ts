import { z } from 'zod';
import { type ShortlistRules, shortlistRules as rulesOf } from '#contract/schools/shortlist.ts';
import { type DecisionStatus, decisionStatuses, recommendations } from '#contract/schools/states.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, desc, eq, inArray, sql } from '#server/platform/database/query.ts';
import { orgMembers } from '#server/platform/database/schema/organisations.ts';
import { decisions, shortlistRules } from '#server/platform/database/schema/reviews.ts';
import { sittingRecords } from '#server/platform/database/schema/sittings.ts';
import { closedTo, closedWhy } from '../reviews/closed-to.ts';
import { appealIsRead, appealWaits } from './appeal-store.ts';

type Season = { orgId: string; intakeId: string };

/** The rules of a season with their revision; null until somebody set them. */
export async function findRules(
  tx: Tx,
  { orgId, intakeId }: Season,
): Promise<{ rules: ShortlistRules; revision: number } | null> {
  const [row] = await tx
    .select()
    .from(shortlistRules)
    .where(and(eq(shortlistRules.orgId, orgId), eq(shortlistRules.intakeId, intakeId)));
  return row ? { rules: rulesOf.parse(row.rules), revision: row.revision } : null;
}

/** Sets the rules, once a revision; false when they stand at another. `revision` 0 sets the first. */
export async function writeRules(
  tx: Tx,
  given: Season & { rules: ShortlistRules; revision: number; memberId: string; now: Date },
): Promise<boolean> {
  const { orgId, intakeId, rules, revision, memberId: changedBy, now: changedAt } = given;
  const values = { rules, revision: revision + 1, changedAt, changedBy };
  const rows =
    revision === 0
      ? await tx
          .insert(shortlistRules)
          .values({ orgId, intakeId, ...values })
          .onConflictDoNothing()
          .returning({ revision: shortlistRules.revision })
      : await tx
          .update(shortlistRules)
          .set(values)
          .where(
            and(
              eq(shortlistRules.orgId, orgId),
              eq(shortlistRules.intakeId, intakeId),
              eq(shortlistRules.revision, revision),
            ),
          )
          .returning({ revision: shortlistRules.revision });
  return rows.length > 0;
}

/** What a school keeps of these sittings. */
export async function listRecords(tx: Tx, orgId: string, sittingIds: readonly string[]) {
  return tx
    .select({ sittingId: sittingRecords.sittingId, record: sittingRecords.record })
    .from(sittingRecords)
    .where(and(eq(sittingRecords.orgId, orgId), inArray(sittingRecords.sittingId, [...sittingIds])));
}

/** What was decided about these applicants, newest first. */
export async function listDecisions(tx: Tx, orgId: string, applicantIds: readonly string[]) {
  return tx
    .select({ decision: decisions, by: orgMembers.name })
    .from(decisions)
    .innerJoin(
      orgMembers,
      and(eq(orgMembers.orgId, decisions.orgId), eq(orgMembers.memberId, decisions.memberId)),
    )
    .where(and(eq(decisions.orgId, orgId), inArray(decisions.applicantId, [...applicantIds])))
    .orderBy(desc(decisions.at), desc(decisions.decisionId));
}

const movedRow = z.object({ applicant_id: z.string() });

/**
 * Moves applicants of a season to a status and writes the decision of each, in one statement: only those who stand in the status that was
 * seen. Rows are locked in one order, so that two moves of the same people wait for each other
 * and do not lock up. Nobody is moved whose appeal waits to be read, but by the appeal itself (rule SCHOOL-64): it is open with the status that it
 * gives, so whoever saw that status sees it waits. Gives who was moved. Nothing else but an applicant's own withdrawal writes a status (rule SCHOOL-62).
 */
export async function moveApplicants(
  tx: Tx,
  move: Season & {
    memberId: string;
    status: DecisionStatus;
    isAppeal?: boolean;
    reason: string;
    now: Date;
    applicants: readonly { applicantId: string; was: DecisionStatus; decisionId: string }[];
  },
): Promise<string[]> {
  const { orgId, intakeId, memberId, status, isAppeal = false, reason, now, applicants } = move;
  const rows = await queryRows(
    tx,
    movedRow,
    sql`with seen as (
        select w."applicantId" as applicant_id, w.was, w."decisionId" as decision_id
        from jsonb_to_recordset(${JSON.stringify(applicants)}::jsonb) as w("applicantId" text, was text, "decisionId" text)),
      locked as (
        select a.applicant_id, seen.was, seen.decision_id from applicants a join seen on seen.applicant_id = a.applicant_id
        where a.org_id = ${orgId} and a.intake_id = ${intakeId} and a.status = seen.was and a.status <> ${status}
          ${isAppeal ? sql`` : sql`and not ${appealWaits(orgId)}`}
        order by a.applicant_id for update of a),
      moved as (
        update applicants a set status = ${status} from locked
        where a.org_id = ${orgId} and a.intake_id = ${intakeId} and a.applicant_id = locked.applicant_id and a.status = locked.was
        returning a.applicant_id, locked.was, locked.decision_id)
      insert into decisions (org_id, decision_id, applicant_id, status, before, is_appeal, member_id, reason, at)
      select ${orgId}, decision_id, applicant_id, ${status}, was, ${isAppeal}, ${memberId}, ${reason}, ${now.toISOString()}::timestamptz from moved
      returning applicant_id`,
  );
  return rows.map((row) => row.applicant_id);
}

const standingRow = z.object({
  applicant_id: z.string(),
  name: z.string(),
  status: z.enum(decisionStatuses),
  closed: closedWhy,
  appeal: z.enum(['none', 'read', 'unread']),
});

/** Where these applicants of a season stand, whether an appeal of theirs waits and is being read, and why each is closed to `memberId`, where they are. */
export async function listStanding(
  tx: Tx,
  { orgId, intakeId, memberId }: Season & { memberId: string },
  applicantIds: readonly string[],
) {
  return queryRows(
    tx,
    standingRow,
    sql`select a.applicant_id, a.name, a.status, c.why as closed, 
        case when not ${appealWaits(orgId)} then 'none' when ${appealIsRead(orgId)} then 'read' else 'unread' end as appeal
      from applicants a
      left join ${closedTo({ orgId, memberId })} as c on c.applicant_id = a.applicant_id
      where a.org_id = ${orgId} and a.intake_id = ${intakeId} and a.applicant_id in ${[...applicantIds]}`,
  );
}

const reviewerRow = z.object({
  sitting_id: z.string(),
  name: z.string(),
  recommendation: z.enum(recommendations),
  note: z.string(),
  is_appeal: z.boolean(),
});

/** The submitted reviews of these sittings with who wrote each. */
export async function listSubmitted(tx: Tx, orgId: string, sittingIds: readonly string[]) {
  return queryRows(
    tx,
    reviewerRow,
    sql`select v.sitting_id, m.name, v.recommendation, v.note, v.is_appeal from reviews v
      join org_members m on m.org_id = v.org_id and m.member_id = v.member_id
      where v.org_id = ${orgId} and v.sitting_id in ${[...sittingIds]} and v.state = 'submitted' and not v.conflict
      order by v.submitted_at, v.review_id`,
  );
}
