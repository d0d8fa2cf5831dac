import { dayMs } from '#contract/time.ts';
import type { StopCause } from '#core/billing/credits.ts';
import { feedbackWithoutResume } from '#core/privacy/without-resume.ts';
import type { InterviewScore } from '#core/scoring/interview-feedback.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { captureCredit } from '#server/billing/capture-credit.ts';
import { releaseCredit } from '#server/billing/release-credit.ts';
import type { Assessor } from '#server/interviewer/assessor.ts';
import { readEvents } from '#server/interviews/interview-event-store.ts';
import { findInterviewForService, type InterviewRow } from '#server/interviews/interview-store.ts';
import { notify } from '#server/platform/database/notify.ts';
import type { Parts } from '#server/platform/parts.ts';
import { brokeOff } from './broke-off.ts';
import { findStuckScoring, findTold, insertFeedback, leaveScoring } from './feedback-store.ts';
import { scoreRecord } from './score-record.ts';
import { frozenInput, NoLongerScored, openStages } from './scoring-stages.ts';
import { workHere, type WorkPlace } from './scoring-work.ts';

/** `place` is where code thinks; the thread that asks when left out. */
export type ScoringDeps = Pick<Parts, 'database' | 'clock'> & { assessor: Assessor; place?: WorkPlace };

/** How long scoring is tried before the interview is given up and its credit returned (rule FAULT-7). */
export const giveUpMs = dayMs;

/**
 * Scores a finished interview: stage by stage, each stored as it is done, then the feedback and the capture of its credit in one
 * transaction. Run again or by two workers it continues where it stood and gives one result (rule READ-8).
 */
export async function scoreInterview(deps: ScoringDeps, { sessionId }: { sessionId: string }): Promise<void> {
  const read = await deps.database.read(async (tx) => {
    const row = await findInterviewForService(tx, sessionId);
    const events = await readEvents(tx, sessionId, 0);
    return { row, events, toldBefore: row && (await findTold(tx, row)) };
  });
  if (read.row?.state !== 'scoring' || read.row.kind !== 'interview') return;
  const { place = workHere } = deps;
  const rebuilt = await place.do('record', read.row, read.events);
  const record = rebuilt && { ...rebuilt, ...(read.toldBefore ? { toldBefore: read.toldBefore } : {}) };
  const cause = brokeOff(read.events) ? 'our_failure' : 'given_up';
  if (!record)
    return finish(deps, read.row, { kind: 'refused', reason: 'too_few_topics', topics: [] }, cause);
  const frozen = frozenInput(record, deps.assessor);
  const stages = openStages(deps, sessionId, frozen);
  try {
    await stages.stage('frozen', async () => frozen);
    await finish(deps, read.row, await scoreRecord(deps.assessor, record, stages, place), cause);
  } catch (error) {
    if (!(error instanceof NoLongerScored)) throw error;
  }
}

async function finish(
  { database, clock }: ScoringDeps,
  { sessionId, uid }: Pick<InterviewRow, 'sessionId' | 'uid'>,
  result: InterviewScore,
  cause: StopCause,
): Promise<void> {
  const now = clock.now();
  const hasFeedback = result.kind === 'feedback';
  await database.transaction(async (tx) => {
    // Before the interview, as whoever throws all of a user's away.
    await lockUser(tx, uid);
    const refused = result.kind === 'refused' ? result.reason : null;
    const left = await leaveScoring(tx, { sessionId, state: 'done', hasFeedback, refused, now });
    if (!left) return;
    if (result.kind === 'feedback') {
      const { feedback } = result;
      await insertFeedback(tx, left.uid, left.keepsResume ? feedback : feedbackWithoutResume(feedback));
      const captured = await captureCredit(tx, { holdKey: left.holdKey, now });
      if (captured === 'otherwise')
        throw new Error('This interview gave its credit back before it was scored.');
    } else {
      await releaseCredit(tx, { holdKey: left.holdKey, now, cause });
    }
    await notifyAccountChanged(tx, left.uid);
    await notify(tx, 'interviews', `state:${sessionId}`);
  });
}

/** Gives up on interviews that could not be scored for a day: the credit goes back and the room says so. */
export async function giveUpScoring({ database, clock }: Pick<Parts, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const stuck = await database.read((tx) =>
    findStuckScoring(tx, 'interview', new Date(now.getTime() - giveUpMs)),
  );
  for (const sessionId of stuck) {
    await database.transaction(async (tx) => {
      const row = await findInterviewForService(tx, sessionId);
      if (row) await lockUser(tx, row.uid);
      const given = { sessionId, state: 'failed', hasFeedback: false, refused: 'failed', now } as const;
      const left = await leaveScoring(tx, given);
      if (!left) return;
      await releaseCredit(tx, { holdKey: left.holdKey, now, cause: 'our_failure' });
      await notifyAccountChanged(tx, left.uid);
      await notify(tx, 'interviews', `state:${sessionId}`);
    });
  }
}
