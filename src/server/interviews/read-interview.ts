import { drillLimits } from '#contract/drills.ts';
import { type InterviewSnapshot, interviewLimits } from '#contract/interview-events.ts';
import type { SittingInRoom } from '#contract/schools/sitting-in-room.ts';
import { scenarioLengthMs } from '#contract/schools/scenario-minutes.ts';
import {
  awaitingTurnId,
  isSoftened,
  mayAskAgain,
  panelOf,
  transcriptOf,
} from '#core/interview/shown-state.ts';
import { comesBack } from '#server/billing/comes-back.ts';
import type { Speaker } from '#server/interviewer/speaker.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { elapsedMs } from './interview-clock.ts';
import { applyStored, emptyLog, type InterviewLog } from './interview-log.ts';
import { readEvents } from './interview-event-store.ts';
import { findAim } from './drill-rows.ts';
import { findSittingTerms, findWarmUpTerms } from './sitting-rows.ts';
import { findInterview, type InterviewRow, wasStarted } from './interview-store.ts';
import type { LiveInterviews } from './live-interviews.ts';
import { endOf } from './stream-events.ts';

type ReadDeps = Pick<Parts, 'database' | 'clock'> & { speaker: Speaker; interviews: LiveInterviews };

/**
 * The interview as its owner's room draws it, rebuilt from its events. `leaseId` is the asking tab's; it decides `writable`. Throws
 * Refusal `not_found` for a missing and for another user's interview alike.
 */
export async function readInterview(
  deps: ReadDeps,
  { uid, sessionId, leaseId }: { uid: string; sessionId: string; leaseId: string | null },
): Promise<InterviewSnapshot> {
  const now = deps.clock.now();
  const { row, aim, returns } = await deps.database.read(async (tx) => {
    const found = await findInterview(tx, uid, sessionId);
    if (!found) throw new Refusal('not_found');
    const { holdKey } = found;
    const started = await wasStarted(tx, uid, holdKey);
    const aim = found.kind === 'drill' ? await findAim(tx, sessionId) : null;
    return { row: found, aim, returns: await comesBack(tx, { holdKey, started, now }) };
  });
  const log = await logOf(deps, row);
  const sitting = await sittingIn(deps, row);
  const running = row.state === 'running';
  return {
    sessionId,
    state: row.state,
    endReason: row.endReason,
    style: row.style,
    profile: log.state.setting?.profile ?? null,
    resumeId: row.resumeId,
    panel: panelOf(log.state),
    turns: transcriptOf(log.state).filter((turn) => !log.pending.some((speak) => speak.turnId === turn.id)),
    awaitingTurnId: running && log.pending.length === 0 ? awaitingTurnId(log.state) : null,
    mayAskAgain: running && mayAskAgain(log.state),
    elapsedMs: elapsedMs(row, row.endedAt ?? now),
    lengthMs: lengthMsOf(row, sitting),
    ...(sitting ? { sitting } : {}),
    ...(row.kind === 'drill' ? { drill: { aim } } : {}),
    frozen: row.frozenAt !== null,
    restartsLeft: row.kind === 'interview' ? interviewLimits.restartsPerCredit - row.restarts : 0,
    comesBack: returns || row.kind === 'sitting',
    softened: isSoftened(log.state),
    lastEventId: endOf(log.entries.at(-1)),
    writable: leaseId !== null && row.leaseId === leaseId,
    engine: deps.speaker.capabilities.engine,
    feedbackReady: row.hasFeedback,
    refusedFeedback: row.refusedFeedback,
  };
}

/** How long it is to last: a drill five minutes, a school's sitting as the school has it (rules DRILL-1, SCHOOL-30). */
function lengthMsOf({ kind }: InterviewRow, sitting: SittingInRoom | null): number {
  if (kind === 'interview') return interviewLimits.lengthMs;
  return kind === 'sitting' && sitting ? scenarioLengthMs(sitting) : drillLimits.lengthMs;
}

/** What the room says of the school, where it is a school's. */
async function sittingIn({ database }: ReadDeps, row: InterviewRow): Promise<SittingInRoom | null> {
  if (row.kind !== 'sitting' && row.kind !== 'warm_up') return null;
  const terms = await acrossOrganisations(database, (tx) =>
    row.kind === 'sitting' ? findSittingTerms(tx, row.sessionId) : findWarmUpTerms(tx, row.holdKey),
  );
  if (!terms) return null;
  const { rules, extraMinutes, school, keptDays, invitationId } = terms;
  const panel = rules.panel.map(({ name, role }) => ({ name, role }));
  const kind = row.kind === 'warm_up' ? 'warm_up' : invitationId === null ? 'try' : 'sitting';
  return { kind, school, keptDays, style: rules.style, minutes: rules.minutes + extraMinutes, panel };
}

/** The log of a running interview is kept in memory and read on; an ended one is rebuilt when somebody looks. */
async function logOf({ database, interviews }: ReadDeps, row: InterviewRow): Promise<InterviewLog> {
  if (row.state !== 'running') {
    return applyStored(emptyLog, await database.read((tx) => readEvents(tx, row.sessionId, 0)));
  }
  const live = interviews.of(row.sessionId);
  if (live.log.lastSeq < row.lastSeq) await live.catchUp();
  return live.log;
}
