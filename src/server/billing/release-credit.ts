import { releaseOn } from '#core/billing/credits.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Settled, settleHold } from './settle-hold.ts';

/**
 * Gives a held interview back: it was discarded, failed, or stopped without feedback. Idempotent. `otherwise` means it had been captured
 * and stays used. What comes back after its lot expired lapses with the next run of `expireLots`.
 */
export function releaseCredit(tx: Tx, hold: { holdKey: string; now: Date }): Promise<Settled> {
  return settleHold(tx, hold, 'release', releaseOn);
}
