import { type CriterionId, criterionIds, type FeedbackQuote, shownScore } from '#contract/feedback.ts';
import type { Style } from '#contract/styles.ts';
import { scoredBy } from '#contract/topics.ts';
import { wordCount } from '#core/text/words-of.ts';
import type { Turn } from '#contract/transcript.ts';
import type { AssessedTopic } from './assess-topic.ts';
import { unknownWords } from './countable.ts';
import { filled, freshest, isFresh, type ToldBefore } from './fresh-words.ts';
import type { TopicGrade } from './grade-topic.ts';
import {
  bestFrames,
  costFrames,
  drillFrames,
  evenWords,
  nothingLowWords,
  oneCostFrame,
  startFrames,
} from './summary-words.ts';
import { lowestNames } from './write-topic.ts';

/** A topic with a number. */
export type SummedTopic = AssessedTopic & { grade: TopicGrade };

const scoreOf = ({ feedback }: SummedTopic): number => feedback.score ?? 0;
const lost = (grade: TopicGrade, criterion: CriterionId): number => {
  const one = grade.criteria.find((other) => other.criterion === criterion);
  return one && one.level !== null ? one.of - one.points : 0;
};

/** The criteria that cost a topic points, the costliest first. */
const costs = ({ grade }: SummedTopic): CriterionId[] =>
  criterionIds
    .filter((criterion) => lost(grade, criterion) > 0)
    .sort((a, b) => lost(grade, b) - lost(grade, a));

/** Best first; only topics that are scored by their answers. */
const ranked = (topics: readonly SummedTopic[]): SummedTopic[] =>
  topics
    .filter(({ feedback }) => scoredBy(feedback.topicId) === 'answers')
    .sort((a, b) => scoreOf(b) - scoreOf(a));

const mostQuoted = 24;

/** The candidate's words that the best topic rests on most and that read well inside a sentence. */
const bestQuote = ({ feedback, topic }: SummedTopic): FeedbackQuote | undefined =>
  feedback.quotes.find(
    ({ quote, turnId }) =>
      !topic.answers.some((answer) => answer.turnId === turnId && answer.key?.wrong === true) &&
      wordCount(quote) <= mostQuoted &&
      !/[“”"\n{}]|[.!?]\s/.test(quote),
  );

const withoutEnd = (words: string): string => words.replace(/[\s.!?,;:…]+$/, '');

/** From this shown score on a topic is not named as one to fix; the page's list of things to fix uses the same. */
const holdsFrom = 8;

/** The summary without a model: how much was answered, and how often nothing was known (rule PROSE-10). It quotes nothing, since the candidate may yet say that a topic was beside its question. */
export function countedVerdict(transcript: readonly Turn[]): string {
  const answers = transcript.filter(({ role, text }) => role === 'candidate' && text.trim() !== '');
  const topics = new Set(answers.map(({ topicId }) => topicId)).size;
  const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
  const given = `You gave ${many(answers.length, 'answer')} on ${many(topics, 'topic')}.`;
  return `${given} ${unknownWords(answers, '')}`.trim();
}

/**
 * The summary: how often nothing was known, the best topic with its words, and the two topics to fix first, in words this candidate has not
 * been told before (rules PROSE-5, PROSE-9).
 */
export function verdictOf(
  topics: readonly SummedTopic[],
  style: Style,
  { summaries }: ToldBefore,
  answers: readonly { text: string }[],
): string {
  const order = ranked(topics);
  const [best] = order;
  if (!best) return 'There is too little in this transcript to score.';
  const low = order.filter((one) => one !== best && shownScore(scoreOf(one)) < holdsFrom).toReversed();
  return [unknownWords(answers, ''), bestWords(order, summaries), lowWords(low, style, summaries)]
    .filter((words) => words !== '')
    .join(' ');
}

function bestWords(order: readonly SummedTopic[], summaries: readonly string[]): string {
  const [best, last] = [order[0], order.at(-1)];
  if (!best || !last) return '';
  if (shownScore(scoreOf(best)) === shownScore(scoreOf(last))) return evenWords;
  const quote = scoreOf(best) >= 5 ? bestQuote(best) : undefined;
  const slots = { a: best.feedback.name, x: withoutEnd(quote?.quote ?? '') };
  return filled(freshest(quote ? bestFrames : startFrames, summaries), slots);
}

function lowWords(low: readonly SummedTopic[], style: Style, summaries: readonly string[]): string {
  const [lowest, second] = low;
  if (!lowest) return nothingLowWords;
  const [a, x] = [lowest.feedback.name, lowestNames(lowest.grade)];
  if (!second) return filled(oneCostFrame, { a, x });
  const tone = style === 'chill' || scoreOf(lowest) >= 6.5 ? 'gentle' : 'plain';
  const frame = freshest(costFrames[tone], summaries);
  return filled(frame, { a, x, b: second.feedback.name, y: lowestNames(second.grade) });
}

/** Three drills at most: for the two lowest topics by what cost them most, and for what cost most across the interview; none told before while others are left. */
export function drillsFor(
  topics: readonly SummedTopic[],
  weightOf: (topic: SummedTopic) => number,
  { drills }: ToldBefore,
): string[] {
  const order = ranked(topics);
  const [lowest, second] = [order.at(-1), order.at(-2)];
  if (!lowest) return [];
  const overall = criterionIds
    .map((criterion) => ({
      criterion,
      points: topics.reduce((sum, one) => sum + lost(one.grade, criterion) * weightOf(one), 0),
    }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ criterion }) => criterion);
  const wanted = [
    { topic: lowest, by: costs(lowest) },
    ...(second ? [{ topic: second, by: costs(second) }] : []),
    { topic: lowest, by: overall },
  ];
  return wanted.reduce<string[]>((set, { topic, by }) => {
    const told = [...drills, ...set];
    const other = by.filter((criterion) => !drillFrames[criterion].some((frame) => !isFresh(frame, set)));
    const frames = [...other, ...by].flatMap((criterion) => drillFrames[criterion]);
    const frame = freshest(frames, told);
    return frame === '' ? set : [...set, filled(frame, { a: topic.feedback.name })];
  }, []);
}
