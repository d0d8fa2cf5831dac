import type { CriterionId, Reader } from '#contract/feedback.ts';
import type { CandidateProfile, TopicId } from '#contract/topics.ts';
import type { Mention } from '#core/text/find-mentions.ts';
import type { AnswerSignals } from '#core/answers/answer-signals.ts';

/** One answer as it is scored. The style of the interview and its tactics are not in it, so that no assessor can see them (rule READ-1). */
export type ScoredAnswer = {
  turnId: string;
  /** The candidate's words. Sentences that try to steer the panel are listed in `signals.ignored`. */
  text: string;
  question: string;
  isProbe: boolean;
  /** A short answer is a right answer here: a puzzle, or quick questions in a row. */
  briefExpected: boolean;
  /** Words allowed to differ between a quote and a dictated turn. */
  spoken: boolean;
  signals: AnswerSignals;
  /** Sentences whose figure or act was taken back afterwards, anywhere in the interview (rule QUOTE-5). */
  takenBack: readonly Mention[];
  /** How many of the question's key points the answer holds, and whether it gives the final answer or another; null without a key. */
  key: { hit: number; of: number; right: boolean; wrong?: boolean } | null;
};

/** All answers of one topic, in order. What an assessor is given. */
export type TopicTranscript = {
  topicId: TopicId;
  profile: CandidateProfile;
  answers: readonly ScoredAnswer[];
  /** Follow-ups that the panel asked here, answered or not. */
  followUpsAsked: number;
  /** Tells nothing but what the resume says. */
  readsResume?: boolean;
  /** How it stands when every question was a puzzle and none was solved: whether a wrong answer stood. */
  puzzle?: 'wrong' | 'unsolved';
};

/** Words of the candidate in one turn, claimed to stand there. */
export type EvidenceQuote = { turnId: string; quote: string };

/**
 * One criterion as an assessor sees it. `level` is 0-4, null when the criterion does not apply (no follow-up was asked); the offline
 * assessor gives fractions, a language model whole levels. `evidence` is what the level rests on and is verified by code.
 */
export type CriterionAssessment = {
  criterion: CriterionId;
  level: number | null;
  evidence: readonly EvidenceQuote[];
  /** What was found, in a few words. */
  because: string;
  /** What a higher level would have needed; empty when nothing. */
  missing: string;
};

/** What an assessor returns for a topic: levels and quotes, never a score. Code does the arithmetic (`grade-topic.ts`). */
export type TopicAssessment = {
  topicId: TopicId;
  criteria: readonly CriterionAssessment[];
  /** The central fact was wrong and not corrected after a hint. The offline assessor cannot tell and says false. */
  coreWrong: boolean;
};

/** One reader's reading of a topic; the same three readers in both styles (rules READ-1, READ-2). Null for the offline assessor, who is one. */
export type Reading = TopicAssessment & { reader: Reader | null };

/** Why a topic was not read by the model; of several the first counts. */
export const offlineReasons = ['refused', 'over_budget', 'provider_failed', 'unusable'] as const;
export type OfflineReason = (typeof offlineReasons)[number];

/** Everything an assessor says of a topic: one reading offline, three or five of a model's readers. */
export type TopicReadings = {
  topicId: TopicId;
  by: 'offline' | 'model';
  /** Why the offline assessor stood in for a model. */
  offlineBecause?: OfflineReason;
  readings: readonly Reading[];
};

/** Who assessed: stored with the result so that it can be disputed and reproduced. */
export type AssessorIdentity = {
  kind: 'offline' | 'model';
  name: string;
  version: string;
  calibrated: boolean;
};

/** The assessor that needs no model. */
export const offlineAssessor: AssessorIdentity = {
  kind: 'offline',
  name: 'Offline practice interviewer',
  version: '1',
  calibrated: false,
};
