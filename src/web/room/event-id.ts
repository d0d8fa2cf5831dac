/** A place in the event stream: `seq` numbers stored events, `offset` counts characters of an utterance already sent. */
export type EventId = { seq: number; offset: number };

/** Before every event. */
export const streamStart: EventId = { seq: -1, offset: 0 };

/** Reads `<seq>.<offset>`; anything else is the start of the stream. */
export function parseEventId(text: string): EventId {
  const match = /^(\d+)\.(\d+)$/.exec(text);
  return match ? { seq: Number(match[1]), offset: Number(match[2]) } : streamStart;
}

/** Negative when `a` stands before `b` in the stream, zero at the same place, positive after it. */
export function compareEventIds(a: EventId, b: EventId): number {
  return a.seq - b.seq || a.offset - b.offset;
}
