import { wordCount } from '#core/text/words-of.ts';
import { z } from 'zod';
import { criterionIds } from '#contract/feedback.ts';
import { type TopicId, topicIds, topicName } from '#contract/topics.ts';
import type { EvidenceQuote } from '#core/scoring/assessment.ts';
import type { AssessedTopic } from '#core/scoring/assess-topic.ts';
import type { TopicGrade } from '#core/scoring/grade-topic.ts';
import type { Hiding } from '#core/scoring/hidden-texts.ts';
import type { TopicProse } from '#core/scoring/topic-prose.ts';
import { forTopics, type ScoringCalls } from './calls.ts';
import { schemaOf, shownQuote } from './prompt.ts';
import { faultIn } from './prose.ts';
import { evidenceIdsIn } from './reply-ids.ts';
import { itemOf, listOf, topicWord, wordOf } from './reply-items.ts';

export const writeTask = [
  'Write to the candidate about every topic, as "you", from the quotes and levels given and from nothing else:',
  'what the transcript shows in one or two sentences (summary);',
  'the strongest thing, resting on a quote for the topic (strength, null when there is no quote);',
  'what it lacked, resting on a quote or on a criterion (gap); and one exercise for this week (drill).',
  'Eighty words or fewer for a topic, all four together. Plain, warm and exact English:',
  'about the answers, never about the person; no praise without its reason, no scolding.',
  'Use no number that is not in the quotes, no marks or levels, nothing on chances or admission, no bracketed words.',
  'Say "the transcript shows", never what a panel felt.',
].join(' ');

const item = z.object({
  topicId: z.enum(topicIds),
  summary: z.string(),
  strength: z.object({ text: z.string(), evidenceId: z.string() }).nullable(),
  gap: z.object({
    text: z.string(),
    evidenceId: z.string().nullable(),
    missing: z.enum(criterionIds).nullable(),
  }),
  drill: z.string(),
});
type Item = z.infer<typeof readItem>;
/** What is null may be left out, too. */
const evidenceName = z.unknown().transform((given) => evidenceIdsIn(given)[0] ?? null);
const readItem = itemOf({
  topicId: topicWord,
  summary: z.string(),
  strength: itemOf({ text: z.string(), evidenceId: evidenceName.pipe(z.string()) })
    .nullable()
    .catch(null),
  gap: itemOf({
    text: z.string(),
    evidenceId: evidenceName.optional().transform((given) => given ?? null),
    missing: wordOf(criterionIds).nullable().catch(null),
  }),
  drill: z.string(),
});
const shape = listOf('topics', readItem);
const schema = schemaOf(z.object({ topics: z.array(item) }));
const example = {
  topics: [
    {
      topicId: 'hobbies',
      summary: 'The transcript shows a runner who trains with a plan.',
      strength: { text: 'You named the race and how you prepared for it.', evidenceId: 'E41' },
      gap: { text: 'What the plan cost you stays open.', evidenceId: null, missing: 'reasoning' },
      drill: 'Tell a friend about your last race and let them ask why after every sentence.',
    },
  ],
};

const longestWords = 90;

type Graded = AssessedTopic & { grade: TopicGrade };
type Quotes = ReadonlyMap<string, EvidenceQuote>;

/** The verified quotes of every topic by name, no words twice. */
function quotesOf(topics: readonly Graded[]): Map<TopicId, Quotes> {
  let count = 0;
  const named = topics.map(({ grade }) => {
    const all = grade.criteria.flatMap((one) => one.evidence);
    const once = new Map(all.map((one) => [`${one.turnId} ${one.quote}`, one]));
    const quotes = [...once.values()].map((one) => [`E${String(++count).padStart(2, '0')}`, one] as const);
    return [grade.topicId, new Map(quotes)] as const;
  });
  return new Map(named);
}

const analyticsOf = ({ topic }: Graded) => ({
  answers: topic.answers.length,
  followUps: topic.answers.filter((answer) => answer.isProbe).length,
  words: topic.answers.reduce((sum, answer) => sum + answer.signals.words, 0),
});

function topicInput(graded: Graded): object {
  const { grade, topic } = graded;
  const counted = grade.criteria.filter((one) => one.level !== null);
  return {
    topicId: grade.topicId,
    name: topicName(grade.topicId, topic.profile),
    levels: Object.fromEntries(counted.map((one) => [one.criterion, Math.round(one.level ?? 0)])),
    analytics: analyticsOf(graded),
  };
}

/** What a topic's words may rest on: its quotes, and what readers found missing, a line each. */
function linesOf({ grade }: Graded, quotes: Quotes, hiding: Hiding): object[] {
  const { topicId } = grade;
  return [
    ...[...quotes].map(([evidenceId, { quote }]) => ({
      evidenceId,
      topicId,
      quote: shownQuote(quote, hiding),
    })),
    ...grade.criteria.flatMap(({ criterion, missing }) => (missing ? [{ topicId, criterion, missing }] : [])),
  ];
}

const inOneLine = (words: string): string => words.trim().replace(/\s+/g, ' ');

/** The words of one topic when all of it can be shown; null keeps the template's (rule PROSE-1). */
function proseOf(one: Item, graded: Graded, quotes: Quotes): TopicProse | null {
  const { summary, strength, gap, drill } = one;
  const rests =
    (strength ? quotes.has(strength.evidenceId) : quotes.size === 0) &&
    (gap.evidenceId === null ? gap.missing !== null : quotes.has(gap.evidenceId));
  const text = inOneLine([summary, strength?.text ?? '', gap.text].join(' '));
  const nextStep = inOneLine(drill);
  const words = wordCount(`${text} ${nextStep}`);
  const analytics = Object.values(analyticsOf(graded));
  const fits = summary.trim() !== '' && nextStep !== '' && words <= longestWords;
  const fault = faultIn(text, graded.topic, analytics) ?? faultIn(nextStep, graded.topic, analytics);
  return rests && fits && fault === null ? { topicId: one.topicId, text, nextStep } : null;
}

const isGraded = (topic: AssessedTopic): topic is Graded =>
  topic.grade !== null && topic.feedback.assessedBy === 'model';

/** Words for the topics a model has read; topics without good words are left out. Throws ModelFailure when the model says nothing at all. */
export async function writeProse(
  topics: readonly AssessedTopic[],
  { calls, hiding }: { calls: ScoringCalls; hiding: Hiding },
): Promise<TopicProse[]> {
  const graded = topics.filter(isGraded);
  const quotes = quotesOf(graded);
  const byId = new Map(graded.map((one) => [one.grade.topicId, one]));
  const { done } = await forTopics(
    graded.map((one) => one.topic),
    async (some) => {
      const these = some.flatMap(({ topicId }) => byId.get(topicId) ?? []);
      const { items } = await calls.ask({
        task: 'write',
        lines: these.flatMap((one) => linesOf(one, quotes.get(one.grade.topicId) ?? new Map(), hiding)),
        input: { do: writeTask, topics: these.map(topicInput) },
        shape,
        schema,
        example,
        maxOutputTokens: 200 + 300 * some.length,
        splits: some.length > 1,
      });
      return items.filter((one) => these.some((t) => t.grade.topicId === one.topicId));
    },
  );
  const said = new Map(done.flat().map((one) => [one.topicId, one]));
  return graded.flatMap((one) => {
    const words = said.get(one.grade.topicId);
    return (words && proseOf(words, one, quotes.get(one.grade.topicId) ?? new Map())) ?? [];
  });
}
