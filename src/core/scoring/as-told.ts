import { type Feedback, isScoredOffline, type Relevance, type TopicFeedback } from '#contract/feedback.ts';
import { scoredBy, type TopicId } from '#contract/topics.ts';
import { weightIn } from './overall-score.ts';
import { bandAround } from './score-band.ts';

/** What a candidate told of their own answers, by topic. */
export type Told = Readonly<Partial<Record<TopicId, Relevance>>>;

/** The most a topic comes to by what is told of it, and what is then said (rule TOLD-2). */
const limits: Readonly<Record<Relevance, { max: number; words: string | null }>> = {
  yes: { max: 10, words: null },
  partly: { max: 5, words: 'You said that this answers the question in part, so it stops at 5.' },
  no: { max: 2, words: 'You said that this does not answer the question, so it stops at 2.' },
};

/** What to do next where the question was not answered. */
const beginWithAnswer = 'Take the question again, and answer it in your first sentence.';

/** Whether the candidate is asked if these answers met the question: plain code cannot know it (rule TOLD-1). */
const isAsked = ({ topicId, score }: TopicFeedback): boolean =>
  score !== null && scoredBy(topicId) === 'answers';

/** Whether a candidate may tell of a topic of this feedback. */
export const mayTell = (feedback: Pick<Feedback, 'assessor' | 'topics'>, topicId: TopicId): boolean =>
  isScoredOffline(feedback) && feedback.topics.some((topic) => topic.topicId === topicId && isAsked(topic));

type Scored = TopicFeedback & { score: number };

/** A topic as it counts once it is told of: held at most to what was told, with a band of the same width. */
function held(topic: Scored, relevance: Relevance): Scored {
  const { max, words } = limits[relevance];
  const score = Math.min(topic.score, max);
  const half = topic.band ? Math.max(topic.band.high - topic.score, topic.score - topic.band.low) : 0;
  const { low, high } = bandAround(score, half);
  const told = { ...topic, score, band: { low, high: Math.min(high, max) }, told: relevance };
  if (words === null) return told;
  // What does not answer is no evidence: nothing of it is quoted or praised.
  const emptied = { text: words, quotes: [], missing: [], nextStep: beginWithAnswer, caps: [words] };
  return relevance === 'no' ? { ...told, ...emptied } : { ...told, caps: [...topic.caps, words] };
}

function topicAsTold(topic: TopicFeedback, told: Told): TopicFeedback {
  if (topic.score === null || !isAsked(topic)) return topic;
  const relevance = told[topic.topicId];
  if (relevance) return held({ ...topic, score: topic.score }, relevance);
  return { ...topic, told: null };
}

type Band = NonNullable<Feedback['band']>;
const wholeBand = ({ low, high }: Band): Band => ({ low: Math.round(low), high: Math.round(high) });

const wholeTopic = (topic: TopicFeedback): TopicFeedback => ({
  ...topic,
  score: topic.score === null ? null : Math.round(topic.score),
  band: topic.band && wholeBand(topic.band),
});

/** The topics of a feedback as they stand by what was told of them: in whole numbers where plain code made them, untouched where a model did. */
export function topicsAsTold<F extends Pick<Feedback, 'assessor' | 'topics'>>(feedback: F, told: Told): F {
  if (!isScoredOffline(feedback)) return feedback;
  return { ...feedback, topics: feedback.topics.map((topic) => wholeTopic(topicAsTold(topic, told))) };
}

/**
 * A feedback as it stands by what its candidate told: topics held to it, the overall after them, everything in whole numbers (rules TOLD-2,
 * RUBRIC-11). A feedback that a model made is left as it is.
 */
export function asTold(feedback: Feedback, told: Told): Feedback {
  const { avgScore, band, topics, profile } = feedback;
  if (!isScoredOffline(feedback)) return feedback;
  const shown = topicsAsTold(feedback, told);
  if (avgScore === null || band === null) return shown;
  const weigh = weightIn(profile);
  const scored = topics.flatMap((topic) => {
    const { score } = topicAsTold(topic, told);
    return score === null ? [] : [{ score, weight: weigh(topic.topicId) }];
  });
  const total = scored.reduce((sum, { weight }) => sum + weight, 0);
  const score = scored.reduce((sum, one) => sum + (one.weight / total) * one.score, 0);
  const half = Math.max(band.high - avgScore, avgScore - band.low);
  return { ...shown, avgScore: Math.round(score), band: wholeBand(bandAround(score, half)) };
}
