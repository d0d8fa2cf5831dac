import type { Notice } from '#contract/consents.ts';
import { hiddenTexts } from '#core/scoring/hidden-texts.ts';
import type { FinishedInterview } from '#server/feedback/interview-record.ts';
import { workHere, type WorkPlace } from '#server/feedback/scoring-work.ts';
import { readEvents } from '#server/interviews/interview-event-store.ts';
import { findInterviewForService } from '#server/interviews/interview-store.ts';
import { reasonOf } from '#server/interviewer/model-assessor/calls.ts';
import type { Parts } from '#server/platform/parts.ts';
import { agrees } from './agrees.ts';
import { askForReading, type ClaimReading, findReading, storeReading } from './claim-reading-store.ts';
import type { InsightModel } from './insight-model.ts';
import { readClaims } from './read-claims.ts';

export const readingQueue = 'read_claims';

/** `words` is null without a model; `place` is where code thinks, the thread that asks when left out. */
type ReadingDeps = Pick<Parts, 'database' | 'clock'> & {
  log: { warn(about: object, message: string): void };
  notice: Notice;
  words: InsightModel | null;
  place?: WorkPlace;
};

/** Queues the reading of an interview's claims, unless it is made or being made; asking again changes nothing. */
export async function askReadingOnce(
  { database, clock, jobs }: Pick<Parts, 'database' | 'clock' | 'jobs'>,
  { sessionId }: { sessionId: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    if (await askForReading(tx, sessionId, clock.now())) await jobs.enqueue(tx, readingQueue, { sessionId });
  });
}

/**
 * Reads and stores the claims of an interview, once. A model reads them only while its owner agrees to that; where it fails or may not, that code
 * read them is stored, so that nobody waits again (rules LEDGER-18, READ-9).
 */
export async function makeReading(deps: ReadingDeps, { sessionId }: { sessionId: string }): Promise<void> {
  const { database, clock, place = workHere } = deps;
  const { made, row, events } = await database.read(async (tx) => ({
    made: await findReading(tx, sessionId),
    row: await findInterviewForService(tx, sessionId),
    events: await readEvents(tx, sessionId, 0),
  }));
  if (made || !row || events.length === 0) return;
  const record = await place.do('record', row, events);
  const reading = record ? await readingOf(deps, place, record) : ({ by: 'code' } as const);
  await database.write((tx) => storeReading(tx, sessionId, reading, clock.now()));
}

async function readingOf(
  { database, notice, words, log }: ReadingDeps,
  place: WorkPlace,
  { uid, sessionId, transcript, facts, resumeLines: lines = [], candidateName }: FinishedInterview,
): Promise<ClaimReading> {
  if (words === null || !(await agrees(database, uid, notice))) return { by: 'code' };
  try {
    const model = words.modelFor({ sessionId, uid });
    const hidden = hiddenTexts(candidateName, facts);
    const claims = await readClaims(
      { model, place, patience: words.patience },
      { transcript, facts, lines },
      hidden,
    );
    return { by: 'model', claims, model: words.name };
  } catch (error) {
    log.warn({ because: reasonOf(error) }, 'the claims of an interview are read by code');
    return { by: 'code' };
  }
}
