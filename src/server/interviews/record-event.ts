import type { ConductorEvent } from '#core/interview/conductor-event.ts';
import { clockOf } from '#core/interview/plan/time-budget.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type ConductDeps, conductInterview, payDebts } from './conduct-interview.ts';
import type { InterviewLog, LogEntry } from './interview-log.ts';
import { type EventInput, findCaller, findSeqByKey } from './interview-event-store.ts';
import type { LiveInterview } from './live-interview.ts';
import type { LiveInterviews } from './live-interviews.ts';

export type RecordDeps = ConductDeps & { interviews: LiveInterviews };

/** What a candidate's event becomes at a moment of the interview clock, or the refusal it meets as the interview stands. */
type MakeEvent = (log: InterviewLog, atMs: number) => ConductorEvent;

const maxTries = 5;

/**
 * Stores one event of the candidate and lets the panel answer. The event is committed before anything else happens; the reply comes as
 * soon as it is, the panel's words follow on the stream. The same `clientKey` again is stored once and gets the same reply; the panel's
 * words follow then too, if nobody said them: whoever stored it may never have heard that it did (rule FAULT-10).
 * Throws Refusals of the statement and of `makeEvent`.
 */
export async function recordEvent(
  deps: RecordDeps,
  input: EventInput,
  makeEvent: MakeEvent,
): Promise<LogEntry> {
  const live = deps.interviews.of(input.sessionId);
  return live.inTurn(async () => {
    for (let tries = 0; tries < maxTries; tries++) {
      if (live.log.lastSeq === 0) await live.catchUp();
      if (live.uid === null) throw new Refusal('not_found');
      const entry = await tryToRecord(deps, live, input, makeEvent);
      if (entry) return entry;
    }
    throw new Error('The interview was written by others too often in a row.');
  });
}

async function tryToRecord(
  deps: RecordDeps,
  live: LiveInterview,
  input: EventInput,
  makeEvent: MakeEvent,
): Promise<LogEntry | null> {
  const now = deps.clock.now();
  let event: ConductorEvent;
  try {
    event = makeEvent(live.log, live.clockAt(now).elapsedMs);
  } catch (refusal) {
    // Perhaps another process wrote meanwhile, or it was answered already: then a repetition gets the same reply.
    const known = live.log.lastSeq;
    await live.catchUp();
    const { uid, seq } = await deps.database.read(async (tx) => ({
      uid: await findCaller(tx, input.caller, now),
      seq: await findSeqByKey(tx, input.sessionId, input.clientKey),
    }));
    // What is refused, and why, is for the owner only.
    if (uid === null) throw new Refusal('not_signed_in');
    if (uid !== live.uid) throw new Refusal('not_found');
    const earlier = live.log.entries.find((e) => e.seq === seq);
    if (earlier) {
      payDebts(deps, live);
      return earlier;
    }
    if (live.log.lastSeq > known) return null;
    throw refusal;
  }
  const takenUp = live.turnTime.moment();
  const appended = await live.record(input, event, now);
  if (appended.kind === 'refused') throw new Refusal(appended.code);
  if (appended.kind === 'behind') return null;
  if (appended.kind === 'stored' && event.kind === 'answered') live.turnTime.answered(takenUp);
  if (appended.kind === 'stored') conductInterview(deps, live);
  else payDebts(deps, live);
  return live.log.entries.find((e) => e.seq === appended.seq) ?? null;
}

/** Refuses what comes once all is over: an answer sent in time and late on its way is taken until then (rules CLOCK-1, DRILL-1). */
export function requireTimeLeft({ state }: InterviewLog, atMs: number): void {
  if (atMs >= clockOf(state.setting ?? {}).hardStopMs) throw new Refusal('interview_over');
}
