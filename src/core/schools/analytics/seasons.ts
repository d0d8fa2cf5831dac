import { mean, sampleVariance } from 'simple-statistics';

type Season = { seasonId: string; invited: number; finished: number; scores: readonly number[] };

type SeasonFigures = {
  seasonId: string;
  invited: number;
  finishedShare: number | null;
  mean: number | null;
  /** Against the season before; null for the first, and where either has fewer than ten scores. */
  change: { by: number; low: number; high: number; isMore: boolean; isLess: boolean } | null;
};

const leastScores = 10;
const within95 = 1.96;

/**
 * Seasons in the order given, each with how its mean score differs from the one before and the interval in which the difference lies in 95 of
 * 100 cases; it is more or less only where the interval leaves 0 out (rule SCHOOL-57).
 */
export function compareSeasons(seasons: readonly Season[]): SeasonFigures[] {
  return seasons.map(({ seasonId, invited, finished, scores }, at) => ({
    seasonId,
    invited,
    finishedShare: invited === 0 ? null : finished / invited,
    mean: scores.length === 0 ? null : mean([...scores]),
    change: changeBetween(seasons[at - 1]?.scores ?? [], scores),
  }));
}

function changeBetween(before: readonly number[], after: readonly number[]): SeasonFigures['change'] {
  if (before.length < leastScores || after.length < leastScores) return null;
  const by = mean([...after]) - mean([...before]);
  const error = Math.sqrt(
    sampleVariance([...before]) / before.length + sampleVariance([...after]) / after.length,
  );
  const [low, high] = [by - within95 * error, by + within95 * error];
  return { by, low, high, isMore: low > 0, isLess: high < 0 };
}
