import { drillLimits } from '#contract/drills.ts';
import { interviewLimits } from '#contract/interview-events.ts';
import { conductInterview, takeOverAfterMs } from './conduct-interview.ts';
import { discardPreparation } from './end-interview.ts';
import { findIdlePreparations, findOverdue, findOwing } from './due-interviews-store.ts';
import { findInterviewForService } from './interview-store.ts';
import { type RecordDeps, recordEvent } from './record-event.ts';

/** A panel that said nothing for so long was cut off: its process died, or the database was away longer than it tried. */
const owingMs = 15_000;
const hardStopMs = {
  interview: interviewLimits.hardStopMs,
  drill: drillLimits.hardStopMs,
  afterSitting: interviewLimits.hardStopMs - interviewLimits.lengthMs,
};

/**
 * The watchdog: finishes interviews whose time is up with what exists, lets a panel go on that was cut off, and returns the credits of
 * preparations left alone for two hours (rules CLOCK-5, CREDIT-4). Safe to run on several processes at once.
 */
export async function sweepInterviews(deps: RecordDeps): Promise<void> {
  const now = deps.clock.now();
  const overdue = await deps.database.read((tx) => findOverdue(tx, hardStopMs, now));
  for (const sessionId of overdue) {
    const row = await deps.database.read((tx) => findInterviewForService(tx, sessionId));
    if (!row) continue;
    const key = { caller: { uid: row.uid }, sessionId, leaseId: null, clientKey: 'time_up' };
    await recordEvent(deps, key, (_log, atMs) => ({ kind: 'time_up', atMs })).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'an overdue interview could not be finished'),
    );
  }
  await letGoOn(deps, new Date(now.getTime() - owingMs));
  const idle = await deps.database.read((tx) =>
    findIdlePreparations(tx, new Date(now.getTime() - interviewLimits.idlePreparationMs)),
  );
  for (const preparation of idle) await discardPreparation(deps, preparation);
}

/**
 * Lets panels go on that a killed process left within a turn (rule FAULT-16): the watchdog may come a minute later, and later still where
 * it was killed as well. Other processes on PostgreSQL may be speaking, and have a moment to end. The reply calls it off.
 */
export function resumeAfterStart(deps: RecordDeps): () => void {
  const startedAt = deps.clock.now();
  const resume = (): void =>
    void letGoOn(deps, startedAt).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'interrupted interviews are left to the watchdog'),
    );
  const timer = setTimeout(resume, deps.database.kind === 'embedded' ? 0 : takeOverAfterMs);
  return () => clearTimeout(timer);
}

/** Has the panel say what it owes in interviews where nothing happened since `before`. */
async function letGoOn(deps: RecordDeps, before: Date): Promise<void> {
  for (const sessionId of await deps.database.read((tx) => findOwing(tx, before))) {
    const live = deps.interviews.of(sessionId);
    conductInterview(deps, live, () => live.catchUp());
  }
}
