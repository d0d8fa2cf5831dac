import type { Tx } from './database.ts';
import { sql } from 'drizzle-orm';

/**
 * Has the rest of a transaction join whole tables by hash or in order, never row by row: for reads of a whole season. A season that was just
 * brought in has no statistics, so that PostgreSQL takes it for a handful and would look into an index once for every applicant.
 */
export async function joinByHash(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('enable_nestloop', 'off', true)`);
}
