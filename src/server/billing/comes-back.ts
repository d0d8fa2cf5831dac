import { mayReturn } from '#core/billing/credits.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { countReturns, findHold, findSettlement } from './credit-store.ts';

/** Whether a held interview came back, or would if it were given up at `now` after it was started (rule CREDIT-6). */
export async function comesBack(
  tx: Tx,
  { holdKey, started, now }: { holdKey: string; started: boolean; now: Date },
): Promise<boolean> {
  const settlement = await findSettlement(tx, holdKey);
  if (settlement) return settlement === 'release';
  const hold = started ? await findHold(tx, holdKey) : null;
  return hold === null || mayReturn(await countReturns(tx, hold, now));
}
