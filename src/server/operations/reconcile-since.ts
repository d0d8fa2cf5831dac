import type { ReplyOf } from '#contract/endpoints.ts';
import type { DocumentKind } from '#contract/billing.ts';
import { productIds } from '#contract/catalogue.ts';
import { seriesKey } from '#core/billing/document-number.ts';
import { takeNumbers } from '#server/billing/documents/document-store.ts';
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
import { readAuditPage } from './audit-store.ts';
import { findLostNews, type LostNews, wasTaken } from './find-lost-news.ts';

type Report = ReplyOf<'reconcileSince'>;
type Unknown = Report['unknown'][number]['why'];

const orderIdPattern = /^ord_[A-Za-z0-9]{22}$/;

/**
 * Settles what the gateway knows of every payment and refund since a time, as after a backup was restored (rule FAULT-14): an order whose row is
 * lost is written again from what its notes at the gateway say. Before anything is booked, as many document numbers are cancelled as documents
 * may have been lost (rule MONEY-13). Repeatable. Replies which orders it credited, which of them were lost, which numbers are left out, and
 * which paid orders it can do nothing about. Throws Refusal `payments_unavailable`, UpstreamError.
 */
export async function reconcileSince(parts: AskGatewayParts, { since }: { since: Date }): Promise<Report> {
  const news = await findLostNews(parts, since);
  const { payments, refunds } = news;
  const report: Report = {
    payments: payments.length,
    refunds: refunds.length,
    credited: [],
    recreated: [],
    cancelled: [],
    unknown: [],
  };
  const captured = new Set(payments.flatMap((one) => (one.status === 'captured' ? (one.orderId ?? []) : [])));
  const orders = new Map<string, Known>();
  const nobodys = new Set<string>();
  for (const gatewayId of new Set(payments.flatMap(({ orderId }) => orderId ?? []))) {
    const known = await findOrRecreate(parts, gatewayId);
    if (typeof known !== 'string') orders.set(gatewayId, known);
    else if (known !== 'not_ours') nobodys.add(gatewayId);
    if (typeof known === 'string' && captured.has(gatewayId)) report.unknown.push({ gatewayId, why: known });
  }
  if (await someLost(parts, { news, orders, nobodys, since }))
    report.cancelled = await cancelNumbers(parts, {
      payments: new Set(payments.filter(wasTaken).map(({ orderId }) => orderId)).size,
      refunds: refunds.length,
      since,
    });
  for (const [gatewayId, known] of orders) {
    await settleFromGateway(parts, gatewayId);
    await tell(parts, report, known, since);
  }
  for (const refund of refunds) await settleRefundOrRead(parts, { ...refund, cause: 'gateway' });
  return report;
}

/**
 * Whether documents may have been lost whose numbers are not left out yet. What orders of nobody we know were paid never gets into our books:
 * for these the audit log tells whether it was done.
 */
async function someLost(
  { database }: Pick<AskGatewayParts, 'database'>,
  lost: { news: LostNews; orders: Map<string, Known>; nobodys: Set<string>; since: Date },
): Promise<boolean> {
  const { news, orders, nobodys, since } = lost;
  const isAmong = (some: { has(id: string): boolean }): boolean =>
    news.unbooked.some(({ orderId }) => orderId !== null && some.has(orderId));
  if (news.refundsUnbooked || isAmong(orders)) return true;
  if (!isAmong(nobodys)) return false;
  const page = { before: null, kind: 'numbers_cancelled', uid: null, limit: 100 };
  const before = await database.read((tx) => readAuditPage(tx, page));
  return !before.some(({ detail }) => detail['reason'] === reasonOf(since));
}

/**
 * Leaves out the numbers that documents of the lost time may bear: no more receipts were issued than orders' money was taken, no more credit
 * notes than refunds made. They count as cancelled in the summary of documents issued, and the audit log says so.
 */
async function cancelNumbers(
  parts: Pick<AskGatewayParts, 'database' | 'clock' | 'seller' | 'audit'>,
  { payments, refunds, since }: { payments: number; refunds: number; since: Date },
): Promise<Report['cancelled']> {
  const now = parts.clock.now();
  const counts: [DocumentKind, number][] = [
    ['receipt', payments],
    ['tax_invoice', parts.seller.gstin === null ? 0 : payments],
    ['credit_note', refunds],
  ];
  return parts.database.transaction(async (tx) => {
    const cancelled: Report['cancelled'] = [];
    for (const [kind, count] of counts) {
      if (count === 0) continue;
      const series = seriesKey(kind, now);
      cancelled.push({ series, ...(await takeNumbers(tx, series, count)) });
    }
    const reason = reasonOf(since);
    for (const { series, from, to } of cancelled)
      await parts.audit(tx, {
        kind: 'numbers_cancelled',
        actor: 'operator',
        uid: null,
        detail: { series, from, to, reason },
      });
    return cancelled;
  });
}

const reasonOf = (since: Date): string => `reconcile --since ${since.toISOString()}`;

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
    const reason = reasonOf(since);
    const detail = { orderId, reason, before: recreated ? 'lost' : before.status, after: after.status };
    await parts.audit(tx, { kind: 'order_resettled', actor: 'operator', uid, detail });
  });
}
