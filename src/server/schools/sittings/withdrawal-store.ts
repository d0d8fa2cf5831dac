import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, inArray, ne, sql } from '#server/platform/database/query.ts';
import { interviewSessions } from '#server/platform/database/schema/interviews.ts';
import { reviews } from '#server/platform/database/schema/reviews.ts';
import {
  applicants,
  invitations,
  sittingRecords,
  sittings,
} from '#server/platform/database/schema/sittings.ts';

/** Marks an applicant as withdrawn while nobody decided about them, also one who did before and was invited anew; false when somebody did. */
export async function markWithdrawn(tx: Tx, orgId: string, applicantId: string): Promise<boolean> {
  const rows = await tx
    .update(applicants)
    .set({ status: 'withdrawn' })
    .where(
      and(
        eq(applicants.orgId, orgId),
        eq(applicants.applicantId, applicantId),
        inArray(applicants.status, ['undecided', 'withdrawn']),
      ),
    )
    .returning({ applicantId: applicants.applicantId });
  return rows.length > 0;
}

type OpenSession = { uid: string; sessionId: string };

/** An applicant, by whichever of their links, or one link alone. */
export type WhoseLinks = { orgId: string } & ({ applicantId: string } | { invitationId: string });
const isOf = (table: typeof sittings | typeof invitations, whose: WhoseLinks) =>
  and(
    eq(table.orgId, whose.orgId),
    'applicantId' in whose
      ? eq(table.applicantId, whose.applicantId)
      : eq(table.invitationId, whose.invitationId),
  );

/** What is prepared, sat in or being read. Only across organisations. */
export async function listOpenSessions(tx: Tx, whose: WhoseLinks): Promise<OpenSession[]> {
  const { uid, sessionId, state } = interviewSessions;
  return tx
    .select({ uid, sessionId })
    .from(sittings)
    .innerJoin(interviewSessions, eq(sessionId, sittings.sessionId))
    .where(and(isOf(sittings, whose), inArray(state, ['preparing', 'running', 'scoring'])))
    .orderBy(sessionId);
}

/** Deletes the records of an applicant's sittings, and the reviews that rest on them; how many records there were. */
export async function dropRecords(tx: Tx, orgId: string, applicantId: string): Promise<number> {
  const sat = tx
    .select({ sittingId: sittings.sittingId })
    .from(sittings)
    .where(and(eq(sittings.orgId, orgId), eq(sittings.applicantId, applicantId)));
  await tx.delete(reviews).where(and(eq(reviews.orgId, orgId), inArray(reviews.sittingId, sat)));
  const rows = await tx
    .delete(sittingRecords)
    .where(and(eq(sittingRecords.orgId, orgId), inArray(sittingRecords.sittingId, sat)))
    .returning({ sittingId: sittingRecords.sittingId });
  return rows.length;
}

/** Ends these links, whatever they came to; how many. */
export async function revokeInvitations(tx: Tx, whose: WhoseLinks): Promise<number> {
  const rows = await tx
    .update(invitations)
    .set({ state: 'revoked', tokenHash: sql`null` })
    .where(and(isOf(invitations, whose), ne(invitations.state, 'revoked')))
    .returning({ invitationId: invitations.invitationId });
  return rows.length;
}
