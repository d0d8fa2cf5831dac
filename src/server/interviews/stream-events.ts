import { type EventId, formatEventId, parseEventId } from '#contract/event-id.ts';
import type { InterviewStreamEvent } from '#contract/interview-events.ts';
import type { Turn } from '#contract/transcript.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { awaitingTurnId, mayAskAgain, transcriptOf } from '#core/interview/shown-state.ts';
import type { InterviewLog, LogEntry } from './interview-log.ts';

/** One event as a reader gets it. Without an id it is not resumed from. */
export type StreamItem = { id?: string; data: InterviewStreamEvent };

/** The id after which nothing of this entry is missing: an utterance of n characters ends at offset n + 1. */
export function endOf(entry: LogEntry | undefined): string {
  if (!entry) return formatEventId(0);
  return formatEventId(entry.seq, entry.event.kind === 'uttered' ? entry.event.text.length + 1 : 0);
}

/** What a panel turn looks like when its first word is about to be said. */
export function startedItem(seq: number, speak: SpeakDirective, startedAtMs: number): StreamItem {
  return {
    id: formatEventId(seq),
    data: {
      type: 'utterance_started',
      turnId: speak.turnId,
      speakerId: speak.speakerId,
      topicId: speak.topicId,
      move: speak.move,
      startedAtMs,
      ...(speak.tactic ? { tactic: speak.tactic } : {}),
    },
  };
}

/** Words said so far: `text` ends at character `end` of the utterance. */
export function wordsItem(seq: number, turnId: string, text: string, end: number): StreamItem {
  return { id: formatEventId(seq, end), data: { type: 'words', turnId, text } };
}

/** What a reader who has everything up to `after` still misses, in order. */
export function itemsAfter(log: InterviewLog, after: EventId): StreamItem[] {
  const turns = new Map(transcriptOf(log.state).map((t) => [t.id, t]));
  return log.entries.flatMap((entry) => itemsOf(log, entry, after, turns));
}

function itemsOf(log: InterviewLog, entry: LogEntry, after: EventId, turns: Map<string, Turn>): StreamItem[] {
  if (entry.seq < after.seq) return [];
  if (entry.event.kind !== 'uttered') {
    return entry.seq > after.seq ? candidateItems(log, entry) : [];
  }
  const turn = turns.get(entry.event.turnId);
  if (!turn) return [];
  const from = entry.seq === after.seq ? after.offset : -1;
  const { length } = entry.event.text;
  if (from > length) return [];
  const rest = entry.event.text.slice(Math.max(0, from));
  return [
    ...(from < 0 ? [startedTurn(entry.seq, turn)] : []),
    ...(rest ? [wordsItem(entry.seq, turn.id, rest, length)] : []),
    finishedItem(log, entry.seq, turn, length),
  ];
}

/** The finished utterance; `awaiting` says whether the panel now waits for the candidate. */
export function finishedItem(log: InterviewLog, seq: number, turn: Turn, length: number): StreamItem {
  const awaiting = log.pending.length === 0 && awaitingTurnId(log.state) === turn.id;
  const data = {
    type: 'utterance_finished' as const,
    turn,
    awaiting,
    mayAskAgain: awaiting && mayAskAgain(log.state),
  };
  return { id: formatEventId(seq, length + 1), data };
}

/** What readers see of an event of the candidate: that the panel presses less from now on, and the turn it became, if it became one. */
export function candidateItems(log: InterviewLog, entry: LogEntry): StreamItem[] {
  const id = formatEventId(entry.seq);
  const turn = transcriptOf(log.state).find((t) => t.id === entry.turnId);
  const isLast = turn === undefined;
  return [
    // Before the turn and without an id, so that who lost the line in between gets both again.
    ...(entry.softens ? [{ ...(isLast ? { id } : {}), data: { type: 'softened' as const } }] : []),
    ...(turn ? [{ id, data: { type: 'candidate_turn' as const, turn } }] : []),
  ];
}

function startedTurn(seq: number, turn: Turn): StreamItem {
  return {
    id: formatEventId(seq),
    data: {
      type: 'utterance_started',
      turnId: turn.id,
      speakerId: turn.speakerId ?? '',
      topicId: turn.topicId,
      move: turn.move ?? 'remark',
      startedAtMs: turn.startedAtMs,
      ...(turn.tactic ? { tactic: turn.tactic } : {}),
      ...(turn.hook ? { hook: turn.hook } : {}),
    },
  };
}

/** An item without what the reader at `from` already has; null when nothing of it is left. Items without an id are always sent. */
export function trimItem(item: StreamItem, from: EventId): StreamItem | null {
  const end = parseEventId(item.id);
  if (!end || end.seq > from.seq) return item;
  if (end.seq < from.seq || end.offset <= from.offset) return null;
  if (item.data.type !== 'words') return item;
  const missing = end.offset - from.offset;
  return { ...item, data: { ...item.data, text: item.data.text.slice(-missing) } };
}
