import { acceptsAnswerTo } from '#core/interview/shown-state.ts';
import type { PreparedSpeaker } from '#server/interviewer/prepared-speaker.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { applyEvent } from './interview-log.ts';
import { findInterview } from './interview-store.ts';
import { type AnswerGiven, answeredEvent } from './record-answer.ts';
import type { RecordDeps } from './record-event.ts';

type PrepareDeps = RecordDeps & { speaker: PreparedSpeaker };
type PrepareInput = AnswerGiven & { uid: string; sessionId: string; leaseId: string };

/**
 * Has the panel find the words it would say if this were the answer; nothing is stored and nothing told. Replies whether it does: not without a model, where the panel
 * does not wait for this answer, or twice prepared already (rule VOICE-13). Throws Refusal `not_found`, `interview_open_elsewhere`.
 */
export async function prepareReply(deps: PrepareDeps, input: PrepareInput): Promise<{ prepared: boolean }> {
  const { uid, sessionId, leaseId } = input;
  const row = await deps.database.read((tx) => findInterview(tx, uid, sessionId));
  if (!row) throw new Refusal('not_found');
  if (row.leaseId !== leaseId) throw new Refusal('interview_open_elsewhere');
  if (row.state !== 'running') return { prepared: false };
  const live = deps.interviews.of(sessionId);
  return live.inTurn(async () => {
    if (live.log.lastSeq < row.lastSeq) await live.catchUp();
    const { log } = live;
    if (log.pending.length > 0 || !acceptsAnswerTo(log.state, input.toTurnId)) return { prepared: false };
    const { elapsedMs } = live.clockAt(deps.clock.now());
    const next = applyEvent(
      log,
      log.lastSeq + 1,
      answeredEvent(log, { ...input, listens: deps.speaker.listens() }, elapsedMs),
    );
    const [directive] = next.pending;
    const prepared = directive
      ? deps.speaker.prepare(directive, { state: next.state, sessionId, uid, wait: live.turnTime.wait })
      : false;
    return { prepared };
  });
}
