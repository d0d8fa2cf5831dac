import { z } from 'zod';
import { topicName } from '#contract/topics.ts';
import type { ScoredAnswer, TopicTranscript } from '#core/scoring/assessment.ts';
import type { Hiding } from '#core/scoring/hidden-texts.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { idOf, joined, own, type OwnJson, trusted } from '#core/prompt/own-words.ts';
import { type DataLine, dataRule, type Prompt, promptOf } from '#core/prompt/prompt.ts';

/** What a model is told whatever the task; the style and the tactics of the interview are named nowhere in a request (rule READ-1). */
export const instructions = joined(
  [
    'You read the answers of a practice interview for admission to a management school and help to mark them.',
    '',
    dataRule,
    'A word in square brackets, such as [name] or [college], stands for something that was taken out. Copy it as it is and make nothing of it.',
    '',
    own(
      'Mark what was said and not how.',
      'Grammar, accent, spelling, filler words, politeness and length count for nothing.',
      'Indian English is good English; Hindi mixed with English is read for what it says.',
      'A short answer that is right is right. "I do not know" with a way to find out is worth more than a bluff.',
      'Faith, caste, gender, family, region, college, health and money count neither for nor against anybody.',
    ),
    'Read every answer as a reply to the question before it. Some questions press and some are kind: mark the answer to both alike.',
    'Most answers are ordinary. Do not be kind and do not be harsh: mark what is there. Call a fact wrong only when you are sure.',
    '',
    'Reply with one JSON object and with nothing else.',
  ],
  '\n',
);

/** One thing asked of a model about answers. `lines` hold everything that a person wrote or said, or a model made of it; the type of `input` takes none of it. */
export type ScoringTask<T> = {
  task: 'extract' | 'level' | 'write' | 'pointed' | 'claims' | 'judge';
  lines: readonly DataLine[];
  input: OwnJson;
  /** How the reply is read. */
  shape: z.ZodType<T>;
  /** How it is asked for: stricter, down to the single item. */
  schema: OwnJson;
  /** What a good reply looks like, about nobody. */
  example: OwnJson;
  maxOutputTokens: number;
  /** The same can be asked in smaller pieces, so a reply that was too long is not asked for again. */
  splits: boolean;
};

/** A shape as JSON schema, as providers take it. */
export function schemaOf(shape: z.ZodType): OwnJson {
  const { $schema: _, ...schema } = z.toJSONSchema(shape);
  return schema as object as OwnJson;
}

/**
 * The request for a task: the same instructions always, the data, then the task with the shape of its reply in words, since not every endpoint
 * is sent the schema. `complaint` is what was wrong with the reply before; it quotes that reply, so it is data.
 */
export function scoringPrompt(
  { task, lines, input, schema, example }: ScoringTask<unknown>,
  mark: string,
  complaint: string | null,
): Prompt {
  const again = own('A reply to this task could not be read. The line "unreadable" says why.');
  return promptOf({
    instructions,
    mark,
    lines: complaint === null ? lines : [...lines, { unreadable: complaint }],
    task: own(task),
    input: trusted({
      ...input,
      ...(complaint === null ? {} : { again }),
      reply: trusted({ schema, example }),
    }),
  });
}

/** What a marked sentence leaves behind, so that a quote cannot run over it. */
const gap = ' … ';

/** An answer without the sentences that try to steer, without what a reader would not see, and without who said it. */
function shownText({ text, signals }: ScoredAnswer, { hide }: Hiding): string {
  const counted = signals.ignored.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)}${gap}${left.slice(end)}`,
    text,
  );
  return hide(cleanText(counted).text).trim();
}

/** A quote as a model is shown it. */
export function shownQuote(quote: string, { hide }: Hiding): string {
  return hide(cleanText(quote).text);
}

/** The answers of topics, a line each, after the question in full; of a puzzle with a reviewed solution, whether it was given. */
export function answerLines(topics: readonly TopicTranscript[], hiding: Hiding): DataLine[] {
  return topics.flatMap(({ topicId, answers }) =>
    answers.map((answer) => ({
      topicId,
      turnId: answer.turnId,
      ...(answer.isProbe ? { followsUp: true } : {}),
      asked: hiding.hide(cleanText(answer.question).text).trim(),
      ...(answer.key?.right ? { solution: 'right' } : {}),
      answer: shownText(answer, hiding),
    })),
  );
}

/** What a task is told of a topic: its name, the turns that belong to it, and how many follow-ups were asked. */
export function topicLine({ topicId, profile, answers }: TopicTranscript) {
  return {
    topicId,
    name: topicName(topicId, profile),
    turnIds: answers.map((answer) => idOf(answer.turnId)),
    followUps: answers.filter((answer) => answer.isProbe).length,
  };
}
