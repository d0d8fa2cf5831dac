import type { StandingClaim } from '#contract/ledger.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, eq, isNull, sql } from '#server/platform/database/query.ts';
import { claimReadings } from '#server/platform/database/schema/claim-marks.ts';
import { z } from 'zod';

/** A reading that was asked for so long ago and is not there is asked for again; longer than both calls of a model may take. */
const forgottenMs = 180_000;

const asked = z.object({ session_id: z.string() });

/** How the claims of an interview were read: by a model, or, without claims, by code. */
export type ClaimReading = { by: 'model'; claims: StandingClaim[]; model: string } | { by: 'code' };

/** The reading of an interview's claims, when it was made. */
export async function findReading(tx: Tx, sessionId: string): Promise<ClaimReading | null> {
  const [row] = await tx.select().from(claimReadings).where(eq(claimReadings.sessionId, sessionId));
  if (!row?.madeAt) return null;
  return row.claims && row.model !== null
    ? { by: 'model', claims: row.claims, model: row.model }
    : { by: 'code' };
}

/**
 * Notes that the claims of an interview are to be read, when they neither are nor were just asked for; replies whether this was the one that
 * asked. It locks the interview, so that nothing is noted once its log is deleted (rule LEDGER-18).
 */
export async function askForReading(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - forgottenMs);
  const statement = sql`
    insert into claim_readings (session_id, asked_at)
    select session_id, ${now.toISOString()}::timestamptz from interview_sessions
      where session_id = ${sessionId} and has_feedback and resume_id is not null for share
    on conflict (session_id) do update set asked_at = excluded.asked_at
      where claim_readings.made_at is null and claim_readings.asked_at <= ${before.toISOString()}::timestamptz
    returning session_id`;
  return (await queryRows(tx, asked, statement)).length > 0;
}

/** Stores how claims were read, once: of two readings the first stays, and none is stored of an interview whose words are gone. */
export async function storeReading(
  tx: Tx,
  sessionId: string,
  reading: ClaimReading,
  now: Date,
): Promise<void> {
  const read = reading.by === 'model' ? { claims: reading.claims, model: reading.model } : {};
  await tx
    .update(claimReadings)
    .set({ ...read, madeAt: now })
    .where(and(eq(claimReadings.sessionId, sessionId), isNull(claimReadings.madeAt)));
}
