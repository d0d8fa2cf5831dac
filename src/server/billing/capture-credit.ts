import { captureOn } from '#core/billing/credits.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Settled, settleHold } from './settle-hold.ts';

/**
 * Uses up a held interview; belongs into the transaction that stores the feedback, so that captured interviews and feedbacks are equally
 * many (rules MONEY-9, CREDIT-4). Idempotent. `otherwise` means the credit had been given back: the caller must not store feedback then.
 */
export function captureCredit(tx: Tx, hold: { holdKey: string; now: Date }): Promise<Settled> {
  return settleHold(tx, hold, 'capture', captureOn);
}
