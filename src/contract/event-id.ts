/** A place in the event stream: `seq` numbers stored events, `offset` counts characters of an utterance already sent. */
export type EventId = { seq: number; offset: number };

export const eventIdPattern = /^(\d{1,9})\.(\d{1,9})$/;

/** The id as the stream carries it: `<seq>.<offset>`. */
export function formatEventId(seq: number, offset = 0): string {
  return `${seq}.${offset}`;
}

/** Reads `<seq>.<offset>`; null for anything else. */
export function parseEventId(text: string | undefined): EventId | null {
  const match = eventIdPattern.exec(text ?? '');
  return match ? { seq: Number(match[1]), offset: Number(match[2]) } : null;
}

/** Negative when `a` stands before `b` in the stream, zero at the same place, positive after it. */
export function compareEventIds(a: EventId, b: EventId): number {
  return a.seq - b.seq || a.offset - b.offset;
}
