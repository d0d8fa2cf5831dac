import type { FollowDeps } from './follow-interview.ts';
import { sendOutcome } from './follow-interview.ts';
import { findInterviewForService } from './interview-store.ts';
import type { LiveInterview } from './live-interview.ts';
import { itemsAfter } from './stream-events.ts';

/**
 * Listens to what any process did to interviews and passes it on to the readers here: new log entries (`log:<id>`), the pen
 * (`pen:<id>:<lease>`), a new state or scoring progress (`state:<id>`). The reply stops listening.
 */
export async function listenForInterviewNews(deps: FollowDeps): Promise<() => Promise<void>> {
  return deps.database.listen(
    'interviews',
    (payload) => {
      const [kind, sessionId, lease] = payload.split(':');
      const live = sessionId ? deps.interviews.known(sessionId) : undefined;
      if (!live) return;
      void passOn(deps, live, kind ?? '', lease).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'news of an interview could not be passed on'),
      );
    },
    () => {
      for (const live of deps.interviews.all()) if (live.watched) void passOn(deps, live, 'gap', undefined);
    },
  );
}

async function passOn(
  deps: FollowDeps,
  live: LiveInterview,
  kind: string,
  lease: string | undefined,
): Promise<void> {
  if (kind === 'pen' && lease) live.publish([{ data: { type: 'pen', leaseId: lease } }]);
  if (kind === 'log' || kind === 'gap') await readOn(live);
  if (kind === 'state' || kind === 'gap') {
    const row = await deps.database.read((tx) => findInterviewForService(tx, live.sessionId));
    if (row) await sendOutcome(deps, live.sessionId, row, (items) => live.publish(items));
  }
}

/** Reads what other processes stored. Our own entries are known already, so nothing is read for them. */
async function readOn(live: LiveInterview): Promise<void> {
  await live.inTurn(async () => {
    if (!live.watched) return;
    const last = live.log.lastSeq;
    await live.catchUp();
    if (live.log.lastSeq > last)
      live.publish(itemsAfter(live.log, { seq: last, offset: Number.MAX_SAFE_INTEGER }));
  });
}
