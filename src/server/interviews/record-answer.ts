import { formatEventId } from '#contract/event-id.ts';
import type { HeardStretch, SpokenInto } from '#contract/transcript.ts';
import { staysTrueToSpeech } from '#core/delivery/true-to-speech.ts';
import { acceptsAnswerTo } from '#core/interview/conductor.ts';
import type { Caller } from '#server/accounts/session-owner.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type RecordDeps, recordEvent, requireTimeLeft } from './record-event.ts';

type AnswerInput = {
  caller: Caller;
  sessionId: string;
  leaseId: string;
  clientTurnId: string;
  /** The panel turn it answers; it must be the one waited on. */
  toTurnId: string;
  text: string;
  /** What it was heard as; empty where it was typed. */
  heard: readonly HeardStretch[];
  spokenInto?: SpokenInto | undefined;
};

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
    requireTimeLeft(atMs);
    if (log.pending.length > 0 || !acceptsAnswerTo(log.state, input.toTurnId))
      throw new Refusal('turn_out_of_order');
    const asked = log.entries.findLast((e) => e.event.kind === 'uttered');
    const isSpoken = staysTrueToSpeech(input.text, input.heard);
    return {
      kind: 'answered',
      turnId: input.toTurnId,
      text: input.text,
      source: isSpoken ? 'spoken' : 'typed',
      ...(isSpoken && { heard: [...input.heard] }),
      ...(input.spokenInto && { spokenInto: input.spokenInto }),
      startedAtMs: Math.min(atMs, asked?.event.atMs ?? atMs),
      atMs,
    };
  });
  return { turnId: entry.turnId ?? input.toTurnId, eventId: formatEventId(entry.seq) };
}
