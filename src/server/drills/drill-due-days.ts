import { indiaDay } from '#contract/india-time.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { listSpots } from './list-spots.ts';

/** The day in India on which each of the user's weak spots is due; today for what was never practised. */
export async function drillDueDays(tx: Tx, uid: string, now: Date): Promise<string[]> {
  const { spots } = await listSpots(tx, uid);
  return spots.map(({ dueOn }) => dueOn ?? indiaDay(now));
}
