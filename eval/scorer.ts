import type { TopicFeedback } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import type { TopicReadings, TopicTranscript } from '#core/scoring/assessment.ts';
import { finishTopic, readPlainly } from '#core/scoring/assess-topic.ts';
import { codeMixShare } from '#core/scoring/gather-topic.ts';
import { gradeTopic } from '#core/scoring/grade-topic.ts';
import { overallScore } from '#core/scoring/overall-score.ts';
import { medianAssessment } from '#core/scoring/median-assessment.ts';
import type { Band } from '#core/scoring/score-band.ts';
import type { FinishedInterview } from '#server/feedback/interview-record.ts';
import { scoreRecord } from '#server/feedback/score-record.ts';
import type { Assessor, AssessWork } from '#server/interviewer/assessor.ts';
import { topicOf } from './topic-of-answer.ts';

/** A topic as it came out; `score` and `band` are null without a number. */
export type ScoredTopic = {
  topicId: TopicId;
  score: number | null;
  band: Band | null;
  /** The sum of points before calibration; null where a cap or the floor decided, and for single answers: nothing is learnt from those. */
  raw: number | null;
  /** Each reader's own score, where there were several. */
  single: number[];
  readBy: TopicReadings['by'];
};

export type ScoredInterview = {
  overall: number | null;
  band: Band | null;
  topics: ScoredTopic[];
  /** The share of quotes that stood in their turns before anything was asked again, 0-1; null without a model. */
  quoteSurvival: number | null;
};

/** Scores as the product does. Asked twice, a model reads twice. */
export type Scorer = {
  readonly name: string;
  readonly kind: 'offline' | 'model';
  /** How many scorings may run at a time. */
  readonly atOnce: number;
  /** One answer to one lead question as a topic of its own, however short; null where no number is given. */
  answer(topicId: TopicId, question: string, answer: string): Promise<ScoredTopic | null>;
  interview(record: FinishedInterview): Promise<ScoredInterview>;
};

/** Stages that live as long as one scoring. */
function newStages(): { stage: AssessWork['stage']; stored: ReadonlyMap<string, unknown> } {
  const stored = new Map<string, object>();
  return {
    stored,
    stage: async <T extends object>(name: string, make: () => Promise<T>) => {
      const value = (stored.get(name) as T | undefined) ?? (await make());
      stored.set(name, value);
      return value;
    },
  };
}

/** The sum of points of these readings; null when a cap or the floor decides the score. */
function rawOf(topic: TopicTranscript, { readings }: TopicReadings, feedback: TopicFeedback): number | null {
  const assessment = medianAssessment(readings);
  if (!assessment || feedback.score === null || feedback.caps.length > 0) return null;
  const grade = gradeTopic({ topic, assessment, contradicted: false });
  return grade.lifted ? null : grade.criteria.reduce((sum, one) => sum + one.points, 0);
}

type Read = { topic: TopicTranscript; readings: TopicReadings };

function scoredTopic(feedback: TopicFeedback, read: Read | undefined): ScoredTopic {
  const { topicId, score, band, readings = [] } = feedback;
  return {
    topicId,
    score,
    band,
    raw: null,
    single: readings.map((one) => one.score),
    readBy: read?.readings.by ?? 'offline',
  };
}

function survivalOf(extracted: unknown): number | null {
  const { survival, failed = [] } = (extracted ?? {}) as { survival?: number; failed?: unknown[] };
  return survival === undefined || failed.length > 0 ? null : survival;
}

const quietly = async (): Promise<void> => undefined;
let works = 0;

async function scoreAnswer(assessor: Assessor, topic: TopicTranscript): Promise<ScoredTopic | null> {
  const { kind } = assessor.identity;
  if (topic.answers.length === 0 || (kind === 'offline' && codeMixShare(topic) > 0.2)) return null;
  works += 1;
  const work = { sessionId: `eval-${works}`, uid: 'eval', hidden: [], stage: newStages().stage };
  const [readings = readPlainly(topic)] = await assessor.assess([topic], work, quietly);
  const by = { kind, calibration: assessor.calibration };
  const { feedback } = finishTopic({ contradictedTurns: new Set() }, topic, readings, by);
  return scoredTopic(feedback, { topic, readings });
}

async function scoreInterview(assessor: Assessor, record: FinishedInterview): Promise<ScoredInterview> {
  const { stage, stored } = newStages();
  const read = new Map<TopicId, Read>();
  const watched: Assessor = {
    ...assessor,
    assess: (topics, work, onTopic) =>
      assessor.assess(topics, work, async (readings) => {
        const topic = topics.find((one) => one.topicId === readings.topicId);
        if (topic) read.set(readings.topicId, { topic, readings });
        await onTopic(readings);
      }),
    write: async () => [],
  };
  const result = await scoreRecord(watched, record, { stage, topicsRead: async () => new Map() });
  const feedback = result.kind === 'feedback' ? result.feedback : null;
  const topics = feedback?.topics ?? (result.kind === 'refused' ? result.topics : []);
  // Gold interviews are of three to five topics: their mean is measured, whether or not a page would show it.
  const scores = topics.flatMap(({ topicId, score, band }) =>
    score === null || band === null ? [] : [{ topicId, score, half: (band.high - band.low) / 2 }],
  );
  const overall = feedback && overallScore(scores, record.profile, assessor.identity.kind);
  const asked = new Set(record.transcript.map((turn) => turn.topicId));
  return {
    overall: overall?.score ?? null,
    band: feedback?.band ?? overall?.band ?? null,
    topics: topics
      .filter((one) => asked.has(one.topicId))
      .map((one) => {
        const found = read.get(one.topicId);
        const raw = found ? rawOf(found.topic, found.readings, one) : null;
        return { ...scoredTopic(one, found), raw };
      }),
    quoteSurvival: survivalOf(stored.get('extract')),
  };
}

/** The product's own path from answers to numbers around any assessor; only the prose is left out. */
export function createScorer(assessor: Assessor, atOnce = 1): Scorer {
  return {
    name: `${assessor.identity.name} ${assessor.identity.version}`,
    kind: assessor.identity.kind,
    atOnce,
    answer: (topicId, question, answer) => scoreAnswer(assessor, topicOf(topicId, question, answer)),
    interview: (record) => scoreInterview(assessor, record),
  };
}
