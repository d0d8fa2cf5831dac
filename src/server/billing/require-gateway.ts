import { Refusal } from '#server/platform/refusal.ts';
import type { BillingParts } from './billing-parts.ts';
import type { PaymentGateway } from './payment-gateway.ts';

/** The gateway, or Refusal `payments_unavailable` where none is set up. */
export function requireGateway({ gateway }: Pick<BillingParts, 'gateway'>): PaymentGateway {
  if (!gateway) throw new Refusal('payments_unavailable');
  return gateway;
}
