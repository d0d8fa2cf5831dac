import { caps } from '#core/scoring/rubric.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { inParallel } from './in-parallel.ts';
import type { TieredAnswer } from './read-gold.ts';
import type { Scorer } from './scorer.ts';
import { topicOf } from './topic-of-answer.ts';

/** Shares are 0-1; mean scores are of the same answers, to their own question and to those of other topics. */
export type OffTopicFound = {
  matched: number;
  wronglyHeld: string[];
  swapped: number;
  heldShare: number;
  meanMatched: number;
  meanSwapped: number;
  /** Pairs that were held and yet score above the cap. */
  raised: string[];
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * Every answer that says something (tiers 2-4) given to its own question, and to the questions of all other topics that have words of their
 * own. The first should not be held as off-topic, the second should.
 */
export async function offTopicFound(scorer: Scorer, rows: readonly TieredAnswer[]): Promise<OffTopicFound> {
  const telling = rows.filter((row) => row.tier >= 2);
  const score = async (asked: TieredAnswer, row: TieredAnswer): Promise<number> =>
    (await scorer.answer(asked.topicId, asked.question, row.answer))?.score ?? 0;
  const questions = rows.filter((row) => row.tier === 2 && topicTable[row.topicId].field !== null);
  const swapped = telling.flatMap((row) =>
    questions.filter((asked) => asked.topicId !== row.topicId).map((asked) => ({ asked, row })),
  );
  const pairs = await inParallel(swapped, scorer.atOnce, async ({ asked, row }) => ({
    id: `${row.id} to ${asked.id.replace(/-t?2$/, '')}`,
    held: topicOf(asked.topicId, asked.question, row.answer).offTopic,
    score: await score(asked, row),
  }));
  const matched = await inParallel(telling, scorer.atOnce, (row) => score(row, row));
  return {
    matched: telling.length,
    wronglyHeld: telling
      .filter((row) => topicOf(row.topicId, row.question, row.answer).offTopic)
      .map((row) => row.id),
    swapped: pairs.length,
    heldShare: mean(pairs.map((pair) => Number(pair.held))),
    meanMatched: mean(matched),
    meanSwapped: mean(pairs.map((pair) => pair.score)),
    raised: pairs.filter((pair) => pair.held && pair.score > caps.off_topic.max).map((pair) => pair.id),
  };
}
