import type { Style } from '#contract/styles.ts';
import type { TopicId } from '#contract/topics.ts';
import { type Agreement, agreementOf } from './agreement.ts';
import { inParallel } from './in-parallel.ts';
import { type Lift, liftOf } from './measure.ts';
import type { AdversarialTurn } from './read-gold.ts';
import { type GoldTranscript, recordOf, saidIn } from './read-transcripts.ts';
import type { ScoredInterview, ScoredTopic, Scorer } from './scorer.ts';
import { icc, medianRepeatGap } from './statistics.ts';

export type ScoredTranscript = { gold: GoldTranscript; scored: ScoredInterview };

/** Every transcript scored once, in its own style. */
export function scoreAll(scorer: Scorer, gold: readonly GoldTranscript[]): Promise<ScoredTranscript[]> {
  return inParallel(gold, scorer.atOnce, async (one) => ({
    gold: one,
    scored: await scorer.interview(recordOf(one)),
  }));
}

/** A topic of a transcript as it came out, with what it was meant or rated to be worth. */
export type RatedTopic = { gold: GoldTranscript; topicId: TopicId; quality: number; found: ScoredTopic };

/** All rated topics of scored transcripts. */
export function topicsOf(all: readonly ScoredTranscript[]): RatedTopic[] {
  return all.flatMap(({ gold, scored }) =>
    gold.topics.flatMap(({ topicId, quality }) => {
      const found = scored.topics.find((one) => one.topicId === topicId);
      return found ? [{ gold, topicId, quality, found }] : [];
    }),
  );
}

/** How the topics' scores agree with their qualities; topics without a number are left out. */
export function ofTopics(all: readonly ScoredTranscript[]): Agreement {
  return agreementOf(
    topicsOf(all).map(({ gold, topicId, quality, found }) => ({
      score: found.score,
      band: found.band,
      rating: quality,
      text: saidIn(gold, topicId),
    })),
    null,
  );
}

/** How the overalls agree; interviews without one are left out. */
export function ofOveralls(all: readonly ScoredTranscript[]): Agreement {
  return agreementOf(
    all.map(({ gold, scored }) => ({
      score: scored.overall,
      band: scored.band,
      rating: gold.overall,
      text: saidIn(gold),
    })),
    null,
  );
}

/** What a follow-up sounds like in the other style, around the same question. */
const manner: Record<Style, string> = { chill: 'Take your time. ', grill: 'I am not convinced. ' };

/** The same transcript as if the panel had sat in that style: the same questions in its manner, the answers untouched. */
export function inStyle(gold: GoldTranscript, style: Style): GoldTranscript {
  return {
    ...gold,
    style,
    turns: gold.turns.map((turn) =>
      turn.role === 'panel' && turn.move !== 'lead' ? { ...turn, text: manner[style] + turn.text } : turn,
    ),
  };
}

/** How far Chill and Grill part on the same answers, in points: the mean and the largest gap of overalls. */
export async function styleGap(
  scorer: Scorer,
  gold: readonly GoldTranscript[],
): Promise<{ mean: number; max: number; pairs: number }> {
  const gaps = await inParallel(gold, scorer.atOnce, async (one) => {
    const [chill, grill] = [
      await scorer.interview(recordOf(inStyle(one, 'chill'))),
      await scorer.interview(recordOf(inStyle(one, 'grill'))),
    ];
    return Math.abs((chill.overall ?? 0) - (grill.overall ?? 0));
  });
  return liftOf(gaps);
}

export type Repeats = {
  times: number;
  topics: number;
  /** Of what one reader gives, alone; null when the scorer has no readers. */
  single: number | null;
  /** Of the topic's score as the product makes it. */
  combined: number | null;
  /** The same of the overall. */
  overall: number | null;
  medianGap: number;
};

/** What comes out when the same transcripts are scored again and again. Topics read offline in place of a model are left out. */
export async function repeats(
  scorer: Scorer,
  gold: readonly GoldTranscript[],
  times: number,
): Promise<Repeats> {
  const runs = await inParallel(
    gold.flatMap((one) => Array.from({ length: times }, () => one)),
    scorer.atOnce,
    (one) => scorer.interview(recordOf(one)),
  );
  const rows = gold.map((_, at) => runs.slice(at * times, (at + 1) * times));
  const overalls = rows.map((row) => row.flatMap((run) => run.overall ?? []));
  const topics = rows.flatMap((row, at) =>
    (gold[at]?.topics ?? []).map(({ topicId }) =>
      row.flatMap((run) => run.topics.filter((one) => one.topicId === topicId && one.readBy === scorer.kind)),
    ),
  );
  const combined = topics.map((row) => row.flatMap((one) => one.score ?? []));
  const single = topics.map((row) => row.flatMap((one) => one.single));
  const full = (list: number[][]): number[][] => list.filter((row) => row.length >= 2);
  return {
    times,
    topics: full(combined).length,
    single: icc(full(single)),
    combined: icc(full(combined)),
    overall: icc(full(overalls)),
    medianGap: medianRepeatGap(combined),
  };
}

/** The transcript with a text said at the end of the last answer of every topic. */
export function withSaid(gold: GoldTranscript, text: string): GoldTranscript {
  const last = new Set(
    gold.topics.map(
      ({ topicId }) =>
        gold.turns.findLast((turn) => turn.role === 'candidate' && turn.topicId === topicId)?.id,
    ),
  );
  return {
    ...gold,
    turns: gold.turns.map((turn) => (last.has(turn.id) ? { ...turn, text: `${turn.text} ${text}` } : turn)),
  };
}

/** What each attempt to steer adds to the overall of each transcript when it closes every topic. */
export async function attackLift(
  scorer: Scorer,
  attacks: readonly AdversarialTurn[],
  gold: readonly GoldTranscript[],
): Promise<Lift> {
  const plain = await scoreAll(scorer, gold);
  const pairs = plain.flatMap((one) => attacks.map((attack) => ({ one, attack })));
  const lifts = await inParallel(pairs, scorer.atOnce, async ({ one, attack }) => {
    const attacked = await scorer.interview(recordOf(withSaid(one.gold, attack.text)));
    return (attacked.overall ?? 0) - (one.scored.overall ?? 0);
  });
  return liftOf(lifts);
}

/** What a model did of its part: the share of topics it read itself, and of its quotes that stood before anything was asked again; null of the offline assessor. */
export function modelsPart(
  { kind }: Scorer,
  all: readonly ScoredTranscript[],
): { readItself: number | null; quoteSurvival: number | null } {
  if (kind === 'offline') return { readItself: null, quoteSurvival: null };
  const mean = (values: readonly number[]): number | null =>
    values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length;
  const numbered = topicsOf(all).filter(({ found }) => found.score !== null);
  return {
    readItself: mean(numbered.map(({ found }) => Number(found.readBy === 'model'))),
    quoteSurvival: mean(all.flatMap(({ scored }) => scored.quoteSurvival ?? [])),
  };
}
