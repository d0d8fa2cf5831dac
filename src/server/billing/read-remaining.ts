import { remainingInterviews } from '#core/billing/credits.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { readLots } from './credit-store.ts';

/** How many interviews the user can begin at `now`. */
export async function readRemaining(tx: Tx, uid: string, now: Date): Promise<number> {
  return remainingInterviews(await readLots(tx, uid, now), now);
}
