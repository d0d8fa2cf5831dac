import { type EventId, parseEventId } from '#contract/event-id.ts';
import { topicIds } from '#contract/topics.ts';
import type { EventStream } from '#server/platform/http/event-stream.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type ConductDeps, payDebts } from './conduct-interview.ts';
import { assessedTopicIds, findInterview } from './interview-store.ts';
import type { LiveInterviews } from './live-interviews.ts';
import { itemsAfter, type StreamItem, trimItem } from './stream-events.ts';

export type FollowDeps = ConductDeps & { interviews: LiveInterviews };

/**
 * Sends the interview to one reader from `after` on: what they missed, then what happens. If the panel owes words because a process died
 * while speaking, it says them now. Throws Refusal `not_found`.
 */
export async function followInterview(
  deps: FollowDeps,
  { uid, sessionId, after }: { uid: string; sessionId: string; after: string | undefined },
  open: () => EventStream,
): Promise<void> {
  const owned = await deps.database.read((tx) => findInterview(tx, uid, sessionId));
  if (!owned) throw new Refusal('not_found');
  const live = deps.interviews.of(sessionId);
  await live.inTurn(() => live.catchUp());
  // Read again: the interview may have ended while its turn was waited for.
  const row = (await deps.database.read((tx) => findInterview(tx, uid, sessionId))) ?? owned;
  const stream = open();
  const position = parseEventId(after) ?? { seq: live.log.lastSeq, offset: Number.MAX_SAFE_INTEGER };
  const send = sender(stream, position);
  send(itemsAfter(live.log, position));
  stream.onClose(live.watch(send));
  if (row.startedAt && row.state === 'running') {
    send([{ data: { type: 'clock', ...live.clockAt(deps.clock.now()) } }]);
  }
  await sendOutcome(deps, sessionId, row, send);
  if (row.state === 'running') stream.onClose(payDebts(deps, live));
}

/** Forwards items, leaving out what the reader has: each position is sent once and in order. */
function sender(stream: EventStream, from: EventId): (items: readonly StreamItem[]) => void {
  let at = from;
  return (items) => {
    for (const item of items) {
      const rest = trimItem(item, at);
      if (!rest) continue;
      stream.send({ ...(rest.id ? { id: rest.id } : {}), data: rest.data });
      at = parseEventId(rest.id) ?? at;
    }
  };
}

type Row = NonNullable<Awaited<ReturnType<typeof findInterview>>>;

/** Tells a reader who comes after the end how it went, and how far the scoring is. */
export async function sendOutcome(
  deps: Pick<ConductDeps, 'database'>,
  sessionId: string,
  row: Row,
  send: (items: readonly StreamItem[]) => void,
): Promise<void> {
  if (row.state === 'preparing') return;
  send([{ data: { type: 'state', state: row.state, endReason: row.endReason } }]);
  if (row.state === 'scoring') {
    const done = await deps.database.read((tx) => assessedTopicIds(tx, sessionId));
    send(
      done.map((topicId, n) => ({
        data: { type: 'feedback_progress', done: n + 1, of: topicIds.length, topicId },
      })),
    );
  }
  if (row.hasFeedback) send([{ data: { type: 'feedback_ready' } }]);
  if (row.refusedFeedback) send([{ data: { type: 'feedback_refused', reason: row.refusedFeedback } }]);
}
