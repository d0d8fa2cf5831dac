import type { CriterionId } from '#contract/feedback.ts';
import { topicIds } from '#contract/topics.ts';
import type { Topic, TopicKind } from '#core/topics/topic.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { hashText } from './hash-text.ts';
import { criterionAnchors } from './criterion-anchors.ts';

/** What each kind of topic weighs, in hundredths; a row sums to 100 (rule RUBRIC-2). */
export const criterionWeights: Record<TopicKind, Record<CriterionId, number>> = {
  behavioural: { evidence: 30, structure: 20, reasoning: 15, ownership: 15, response: 20 },
  motivation: { evidence: 25, structure: 15, reasoning: 25, ownership: 20, response: 15 },
  technical: { evidence: 20, structure: 15, reasoning: 35, ownership: 5, response: 25 },
  opinion: { evidence: 20, structure: 15, reasoning: 40, ownership: 5, response: 20 },
};

/** So many answers are enough for a number, however short; a topic says how many words are enough in one (rule RUBRIC-6). */
export const enoughAnswers = 2;

/** From so many words on an answer is a full one (rule CAP-3). */
export const fullAnswerWords = 15;

/** Fewer telling words than this in a whole topic cannot be weighed; the score stays at the floor (rule CAP-2). */
export const tellingWordsGate = 8;

const capIds = [
  'nothing_readable',
  'nothing_said',
  'no_full_answer',
  'no_sentences',
  'steers',
  'reads_resume',
  'wrong_core',
  'puzzle_unsolved',
  'unexplained_contradiction',
  'nothing_own',
  'no_follow_up',
  'offline_floor',
] as const;
export type CapId = (typeof capIds)[number];

/**
 * The most a topic can score while a cap holds, and the words for it (rules CAP-1, CAP-6, CAP-7). They say what the scoring counted, which is
 * certain, and not what the answers were (rule PROSE-9).
 */
export const caps: Record<CapId, { max: number; words: string }> = {
  nothing_readable: { max: 0.5, words: 'The scoring found nothing here that it could count.' },
  nothing_said: {
    max: 2,
    words: `The scoring could count fewer than ${tellingWordsGate} words here, so it stops at 2.`,
  },
  no_full_answer: {
    max: 2,
    words: `It stops at 2 without an answer of ${fullAnswerWords} words that it can count.`,
  },
  no_sentences: {
    max: 2.5,
    words: 'The scoring could not read most of this as sentences, so it stops at 2.5.',
  },
  steers: { max: 1, words: 'The scoring took most of this as addressed to itself and did not count it.' },
  reads_resume: {
    max: 3.5,
    words: 'Most of what you name here stands on your resume too; the scoring then stops at 3.5.',
  },
  wrong_core: { max: 4, words: 'The scoring took the central fact to be wrong, so it stops at 4.' },
  puzzle_unsolved: { max: 5, words: 'The scoring did not find the puzzle’s answer here, so it stops at 5.' },
  unexplained_contradiction: {
    max: 4,
    words: 'The scoring noted a conflict with your resume, so it stops at 4.',
  },
  nothing_own: {
    max: 5,
    words: 'The scoring counted no figure, no name and no act of yours here, so it stops at 5.',
  },
  no_follow_up: {
    max: 8,
    words: 'The scoring counted no answer to a follow-up here; without one it stops at 8.',
  },
  offline_floor: {
    max: 2.5,
    words: 'A second check without the model could count almost nothing here, so the score stops at 2.5.',
  },
};

/** Above this share of words that stand in no plausible sentence an answer is mostly such; fewer of them tell nothing (rule SIGNAL-5). */
export const salad = { share: 0.5, words: 15 };

/** Above this share of words that speak to whoever scores, nothing beside them is weighed as an answer (rule CAP-11). */
export const steering = { share: 0.5, words: 15 };

/** Honest "I don't know" with a way to find out is worth at least this (rule CAP-5). */
export const honestMethodFloor = 3.5;

const byTopic = <T>(of: (scoring: Topic['scoring']) => T): Record<string, T> =>
  Object.fromEntries(topicIds.map((topicId) => [topicId, of(topicTable[topicId].scoring)]));

/** Names this version of the rubric: weights, gates, caps and anchors. */
export const rubricHash: string = hashText(
  JSON.stringify({
    criterionWeights,
    topicKind: byTopic(({ kind }) => kind),
    topicWeights: {
      experienced: byTopic(({ weight }) => weight.experienced),
      fresher: byTopic(({ weight }) => weight.fresher),
    },
    enoughWords: byTopic(({ enoughWords }) => enoughWords),
    enoughAnswers,
    tellingWordsGate,
    caps,
    honestMethodFloor,
    fullAnswerWords,
    criterionAnchors,
    topicAnchors: byTopic(({ anchors }) => anchors),
  }),
);
