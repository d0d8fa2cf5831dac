import type { Feedback } from '#contract/feedback.ts';
import { notScoredWhy } from '#contract/schools/not-scored.ts';

/**
 * What a school keeps of a sitting that no model read: what was said and the candidate's own words, without a score of ours, a level or a word that rests
 * on one (rule SCHOOL-100).
 */
export function withoutScores(feedback: Feedback): Feedback {
  return {
    ...feedback,
    avgScore: null,
    band: null,
    assessedTopics: 0,
    verdict: '',
    drills: [],
    marginNotes: [],
    assessor: { ...feedback.assessor, honesty: notScoredWhy },
    topics: feedback.topics.map(({ topicId, name, score, notAssessedBecause, quotes }) => ({
      topicId,
      name,
      score: null,
      band: null,
      notAssessedBecause: score === null ? notAssessedBecause : 'no_model',
      text: '',
      levels: [],
      quotes,
      missing: [],
      nextStep: '',
      caps: [],
    })),
  };
}
