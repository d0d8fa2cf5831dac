import { type Reader, readers } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import {
  type OfflineReason,
  offlineReasons,
  type Reading,
  type TopicReadings,
  type TopicTranscript,
} from '#core/scoring/assessment.ts';
import { isDiverged, readPlainly, type ScoringBy } from '#core/scoring/assess-topic.ts';
import { liesApart } from '#core/scoring/compare-readings.ts';
import { unionOf } from '#core/scoring/evidence-union.ts';
import { hashText } from '#core/scoring/hash-text.ts';
import { type Hiding, startHiding } from '#core/scoring/hidden-texts.ts';
import { tellingWordsGate } from '#core/scoring/rubric.ts';
import type { Assessor, AssessWork } from '#server/interviewer/assessor.ts';
import type { CallScope, LanguageModel, ModelFailureReason } from '#server/interviewer/language-model.ts';
import { openCalls, reasonOf, type ScoringCalls } from './calls.ts';
import { extractTask, findEvidence } from './extract.ts';
import { levelTask, readAs, type Sample, type Sampling } from './level.ts';
import { instructions } from './prompt.ts';
import { writeProse, writeTask } from './write.ts';

export type ModelAssessorParts = {
  /** The model that reads an interview; what it takes is counted against that interview and its user. */
  modelFor: (scope: CallScope) => LanguageModel;
  /** Which model that is, as its provider names both. */
  provider: string;
  model: string;
  calibration: Assessor['calibration'];
  log: { warn(about: object, message: string): void };
  /** How many times its usual time the model gets. */
  patience: number;
  /** How long all calls of a reading, and of the writing, may take together; 90 seconds in all when left out (rule READ-7). */
  readingMs?: number;
  writingMs?: number;
};

/** A topic is read by a model only when so many readers could read it. */
const fewestReadings = 2;
const usualReadings = readers.length;
const extraReadings = 2;

const offlineReason = (reason: ModelFailureReason | undefined): OfflineReason => {
  if (reason === 'refused' || reason === 'over_budget') return reason;
  return reason === 'malformed' || reason === undefined ? 'unusable' : 'provider_failed';
};

/** Names what the model is told, so that a result says which words it came from. */
const version = hashText([instructions, extractTask, levelTask, writeTask].join('\n'));

/** What a model's marks are worth, in one line (rule PROSE-3). */
function modelHonesty(model: string, calibrated: boolean): string {
  const how = `Read by ${model} in three seats, each alone; every quote was checked against the transcript and code did the sums.`;
  const worth = calibrated
    ? 'Its marks are calibrated against ratings by people.'
    : 'Its marks are not calibrated against ratings by people.';
  return `${how} ${worth} Whether facts are right is the model's view, unverified.`;
}

/** The assessor that lets a model read evidence; code verifies, weighs and sums, and stands in topic by topic where the model fails (rule READ-7). */
export function createModelAssessor(parts: ModelAssessorParts): Assessor {
  const { provider, model, calibration, patience, readingMs = 70_000, writingMs = 20_000 } = parts;
  const calibrated = calibration !== null;
  const by: ScoringBy = { kind: 'model', calibration };
  return {
    identity: {
      kind: 'model',
      name: provider === 'compatible' ? model : `${provider} ${model}`,
      version,
      calibrated,
    },
    honesty: modelHonesty(model, calibrated),
    calibration,
    assess: async (topics, work, onTopic) => {
      const calls = openCalls(parts.modelFor(work), readingMs * patience);
      const found = new Map<TopicId, TopicReadings>();
      const tell: Tell = async (one) => {
        if (one.offlineBecause)
          parts.log.warn({ topicId: one.topicId, because: one.offlineBecause }, offlineNews);
        found.set(one.topicId, one);
        await onTopic(one);
      };
      await readAll(topics, { calls, hiding: startHiding(work.hidden), work, by }, tell);
      return topics.map((topic) => found.get(topic.topicId) ?? readPlainly(topic));
    },
    write: async (topics, work) => {
      const calls = openCalls(parts.modelFor(work), writingMs * patience);
      const hiding = startHiding(work.hidden);
      try {
        return await work.stage('prose', () => writeProse(topics, { calls, hiding }));
      } catch (error) {
        parts.log.warn({ because: reasonOf(error) }, 'the feedback keeps the words of its template');
        return [];
      }
    },
  };
}

const offlineNews = 'a topic was read without the model';

type Tell = (one: TopicReadings) => Promise<void>;
type Run = { calls: ScoringCalls; hiding: Hiding; work: AssessWork; by: ScoringBy };

async function readAll(topics: readonly TopicTranscript[], run: Run, tell: Tell): Promise<void> {
  const isSlight = (topic: TopicTranscript): boolean => unionOf(topic.answers).effective < tellingWordsGate;
  for (const topic of topics.filter(isSlight)) await tell(readPlainly(topic));
  const full = topics.filter((topic) => !isSlight(topic));
  if (full.length === 0) return;
  const { evidence, failed } = await findEvidence(full, run, run.work);
  for (const topic of full) {
    const reason = failed.get(topic.topicId);
    if (reason) await tell({ ...readPlainly(topic), offlineBecause: offlineReason(reason) });
  }
  const readable = full.filter((topic) => !failed.has(topic.topicId));
  if (readable.length > 0) await readInSeats(readable, evidence, run, tell);
}

/** Each seat reads alone; two read again where they lie apart, part from the plain reading, or one of them could not read (rules READ-3, READ-4). */
async function readInSeats(
  topics: readonly TopicTranscript[],
  evidence: Sampling['evidence'],
  run: Run,
  tell: Tell,
): Promise<void> {
  const sampling = { ...run, evidence };
  const first = await Promise.all(readers.map((reader) => readAs(reader, 1, topics, sampling, run.work)));
  const isUnsure = (topic: TopicTranscript): boolean => {
    const read = resultOf(topic, first);
    return (
      read.readings.length < usualReadings ||
      liesApart(read.readings) ||
      (read.by === 'model' && isDiverged(topic, read, run.by))
    );
  };
  const unsure = topics.filter(isUnsure);
  for (const topic of topics) if (!unsure.includes(topic)) await tell(resultOf(topic, first));
  if (unsure.length === 0) return;
  const again = await Promise.all(
    seatsToReadAgain(unsure, first).map((reader) => readAs(reader, 2, unsure, sampling, run.work)),
  );
  for (const topic of unsure) await tell(resultOf(topic, [...first, ...again]));
}

/** Who reads again: who could read least, and else by a draw that falls the same for the same answers. */
function seatsToReadAgain(topics: readonly TopicTranscript[], samples: readonly Sample[]): Reader[] {
  const said = topics.flatMap((topic) => topic.answers.map((answer) => answer.text)).join('\n');
  const draw = (reader: Reader): string => hashText(`${reader}\n${said}`);
  return [...samples]
    .sort((a, b) => a.readings.length - b.readings.length || (draw(a.reader) < draw(b.reader) ? -1 : 1))
    .slice(0, extraReadings)
    .map((one) => one.reader);
}

/** A topic as all samples read it; plainly, and why so, when too few could. */
function resultOf(topic: TopicTranscript, samples: readonly Sample[]): TopicReadings {
  const { topicId } = topic;
  const readings = samples.flatMap((sample): Reading[] =>
    sample.readings.filter((one) => one.topicId === topicId),
  );
  if (readings.length >= fewestReadings) return { topicId, by: 'model', readings };
  const reasons = samples.flatMap((sample) =>
    sample.failed.filter((one) => one.topicId === topicId).map((one) => offlineReason(one.reason)),
  );
  const offlineBecause = offlineReasons.find((reason) => reasons.includes(reason)) ?? 'unusable';
  return { ...readPlainly(topic), offlineBecause };
}
