import type { FinishedInterview } from '#server/feedback/interview-record.ts';
import type { WorkPlace } from '#server/feedback/scoring-work.ts';
import { readEvents } from '#server/interviews/interview-event-store.ts';
import { findInterview } from '#server/interviews/interview-store.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** `place` is where code thinks: replaying an interview takes long enough that no other candidate's turn should wait for it. */
export type LedgerDeps = Pick<Parts, 'database' | 'clock'> & { place: WorkPlace };

/** The interview of whoever asks, and which. */
export type OwnInterview = { uid: string; sessionId: string };

/** An interview with feedback as its log tells it, or why there is nothing to read. */
type FinishedRecord =
  | { status: 'ready'; record: FinishedInterview }
  | { status: UntoldBecause; record: null };

/** Without feedback, after its time, or after its resume was deleted. */
export type UntoldBecause = 'none' | 'swept' | 'resume_deleted';

/** Rebuilds an interview that has feedback from its log. Throws Refusal `not_found` where it is nobody's or another's. */
export async function finishedRecord(
  { database, place }: Pick<LedgerDeps, 'database' | 'place'>,
  { uid, sessionId }: OwnInterview,
): Promise<FinishedRecord> {
  const read = await database.read(async (tx) => {
    const row = await findInterview(tx, uid, sessionId);
    return row && { row, events: row.hasFeedback ? await readEvents(tx, sessionId, 0) : [] };
  });
  if (!read) throw new Refusal('not_found');
  if (!read.row.hasFeedback) return { status: 'none', record: null };
  const record = read.events.length > 0 ? await place.do('record', read.row, read.events) : null;
  if (record) return { status: 'ready', record };
  return { status: read.row.forgottenAt ? 'swept' : 'resume_deleted', record: null };
}
