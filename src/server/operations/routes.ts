import { dayMs } from '#contract/time.ts';
import type { BillingParts } from '#server/billing/billing-parts.ts';
import { compareBooks } from '#server/billing/compare-books.ts';
import type { MoneyTime } from '#server/platform/money-time.ts';
import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { grantByOperator } from './grant-by-operator.ts';
import { listStuckOrders } from './list-stuck-orders.ts';
import { type CostBudgets, readCosts } from './read-costs.ts';
import { reconcileSince } from './reconcile-since.ts';
import { refundByOperator } from './refund-by-operator.ts';
import { resettleOrder } from './resettle-order.ts';
import { listWebhooksSetAside, retryWebhook } from './retry-webhook.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

/** What the operator's command line calls. */
export function operationsRoutes(parts: BillingParts & CostBudgets & { moneyTime: MoneyTime }): Routes {
  return (bind) => {
    bind('readCosts', ({ query }) => readCosts(parts, query));
    bind('grantInterviews', ({ body }) => grantByOperator(parts, body));
    bind('verifyAudit', async () => {
      const verdict = await verifyAuditLog(parts);
      return { entries: verdict.entries, brokenAt: verdict.whole ? null : verdict.brokenAt };
    });
    bind('listStuckOrders', async () => {
      const apartMs = await parts.moneyTime.clocksApartMs();
      const clocksApartSeconds = apartMs === null ? null : Math.round(apartMs / 1000);
      return { ...(await listStuckOrders(parts)), clocksApartSeconds };
    });
    bind('resettleOrder', ({ params, body }) => resettleOrder(parts, { ...params, ...body }));
    bind('refundOrder', ({ params, body }) => refundByOperator(parts, { ...params, ...body }));
    bind('reconcileSince', ({ body }) => reconcileSince(parts, { since: new Date(body.since) }));
    bind('listWebhooksSetAside', () => listWebhooksSetAside(parts));
    bind('retryWebhook', ({ params, body }) => retryWebhook(parts, { ...params, ...body }));
    bind('compareBooks', ({ query: { days } }) => {
      const to = parts.clock.now();
      return compareBooks(parts, { from: new Date(to.getTime() - days * dayMs), to });
    });
  };
}
