/** Fewer pairs of levels than this make a kappa that says nothing; counts are given instead (rule MENTOR-5). */
export const kappaPairs = 20;

/**
 * Cohen's kappa with quadratic weights, to two places: 1 is full agreement, 0 what chance would give with these marks. Null for fewer
 * than `kappaPairs` pairs, and where chance alone would agree wholly, since all levels are one and the same.
 */
export function weightedKappa(pairs: readonly { mentor: number; ours: number }[]): number | null {
  const n = pairs.length;
  if (n < kappaPairs) return null;
  const seen = pairs.reduce((sum, { mentor, ours }) => sum + (mentor - ours) ** 2, 0) / n;
  const byChance =
    pairs.reduce(
      (sum, { mentor }) => sum + pairs.reduce((inner, { ours }) => inner + (mentor - ours) ** 2, 0),
      0,
    ) /
    (n * n);
  if (byChance === 0) return null;
  return Math.round((1 - seen / byChance) * 100) / 100;
}
