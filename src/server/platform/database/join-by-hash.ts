import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/**
 * Has the rest of a transaction join whole tables by hash or in order, never row by row: for reads of a whole season. A season that was just
 * brought in has no statistics, so that PostgreSQL takes it for a handful and would look into an index once for every applicant. Where a row
 * must be joined so all the same, that counts as endlessly dear, and it would spend two seconds on compiling the statement: not here.
 */
export async function joinByHash(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('enable_nestloop', 'off', true), set_config('jit', 'off', true)`);
}
