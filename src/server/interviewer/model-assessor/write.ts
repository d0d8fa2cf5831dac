import { splitSentences } from '#core/text/split-sentences.ts';
import { wordCount } from '#core/text/words-of.ts';
import { z } from 'zod';
import { criterionIds } from '#contract/feedback.ts';
import { type TopicId, topicIds, topicName } from '#contract/topics.ts';
import { own, trusted } from '#core/prompt/own-words.ts';
import type { DataLine } from '#core/prompt/prompt.ts';
import type { EvidenceQuote } from '#core/scoring/assessment.ts';
import type { AssessedTopic } from '#core/scoring/assess-topic.ts';
import type { TopicGrade } from '#core/scoring/grade-topic.ts';
import type { Hiding } from '#core/scoring/hidden-texts.ts';
import type { TopicProse } from '#core/scoring/topic-prose.ts';
import { forTopics, reasonOf, type ScoringCalls } from './calls.ts';
import { answerLines, schemaOf, shownQuote } from './prompt.ts';
import { faultIn, saidIn } from './prose.ts';
import { evidenceIdsIn } from './reply-ids.ts';
import { itemOf, listOf, topicWord, wordOf } from './reply-items.ts';

export const writeTask = own(
  'Write to the candidate about every topic, as "you", from the questions, answers, quotes and levels given and from nothing else:',
  'what the transcript shows in one or two sentences (summary);',
  'the strongest thing, resting on a quote for the topic (strength, null when there is no quote);',
  'what it lacked, resting on a quote or on a criterion (gap); and one exercise for this week (drill).',
  'Sixty to eighty words for a topic, all four together. Plain, warm and exact English:',
  'about the answers, never about the person; no praise without its reason, no scolding.',
  'Use no number that is not in the answers, no marks or levels, nothing on chances or admission, no bracketed words.',
  'Say "the transcript shows", never what a panel felt.',
);

const rewriteNote = own(
  'Lines with "struck" are sentences that could not be shown, and why. Write those topics again without them.',
);

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
const example = trusted({
  topics: [
    {
      topicId: 'hobbies',
      summary: 'The transcript shows a runner who trains with a plan.',
      strength: { text: 'You named the race and how you prepared for it.', evidenceId: 'E41' },
      gap: { text: 'What the plan cost you stays open.', evidenceId: null, missing: 'reasoning' },
      drill: 'Tell a friend about your last race and let them ask why after every sentence.',
    },
  ],
});

/** More words about a topic are cut at the end of a sentence. */
const mostWords = 130;

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

function topicInput(graded: Graded) {
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
function linesOf({ grade }: Graded, quotes: Quotes, hiding: Hiding): DataLine[] {
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
const sentencesIn = (words: string): string[] => splitSentences(inOneLine(words)).map((one) => one.trim());

/** A sentence that may not be shown, and why. */
type Struck = { sentence: string; fault: string };
/** What of the words about a topic can be shown; `nextStep` is null where the template's stays. */
type Shown = { text: string; nextStep: string | null; struck: Struck[] };

/** The first sentences that together have no more than so many words. */
function upTo(most: number, sentences: readonly string[]): string[] {
  let words = 0;
  return sentences.filter((one) => (words += wordCount(one)) <= most);
}

/** The words of one topic sentence by sentence, without those that may not be shown; what names a quote that does not exist is left out (rule PROSE-1). */
function shownOf({ summary, strength, gap, drill }: Item, graded: Graded, quotes: Quotes): Shown {
  const said = saidIn(graded.topic, Object.values(analyticsOf(graded)));
  const struck: Struck[] = [];
  const sound = (words: string): string[] =>
    sentencesIn(words).filter((sentence) => {
      const fault = faultIn(sentence, said);
      if (fault !== null) struck.push({ sentence, fault });
      return fault === null;
    });
  const rests = gap.evidenceId === null ? gap.missing !== null : quotes.has(gap.evidenceId);
  const next = sound(drill).join(' ');
  const text = [
    ...sound(summary),
    ...(strength && quotes.has(strength.evidenceId) ? sound(strength.text) : []),
    ...(rests ? sound(gap.text) : []),
  ];
  return {
    text: upTo(mostWords - wordCount(next), text).join(' '),
    nextStep: next === '' ? null : next,
    struck,
  };
}

const isGraded = (topic: AssessedTopic): topic is Graded =>
  topic.grade !== null && topic.feedback.assessedBy === 'model';

type Writing = { calls: ScoringCalls; hiding: Hiding; quotes: ReadonlyMap<TopicId, Quotes> };

/** Asks for words about topics; `struck` are sentences of an earlier attempt that may not be said. */
async function ask(
  graded: readonly Graded[],
  { calls, hiding, quotes }: Writing,
  struck: ReadonlyMap<TopicId, readonly Struck[]> = new Map(),
): Promise<Map<TopicId, Shown>> {
  const byId = new Map(graded.map((one) => [one.grade.topicId, one]));
  const { done } = await forTopics(
    graded.map((one) => one.topic),
    async (some) => {
      const these = some.flatMap(({ topicId }) => byId.get(topicId) ?? []);
      const { items } = await calls.ask({
        task: 'write',
        lines: [
          ...answerLines(some, hiding),
          ...these.flatMap((one) => linesOf(one, quotes.get(one.grade.topicId) ?? new Map(), hiding)),
          ...some.flatMap(({ topicId }) =>
            (struck.get(topicId) ?? []).map(({ sentence, fault }) => ({
              topicId,
              struck: shownQuote(sentence, hiding),
              because: fault,
            })),
          ),
        ],
        input: trusted({
          do: writeTask,
          ...(struck.size > 0 ? { mind: rewriteNote } : {}),
          topics: these.map(topicInput),
        }),
        shape,
        schema,
        example,
        maxOutputTokens: 200 + 300 * some.length,
        splits: some.length > 1,
      });
      return items.filter((one) => these.some((t) => t.grade.topicId === one.topicId));
    },
  );
  return new Map(
    done.flat().flatMap((item) => {
      const one = byId.get(item.topicId);
      return one ? [[item.topicId, shownOf(item, one, quotes.get(item.topicId) ?? new Map())] as const] : [];
    }),
  );
}

/**
 * Words for the topics a model has read. A sentence that may not be shown is struck, and the topic asked about once more; whatever then still may
 * not be shown is left out, and the rest stays (rule PROSE-1). Topics without a sentence are left out. Throws ModelFailure when the model says nothing at all.
 */
export async function writeProse(
  topics: readonly AssessedTopic[],
  given: { calls: ScoringCalls; hiding: Hiding },
): Promise<TopicProse[]> {
  const graded = topics.filter(isGraded);
  const writing = { ...given, quotes: quotesOf(graded) };
  const first = await ask(graded, writing);
  const faulty = graded.filter(({ grade }) => (first.get(grade.topicId)?.struck.length ?? 0) > 0);
  const struck = new Map(faulty.map(({ grade }) => [grade.topicId, first.get(grade.topicId)?.struck ?? []]));
  const second =
    faulty.length > 0 ? await ask(faulty, writing, struck).catch(nothingMore) : new Map<TopicId, Shown>();
  return graded.flatMap(({ grade: { topicId }, feedback }): TopicProse[] => {
    const [before, after] = [first.get(topicId), second.get(topicId)];
    const best =
      after && after.text !== '' && after.struck.length < (before?.struck.length ?? 0) ? after : before;
    if (!best || best.text === '') return [];
    return [{ topicId, text: best.text, nextStep: best.nextStep ?? feedback.nextStep }];
  });
}

/** A second attempt that fails leaves the first one's sentences. */
function nothingMore(error: unknown): Map<TopicId, Shown> {
  reasonOf(error);
  return new Map();
}
