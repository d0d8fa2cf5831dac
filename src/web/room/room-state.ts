import { compareEventIds, type EventId, parseEventId } from '#contract/event-id.ts';
import type {
  EndReason,
  InterviewSnapshot,
  InterviewState,
  InterviewStreamEvent,
} from '#contract/interview-events.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import { addWords, wholeWords, type WordPiece } from './utterance-words.ts';

/** Who has the floor. `speakerId` is null until it is known who thinks. `quiet` is the moment between two remarks, and everything after the end. */
type Floor =
  | { kind: 'thinking'; speakerId: string | null }
  | { kind: 'speaking'; turnId: string }
  | { kind: 'awaiting'; turnId: string }
  | { kind: 'quiet' };

/** A turn as the room shows it; `live` ones began while this page was open, so that their words may arrive one by one. */
export type RoomTurn = Turn & { finished: boolean; live: boolean };

/** A value and the place in the stream it comes from: only a later place may change it, so order and repeats do not matter. */
type Latest<T> = { value: T; at: EventId; rank: number };

export type RoomClock = { elapsedMs: number; frozen: boolean; readAtMs: number };
type RoomOutcome =
  | { kind: 'open' }
  | { kind: 'ready' }
  | { kind: 'refused'; reason: 'too_few_topics' | 'distress' | 'failed' };

/** The room as one value: what the server said last, put together from a snapshot and the events after it. */
export type RoomState = {
  snapshot: InterviewSnapshot;
  turns: Readonly<Record<string, RoomTurn>>;
  words: Readonly<Record<string, readonly WordPiece[]>>;
  floor: Latest<Floor>;
  /** The question that stands open; a remark beside it leaves it open. */
  awaited: Latest<string | null>;
  /** Whether it is put again to who asks for it. */
  mayAskAgain: Latest<boolean>;
  clock: Latest<RoomClock>;
  /** How far the interview is; it only goes forward. */
  phase: { state: InterviewState; endReason: EndReason | null };
  /** The tab that took the pen last, as far as the stream has told; null before it told anything. */
  penLeaseId: Latest<string | null>;
  softened: boolean;
  progress: { done: number; of: number; topicIds: readonly TopicId[] } | null;
  outcome: RoomOutcome;
  lastEventId: string;
};

/** The place an event id names; before every event where it is none. */
function placeOf(eventId: string): EventId {
  return parseEventId(eventId) ?? { seq: -1, offset: 0 };
}

/** The room from a fresh snapshot. `nowMs` is the browser's own clock, any origin. */
export function roomFromSnapshot(snapshot: InterviewSnapshot, nowMs: number): RoomState {
  const at = placeOf(snapshot.lastEventId);
  const latest = <T>(value: T): Latest<T> => ({ value, at, rank: 0 });
  const turns = snapshot.turns.map((turn): RoomTurn => ({ ...turn, live: false, finished: true }));
  return {
    snapshot,
    turns: Object.fromEntries(turns.map((turn) => [turn.id, turn])),
    words: {},
    floor: latest<Floor>(floorOf(snapshot)),
    awaited: latest(snapshot.state === 'running' ? snapshot.awaitingTurnId : null),
    mayAskAgain: latest(snapshot.mayAskAgain),
    clock: latest({ elapsedMs: snapshot.elapsedMs, frozen: snapshot.frozen, readAtMs: nowMs }),
    phase: { state: snapshot.state, endReason: snapshot.endReason },
    penLeaseId: latest<string | null>(null),
    softened: snapshot.softened,
    progress: null,
    outcome: outcomeOf(snapshot),
    lastEventId: snapshot.lastEventId,
  };
}

function floorOf(snapshot: InterviewSnapshot): Floor {
  if (snapshot.state !== 'running') return { kind: 'quiet' };
  if (snapshot.awaitingTurnId) return { kind: 'awaiting', turnId: snapshot.awaitingTurnId };
  return { kind: 'thinking', speakerId: null };
}

function outcomeOf(snapshot: InterviewSnapshot): RoomOutcome {
  if (snapshot.feedbackReady) return { kind: 'ready' };
  if (snapshot.refusedFeedback) return { kind: 'refused', reason: snapshot.refusedFeedback };
  return { kind: 'open' };
}

/**
 * The room after one event of the stream. Safe to call with an event again, or late: a resumed stream may repeat and split
 * words anywhere, and the transcript comes out the same (rule STREAM-1).
 */
export function applyEvent(
  room: RoomState,
  eventId: string,
  event: InterviewStreamEvent,
  nowMs: number,
): RoomState {
  const at = placeOf(eventId);
  const lastEventId = compareEventIds(at, placeOf(room.lastEventId)) > 0 ? eventId : room.lastEventId;
  return { ...applied(room, at, event, nowMs), lastEventId };
}

function applied(room: RoomState, at: EventId, event: InterviewStreamEvent, nowMs: number): RoomState {
  switch (event.type) {
    case 'candidate_turn':
      return {
        ...withTurn(room, { ...event.turn, finished: true, live: true }),
        floor: later(room.floor, { kind: 'thinking', speakerId: null }, at, ranks.answered),
        awaited: later(room.awaited, null, at, ranks.answered),
      };
    case 'thinking': {
      const floor: Floor = { kind: 'thinking', speakerId: event.speakerId };
      return { ...room, floor: later(room.floor, floor, at, ranks.thinking) };
    }
    case 'utterance_started':
      return begun(room, at, event);
    case 'words':
      return heard(room, at, event.turnId, event.text);
    case 'utterance_finished':
      return finished(room, at, event);
    case 'clock': {
      const clock = { elapsedMs: event.elapsedMs, frozen: event.frozen, readAtMs: nowMs };
      return { ...room, clock: later(room.clock, clock, at, event.elapsedMs) };
    }
    case 'pen':
      return { ...room, penLeaseId: later(room.penLeaseId, event.leaseId, at, 0) };
    case 'softened':
      return { ...room, softened: true };
    case 'state': {
      const phase = further(room.phase, { state: event.state, endReason: event.endReason });
      if (phaseOrder[phase.state] <= phaseOrder.running) return { ...room, phase };
      const awaited = later(room.awaited, null, at, ranks.over);
      return { ...room, phase, awaited, floor: later(room.floor, { kind: 'quiet' }, at, ranks.over) };
    }
    case 'feedback_progress':
      return { ...room, progress: furthered(room.progress, event) };
    case 'feedback_ready':
      return { ...room, outcome: { kind: 'ready' } };
    case 'feedback_refused':
      return { ...room, outcome: { kind: 'refused', reason: event.reason } };
    default:
      return room;
  }
}

/** The room once this tab, or with an empty id some other tab, has taken the pen by a call of its own. */
export function withPen(room: RoomState, leaseId: string): RoomState {
  return { ...room, penLeaseId: { value: leaseId, at: placeOf(room.lastEventId), rank: 0 } };
}

/** Whether the tab with this lease may write. */
export function holdsPen(room: RoomState, leaseId: string): boolean {
  return room.penLeaseId.value === null ? room.snapshot.writable : room.penLeaseId.value === leaseId;
}

const phaseOrder: Readonly<Record<InterviewState, number>> = {
  preparing: 0,
  running: 1,
  scoring: 2,
  done: 3,
  discarded: 3,
  failed: 3,
};

function further(known: RoomState['phase'], told: RoomState['phase']): RoomState['phase'] {
  return phaseOrder[told.state] >= phaseOrder[known.state] ? told : known;
}

/**
 * The room after everything was read afresh while its stream went on. Where the stream is ahead its word stands; what was arriving goes
 * on arriving.
 */
export function withSnapshot(room: RoomState, snapshot: InterviewSnapshot, nowMs: number): RoomState {
  const phase = further(room.phase, { state: snapshot.state, endReason: snapshot.endReason });
  const outcome = room.outcome.kind === 'open' ? outcomeOf(snapshot) : room.outcome;
  const kept = { snapshot, phase, outcome };
  if (compareEventIds(placeOf(snapshot.lastEventId), placeOf(room.lastEventId)) < 0) {
    return { ...room, ...kept };
  }
  const fresh = roomFromSnapshot(snapshot, nowMs);
  const turns = Object.values(fresh.turns).map((turn) => ({
    ...turn,
    live: room.turns[turn.id]?.live ?? false,
  }));
  return {
    ...fresh,
    ...kept,
    turns: Object.fromEntries(turns.map((turn) => [turn.id, turn])),
    progress: room.progress,
  };
}

/** Orders what stands at the same place. Thinking and the end carry no place of their own: they follow the last thing sent. */
const ranks = { answered: 0, started: 1, finished: 2, thinking: 3, over: 4 } as const;

function later<T>(known: Latest<T>, value: T, at: EventId, rank: number): Latest<T> {
  const order = compareEventIds(at, known.at) || rank - known.rank;
  return order >= 0 ? { value, at, rank } : known;
}

function withTurn(room: RoomState, turn: RoomTurn): RoomState {
  return { ...room, turns: { ...room.turns, [turn.id]: turn } };
}

/** Whether the stream tells this, and not the snapshot: words of the snapshot are known, these are to arrive. */
function isNews(room: RoomState, at: EventId): boolean {
  return compareEventIds(at, placeOf(room.snapshot.lastEventId)) > 0;
}

function begun(
  room: RoomState,
  at: EventId,
  event: Extract<InterviewStreamEvent, { type: 'utterance_started' }>,
): RoomState {
  const floor = later(room.floor, { kind: 'speaking', turnId: event.turnId }, at, ranks.started);
  const known = room.turns[event.turnId];
  if (known?.live || (known && !isNews(room, at))) return { ...room, floor };
  const { type: _, turnId, startedAtMs, ...rest } = event;
  const text = wholeWords(room.words[turnId] ?? []);
  const turn = { ...rest, id: turnId, role: 'panel' as const, text, startedAtMs, endedAtMs: startedAtMs };
  return { ...withTurn(room, { ...turn, finished: false, live: true }), floor };
}

function finished(
  room: RoomState,
  at: EventId,
  { turn, awaiting, mayAskAgain }: Extract<InterviewStreamEvent, { type: 'utterance_finished' }>,
): RoomState {
  const live = room.turns[turn.id]?.live || isNews(room, at);
  const said = withTurn(room, { ...turn, finished: true, live });
  const floor: Floor = awaiting ? { kind: 'awaiting', turnId: turn.id } : { kind: 'quiet' };
  return {
    ...said,
    floor: later(room.floor, floor, at, ranks.finished),
    awaited: awaiting ? later(room.awaited, turn.id, at, ranks.finished) : room.awaited,
    mayAskAgain: awaiting ? later(room.mayAskAgain, mayAskAgain, at, ranks.finished) : room.mayAskAgain,
  };
}

function heard(room: RoomState, at: EventId, turnId: string, text: string): RoomState {
  const known = room.turns[turnId];
  if (known?.finished) return room;
  const pieces = addWords(room.words[turnId] ?? [], { start: at.offset - text.length, text });
  const words = { ...room.words, [turnId]: pieces };
  return known ? { ...withTurn(room, { ...known, text: wholeWords(pieces) }), words } : { ...room, words };
}

function furthered(
  known: RoomState['progress'],
  event: Extract<InterviewStreamEvent, { type: 'feedback_progress' }>,
): RoomState['progress'] {
  const topicIds = known?.topicIds ?? [];
  const isNew = event.topicId !== undefined && !topicIds.includes(event.topicId);
  return {
    done: Math.max(known?.done ?? 0, event.done),
    of: Math.max(known?.of ?? 0, event.of),
    topicIds: isNew && event.topicId ? [...topicIds, event.topicId] : topicIds,
  };
}

/** Who has the floor now. After a remark beside an open question it is the candidate's again. */
export function floorNow(room: RoomState): Floor {
  const { value } = room.floor;
  const open = room.awaited.value;
  return value.kind === 'quiet' && open !== null ? { kind: 'awaiting', turnId: open } : value;
}

/** The turns in the order they were spoken: their ids number them. */
export function transcriptOf(room: RoomState): RoomTurn[] {
  return Object.values(room.turns).sort((a, b) => turnNumber(a.id) - turnNumber(b.id));
}

/** The number in a turn's id, for ordering. */
export function turnNumber(turnId: string): number {
  return Number(turnId.slice(1));
}

/** Milliseconds since the interview started, at the browser's time `nowMs`. */
export function elapsedAt(clock: RoomClock, nowMs: number): number {
  return clock.frozen ? clock.elapsedMs : clock.elapsedMs + Math.max(0, nowMs - clock.readAtMs);
}
