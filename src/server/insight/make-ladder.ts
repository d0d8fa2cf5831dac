import type { AnswerLadder, Ladder } from '#contract/ladder.ts';
import type { Notice } from '#contract/consents.ts';
import type { Feedback } from '#contract/feedback.ts';
import { claimLedger } from '#core/claims/claim-ledger.ts';
import { knownSayings, knownTexts } from '#core/insight/ladder/known-texts.ts';
import { knownFacts } from '#core/scoring/invented-in.ts';
import { hiddenTexts } from '#core/scoring/hidden-texts.ts';
import type { FinishedInterview } from '#server/feedback/interview-record.ts';
import { workHere, type WorkPlace } from '#server/feedback/scoring-work.ts';
import { readEvents } from '#server/interviews/interview-event-store.ts';
import { findInterviewForService } from '#server/interviews/interview-store.ts';
import type { Parts } from '#server/platform/parts.ts';
import { agrees } from './agrees.ts';
import { findFeedbackForService, findLadder, storeLadder } from './ladder-store.ts';
import type { InsightModel } from './insight-model.ts';
import { wordRungs } from './word-rungs.ts';

/** `words` is null without a model; `place` is where code thinks, the thread that asks when left out. */
export type LadderDeps = Pick<Parts, 'database' | 'clock'> & {
  log: { warn(about: object, message: string): void };
  notice: Notice;
  words: InsightModel | null;
  place?: WorkPlace;
};

/**
 * Makes and stores the ladder of a feedback, once; without the words of the interview, of the feedback alone. A model finds words for it only
 * while they are there, so that the name can be taken out, and while its owner agrees to that (rules LADDER-4, READ-9).
 */
export async function makeLadder(deps: LadderDeps, { sessionId }: { sessionId: string }): Promise<void> {
  const { database, clock, place = workHere } = deps;
  const read = await database.read(async (tx) => ({
    feedback: (await findLadder(tx, sessionId)) ? null : await findFeedbackForService(tx, sessionId),
    row: await findInterviewForService(tx, sessionId),
    events: await readEvents(tx, sessionId, 0),
  }));
  const { feedback, row, events } = read;
  if (!feedback || !row) return;
  const record = events.length > 0 ? await place.do('record', row, events) : null;
  const offline = await place.do('ladder', feedback, record?.facts ?? []);
  const ladder = await inWords(deps, { offline, feedback, record });
  await database.write((tx) => storeLadder(tx, sessionId, ladder, clock.now()));
}

async function inWords(
  { database, notice, words, log }: LadderDeps,
  { offline, feedback, record }: { offline: Ladder; feedback: Feedback; record: FinishedInterview | null },
): Promise<Ladder> {
  if (offline.kind === 'none' || words === null || !record) return offline;
  const { uid, sessionId, facts, candidateName } = record;
  if (!(await agrees(database, uid, notice))) return offline;
  const { question, answer, turnId }: AnswerLadder = offline;
  const { transcript } = feedback;
  const ledger = claimLedger({ transcript, facts });
  const texts = knownTexts({ transcript, facts, ledger, question });
  const known = knownSayings({ transcript, facts, ledger });
  return wordRungs({ words, log }, offline, {
    hidden: hiddenTexts(candidateName, facts),
    input: {
      turnId,
      answer,
      transcript,
      facts,
      texts,
      known: knownFacts(texts),
    },
    known,
    scope: { sessionId, uid },
  });
}
