import { dayMs } from '#contract/time.ts';
import { type Feedback, isScoredOffline } from '#contract/feedback.ts';
import { feedbackWithoutResume } from '#core/privacy/without-resume.ts';
import { withoutScores } from '#core/scoring/without-scores.ts';
import { brokeOff } from '#server/feedback/broke-off.ts';
import { deleteStages, findStuckScoring, leaveScoring } from '#server/feedback/feedback-store.ts';
import { giveUpMs, type ScoringDeps } from '#server/feedback/score-interview.ts';
import { scoreRecord } from '#server/feedback/score-record.ts';
import { frozenInput, NoLongerScored, openStages } from '#server/feedback/scoring-stages.ts';
import { workHere } from '#server/feedback/scoring-work.ts';
import { readEvents } from '#server/interviews/interview-event-store.ts';
import { findInterviewForService } from '#server/interviews/interview-store.ts';
import { findSittingTerms, giveBackSeats } from '#server/interviews/sitting-rows.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { notify } from '#server/platform/database/notify.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { findOrganisation } from '../organisations/organisation-store.ts';
import { auditSchool } from '../school-audit.ts';
import { tellSchool } from '../webhooks/tell-school.ts';
import { countAsked, insertRecord, useSeat } from './sitting-store.ts';

/**
 * Scores a finished sitting as an interview is scored, under the scenario's weights, and gives the school its record; or gives the seat back where too little was
 * said for one (rules SCHOOL-6, SCHOOL-18). Run again or by two workers it gives one record. The applicant's account gets no feedback, and no credit is looked at.
 */
export async function scoreSitting(deps: ScoringDeps, { sessionId }: { sessionId: string }): Promise<void> {
  const { row, events } = await deps.database.read(async (tx) => ({
    row: await findInterviewForService(tx, sessionId),
    events: await readEvents(tx, sessionId, 0),
  }));
  if (row?.state !== 'scoring' || row.kind !== 'sitting') return;
  const { place = workHere } = deps;
  const record = await place.do('record', row, events);
  const answered = record?.transcript.some(({ role, text }) => role === 'candidate' && text.trim() !== '');
  const attempt = !answered || brokeOff(events);
  if (!record) return cameToNothing(deps, sessionId, { attempt, failed: false });
  try {
    const stages = openStages(deps, sessionId, frozenInput(record, deps.assessor));
    const result = await scoreRecord(deps.assessor, record, stages, place);
    if (result.kind === 'feedback') await hand(deps, sessionId, result.feedback);
    else await cameToNothing(deps, sessionId, { attempt, failed: false });
  } catch (error) {
    if (!(error instanceof NoLongerScored)) throw error;
  }
}

async function hand(
  { database, clock }: Pick<ScoringDeps, 'database' | 'clock'>,
  sessionId: string,
  record: Feedback,
): Promise<void> {
  await acrossOrganisations(database, (tx) => handRecord(tx, { sessionId, record, now: clock.now() }));
}

/**
 * Gives the school the record of a sitting that is scored and uses the seat; of our marks nothing stays with the applicant's session. Nothing where it is not
 * scored any more. Only across organisations.
 */
export async function handRecord(
  tx: Tx,
  { sessionId, record, now }: { sessionId: string; record: Feedback; now: Date },
): Promise<void> {
  const left = await leaveScoring(tx, { sessionId, state: 'done', hasFeedback: false, refused: null, now });
  const terms = left && (await findSittingTerms(tx, sessionId));
  if (!terms) return;
  const { orgId, sittingId, invitationId, applicantId } = terms;
  if (!(await useSeat(tx, { orgId, sittingId, now })))
    throw new Error('This sitting gave its seat back before it was scored.');
  // Only now: the school's row is held, and its days are changed before this or see the record (rule SCHOOL-74).
  const school = await findOrganisation(tx, orgId);
  if (!school) return;
  const dueAt = new Date(now.getTime() + school.retentionDays * dayMs);
  // The notice promises the school questions, answers and our marks: neither the resume nor what the panel wrote down.
  const { notes: _notes, ...told } = feedbackWithoutResume(record);
  const given = isScoredOffline(told) ? withoutScores(told) : told;
  await insertRecord(tx, { orgId, sittingId, record: given, now, dueAt });
  await countAsked(tx, orgId, left.stemIds);
  await deleteStages(tx, sessionId);
  await auditSchool(tx, { orgId, actor: 'service', kind: 'sitting_recorded', subject: sittingId, now });
  const data = { applicantId, invitationId, sittingId };
  if (invitationId !== null) await tellSchool(tx, { orgId, now }, { event: 'sitting.recorded', data });
  await notify(tx, 'interviews', `state:${sessionId}`);
}

async function cameToNothing(
  { database, clock }: Pick<ScoringDeps, 'database' | 'clock'>,
  sessionId: string,
  { attempt, failed }: { attempt: boolean; failed: boolean },
): Promise<void> {
  const now = clock.now();
  await database.transaction((tx) => leaveNothing(tx, { sessionId, attempt, failed, now }));
}

/** Ends a sitting that is scored without a record: its seat goes back, and the attempt with `attempt` (rule SCHOOL-18). */
export async function leaveNothing(
  tx: Tx,
  { sessionId, attempt, failed, now }: { sessionId: string; attempt: boolean; failed: boolean; now: Date },
): Promise<void> {
  const refused = failed ? 'failed' : 'too_few_topics';
  const state = failed ? 'failed' : 'done';
  if (!(await leaveScoring(tx, { sessionId, state, hasFeedback: false, refused, now }))) return;
  await giveBackSeats(tx, { sessionIds: [sessionId], attempt, now });
  await deleteStages(tx, sessionId);
  await notify(tx, 'interviews', `state:${sessionId}`);
}

/** Gives up on sittings that could not be read for a day: seat and attempt go back. */
export async function giveUpSittings(deps: Pick<ScoringDeps, 'database' | 'clock'>): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - giveUpMs);
  for (const sessionId of await deps.database.read((tx) => findStuckScoring(tx, 'sitting', before)))
    await cameToNothing(deps, sessionId, { attempt: true, failed: true });
}
