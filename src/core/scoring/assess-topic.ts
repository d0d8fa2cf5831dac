import type { TopicFeedback } from '#contract/feedback.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { Style } from '#contract/styles.ts';
import { type CandidateProfile, scoredBy, type TopicId, topicName } from '#contract/topics.ts';
import type { TacticFiring, Turn } from '#contract/transcript.ts';
import type { TopicAssessment, TopicReadings, TopicTranscript } from './assessment.ts';
import type { Calibration } from './calibration.ts';
import { readerScores } from './compare-readings.ts';
import { medianAssessment, spreadOf } from './median-assessment.ts';
import type { AnswerKeys } from './answer-keys.ts';
import { codeMixShare, gatherTopic } from './gather-topic.ts';
import { gradeTopic, type TopicGrade } from './grade-topic.ts';
import { assessOffline } from './assess-offline.ts';
import { bandAround, bandHalfWidth } from './score-band.ts';
import { answeredFirings, composureQuotes, composureScore } from './score-composure.ts';
import { heardEnough, notAssessed, topicFeedbackOf } from './topic-feedback.ts';
import { topicTable } from '#core/topics/topic-table.ts';

type TopicInput = {
  transcript: readonly Turn[];
  topicId: TopicId;
  profile: CandidateProfile;
  facts: readonly ResumeFact[];
  /** Turns whose conflict with the resume or an earlier answer was left standing. */
  contradictedTurns: ReadonlySet<string>;
  tactics: readonly TacticFiring[];
  style: Style;
  keys?: AnswerKeys;
};

/** With more of another language than this share, plain code cannot read a topic. */
const plainLanguageShare = 0.2;

/** A topic's feedback, with what the overall and the verdict need; `grade` is null without a number. */
export type AssessedTopic = {
  feedback: TopicFeedback;
  topic: TopicTranscript;
  grade: TopicGrade | null;
  half: number;
};

const plain = (topic: TopicTranscript, feedback: TopicFeedback): AssessedTopic => ({
  feedback,
  topic,
  grade: null,
  half: 0,
});

/** Whether a topic gets a number, and if not, why. Whoever assesses, this comes first; only the offline assessor refuses mixed language. */
function whyNotAssessed(
  topic: TopicTranscript,
  transcript: readonly Turn[],
  offline: boolean,
): TopicFeedback['notAssessedBecause'] {
  if (scoredBy(topic.topicId) === 'nothing') return 'unscored_topic';
  if (!transcript.some((turn) => turn.topicId === topic.topicId)) return 'not_asked';
  if (topic.answers.length === 0) return 'too_little_said';
  if (offline && codeMixShare(topic) > plainLanguageShare) return 'code_mixed';
  return heardEnough(topic) ? undefined : 'too_little_said';
}

function composure(input: TopicInput, topic: TopicTranscript): AssessedTopic {
  const { topicId, profile } = input;
  if (input.style === 'chill') return plain(topic, notAssessed(topicId, profile, 'not_scored_in_chill'));
  const score = composureScore(input.tactics, input.transcript);
  if (score === null) return plain(topic, notAssessed(topicId, profile, 'no_tactic_fired'));
  const answered = answeredFirings(input.tactics, input.transcript);
  const fast = answered.filter((one) => one.turnsToRecover !== null && one.turnsToRecover <= 1).length;
  const half = bandHalfWidth({ kind: 'offline', answers: answered.length });
  const feedback: TopicFeedback = {
    ...notAssessed(topicId, profile, 'no_tactic_fired'),
    name: topicName(topicId, profile),
    score,
    band: bandAround(score, half),
    text: `The score counts how you met the panel’s pressure: a doubt, an interruption, a silence, a limit of words or time. You answered ${answered.length === 1 ? 'one' : answered.length}; it counted you composed within a turn after ${fast} of them.`,
    levels: [
      {
        criterion: 'response',
        level: Math.round(score / 2.5),
        because: `${score.toFixed(1)} of 10.0 points`,
      },
    ],
    quotes: composureQuotes(input.tactics, input.transcript),
    missing: [],
    nextStep: topicTable[topicId].scoring.nextStep,
  };
  delete feedback.notAssessedBecause;
  return { feedback, topic, grade: null, half };
}

/** What stands before any assessor: either the topic is done (no number, or composure from the log), or here is what to assess. */
type PreparedTopic =
  | { kind: 'done'; assessed: AssessedTopic }
  | { kind: 'to_assess'; topic: TopicTranscript };

/** Gathers a topic and decides by code whether it is to be assessed; `offline` says which assessor will (only the offline one refuses mixed language). */
export function prepareTopic(input: TopicInput, offline: boolean): PreparedTopic {
  const topic = gatherTopic(input);
  if (scoredBy(input.topicId) === 'tactics') return { kind: 'done', assessed: composure(input, topic) };
  const because = whyNotAssessed(topic, input.transcript, offline);
  return because
    ? { kind: 'done', assessed: plain(topic, notAssessed(input.topicId, input.profile, because)) }
    : { kind: 'to_assess', topic };
}

/** More points apart than this, and the topic is read again and its band says so (rule READ-4). */
const divergence = 3;
const offlineFloorScore = 1;

/** Who assesses an interview; its map to calibrated scores and the 80 % error that goes with it, null for identity. */
export type ScoringBy = {
  kind: 'offline' | 'model';
  calibration: { knots: Calibration; residual: number } | null;
};

/** How readings of one topic are graded, and what the plain reading of the same answers makes of it. */
type Graded = { grade: TopicGrade; scoreOf: (one: TopicAssessment) => number; diverged: boolean };

function gradeReadings(
  topic: TopicTranscript,
  read: TopicReadings,
  contradicted: boolean,
  { calibration }: ScoringBy,
): Graded {
  const plainReading = assessOffline(topic);
  const plainScore = gradeTopic({ topic, assessment: plainReading, contradicted }).score;
  const byModel = read.by === 'model';
  const plainlyReadable = codeMixShare(topic) <= plainLanguageShare;
  const comparable = byModel && plainlyReadable;
  const gradeOf = (assessment: TopicAssessment): TopicGrade =>
    gradeTopic({
      topic,
      assessment,
      contradicted,
      plainlyReadable: plainlyReadable || !byModel,
      byModel,
      offlineFloor: comparable && plainScore <= offlineFloorScore,
      ...(byModel && calibration ? { calibration: calibration.knots } : {}),
    });
  const grade = gradeOf(medianAssessment(read.readings) ?? plainReading);
  return {
    grade,
    scoreOf: (one) => gradeOf(one).score,
    diverged: comparable && Math.abs(grade.score - plainScore) > divergence,
  };
}

/** Whether a model's readings of a topic part from the plain one by more than three points; never so where plain code cannot read the language. */
export function isDiverged(topic: TopicTranscript, read: TopicReadings, by: ScoringBy): boolean {
  return gradeReadings(topic, read, false, by).diverged;
}

/** What a topic of an interview that a model assesses says besides its score: who read it, each reader's own score, and whether they part from the plain one. */
function reportOf(read: TopicReadings, { scoreOf, diverged }: Graded): Partial<TopicFeedback> {
  if (read.by === 'offline') return { assessedBy: 'offline' };
  return {
    assessedBy: 'model',
    readings: readerScores(read.readings, scoreOf),
    ...(diverged ? { diverged } : {}),
  };
}

/**
 * The feedback of a gathered topic from one or more readings of any assessor: median levels, score, caps, band and words. A model's reading is
 * checked against the plain one: where that finds nothing the score is held down, where they part by more than three points the band widens.
 * A topic that plain code had to read for the model says so, and has no number when it is in a language that plain code cannot read.
 */
export function finishTopic(
  input: Pick<TopicInput, 'contradictedTurns'>,
  topic: TopicTranscript,
  read: TopicReadings,
  by: ScoringBy,
): AssessedTopic {
  if (read.by === 'offline' && by.kind === 'model' && codeMixShare(topic) > plainLanguageShare)
    return plain(topic, {
      ...notAssessed(topic.topicId, topic.profile, 'code_mixed'),
      assessedBy: 'offline',
    });
  const contradicted = topic.answers.some((answer) => input.contradictedTurns.has(answer.turnId));
  const graded = gradeReadings(topic, read, contradicted, by);
  const half = bandHalfWidth({
    kind: read.by,
    answers: topic.answers.length,
    words: topic.answers.reduce((sum, answer) => sum + answer.signals.words, 0),
    spread: spreadOf(read.readings),
    samples: read.readings.length,
    diverged: graded.diverged,
    ...(read.by === 'model' && by.calibration ? { residual: by.calibration.residual } : {}),
  });
  const report = by.kind === 'model' ? reportOf(read, graded) : {};
  const feedback = { ...topicFeedbackOf(topic, graded.grade, half, read.by), ...report };
  return { feedback, topic, grade: graded.grade, half };
}

/** What plain code reads in a topic, as readings of an assessor: from the transcript alone, the same for the same input and in Chill and Grill (rules READ-1, OFFLINE-8). */
export function readPlainly(topic: TopicTranscript): TopicReadings {
  const { topicId } = topic;
  return { topicId, by: 'offline', readings: [{ ...assessOffline(topic), reader: null }] };
}
