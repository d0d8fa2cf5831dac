import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/** Tells every listener on `channel`, in every process, when the surrounding transaction commits. Payloads stay under 8000 bytes. */
export async function notify(tx: Tx, channel: string, payload: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}
