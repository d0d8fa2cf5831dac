import { interviewLimits } from '#contract/interview-events.ts';
import type { ConductorEvent } from '#core/interview/conductor.ts';
import type { Caller } from '#server/accounts/session-owner.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type ConductDeps, conductInterview } from './conduct-interview.ts';
import { elapsedMs } from './interview-clock.ts';
import { applyEvent, type LogEntry } from './interview-log.ts';
import { type Appended, appendCandidateEvent, findCaller, findSeqByKey } from './interview-event-store.ts';
import type { LiveInterview } from './live-interview.ts';
import type { LiveInterviews } from './live-interviews.ts';
import { candidateItems } from './stream-events.ts';

export type RecordDeps = ConductDeps & { interviews: LiveInterviews };

/** What a candidate's event becomes at a moment of the interview clock, or the refusal it meets in the interview's present state. */
export type MakeEvent = (live: LiveInterview, atMs: number) => ConductorEvent;

/** Whose event it is, from which tab (null for events of the service itself), and the key that makes a repetition the same event. */
export type EventInput = { caller: Caller; sessionId: string; leaseId: string | null; clientKey: string };

const maxTries = 5;

/**
 * Stores one event of the candidate and lets the panel answer. The event is committed before anything else happens; the reply comes as
 * soon as it is, the panel's words follow on the stream. The same `clientKey` again is stored once and gets the same reply.
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
    event = makeEvent(live, elapsedMs(live.clock, now));
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
    if (earlier) return earlier;
    if (live.log.lastSeq > known) return null;
    throw refusal;
  }
  const appended = await deps.database.read((tx) =>
    appendCandidateEvent(tx, { ...input, expectedSeq: live.log.lastSeq, event, now }),
  );
  return settle(deps, live, event, appended);
}

async function settle(
  deps: RecordDeps,
  live: LiveInterview,
  event: ConductorEvent,
  appended: Appended,
): Promise<LogEntry | null> {
  if (appended.kind === 'refused') throw new Refusal(appended.code);
  if (appended.kind === 'behind') {
    await live.catchUp();
    return null;
  }
  if (appended.kind === 'earlier') {
    await live.catchUp();
    return live.log.entries.find((e) => e.seq === appended.seq) ?? null;
  }
  live.log = applyEvent(live.log, appended.seq, event);
  const entry = live.log.entries.at(-1);
  if (entry) live.publish(candidateItems(live.log, entry));
  void live
    .inTurn(() => conductInterview(deps, live))
    .catch((error: unknown) => deps.log.error({ err: error }, 'the panel could not go on'));
  return entry ?? null;
}

/** Refuses what comes after the time for answers is over (rule CLOCK-1). */
export function requireTimeLeft(atMs: number): void {
  if (atMs >= interviewLimits.hardStopMs) throw new Refusal('interview_over');
}
