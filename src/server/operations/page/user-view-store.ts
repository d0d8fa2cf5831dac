import { shownOfUser } from '#contract/operator-page.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, desc, eq, gt, sql } from '#server/platform/database/query.ts';
import { sessions, users } from '#server/platform/database/schema/accounts.ts';
import { billingDocuments, orders, paymentAttempts } from '#server/platform/database/schema/billing.ts';
import { creditLots, ledger } from '#server/platform/database/schema/credits.ts';
import { interviewSessions } from '#server/platform/database/schema/interviews.ts';

/** So many people who have had one address are told apart. */
const sameEmail = 20;

export type UserFound = { uid: string; email: string; lastLogin: Date };

/** Users by their whole e-mail, in any letters, the last to sign in first; or by their id. */
export async function findUsers(tx: Tx, by: { email: string } | { uid: string }): Promise<UserFound[]> {
  const chosen =
    'email' in by ? eq(sql`lower(${users.email})`, by.email.toLowerCase()) : eq(users.uid, by.uid);
  return tx
    .select({ uid: users.uid, email: users.email, lastLogin: users.lastLogin })
    .from(users)
    .where(chosen)
    .orderBy(desc(users.lastLogin))
    .limit(sameEmail);
}

/** How many browsers a user is signed in with: sessions within their limits at `now`. */
export async function countSessions(tx: Tx, uid: string, now: Date, idleSince: Date): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(sessions)
    .where(and(eq(sessions.uid, uid), gt(sessions.expiresAt, now), gt(sessions.seenAt, idleSince)));
  return row?.count ?? 0;
}

export type LotShown = typeof creditLots.$inferSelect;

/** The newest lots of a user. */
export async function newestLots(tx: Tx, uid: string): Promise<LotShown[]> {
  return tx
    .select()
    .from(creditLots)
    .where(eq(creditLots.uid, uid))
    .orderBy(desc(creditLots.expiresAt), desc(creditLots.id))
    .limit(shownOfUser);
}

type MovementShown = Pick<typeof ledger.$inferSelect, 'at' | 'kind' | 'delta' | 'sourceKey' | 'reason'>;

/** The newest movements of a user's credits. */
export async function newestMovements(tx: Tx, uid: string): Promise<MovementShown[]> {
  const { at, kind, delta, sourceKey, reason } = ledger;
  return tx
    .select({ at, kind, delta, sourceKey, reason })
    .from(ledger)
    .where(eq(ledger.uid, uid))
    .orderBy(desc(ledger.at), desc(ledger.id))
    .limit(shownOfUser);
}

/** The newest orders of a user. */
export async function newestOrders(tx: Tx, uid: string): Promise<(typeof orders.$inferSelect)[]> {
  return tx
    .select()
    .from(orders)
    .where(eq(orders.uid, uid))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(shownOfUser);
}

/** The columns of an interview that hold no word of it: no stem, no resume, no score. */
const interviewColumns = {
  sessionId: interviewSessions.sessionId,
  state: interviewSessions.state,
  style: interviewSessions.style,
  endReason: interviewSessions.endReason,
  restarts: interviewSessions.restarts,
  hasFeedback: interviewSessions.hasFeedback,
  refusedFeedback: interviewSessions.refusedFeedback,
  counted: interviewSessions.counted,
  createdAt: interviewSessions.timestamp,
  startedAt: interviewSessions.startedAt,
  endedAt: interviewSessions.endedAt,
};
export type InterviewShown = {
  [C in keyof typeof interviewColumns]: (typeof interviewColumns)[C]['_']['notNull'] extends true
    ? (typeof interviewColumns)[C]['_']['data']
    : (typeof interviewColumns)[C]['_']['data'] | null;
};

/** How a user's newest interviews stand, without a word of them. */
export async function newestInterviews(tx: Tx, uid: string): Promise<InterviewShown[]> {
  return tx
    .select(interviewColumns)
    .from(interviewSessions)
    .where(and(eq(interviewSessions.uid, uid), eq(interviewSessions.kind, 'interview')))
    .orderBy(desc(interviewSessions.timestamp))
    .limit(shownOfUser);
}

/** Every attempt to pay an order, the oldest first. */
export async function attemptsOf(tx: Tx, orderId: string): Promise<(typeof paymentAttempts.$inferSelect)[]> {
  return tx
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(paymentAttempts.createdAt)
    .limit(shownOfUser);
}

/** The order a receipt, invoice or credit note of that number is of; null when there is none. */
export async function findOrderOfDocument(tx: Tx, number: string): Promise<string | null> {
  const [row] = await tx
    .select({ orderId: billingDocuments.orderId })
    .from(billingDocuments)
    .where(eq(billingDocuments.number, number));
  return row?.orderId ?? null;
}
