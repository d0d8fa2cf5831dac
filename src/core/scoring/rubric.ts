import type { CriterionId } from '#contract/feedback.ts';
import { topicIds } from '#contract/topics.ts';
import type { Topic, TopicKind } from '#core/topics/topic.ts';
import { fullAnswerWords } from '#core/relevance/off-topic.ts';
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

/** Fewer telling words than this in a whole topic cannot be weighed; the score stays at the floor (rule CAP-2). */
export const tellingWordsGate = 8;

const capIds = [
  'nothing_readable',
  'nothing_said',
  'no_full_answer',
  'no_sentences',
  'steers',
  'off_topic',
  'reads_resume',
  'beside_puzzle',
  'wrong_core',
  'puzzle_unsolved',
  'unexplained_contradiction',
  'nothing_own',
  'no_follow_up',
  'offline_floor',
] as const;
export type CapId = (typeof capIds)[number];

/** The most a topic can score while a cap holds, and the words for it (rules CAP-1, CAP-6, CAP-7). */
export const caps: Record<CapId, { max: number; words: string }> = {
  nothing_readable: { max: 0.5, words: 'Nothing here could be read as an answer of your own.' },
  nothing_said: { max: 2, words: 'The answers held too little to weigh.' },
  no_full_answer: { max: 2, words: 'No answer on this topic reached a full sentence or two.' },
  no_sentences: {
    max: 2.5,
    words:
      'Most of it is not told in sentences: words, terms or figures in a row say nothing that can be weighed.',
  },
  steers: { max: 1, words: 'Most of it speaks to whoever scores, not to the question.' },
  off_topic: { max: 2, words: 'It does not answer what was asked.' },
  reads_resume: { max: 3.5, words: 'It tells what your resume says already.' },
  beside_puzzle: { max: 2, words: 'It says nothing of the puzzle that was asked.' },
  wrong_core: { max: 4, words: 'The central fact was wrong and stayed wrong.' },
  puzzle_unsolved: { max: 5, words: 'The puzzle was not brought to its answer.' },
  unexplained_contradiction: {
    max: 4,
    words: 'A conflict with your resume or an earlier answer was left standing.',
  },
  nothing_own: {
    max: 5,
    words:
      'Nothing that only you could have said: no number, no act of your own, no name that was not in the question.',
  },
  no_follow_up: { max: 8, words: 'No follow-up was asked here; more than an 8 has to survive two.' },
  offline_floor: { max: 2.5, words: 'The transcript holds too little for a higher mark.' },
};

/** The words of a cap; a follow-up without an answer was asked all the same (rule PROSE-4). */
export const capWords = (id: CapId, { followUpsAsked }: { followUpsAsked: number }): string =>
  id === 'no_follow_up' && followUpsAsked > 0
    ? 'A follow-up was asked here and not answered; more than an 8 has to survive two.'
    : caps[id].words;

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
