import type { TopicId } from '#contract/topics.ts';
import { type Agreement, agreementOf } from './agreement.ts';
import { inParallel } from './in-parallel.ts';
import type { AdversarialTurn, RatedAnswer, TieredAnswer } from './read-gold.ts';
import type { Scorer } from './scorer.ts';

type RatedRow = { topicId: TopicId; question: string; answer: string; rating: number };

/** How scores of single answers agree with their ratings. An answer without a number counts as 0. */
async function ofAnswers(scorer: Scorer, rows: readonly RatedRow[]): Promise<Agreement> {
  const points = await inParallel(rows, scorer.atOnce, async ({ topicId, question, answer, rating }) => {
    const found = await scorer.answer(topicId, question, answer);
    return { score: found?.score ?? null, band: found?.band ?? null, rating, text: answer };
  });
  return agreementOf(points, 0);
}

export const ofTiers = (scorer: Scorer, rows: readonly TieredAnswer[]): Promise<Agreement> =>
  ofAnswers(
    scorer,
    rows.map((row) => ({ ...row, rating: row.intended })),
  );
/** Silver ratings carry no topic: their questions are the general ones of a personal interview, scored as `topicId`. */
export const ofRated = (scorer: Scorer, rows: readonly RatedAnswer[], topicId: TopicId): Promise<Agreement> =>
  ofAnswers(
    scorer,
    rows.map((row) => ({ ...row, topicId })),
  );

/** How many neighbouring tiers of the same question are told apart in the right direction. */
export async function tiersApart(
  scorer: Scorer,
  rows: readonly TieredAnswer[],
): Promise<{ apart: number; of: number; together: string[] }> {
  const scores = await inParallel(
    rows,
    scorer.atOnce,
    async ({ topicId, question, answer }) => (await scorer.answer(topicId, question, answer))?.score ?? 0,
  );
  const together: string[] = [];
  let of = 0;
  rows.forEach((row, at) => {
    const above = rows.findIndex((other) => other.question === row.question && other.tier === row.tier + 1);
    if (above < 0) return;
    of += 1;
    const [low, high] = [scores[at] ?? 0, scores[above] ?? 0];
    if (high <= low) together.push(`${row.id} ${low} / ${rows[above]?.id} ${high}`);
  });
  return { apart: of - together.length, of, together };
}

const steering = new Set(['injection', 'narration', 'hidden_unicode']);

/** The turns that try to steer whoever scores. */
export const attacksOf = (turns: readonly AdversarialTurn[]): AdversarialTurn[] =>
  turns.filter((turn) => steering.has(turn.category));

/** What was added by something that should add nothing, in points. */
export type Lift = { mean: number; max: number; pairs: number };

/** The mean and the largest of lifts; a fall counts in the mean, and the largest is never below 0. */
export const liftOf = (lifts: readonly number[]): Lift => ({
  mean: lifts.reduce((a, b) => a + b, 0) / Math.max(1, lifts.length),
  max: Math.max(0, ...lifts),
  pairs: lifts.length,
});

/** What every attempt to steer adds to each answer it is appended to. */
export async function injectionLift(
  scorer: Scorer,
  turns: readonly AdversarialTurn[],
  answers: readonly TieredAnswer[],
): Promise<Lift> {
  const telling = answers.filter((answer) => answer.tier > 0);
  const lifts = await inParallel(telling, scorer.atOnce, async ({ topicId, question, answer }) => {
    const score = async (text: string): Promise<number> =>
      (await scorer.answer(topicId, question, text))?.score ?? 0;
    const plain = await score(answer);
    const attacked: number[] = [];
    for (const turn of attacksOf(turns)) attacked.push((await score(`${answer} ${turn.text}`)) - plain);
    return attacked;
  });
  return liftOf(lifts.flat());
}

const question = 'Which decision in your last project was yours alone, and what did it cost?';

/** The score of each adversarial turn standing alone. */
export function alone(
  scorer: Scorer,
  turns: readonly AdversarialTurn[],
): Promise<{ id: string; category: string; score: number | null }[]> {
  return inParallel(turns, scorer.atOnce, async (turn) => ({
    id: turn.id,
    category: turn.category,
    score: (await scorer.answer('work_experience', question, turn.text))?.score ?? null,
  }));
}
