import { type InterviewSnapshot, interviewLimits } from '#contract/interview-events.ts';
import { awaitingTurnId, isSoftened, panelOf, transcriptOf } from '#core/interview/conductor.ts';
import type { Speaker } from '#server/interviewer/speaker.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { elapsedMs } from './interview-clock.ts';
import { applyStored, emptyLog } from './interview-log.ts';
import { findInterview, readEvents } from './interview-store.ts';
import { endOf } from './stream-events.ts';

/**
 * The interview as its owner's room draws it, rebuilt from its events. `leaseId` is the asking tab's; it decides `writable`. Throws
 * Refusal `not_found` for a missing and for another user's interview alike.
 */
export async function readInterview(
  { database, clock, speaker }: Pick<Parts, 'database' | 'clock'> & { speaker: Speaker },
  { uid, sessionId, leaseId }: { uid: string; sessionId: string; leaseId: string | null },
): Promise<InterviewSnapshot> {
  const { row, events } = await database.read(async (tx) => {
    const found = await findInterview(tx, uid, sessionId);
    return { row: found, events: found ? await readEvents(tx, sessionId, 0) : [] };
  });
  if (!row) throw new Refusal('not_found');
  const log = applyStored(emptyLog, events);
  const running = row.state === 'running';
  return {
    sessionId,
    state: row.state,
    endReason: row.endReason,
    style: row.style,
    profile: log.state.setting?.profile ?? null,
    resumeId: row.resumeId,
    panel: panelOf(log.state),
    turns: transcriptOf(log.state).filter((turn) => !log.pending.some((speak) => speak.turnId === turn.id)),
    awaitingTurnId: running && log.pending.length === 0 ? awaitingTurnId(log.state) : null,
    elapsedMs: elapsedMs(row, row.endedAt ?? clock.now()),
    lengthMs: interviewLimits.lengthMs,
    frozen: row.frozenAt !== null,
    restartsLeft: interviewLimits.restartsPerCredit - row.restarts,
    softened: isSoftened(log.state),
    lastEventId: endOf(log.entries.at(-1)),
    writable: leaseId !== null && row.leaseId === leaseId,
    engine: speaker.capabilities.engine,
    feedbackReady: row.hasFeedback,
    refusedFeedback: row.refusedFeedback,
  };
}
