import type { AssessorIdentity, TopicAssessment, TopicTranscript } from '#core/scoring/assessment.ts';

/**
 * Reads the candidate's answers on one topic and returns levels with quotes, never a score: code verifies the quotes and does all
 * arithmetic. It never sees the style, the name or the contact of the candidate. Throws UpstreamError when it cannot assess now; asking
 * again with the same topic is safe.
 */
export type Assessor = {
  readonly identity: AssessorIdentity;
  /** What it can and cannot judge, in one line; shown with the feedback. */
  readonly honesty: string;
  assess(topic: TopicTranscript): Promise<TopicAssessment>;
};
