import { z } from 'zod';
import type { StoredEvent } from '#server/interviews/interview-event-store.ts';
import { applyStored, emptyLog } from '#server/interviews/interview-log.ts';

/** A panel that owed words for so long when its time ran out had broken off: words come within seconds, and are tried again. */
const owedMs = 60_000;
const timed = z.object({ kind: z.string(), atMs: z.number() });

/**
 * Whether the watchdog ended an interview in which the panel owed words: that is our failure, not the candidate's giving up, and never
 * counts (rule CREDIT-6).
 */
export function brokeOff(events: readonly StoredEvent[]): boolean {
  const at = events.findIndex(({ event }) => timed.safeParse(event).data?.kind === 'time_up');
  const end = timed.safeParse(events[at]?.event).data;
  const last = timed.safeParse(events[at - 1]?.event).data;
  if (!end || !last || end.atMs - last.atMs < owedMs) return false;
  return applyStored(emptyLog, events.slice(0, at)).pending.length > 0;
}
