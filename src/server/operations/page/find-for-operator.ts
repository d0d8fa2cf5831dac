import type { Found } from '#contract/operator-page.ts';
import { orderId } from '#contract/billing.ts';
import { sessionId } from '#contract/endpoints/endpoint.ts';
import {
  findOrder,
  findOrderByGatewayId,
  findOrderByReceipt,
  findOrderOfPayment,
  type StoredOrder,
} from '#server/billing/order-store.ts';
import { findInterviewForService } from '#server/interviews/interview-store.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Parts } from '#server/platform/parts.ts';
import { findOrderOfDocument, findUsers, type UserFound } from './user-view-store.ts';

/**
 * What a search of the operator means, by its form alone: an e-mail (whole, in any letters: all who have had it), an id of ours or of the
 * gateway, a receipt or the number of a document. Every look is by a unique index; nothing is guessed and nothing is listed.
 */
export async function findForOperator(
  { database }: Pick<Parts, 'database'>,
  { query }: { query: string },
): Promise<{ found: Found[] }> {
  return database.read(async (tx) => {
    if (query.includes('@')) return { found: (await findUsers(tx, { email: query })).map(asFound) };
    if (sessionId.safeParse(query).success) {
      const row = await findInterviewForService(tx, query);
      return { found: row ? [{ kind: 'interview', sessionId: row.sessionId, uid: row.uid }] : [] };
    }
    const order = await orderOf(tx, query);
    if (order) return { found: [orderAsFound(order)] };
    return { found: (await findUsers(tx, { uid: query })).map(asFound) };
  });
}

async function orderOf(tx: Tx, query: string): Promise<StoredOrder | null> {
  if (orderId.safeParse(query).success) return findOrder(tx, query);
  if (query.startsWith('pay_')) return findOrderOfPayment(tx, query);
  if (query.startsWith('order_')) return findOrderByGatewayId(tx, query);
  const documented = query.includes('/') ? await findOrderOfDocument(tx, query) : null;
  return documented ? findOrder(tx, documented) : findOrderByReceipt(tx, query);
}

function asFound({ uid, email, lastLogin }: UserFound): Found {
  return { kind: 'user', uid, email, lastLogin: lastLogin.toISOString() };
}

function orderAsFound({ id, uid, status, createdAt }: StoredOrder): Found {
  return { kind: 'order', orderId: id, uid, status, createdAt: createdAt.toISOString() };
}
