import type { AnswerReading, Readings, WeakAnswer } from '#contract/again.ts';
import type { Feedback } from '#contract/feedback.ts';
import { offlineAssessor, type TopicTranscript } from '#core/scoring/assessment.ts';
import { nothingToRead } from '#core/insight/again/read-answers.ts';
import { hiddenTexts } from '#core/scoring/hidden-texts.ts';
import type { FinishedInterview } from '#server/feedback/interview-record.ts';
import { workHere, type WorkPlace } from '#server/feedback/scoring-work.ts';
import type { Assessor } from '#server/interviewer/assessor.ts';
import { readEvents } from '#server/interviews/interview-event-store.ts';
import { findInterviewForService } from '#server/interviews/interview-store.ts';
import type { Parts } from '#server/platform/parts.ts';
import { agrees } from './agrees.ts';
import { findAgain, findFeedbackForService, storeReadings } from './again-store.ts';
import type { AgainDeps } from './make-again.ts';

export type ReadSecondDeps = Pick<Parts, 'database'> &
  Pick<AgainDeps, 'notice' | 'place'> & { assessor: Assessor };

/** Both answers as topics of one answer each; null for one in which nothing can be read. */
type Both<T> = { first: T; second: T };

/**
 * Reads the second answer and the first one beside it, each alone and both by the same reader, and stores that unless another answer has come
 * since. A model reads them only while their owner agrees and the words of the interview are there, so that the name can be taken out (rules
 * AGAIN-4, READ-9).
 */
export async function readSecond(
  deps: ReadSecondDeps,
  { sessionId, tries }: { sessionId: string; tries: number },
): Promise<void> {
  const { database, place = workHere } = deps;
  const { kept, feedback, row, events } = await database.read(async (tx) => ({
    kept: await findAgain(tx, sessionId),
    feedback: await findFeedbackForService(tx, sessionId),
    row: await findInterviewForService(tx, sessionId),
    events: await readEvents(tx, sessionId, 0),
  }));
  const { again, second } = kept;
  const isStale = kept.tries !== tries || !second || second.readings !== null;
  if (isStale || again?.kind !== 'answer' || !feedback || !row) return;
  const record = events.length > 0 ? await place.do('record', row, events) : null;
  const both = await topicsOf(place, { feedback, record, again, text: second.text });
  const readings = (await byModel(deps, both, record)) ?? (await byCode(place, both));
  await database.transaction((tx) => storeReadings(tx, { sessionId, tries }, readings));
}

async function topicsOf(
  place: WorkPlace,
  told: { feedback: Feedback; record: FinishedInterview | null; again: WeakAnswer; text: string },
): Promise<Both<TopicTranscript | null>> {
  const { feedback, record, again, text } = told;
  const given = { feedback, facts: record?.facts ?? [], ...(record?.keys ? { keys: record.keys } : {}) };
  return {
    first: await place.do('answerAlone', given, again, again.answer),
    second: await place.do('answerAlone', given, again, text),
  };
}

async function byCode(place: WorkPlace, both: Both<TopicTranscript | null>): Promise<Readings> {
  const read = async (topic: TopicTranscript | null): Promise<AnswerReading> => {
    if (!topic) return nothingToRead;
    const by = { kind: offlineAssessor.kind, calibration: null };
    return place.do('answerReading', topic, await place.do('read', topic), by);
  };
  return { first: await read(both.first), second: await read(both.second), model: null };
}

/** What a model makes of both; null where it may not or could not read one of them, since two readers cannot be compared. */
async function byModel(
  { database, notice, assessor, place = workHere }: ReadSecondDeps,
  both: Both<TopicTranscript | null>,
  record: FinishedInterview | null,
): Promise<Readings | null> {
  const { kind, name } = assessor.identity;
  if (kind !== 'model' || !record || !(await agrees(database, record.uid, notice))) return null;
  const { uid, sessionId, candidateName, facts } = record;
  const by = { kind, calibration: assessor.calibration };
  const read = async (topic: TopicTranscript | null): Promise<AnswerReading | null> => {
    if (!topic) return nothingToRead;
    const work = { uid, sessionId, hidden: hiddenTexts(candidateName, facts), stage: notKept };
    const [readings] = await assessor.assess([topic], work, async () => undefined);
    if (readings?.by === 'model') return place.do('answerReading', topic, readings, by);
    // A model is asked nothing about an answer of a few words.
    return readings && !readings.offlineBecause ? nothingToRead : null;
  };
  const [first, second] = await Promise.all([read(both.first), read(both.second)]);
  return first && second?.kind === 'read' ? { first, second, model: name } : null;
}

/** The stages of a reading that takes a minute are not stored: after a restart it is read from the beginning. */
const notKept = <T extends object>(_name: string, make: () => Promise<T>): Promise<T> => make();
