import type { Again } from '#contract/again.ts';
import type { Notice } from '#contract/consents.ts';
import type { Feedback } from '#contract/feedback.ts';
import { toldAround } from '#core/insight/again/make-again.ts';
import { hiddenTexts } from '#core/scoring/hidden-texts.ts';
import type { FinishedInterview } from '#server/feedback/interview-record.ts';
import { workHere, type WorkPlace } from '#server/feedback/scoring-work.ts';
import { readEvents } from '#server/interviews/interview-event-store.ts';
import { findInterviewForService } from '#server/interviews/interview-store.ts';
import type { Parts } from '#server/platform/parts.ts';
import { agrees } from './agrees.ts';
import { findAgain, findFeedbackForService, storeAgain } from './again-store.ts';
import type { InsightModel } from './insight-model.ts';
import { wordPointed } from './word-pointed.ts';

/** `words` is null without a model; `place` is where code thinks, the thread that asks when left out. */
export type AgainDeps = Pick<Parts, 'database' | 'clock'> & {
  log: { warn(about: object, message: string): void };
  notice: Notice;
  words: InsightModel | null;
  place?: WorkPlace;
};

/**
 * Makes and stores the answer of a feedback that is worth giving again, once; without the words of the interview, of the feedback alone. A model
 * words the pointed question only while they are there, so that the name can be taken out, and while their owner agrees (rules AGAIN-2, AGAIN-3, READ-9).
 */
export async function makeAgain(deps: AgainDeps, { sessionId }: { sessionId: string }): Promise<void> {
  const { database, clock, place = workHere } = deps;
  const { made, feedback, row, events } = await database.read(async (tx) => ({
    made: (await findAgain(tx, sessionId)).again,
    feedback: await findFeedbackForService(tx, sessionId),
    row: await findInterviewForService(tx, sessionId),
    events: await readEvents(tx, sessionId, 0),
  }));
  if (made || !feedback || !row) return;
  const record = events.length > 0 ? await place.do('record', row, events) : null;
  const offline = await place.do('again', feedback, record?.facts ?? []);
  const again = await inWords(deps, { offline, feedback, record });
  await database.transaction((tx) => storeAgain(tx, sessionId, again, clock.now()));
}

async function inWords(
  { database, notice, words, log }: AgainDeps,
  { offline, feedback, record }: { offline: Again; feedback: Feedback; record: FinishedInterview | null },
): Promise<Again> {
  if (offline.kind === 'none' || words === null || !record) return offline;
  const { uid, sessionId, facts, candidateName } = record;
  if (!(await agrees(database, uid, notice))) return offline;
  return wordPointed({ words, log }, offline, {
    around: toldAround(feedback.transcript, offline.turnId),
    hidden: hiddenTexts(candidateName, facts),
    scope: { sessionId, uid },
  });
}
