import type { FollowDeps } from './follow-interview.ts';
import { sendOutcome } from './follow-interview.ts';
import { findInterviewForService } from './interview-store.ts';
import type { LiveInterview } from './live-interview.ts';

/**
 * Listens to what any process did to interviews and passes it on to the readers here: new log entries (`log:<id>:<seq>`), a clock
 * that runs or stands still without one (`clock:<id>`), the pen (`pen:<id>:<lease>`), a new state or scoring progress (`state:<id>`). The reply stops listening.
 */
export async function listenForInterviewNews(deps: FollowDeps): Promise<() => Promise<void>> {
  const tell = (live: LiveInterview, kind: string, detail?: string): void =>
    void passOn(deps, live, kind, detail).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'news of an interview could not be passed on'),
    );
  return deps.database.listen(
    'interviews',
    (payload) => {
      const [kind, sessionId, detail] = payload.split(':');
      const live = sessionId ? deps.interviews.known(sessionId) : undefined;
      if (live) tell(live, kind ?? '', detail);
    },
    () => {
      for (const live of deps.interviews.all()) if (live.watched) tell(live, 'gap');
    },
  );
}

async function passOn(
  deps: FollowDeps,
  live: LiveInterview,
  kind: string,
  detail: string | undefined,
): Promise<void> {
  if (kind === 'pen' && detail) live.publish([{ data: { type: 'pen', leaseId: detail } }]);
  if (kind === 'log') await readOn(live, Number(detail));
  if (kind === 'clock' || kind === 'gap') await readOn(live, Number.POSITIVE_INFINITY);
  if (kind === 'state' || kind === 'gap') {
    const row = await deps.database.read((tx) => findInterviewForService(tx, live.sessionId));
    if (row) await sendOutcome(deps, live.sessionId, row, (items) => live.publish(items));
  }
}

/** Reads what other processes stored, up to `seq`. Our own entries are known already, so nothing is read for them. */
async function readOn(live: LiveInterview, seq: number): Promise<void> {
  await live.inTurn(async () => {
    if (live.watched && live.log.lastSeq < seq) await live.catchUp();
  });
}
