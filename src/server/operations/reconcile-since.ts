import type { ReplyOf } from '#contract/endpoints.ts';
import { productIds } from '#contract/catalogue.ts';
import {
  findOrderByGatewayId,
  findOrderByReceipt,
  insertLostOrder,
  adoptGatewayOrder,
  type StoredOrder,
} from '#server/billing/order-store.ts';
import type { GatewayOrder } from '#server/billing/payment-gateway.ts';
import {
  type AskGatewayParts,
  settleFromGateway,
  settleRefundOrRead,
} from '#server/billing/read-from-gateway.ts';
import { requireGateway } from '#server/billing/require-gateway.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import type { Tx } from '#server/platform/database/database.ts';

type Report = ReplyOf<'reconcileSince'>;
type Unknown = Report['unknown'][number]['why'];

const orderIdPattern = /^ord_[A-Za-z0-9]{22}$/;

/**
 * Settles what the gateway knows of every payment and refund since a time, as after a backup was restored (rule FAULT-14): an order whose row is
 * lost is written again from what its notes at the gateway say. Repeatable. Replies which orders it credited, which of them were lost, and
 * which paid orders it can do nothing about. Throws Refusal `payments_unavailable`, UpstreamError.
 */
export async function reconcileSince(parts: AskGatewayParts, { since }: { since: Date }): Promise<Report> {
  const gateway = requireGateway(parts);
  const until = new Date(parts.clock.now().getTime() + 1000);
  const payments = await gateway.paymentsBetween(since, until);
  const refunds = await gateway.refundsBetween(since, until);
  const report: Report = {
    payments: payments.length,
    refunds: refunds.length,
    credited: [],
    recreated: [],
    unknown: [],
  };
  for (const gatewayId of new Set(payments.flatMap(({ orderId }) => orderId ?? []))) {
    const known = await findOrRecreate(parts, gatewayId);
    if (typeof known === 'string') {
      if (payments.some(({ orderId, status }) => orderId === gatewayId && status === 'captured'))
        report.unknown.push({ gatewayId, why: known });
      continue;
    }
    await settleFromGateway(parts, gatewayId);
    await tell(parts, report, known, since);
  }
  for (const refund of refunds) await settleRefundOrRead(parts, { ...refund, cause: 'gateway' });
  return report;
}

type Known = { before: StoredOrder; recreated: boolean };

async function findOrRecreate(parts: AskGatewayParts, gatewayId: string): Promise<Known | Unknown> {
  const found = await parts.database.read((tx) => findOrderByGatewayId(tx, gatewayId));
  if (found) return { before: found, recreated: false };
  const theirs = await requireGateway(parts).readOrder(gatewayId);
  if (!theirs?.receipt || !orderIdPattern.test(theirs.receipt)) return 'not_ours';
  const { receipt } = theirs;
  const now = parts.clock.now();
  return parts.database.transaction(async (tx) => {
    const ours = await findOrderByReceipt(tx, receipt);
    if (ours) {
      const adopted = await adoptGatewayOrder(tx, { id: ours.id, razorpayOrderId: gatewayId, now });
      return adopted ? { before: ours, recreated: false } : 'not_ours';
    }
    return recreate(tx, { ...theirs, receipt }, now);
  });
}

async function recreate(
  tx: Tx,
  {
    id: razorpayOrderId,
    receipt,
    amountPaise,
    currency,
    notes,
    createdAt,
  }: GatewayOrder & { receipt: string },
  now: Date,
): Promise<Known | Unknown> {
  const product = productIds.find((one) => one === notes['product']);
  const interviews = Number(notes['interviews']);
  const { uid } = notes;
  if (!uid || !product || !Number.isInteger(interviews) || interviews < 1 || currency !== 'INR')
    return 'no_notes';
  if (!(await lockUser(tx, uid))) return 'user_unknown';
  const order = {
    id: receipt,
    receipt,
    uid,
    product,
    interviews,
    amountPaise,
    razorpayOrderId,
    createdAt,
    now,
  };
  return { before: await insertLostOrder(tx, order), recreated: true };
}

/** Notes what became of an order in the report, and in the audit log when it is another thing now. */
async function tell(
  parts: AskGatewayParts,
  report: Report,
  { before, recreated }: Known,
  since: Date,
): Promise<void> {
  const { id: orderId, uid } = before;
  if (recreated) report.recreated.push(orderId);
  await parts.database.transaction(async (tx) => {
    const after = await findOrderByReceipt(tx, before.receipt);
    if (!after || (after.status === before.status && !recreated)) return;
    if (before.paidAt === null && after.paidAt !== null) report.credited.push(orderId);
    const reason = `reconcile --since ${since.toISOString()}`;
    const detail = { orderId, reason, before: recreated ? 'lost' : before.status, after: after.status };
    await parts.audit(tx, { kind: 'order_resettled', actor: 'operator', uid, detail });
  });
}
