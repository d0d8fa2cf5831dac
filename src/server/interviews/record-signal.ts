import type { BodyOf } from '#contract/endpoints.ts';
import { mostNoticed } from '#contract/schools/sitting-in-room.ts';
import { formatEventId } from '#contract/event-id.ts';
import type { ConductorEvent } from '#core/interview/conductor-event.ts';
import { awaitingTurnId } from '#core/interview/shown-state.ts';
import type { Caller } from '#server/accounts/session-owner.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { InterviewLog } from './interview-log.ts';
import { type RecordDeps, recordEvent, requireTimeLeft } from './record-event.ts';

type Signal = BodyOf<'signal'>['signal'];

/** How far a browser's count of silent seconds may run ahead of the server's clock. */
const silenceToleranceMs = 1_000;

/**
 * Stores what the candidate does besides answering. A silence is believed only when the server's clock agrees that so much time passed
 * since the panel's last word. Throws Refusal `turn_out_of_order`, `interview_over`, `interview_open_elsewhere`, `not_found`.
 */
export async function recordSignal(
  deps: RecordDeps,
  input: { caller: Caller; sessionId: string; leaseId: string; clientTurnId: string; signal: Signal },
): Promise<{ eventId: string }> {
  const { caller, sessionId, leaseId } = input;
  const { signal, clientTurnId } = input;
  const isSecondTab = signal.kind === 'noticed' && signal.what === 'second_tab';
  // Noted by the tab that has no pen, and once of each however often it says so (rule SCHOOL-7).
  const key = isSecondTab
    ? { caller, sessionId, leaseId: null, clientKey: `second_tab:${leaseId}` }
    : { caller, sessionId, leaseId, clientKey: `signal:${clientTurnId}` };
  const entry = await recordEvent(deps, key, (log, atMs) => {
    requireTimeLeft(log, atMs);
    return eventOf(signal, log, atMs);
  });
  return { eventId: formatEventId(entry.seq) };
}

function eventOf(signal: Signal, log: InterviewLog, atMs: number): ConductorEvent {
  const awaited = log.pending.length === 0 && awaitingTurnId(log.state) !== null;
  switch (signal.kind) {
    case 'soften':
      return { kind: 'soften', atMs };
    case 'resume_clock':
      return { kind: 'resume_clock', atMs };
    case 'noticed': {
      const { what, size } = signal;
      const noted = log.entries.filter(({ event }) => event.kind === 'noticed').length;
      // Of an interview that is nobody's to judge, nothing of the kind is kept (rule SCHOOL-7).
      if (!log.state.setting?.scenario || noted >= mostNoticed) throw new Refusal('turn_out_of_order');
      return { kind: 'noticed', what, size, atMs };
    }
    case 'think':
    case 'move_on':
    case 'ask_again':
      if (!awaited) throw new Refusal('turn_out_of_order');
      return { kind: signal.kind, atMs };
    case 'silence': {
      const lastWord = log.entries.findLast((e) => e.event.kind === 'uttered');
      const quietMs = atMs - (lastWord?.event.atMs ?? 0);
      if (!awaited || quietMs + silenceToleranceMs < signal.seconds * 1000)
        throw new Refusal('turn_out_of_order');
      return { kind: 'silence', seconds: signal.seconds, atMs };
    }
  }
}
