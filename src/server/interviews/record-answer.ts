import { formatEventId } from '#contract/event-id.ts';
import type { HeardStretch, SpokenInto } from '#contract/transcript.ts';
import { staysTrueToSpeech } from '#core/delivery/true-to-speech.ts';
import type { ConductorEvent } from '#core/interview/conductor-event.ts';
import { acceptsAnswerTo } from '#core/interview/shown-state.ts';
import type { Caller } from '#server/accounts/session-owner.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { InterviewLog } from './interview-log.ts';
import { type RecordDeps, recordEvent, requireTimeLeft } from './record-event.ts';

/** What a candidate says to a turn of the panel. */
export type AnswerGiven = {
  /** The panel turn it answers; it must be the one waited on. */
  toTurnId: string;
  text: string;
  /** What it was heard as; empty where it was typed. */
  heard: readonly HeardStretch[];
  spokenInto?: SpokenInto | undefined;
};
type AnswerInput = AnswerGiven & { caller: Caller; sessionId: string; leaseId: string; clientTurnId: string };

/**
 * Stores an answer and lets the panel go on. Sent twice, it is stored once. Throws Refusal `turn_out_of_order` when the panel waits on
 * another turn or on none, `interview_over`, `interview_open_elsewhere`, `not_found`.
 */
export async function recordAnswer(
  deps: RecordDeps,
  input: AnswerInput,
): Promise<{ turnId: string; eventId: string }> {
  const { caller, sessionId, leaseId } = input;
  const key = { caller, sessionId, leaseId, clientKey: `answer:${input.clientTurnId}` };
  const entry = await recordEvent(deps, key, (log, atMs) => {
    requireTimeLeft(log, atMs);
    if (log.pending.length > 0 || !acceptsAnswerTo(log.state, input.toTurnId))
      throw new Refusal('turn_out_of_order');
    return answeredEvent(log, { ...input, listens: deps.speaker.listens() }, atMs);
  });
  return { turnId: entry.turnId ?? input.toTurnId, eventId: formatEventId(entry.seq) };
}

/** The event an answer becomes at a moment of the interview clock. */
export function answeredEvent(
  log: InterviewLog,
  { toTurnId, text, heard, spokenInto, listens }: AnswerGiven & { listens: boolean },
  atMs: number,
): ConductorEvent {
  const asked = log.entries.findLast((e) => e.event.kind === 'uttered');
  const isSpoken = staysTrueToSpeech(text, heard);
  return {
    kind: 'answered',
    turnId: toTurnId,
    text,
    source: isSpoken ? 'spoken' : 'typed',
    ...(isSpoken && { heard: [...heard] }),
    ...(spokenInto && { spokenInto }),
    ...(listens && { listens }),
    startedAtMs: Math.min(atMs, asked?.event.atMs ?? atMs),
    atMs,
  };
}
