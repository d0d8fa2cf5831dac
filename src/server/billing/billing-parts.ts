import type { WriteAudit } from '#server/accounts/audit.ts';
import type { Letterhead } from '#server/mail/letter.ts';
import type { Parts } from '#server/platform/parts.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { Seller } from './seller.ts';

/** The parts of the service that money needs; each use case takes just the ones it uses, `Pick<BillingParts, 'database' | 'gateway'>`. */
export type BillingParts = Pick<Parts, 'database' | 'clock' | 'jobs' | 'log'> & {
  /** Null where nothing can be bought. */
  gateway: PaymentGateway | null;
  seller: Seller;
  letterhead: Letterhead;
  audit: WriteAudit;
};
