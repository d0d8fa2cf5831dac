import type { UserForOperator } from '#contract/operator-page.ts';
import { readAccountRow } from '#server/accounts/account-store.ts';
import { sessionLimits } from '#server/accounts/session-limits.ts';
import type { StoredOrder } from '#server/billing/order-store.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  countSessions,
  type InterviewShown,
  type LotShown,
  newestInterviews,
  newestLots,
  newestMovements,
  newestOrders,
} from './user-view-store.ts';

/**
 * A user with what they bought, hold and did, never a word or a score of theirs (rule OPERATOR-4). Of lots, movements, orders and
 * interviews the newest 50 each. Throws Refusal `not_found`.
 */
export async function readUserForOperator(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { uid }: { uid: string },
): Promise<{ user: UserForOperator }> {
  const now = clock.now();
  return database.read(async (tx) => {
    const account = await readAccountRow(tx, uid, now);
    if (!account) throw new Refusal('not_found');
    const movements = await newestMovements(tx, uid);
    return {
      user: {
        uid,
        email: account.email,
        displayName: account.displayName,
        createdAt: account.createdAt,
        lastLogin: account.lastLogin,
        plan: account.subscriptionStatus,
        remaining: account.remaining,
        completed: account.completed,
        sessions: await countSessions(tx, uid, now, new Date(now.getTime() - sessionLimits.idleMs)),
        lots: (await newestLots(tx, uid)).map(lotShown),
        ledger: movements.map(({ at, ...movement }) => ({ at: at.toISOString(), ...movement })),
        orders: (await newestOrders(tx, uid)).map(orderShown),
        interviews: (await newestInterviews(tx, uid)).map(interviewShown),
      },
    };
  });
}

/** What a list says of an order. */
export function orderShown(order: StoredOrder): UserForOperator['orders'][number] {
  const { id, product, amountPaise, interviews, status, createdAt, paidAt } = order;
  return {
    orderId: id,
    product,
    amountPaise,
    interviews,
    status,
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  };
}

function lotShown(lot: LotShown): UserForOperator['lots'][number] {
  const { id, sourceKey, granted, held, captured, lapsed, revoked, frozen, grantedAt, expiresAt } = lot;
  return {
    lotId: id,
    sourceKey,
    granted,
    held,
    captured,
    lapsed,
    revoked,
    frozen,
    grantedAt: grantedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

function interviewShown(interview: InterviewShown): UserForOperator['interviews'][number] {
  const { createdAt, startedAt, endedAt, ...state } = interview;
  return {
    ...state,
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}
