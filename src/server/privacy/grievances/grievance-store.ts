import { type Grievance, ticketForm, ticketOf } from '#contract/grievances.ts';
import { grievanceDeadlines } from '#core/privacy/deadlines.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { asc, eq, gt, isNull, or } from '#server/platform/database/query.ts';
import { grievances } from '#server/platform/database/schema/grievances.ts';

export type StoredGrievance = typeof grievances.$inferSelect;

/** Writes a complaint down; its number is the next one. */
export async function insertGrievance(
  tx: Tx,
  row: Pick<StoredGrievance, 'email' | 'uid' | 'about' | 'receivedAt'>,
): Promise<StoredGrievance> {
  const [kept] = await tx.insert(grievances).values(row).returning();
  if (!kept) throw new Error('the new grievance was not returned');
  return kept;
}

/** The complaint of a ticket, locked until the transaction ends; null when there is none. */
export async function lockGrievance(tx: Tx, ticket: string): Promise<StoredGrievance | null> {
  const [row] = await tx
    .select()
    .from(grievances)
    .where(eq(grievances.number, numberOf(ticket)))
    .for('update');
  return row ?? null;
}

/** Changes what became of a complaint. */
export async function updateGrievance(
  tx: Tx,
  number: number,
  change: Partial<Pick<StoredGrievance, 'acknowledgedAt' | 'closedAt' | 'outcome'>>,
): Promise<void> {
  await tx.update(grievances).set(change).where(eq(grievances.number, number));
}

/** Complaints that are open, and those ended after `since`, the oldest first. */
export async function readGrievances(tx: Tx, since: Date): Promise<StoredGrievance[]> {
  return tx
    .select()
    .from(grievances)
    .where(or(isNull(grievances.closedAt), gt(grievances.closedAt, since)))
    .orderBy(asc(grievances.receivedAt), asc(grievances.number));
}

/** Complaints that are not ended, the oldest first. */
export async function readOpenGrievances(tx: Tx): Promise<StoredGrievance[]> {
  return tx
    .select()
    .from(grievances)
    .where(isNull(grievances.closedAt))
    .orderBy(asc(grievances.receivedAt), asc(grievances.number));
}

/** A complaint as the operator reads it at `now`, with its deadlines and what of it is late (rule GRIEVANCE-1). */
export function shownGrievance(row: StoredGrievance, now: Date): Grievance {
  const { acknowledgeBy, endBy } = grievanceDeadlines(row.receivedAt);
  return {
    ticket: ticketOf(row.number),
    email: row.email,
    about: row.about,
    receivedAt: row.receivedAt.toISOString(),
    acknowledgeBy: acknowledgeBy.toISOString(),
    endBy: endBy.toISOString(),
    acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    outcome: row.outcome,
    overdue: overdueOf(row, { acknowledgeBy, endBy }, now),
  };
}

function overdueOf(
  { acknowledgedAt, closedAt }: StoredGrievance,
  { acknowledgeBy, endBy }: { acknowledgeBy: Date; endBy: Date },
  now: Date,
): Grievance['overdue'] {
  if (closedAt) return null;
  if (now > endBy) return 'end';
  return acknowledgedAt === null && now > acknowledgeBy ? 'acknowledge' : null;
}

const numberOf = (ticket: string): number => Number(ticketForm.exec(ticket)?.[1] ?? 0);
