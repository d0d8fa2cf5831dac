import type { WriteAudit } from '#server/accounts/audit.ts';
import type { Letterhead } from '#server/mail/letter.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { Seller } from './seller.ts';

/** What the use cases of money work with. `gateway` is null where nothing can be bought. */
export type BillingRoom = Pick<Parts, 'database' | 'clock' | 'jobs' | 'log'> & {
  gateway: PaymentGateway | null;
  seller: Seller;
  letterhead: Letterhead;
  audit: WriteAudit;
};

/** The gateway, or Refusal `payments_unavailable` where none is set up. */
export function requireGateway({ gateway }: Pick<BillingRoom, 'gateway'>): PaymentGateway {
  if (!gateway) throw new Refusal('payments_unavailable');
  return gateway;
}

/** Runs soon after the transaction commits; the sweep of the same name finds what a lost job left. */
export const billingQueues = {
  reconcileOrders: 'reconcile_orders',
  driveRefunds: 'drive_refunds',
  processWebhook: 'process_webhook',
} as const;
