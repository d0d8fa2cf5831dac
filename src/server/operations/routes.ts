import { dayMs } from '#contract/time.ts';
import type { WriteAudit } from '#server/accounts/audit.ts';
import type { BillingRoom } from '#server/billing/billing-room.ts';
import { compareBooks } from '#server/billing/compare-books.ts';
import type { ModelBudgets } from '#server/interviewer/spending/amounts.ts';
import type { RoomRoutes } from '#server/platform/http/endpoint-binding.ts';
import type { Parts } from '#server/platform/parts.ts';
import { grantByOperator } from './grant-by-operator.ts';
import { listStuckOrders } from './list-stuck-orders.ts';
import { readCosts } from './read-costs.ts';
import { refundByOperator } from './refund-by-operator.ts';
import { resettleOrder } from './resettle-order.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

/** What the operator's command line calls. `budgets` are those of the configured language model, if there is one. */
export function operationsRoutes(
  room: Pick<Parts, 'database' | 'clock'> & {
    audit: WriteAudit;
    budgets?: ModelBudgets | null;
    billing: BillingRoom;
  },
): RoomRoutes {
  const { billing } = room;
  return (bind) => {
    bind('readCosts', ({ query }) => readCosts({ ...room, budgets: room.budgets ?? null }, query));
    bind('grantInterviews', ({ body }) => grantByOperator(room, body));
    bind('verifyAudit', async () => {
      const verdict = await verifyAuditLog(room);
      return { entries: verdict.entries, brokenAt: verdict.whole ? null : verdict.brokenAt };
    });
    bind('listStuckOrders', () => listStuckOrders(room));
    bind('resettleOrder', ({ params, body }) => resettleOrder(billing, { ...params, ...body }));
    bind('refundOrder', ({ params, body }) => refundByOperator(billing, { ...params, ...body }));
    bind('compareBooks', ({ query: { days } }) => {
      const to = room.clock.now();
      return compareBooks(billing, { from: new Date(to.getTime() - days * dayMs), to });
    });
  };
}
