import type { Parts } from '#server/platform/parts.ts';
import { endLinks } from './mentor-link-store.ts';

/** Ends links whose time is over, which led nowhere already: what was not scored is deleted (rule MENTOR-7). */
export async function sweepMentorLinks({
  database,
  clock,
}: Pick<Parts, 'database' | 'clock'>): Promise<void> {
  await database.transaction((tx) => endLinks(tx, clock.now()));
}
