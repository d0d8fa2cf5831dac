import { indiaDay } from '#contract/india-time.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { listSpots } from './list-spots.ts';

/** How many of the user's weak spots are due on this day in India. */
export async function countDrillsDue(tx: Tx, uid: string, now: Date): Promise<number> {
  const { spots } = await listSpots(tx, uid);
  return spots.filter(({ dueOn }) => dueOn === null || dueOn <= indiaDay(now)).length;
}
