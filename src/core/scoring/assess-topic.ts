import type { TopicFeedback } from '#contract/feedback.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { Style } from '#contract/styles.ts';
import { type CandidateProfile, type TopicId, topicName } from '#contract/topics.ts';
import type { TacticFiring, Turn } from '#contract/transcript.ts';
import type { TopicAssessment, TopicTranscript } from './assessment.ts';
import type { Calibration } from './calibration.ts';
import { medianAssessment, spreadOf } from './median-assessment.ts';
import { type AnswerKeys, codeMixShare, gatherTopic } from './gather-topic.ts';
import { gradeTopic, type TopicGrade } from './grade-topic.ts';
import { assessOffline } from './assess-offline.ts';
import { bandAround, bandHalfWidth } from './score-band.ts';
import { answeredFirings, composureQuotes, composureScore } from './score-composure.ts';
import { heardEnough, notAssessed, topicFeedbackOf } from './topic-feedback.ts';
import { nextSteps } from './topic-words.ts';

export type TopicInput = {
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
export function whyNotAssessed(
  topic: TopicTranscript,
  transcript: readonly Turn[],
  offline: boolean,
): TopicFeedback['notAssessedBecause'] {
  if (topic.topicId === 'closing') return 'unscored_topic';
  if (!transcript.some((turn) => turn.topicId === topic.topicId)) return 'not_asked';
  if (topic.answers.length === 0) return 'too_little_said';
  if (offline && codeMixShare(topic) > 0.2) return 'code_mixed';
  return heardEnough(topic) ? undefined : 'too_little_said';
}

function composure(input: TopicInput, topic: TopicTranscript): AssessedTopic {
  if (input.style === 'chill')
    return plain(topic, notAssessed('composure', input.profile, 'not_scored_in_chill'));
  const score = composureScore(input.tactics, input.transcript);
  if (score === null) return plain(topic, notAssessed('composure', input.profile, 'no_tactic_fired'));
  const answered = answeredFirings(input.tactics, input.transcript);
  const fast = answered.filter((one) => one.turnsToRecover !== null && one.turnsToRecover <= 1).length;
  const half = bandHalfWidth({ kind: 'offline', answers: answered.length });
  const feedback: TopicFeedback = {
    ...notAssessed('composure', input.profile, 'no_tactic_fired'),
    name: topicName('composure', input.profile),
    score,
    band: bandAround(score, half),
    text:
      fast * 2 >= answered.length
        ? 'Pushed, you came back within a turn more often than not, and kept to the point.'
        : 'Under pressure the answers got shorter or gave way, and it took time to come back.',
    levels: [
      {
        criterion: 'response',
        level: Math.round(score / 2.5),
        because: `${score.toFixed(1)} of 10.0 points: back within a turn after ${fast} of ${answered.length} pushes`,
      },
    ],
    quotes: composureQuotes(input.tactics, input.transcript),
    missing:
      fast === answered.length ? [] : ['A breath, what is true granted, and then the rest of your point.'],
    nextStep: nextSteps.composure.default,
  };
  delete feedback.notAssessedBecause;
  return { feedback, topic, grade: null, half };
}

/** What stands before any assessor: either the topic is done (no number, or composure from the log), or here is what to assess. */
export type PreparedTopic =
  | { kind: 'done'; assessed: AssessedTopic }
  | { kind: 'to_assess'; topic: TopicTranscript };

/** Gathers a topic and decides by code whether it is to be assessed; `offline` says which assessor will (only the offline one refuses mixed language). */
export function prepareTopic(input: TopicInput, offline: boolean): PreparedTopic {
  const topic = gatherTopic(input);
  if (input.topicId === 'composure') return { kind: 'done', assessed: composure(input, topic) };
  const because = whyNotAssessed(topic, input.transcript, offline);
  return because
    ? { kind: 'done', assessed: plain(topic, notAssessed(input.topicId, input.profile, because)) }
    : { kind: 'to_assess', topic };
}

/** Three points apart or more than that, and the band says so (panel.md B2.4 step 6). */
const divergence = 3;
const offlineFloorScore = 1;

/**
 * The feedback of a gathered topic from one or more readings of any assessor: median levels, score, caps, band and words. A model's reading is
 * checked against the plain one: where that finds nothing the score is held down, where they part by more than three points the band widens.
 */
export function finishTopic(
  input: Pick<TopicInput, 'contradictedTurns'>,
  topic: TopicTranscript,
  readings: readonly TopicAssessment[],
  by: { kind: 'offline' | 'model'; calibration?: Calibration; residual?: number },
): AssessedTopic {
  const contradicted = topic.answers.some((answer) => input.contradictedTurns.has(answer.turnId));
  const plainReading = assessOffline(topic);
  const assessment = medianAssessment(readings) ?? plainReading;
  const plainScore = gradeTopic({ topic, assessment: plainReading, contradicted }).score;
  const grade = gradeTopic({
    topic,
    assessment,
    contradicted,
    offlineFloor: by.kind === 'model' && plainScore <= offlineFloorScore && codeMixShare(topic) <= 0.2,
    ...(by.calibration ? { calibration: by.calibration } : {}),
  });
  const half = bandHalfWidth({
    kind: by.kind,
    answers: topic.answers.length,
    spread: spreadOf(readings),
    samples: readings.length,
    diverged: Math.abs(grade.score - plainScore) > divergence,
    ...(by.residual === undefined ? {} : { residual: by.residual }),
  });
  return { feedback: topicFeedbackOf(topic, grade, half), topic, grade, half };
}

/**
 * A topic's feedback from the offline assessor: from the transcript alone, the same for the same input, and the same in Chill and Grill
 * except for composure, which only Grill tests (panel.md B4.6).
 */
export function assessTopicOffline(input: TopicInput): AssessedTopic {
  const prepared = prepareTopic(input, true);
  return prepared.kind === 'done'
    ? prepared.assessed
    : finishTopic(input, prepared.topic, [assessOffline(prepared.topic)], { kind: 'offline' });
}
