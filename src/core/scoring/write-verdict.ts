import { type CriterionId, criterionIds, type FeedbackQuote } from '#contract/feedback.ts';
import type { Style } from '#contract/styles.ts';
import { scoredBy } from '#contract/topics.ts';
import { wordCount } from '#core/text/words-of.ts';
import type { AssessedTopic } from './assess-topic.ts';
import { isDeniedBy } from './check-feedback.ts';
import { filled, freshest, isFresh, type ToldBefore } from './fresh-words.ts';
import type { TopicGrade } from './grade-topic.ts';
import { bestFrames, costClauses, costFrames, drillFrames, startFrames } from './summary-words.ts';
import type { TopicFacts } from './topic-facts.ts';

/** A topic with a number, and what may be said of it. */
export type SummedTopic = AssessedTopic & { grade: TopicGrade; facts: TopicFacts };

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

/** What a topic lost most by, in a clause that its answers bear out and that was not used before. */
function costOf(topic: SummedTopic, told: readonly string[]): string {
  const [worst = 'evidence'] = costs(topic);
  return freshest(
    costClauses[worst].filter((clause) => !isDeniedBy(topic.facts, clause)),
    told,
  );
}

const withoutEnd = (words: string): string => words.replace(/[\s.!?,;:…]+$/, '');

/** The summary: the best evidence, and the two topics that cost the most, in words this candidate has not been told before (rule PROSE-5). */
export function verdictOf(topics: readonly SummedTopic[], style: Style, { summaries }: ToldBefore): string {
  const order = ranked(topics);
  const [best] = order;
  const [lowest, second] = [order.at(-1), order.length > 2 ? order.at(-2) : undefined];
  if (!best || !lowest)
    return 'The transcript holds too little for a verdict. Come back when you have more to tell.';
  const quote = scoreOf(best) >= 5 ? bestQuote(best) : undefined;
  const slots = { a: best.feedback.name, x: withoutEnd(quote?.quote ?? '') };
  const first = filled(freshest(quote ? bestFrames : startFrames, summaries), slots);
  const tone = style === 'chill' || scoreOf(lowest) >= 6.5 ? 'gentle' : 'plain';
  const frame = freshest(costFrames[tone], summaries);
  const x = costOf(lowest, summaries);
  if (!second) return `${first} ${filled('Work on {a}: {x}.', { a: lowest.feedback.name, x })}`;
  const y = costOf(second, [...summaries, x]);
  return `${first} ${filled(frame, { a: lowest.feedback.name, x, b: second.feedback.name, y })}`;
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
