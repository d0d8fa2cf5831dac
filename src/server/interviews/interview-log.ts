import type { SpeakDirective } from '#core/interview/directive.ts';
import type { ConductorEvent } from '#core/interview/conductor-event.ts';
import { isSoftened } from '#core/interview/shown-state.ts';
import { step } from '#core/interview/conductor.ts';
import { type ConductorState, initialState } from '#core/interview/state.ts';
import type { StoredEvent } from './interview-event-store.ts';

/** One stored event; `turnId` is the candidate's turn it became, if it became one; `softens` when from it on the panel presses less. */
export type LogEntry = { seq: number; event: ConductorEvent; turnId?: string; softens?: true };

/** An interview rebuilt from its events: where the conductor stands, and what the panel was told to say but has not said yet. */
export type InterviewLog = {
  state: ConductorState;
  lastSeq: number;
  pending: readonly SpeakDirective[];
  entries: readonly LogEntry[];
  /** Which stem a panel turn asked, where it asked one. */
  asked: readonly { turnId: string; stemId: string | undefined }[];
};

export const emptyLog: InterviewLog = {
  state: initialState(),
  lastSeq: 0,
  pending: [],
  entries: [],
  asked: [],
};

/** The log one event further. What an utterance fulfils is no longer pending. */
export function applyEvent(log: InterviewLog, seq: number, event: ConductorEvent): InterviewLog {
  const { state, directives } = step(log.state, event);
  const said = state.turns.slice(log.state.turns.length).find((t) => t.role === 'candidate');
  const softens = isSoftened(state) && !isSoftened(log.state);
  const entry: LogEntry = {
    seq,
    event,
    ...(said ? { turnId: said.id } : {}),
    ...(softens ? { softens } : {}),
  };
  const speaks = directives.flatMap((d) => (d.kind === 'speak' ? [d.speak] : []));
  const { pending, asked } = event.kind === 'uttered' ? onceUttered(log, event) : log;
  return {
    state,
    lastSeq: seq,
    pending: [...pending, ...speaks],
    entries: [...log.entries, entry],
    asked: [...asked, ...speaks.map(askedBy)],
  };
}

const askedBy = ({ turnId, stemId }: SpeakDirective): InterviewLog['asked'][number] => ({ turnId, stemId });

/** What is still to be said, and what was asked, once this is uttered: on the other way nothing of the planned one, and that way's question (rule PACE-7). */
function onceUttered(
  { pending, asked, state: { otherWay } }: InterviewLog,
  { turnId, worded }: Extract<ConductorEvent, { kind: 'uttered' }>,
): Pick<InterviewLog, 'pending' | 'asked'> {
  const other = pending.find((one) => one.turnId === turnId)?.other;
  if (!worded?.turned || !other || otherWay?.turnId !== turnId)
    return { pending: pending.filter((one) => one.turnId !== turnId), asked };
  return { pending: [], asked: [...asked.filter((one) => one.turnId !== turnId), askedBy(other)] };
}

/** The log with stored events added; those it already holds are passed over. */
export function applyStored(log: InterviewLog, stored: readonly StoredEvent[]): InterviewLog {
  return stored
    .filter((s) => s.seq > log.lastSeq)
    .reduce((l, s) => applyEvent(l, s.seq, s.event as ConductorEvent), log);
}
