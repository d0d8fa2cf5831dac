import { wordCount } from '#core/text/words-of.ts';
import type { Band } from '#core/scoring/score-band.ts';
import {
  correlationInterval,
  errors,
  kendall,
  partialSpearman,
  quadraticKappa,
  spearman,
} from './statistics.ts';

/** One thing scored and rated; `text` is what the candidate said, for its length. */
type RatedPoint = { score: number | null; band: Band | null; rating: number; text: string };

/** How scores agree with ratings, with what counting words alone reaches beside every correlation. */
export type Agreement = {
  answers: number;
  unscored: number;
  spearman: number;
  /** Of the Spearman correlation, 95 %. */
  interval: { low: number; high: number };
  kendall: number;
  kappa: number;
  mae: number;
  bias: number;
  /** The share of ratings inside their band, of those that have one; null when none has. */
  coverage: number | null;
  wordCount: number;
  wordCountKendall: number;
  /** The rank correlation with what length explains taken out. */
  partial: number;
};

/**
 * How scores agree with ratings. What has no number counts as 0 with `unscoredAs` 0 (an answer with nothing to score is worth nothing), and
 * is left out with `unscoredAs` null (a topic or interview that was not assessed).
 */
export function agreementOf(points: readonly RatedPoint[], unscoredAs: 0 | null): Agreement {
  const used = points.filter((one) => one.score !== null || unscoredAs === 0);
  const scores = used.map((one) => one.score ?? 0);
  const truth = used.map((one) => one.rating);
  const words = used.map((one) => wordCount(one.text));
  const banded = used.flatMap(({ band, rating }) => (band ? [{ band, rating }] : []));
  const inside = banded.filter(({ band, rating }) => rating >= band.low && rating <= band.high);
  const found = spearman(scores, truth);
  return {
    answers: used.length,
    unscored: points.filter((one) => one.score === null).length,
    spearman: found,
    interval: correlationInterval(found, used.length),
    kendall: kendall(scores, truth),
    kappa: quadraticKappa(scores, truth),
    ...errors(scores, truth),
    coverage: banded.length === 0 ? null : inside.length / banded.length,
    wordCount: spearman(words, truth),
    wordCountKendall: kendall(words, truth),
    partial: partialSpearman(scores, truth, words),
  };
}
