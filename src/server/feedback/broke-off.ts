import { z } from 'zod';
import { interviewClockOf } from '#core/interview/plan/time-budget.ts';
import type { StoredEvent } from '#server/interviews/interview-event-store.ts';
import { applyStored, emptyLog } from '#server/interviews/interview-log.ts';

/** A panel that owed words for so long when its time ran out had broken off: words come within seconds, and are tried again. */
const owedMs = 60_000;
/** The watchdog looks every minute; so much later than the bell, and nobody could have answered before it. */
const awayMs = 3 * 60_000;
const timed = z.object({ kind: z.string(), atMs: z.number() });

/**
 * Whether an interview ended by the watchdog ended by our failure: the panel owed words, or the service was away when time ran out. That is
 * not the candidate's giving up, and never counts (rule CREDIT-6).
 */
export function brokeOff(events: readonly StoredEvent[]): boolean {
  const at = events.findIndex(({ event }) => timed.safeParse(event).data?.kind === 'time_up');
  const end = timed.safeParse(events[at]?.event).data;
  const last = timed.safeParse(events[at - 1]?.event).data;
  if (!end || !last) return false;
  const { state, pending } = applyStored(emptyLog, events.slice(0, at));
  if (end.atMs - interviewClockOf(state.setting ?? {}).hardStopMs >= awayMs) return true;
  return end.atMs - last.atMs >= owedMs && pending.length > 0;
}
