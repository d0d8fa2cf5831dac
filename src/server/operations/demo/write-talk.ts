import type { InterviewLog } from '#server/interviews/interview-log.ts';
import { appendPanelEvents } from '#server/interviews/interview-event-store.ts';
import { finishRow, startRow } from '#server/interviews/interview-store.ts';
import { usedStemIds } from '#core/interview/shown-state.ts';
import type { Tx } from '#server/platform/database/database.ts';

/** Writes a whole talk that was played into a prepared interview or drill, each event at its moment, up to where its scoring begins. */
export async function writeTalk(
  tx: Tx,
  { uid, sessionId, resumeId, log, startedAt }: TalkToWrite,
): Promise<void> {
  const [started, ...rest] = log.entries;
  const { setting } = log.state;
  if (!started || !setting) throw new Error('A talk that was not started cannot be written.');
  const { style } = setting;
  const row = { uid, sessionId, leaseId: 'demo', style, resumeId, event: started.event, now: startedAt };
  if (!(await startRow(tx, row))) throw new Error('The demo’s interview was not in preparation.');
  for (const { seq, event } of rest) {
    const now = momentOf(startedAt, event.atMs);
    const stemIds = usedStemIds(log.state);
    const talk = { sessionId, expectedSeq: seq - 1, events: [event], stemIds, frozen: false, now };
    if (!(await appendPanelEvents(tx, talk))) throw new Error('The demo’s interview was written by others.');
  }
  const reason = log.state.endReason ?? 'completed';
  const now = momentOf(startedAt, log.state.nowMs);
  await finishRow(tx, { sessionId, state: 'scoring', reason, refused: null, now });
}

type TalkToWrite = {
  uid: string;
  sessionId: string;
  resumeId: string;
  log: InterviewLog;
  startedAt: Date;
};

/** When something of the interview's clock happened. */
export const momentOf = (startedAt: Date, atMs: number): Date => new Date(startedAt.getTime() + atMs);
