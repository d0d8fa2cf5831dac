import type { DrillAim, DrillResult } from '#contract/drills.ts';
import { drillResult } from '#core/insight/drills/drill-result.ts';
import { rubricHash } from '#core/scoring/rubric.ts';
import { answeredFirings } from '#core/scoring/score-composure.ts';
import { findStuckScoring, leaveScoring } from '#server/feedback/feedback-store.ts';
import type { FinishedInterview } from '#server/feedback/interview-record.ts';
import { giveUpMs, type ScoringDeps } from '#server/feedback/score-interview.ts';
import { readRecord } from '#server/feedback/score-record.ts';
import {
  frozenInput,
  NoLongerScored,
  openStages,
  type ScoringStages,
} from '#server/feedback/scoring-stages.ts';
import { type WorkPlace, workHere } from '#server/feedback/scoring-work.ts';
import { findAim } from '#server/interviews/drill-rows.ts';
import { readEvents } from '#server/interviews/interview-event-store.ts';
import { findInterviewForService } from '#server/interviews/interview-store.ts';
import { notify } from '#server/platform/database/notify.ts';
import type { Parts } from '#server/platform/parts.ts';
import { storeResult } from './drill-store.ts';

const questions: ReadonlySet<string> = new Set(['lead', 'probe', 'challenge', 'clarify']);

/**
 * Reads a finished drill with the same scorer as an interview, its one topic alone, and keeps what it came to. Run again or by two workers it goes on where
 * it stood and gives one result. No credit is looked at (rule DRILL-4).
 */
export async function scoreDrill(deps: ScoringDeps, { sessionId }: { sessionId: string }): Promise<void> {
  const { row, events, aim } = await deps.database.read(async (tx) => ({
    row: await findInterviewForService(tx, sessionId),
    events: await readEvents(tx, sessionId, 0),
    aim: await findAim(tx, sessionId),
  }));
  if (row?.state !== 'scoring' || row.kind !== 'drill') return;
  const { place = workHere } = deps;
  const record = aim && (await place.do('record', row, events));
  const answers = record ? answersIn(record) : 0;
  if (!record || !aim || answers === 0) return finish(deps, sessionId, null);
  try {
    const stages = openStages(deps, sessionId, frozenInput(record, deps.assessor));
    await finish(deps, sessionId, await readDrillOf({ ...deps, stages, place }, record, aim));
  } catch (error) {
    if (!(error instanceof NoLongerScored)) throw error;
  }
}

const answersIn = ({ transcript }: FinishedInterview): number =>
  transcript.filter(({ role, text, unscored }) => role === 'candidate' && text.trim() && !unscored).length;

/** What a finished drill came to, its stages kept in `stages`; null where its topic was not assessed. */
export async function readDrillOf(
  { assessor, stages, place }: Pick<ScoringDeps, 'assessor'> & { stages: ScoringStages; place: WorkPlace },
  record: FinishedInterview,
  aim: DrillAim,
): Promise<DrillResult | null> {
  const { topics, ledger, by } = await readRecord(assessor, record, stages, place);
  const read = topics.find(({ feedback }) => feedback.topicId === aim.topicId);
  if (!read) return null;
  const topic = await place.do('topic', record, read, ledger);
  const firings = answeredFirings(record.tactics, record.transcript);
  const asked = record.transcript.filter(({ role, move }) => role === 'panel' && move && questions.has(move));
  const { style, profile } = record;
  const kind = topic.assessedBy ?? by.identity.kind;
  const name = kind === 'model' ? by.identity.name : 'offline';
  const readBy = { style, profile, assessor: { kind, name }, rubricHash };
  return drillResult(
    { aim, topic, firings },
    { questions: asked.length, answers: answersIn(record), readBy },
  );
}

async function finish(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  sessionId: string,
  result: DrillResult | null,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const refused = result ? null : 'too_few_topics';
    if (!(await leaveScoring(tx, { sessionId, state: 'done', hasFeedback: false, refused, now }))) return;
    if (result) await storeResult(tx, { sessionId, result, now });
    await notify(tx, 'interviews', `state:${sessionId}`);
  });
}

/** Gives up on drills that could not be read for a day. */
export async function giveUpDrills({ database, clock }: Pick<Parts, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - giveUpMs);
  for (const sessionId of await database.read((tx) => findStuckScoring(tx, 'drill', before))) {
    await database.transaction(async (tx) => {
      const given = { sessionId, state: 'failed', hasFeedback: false, refused: 'failed', now } as const;
      if (await leaveScoring(tx, given)) await notify(tx, 'interviews', `state:${sessionId}`);
    });
  }
}
