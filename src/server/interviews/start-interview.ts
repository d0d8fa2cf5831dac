import type { InterviewSnapshot } from '#contract/interview-events.ts';
import type { Resume } from '#contract/resume.ts';
import type { Style } from '#contract/styles.ts';
import type { ConductorEvent } from '#core/interview/conductor-event.ts';
import { indiaDay } from '#contract/india-time.ts';
import { uneditedLines } from '#core/resume/unedited-lines.ts';
import { correctedFacts, correctedLines } from '#core/insight/ledger/corrected-facts.ts';
import type { Setting } from '#core/interview/state.ts';
import { factsInUse } from '#core/resume/facts-in-use.ts';
import { isFresher } from '#core/resume/work-months.ts';
import { requireConsent, type WithNotice } from '#server/accounts/require-consent.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { isPaidBack } from '#server/billing/is-paid-back.ts';
import { requirePlanFeature } from '#server/billing/plan-features.ts';
import { findResume } from '#server/resumes/resume-store.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { sha256 } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type ConductDeps, conductInterview, payDebts } from './conduct-interview.ts';
import { findMarks } from './claim-mark-store.ts';
import { findInterview, startRow } from './interview-store.ts';
import { recentStemIds } from './recent-interviews-store.ts';
import type { LiveInterviews } from './live-interviews.ts';
import { readInterview } from './read-interview.ts';
import { giveUp } from './throw-away.ts';

type StartInput = {
  uid: string;
  sessionId: string;
  leaseId: string;
  style: Style;
  resumeId: string;
  statement: string;
  targetSchools: string[];
};

/**
 * Starts a prepared interview where the consents to it hold: the plan is made from the confirmed facts, with
 * what their owner marked as wrong since set right (rule LEDGER-8), the panel opens, and this tab has the pen.
 * Starting it again from the same tab gives the running interview. One whose money goes back is thrown away instead (rule MONEY-7).
 * Throws Refusal `consent_required`, `feature_not_in_plan` (rule FEATURE-1), `resume_required`, `not_found`, `interview_over`, `interview_open_elsewhere`.
 */
export async function startInterview(
  deps: ConductDeps & WithNotice & { interviews: LiveInterviews },
  input: StartInput,
): Promise<InterviewSnapshot> {
  const { database, clock } = deps;
  const now = clock.now();
  const started = await database.transaction(async (tx) => {
    const user = await lockUser(tx, input.uid);
    const row = await findInterview(tx, input.uid, input.sessionId);
    if (!row || row.kind !== 'interview') throw new Refusal('not_found');
    if (row.state === 'running') {
      if (row.leaseId !== input.leaseId) throw new Refusal('interview_open_elsewhere');
      return false;
    }
    if (row.state !== 'preparing') throw new Refusal('interview_over');
    if (await isPaidBack(tx, row.holdKey)) {
      const { uid, sessionId } = input;
      await giveUp(tx, { uid, sessionId, reason: 'paid_back', states: ['preparing'], now });
      return null;
    }
    await requireConsent(tx, { uid: input.uid, notice: deps.notice });
    if (input.statement !== '' || input.targetSchools.length > 0)
      await requirePlanFeature(tx, input.uid, 'customScenarios');
    const resume = await findResume(tx, input.uid, input.resumeId);
    if (!resume) throw new Refusal('resume_required');
    const displayName = user?.displayName ?? '';
    const setting = await interviewSetting(tx, { ...input, resume, displayName, now });
    const event: ConductorEvent = { kind: 'started', atMs: 0, ...setting };
    const { uid, sessionId, leaseId, style, resumeId } = input;
    if (!(await startRow(tx, { uid, sessionId, leaseId, style, resumeId, event, now }))) {
      throw new Refusal('interview_open_elsewhere');
    }
    return true;
  });
  // Said after the transaction, which keeps that it was thrown away.
  if (started === null) throw new Refusal('interview_over');
  return takeFloor(deps, input, started);
}

/** What an interview of this user is started with now. */
export async function interviewSetting(
  tx: Tx,
  input: Pick<StartInput, 'uid' | 'sessionId' | 'style' | 'statement' | 'targetSchools'> & {
    resume: Resume;
    displayName: string;
    now: Date;
  },
): Promise<Setting> {
  const { uid, resume } = input;
  const marks = await findMarks(tx, uid);
  const today = indiaDay(input.now);
  const facts = factsInUse(correctedFacts(resume.facts, marks, today.slice(0, 7)));
  return {
    seed: seedOf(input.sessionId),
    style: input.style,
    profile: isFresher(resume.workMonths) ? 'fresher' : 'experienced',
    facts,
    resumeLines: correctedLines(uneditedLines(resume.lines, facts, today), marks),
    candidateName: nameOn(facts) ?? input.displayName,
    statement: input.statement,
    targetSchools: input.targetSchools,
    recentStemIds: await recentStemIds(tx, uid),
  };
}

/** Lets the panel begin where this call started it, or go on, and gives what the room draws. */
export async function takeFloor(
  deps: ConductDeps & { interviews: LiveInterviews },
  input: Pick<StartInput, 'uid' | 'sessionId' | 'leaseId'>,
  started: boolean,
): Promise<InterviewSnapshot> {
  const live = deps.interviews.of(input.sessionId);
  if (started) {
    conductInterview(deps, live, async () => {
      await live.catchUp();
      live.publish([{ data: { type: 'state', state: 'running', endReason: null } }]);
    });
  } else {
    await live.inTurn(() => live.catchUp());
    payDebts(deps, live);
  }
  return readInterview(deps, { uid: input.uid, sessionId: input.sessionId, leaseId: input.leaseId });
}

export function nameOn(facts: readonly { kind: string; value: string }[]): string | null {
  return facts.find((f) => f.kind === 'name')?.value ?? null;
}

export function seedOf(sessionId: string): number {
  return Number.parseInt(sha256(sessionId).slice(0, 8), 16);
}
