import type { AssessorIdentity, TopicReadings, TopicTranscript } from '#core/scoring/assessment.ts';
import type { Calibration } from '#core/scoring/calibration.ts';
import type { AssessedTopic } from '#core/scoring/assess-topic.ts';
import type { HiddenText } from '#core/scoring/hidden-texts.ts';
import type { TopicProse } from '#core/scoring/topic-prose.ts';
import type { CallScope } from './language-model.ts';

/** What an assessor's work is stored by, stage by stage, so that a restart goes on and two workers give one result. */
export type AssessWork = CallScope & {
  /** What the candidate could be known by, and the word that stands for it in what a model is sent. */
  hidden: readonly HiddenText[];
  /**
   * Does a stage once for ever: gives what is stored under `name`, or does it, stores it and gives what is stored then (perhaps another
   * worker's). Values are plain JSON. What `make` throws is thrown, and nothing is stored.
   */
  stage<T extends object>(name: string, make: () => Promise<T>): Promise<T>;
};

/**
 * Reads the candidate's answers and returns levels with quotes, never a score: code verifies the quotes and does all arithmetic. It never
 * sees the style, the name or the contact of the candidate.
 */
export type Assessor = {
  readonly identity: AssessorIdentity;
  /** What it can and cannot judge, in one line; shown with the feedback. */
  readonly honesty: string;
  /** Its map to calibrated scores and the 80 % error that goes with it; null for identity, uncalibrated. */
  readonly calibration: { knots: Calibration; residual: number } | null;
  /** Readings of every topic given, in their order; `onTopic` hears of each as it is done. Asking again with the same work is safe. */
  assess(
    topics: readonly TopicTranscript[],
    work: AssessWork,
    onTopic: (readings: TopicReadings) => Promise<void>,
  ): Promise<TopicReadings[]>;
  /** Words for graded topics, checked against their evidence; topics it has no good words for are left out and keep the template's. */
  write(topics: readonly AssessedTopic[], work: AssessWork): Promise<TopicProse[]>;
};
