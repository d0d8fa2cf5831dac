import type { Resume } from '#contract/resume.ts';
import { refuseWhileDeleting } from '#server/accounts/account-deletion-store.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { captureCredit } from '#server/billing/capture-credit.ts';
import { holdCredit } from '#server/billing/hold-credit.ts';
import { findTold, insertFeedback, leaveScoring } from '#server/feedback/feedback-store.ts';
import { scoreRecord } from '#server/feedback/score-record.ts';
import type { WorkPlace } from '#server/feedback/scoring-work.ts';
import { keepTold } from '#server/feedback/tell-relevance.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { insertInterview, nextSessionId } from '#server/interviews/interview-store.ts';
import { interviewSetting } from '#server/interviews/start-interview.ts';
import type { Parts } from '#server/platform/parts.ts';
import { demoAnswers } from './answers/answer-bank.ts';
import { honestLimits } from './answers/honest-limits.ts';
import { type DemoEvent, demoName } from './demo-plan.ts';
import { keepStages } from './keep-stages.ts';
import { playDemo } from './play-demo.ts';
import { toldOf } from './tell-demo.ts';
import { momentOf, writeTalk } from './write-talk.ts';

export type LoadDeps = Pick<Parts, 'database'> & { place: WorkPlace };
export type ToLoad<Event> = { uid: string; resume: Resume; event: Event; at: Date };

/** How long after it was begun an interview or drill was started. */
export const setUpMs = 3 * 60_000;

/**
 * One interview of the demo, of a day that is over: played by the conductor and read by the offline scorer before anything is written, and then
 * written whole, with its credit, its feedback and what its candidate tells of it, so that no job ever finds it half done.
 */
export async function loadInterview(
  { database, place }: LoadDeps,
  { uid, resume, event, at }: ToLoad<Extract<DemoEvent, { kind: 'interview' }>>,
): Promise<void> {
  const { resumeId } = resume;
  const begun = await database.read(async (tx) => {
    const sessionId = await nextSessionId(tx, uid, at);
    const given = { uid, sessionId, style: event.style, statement: '', targetSchools: [], resume };
    const setting = await interviewSetting(tx, { ...given, displayName: demoName, now: at });
    return { sessionId, setting, toldBefore: await findTold(tx, { uid, sessionId }) };
  });
  const { sessionId, toldBefore } = begun;
  const script = { bank: demoAnswers, limits: honestLimits, quality: event.quality };
  const log = await playDemo({ ...begun.setting, seed: event.seed }, script);
  const startedAt = momentOf(at, setUpMs);
  const endedAt = momentOf(startedAt, log.state.nowMs);
  const row = { sessionId, uid, startedAt, endedAt, frozenMs: 0 };
  const record = await place.do('record', row, log.entries);
  if (!record) throw new Error('The demo’s interview was not started.');
  const assessor = createOfflineAssessor((topic) => place.do('read', topic));
  const stages = keepStages(record, assessor);
  const result = await scoreRecord(assessor, { ...record, toldBefore }, stages, place);
  if (result.kind !== 'feedback') throw new Error('The demo’s interview gave no feedback.');
  await database.transaction(async (tx) => {
    await lockUser(tx, uid);
    await refuseWhileDeleting(tx, uid);
    if ((await nextSessionId(tx, uid, at)) !== sessionId)
      throw new Error('The demo’s account began something meanwhile.');
    await holdCredit(tx, { uid, holdKey: sessionId, now: at });
    await insertInterview(tx, { sessionId, uid, holdKey: sessionId, restarts: 0, now: at });
    await writeTalk(tx, { uid, sessionId, resumeId, log, startedAt });
    await stages.write(tx, endedAt);
    await leaveScoring(tx, { sessionId, state: 'done', hasFeedback: true, refused: null, now: endedAt });
    await insertFeedback(tx, uid, result.feedback);
    await keepTold(tx, { uid, sessionId, told: toldOf(log, result.feedback) });
    await captureCredit(tx, { holdKey: sessionId, now: endedAt });
    await notifyAccountChanged(tx, uid);
  });
}
