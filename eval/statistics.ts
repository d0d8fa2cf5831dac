const mean = (values: readonly number[]): number =>
  values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);

function correlation(a: readonly number[], b: readonly number[]): number {
  const [ma, mb] = [mean(a), mean(b)];
  let [top, left, right] = [0, 0, 0];
  a.forEach((x, at) => {
    const [dx, dy] = [x - ma, (b[at] ?? 0) - mb];
    top += dx * dy;
    left += dx * dx;
    right += dy * dy;
  });
  return left === 0 || right === 0 ? 0 : top / Math.sqrt(left * right);
}

/** Ranks from 1, ties sharing their mean rank. */
export function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value);
  const ranks = Array.from({ length: values.length }, () => 0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && order[to]?.value === order[from]?.value) to += 1;
    for (const one of order.slice(from, to)) ranks[one.at] = (from + to + 1) / 2;
    from = to;
  }
  return ranks;
}

/** Rank correlation, -1 to 1; 0 when one side does not vary. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  return correlation(ranksOf(a), ranksOf(b));
}

/** Kendall's tau-b, which allows ties. */
export function kendall(a: readonly number[], b: readonly number[]): number {
  let [agree, tiedA, tiedB, pairs] = [0, 0, 0, 0];
  for (let i = 0; i < a.length; i += 1)
    for (let j = i + 1; j < a.length; j += 1) {
      const [x, y] = [Math.sign((a[i] ?? 0) - (a[j] ?? 0)), Math.sign((b[i] ?? 0) - (b[j] ?? 0))];
      pairs += 1;
      agree += x * y;
      tiedA += x === 0 ? 1 : 0;
      tiedB += y === 0 ? 1 : 0;
    }
  const below = Math.sqrt((pairs - tiedA) * (pairs - tiedB));
  return below === 0 ? 0 : agree / below;
}

/** Cohen's kappa with quadratic weights on scores rounded to whole numbers of 0-10. */
export function quadraticKappa(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [a.map(Math.round), b.map(Math.round)];
  const share = (list: readonly number[], value: number): number =>
    list.filter((one) => one === value).length / list.length;
  const observed = mean(x.map((value, at) => (value - (y[at] ?? 0)) ** 2));
  let expected = 0;
  for (let i = 0; i <= 10; i += 1)
    for (let j = 0; j <= 10; j += 1) expected += share(x, i) * share(y, j) * (i - j) ** 2;
  return expected === 0 ? 1 : 1 - observed / expected;
}

/** Mean absolute error and mean signed error of `scores` against `truth`. */
export function errors(scores: readonly number[], truth: readonly number[]): { mae: number; bias: number } {
  const gaps = scores.map((score, at) => score - (truth[at] ?? 0));
  return { mae: mean(gaps.map(Math.abs)), bias: mean(gaps) };
}

/** Rank correlation of a and b with what c explains taken out of both. */
export function partialSpearman(a: readonly number[], b: readonly number[], c: readonly number[]): number {
  const [ab, ac, bc] = [spearman(a, b), spearman(a, c), spearman(b, c)];
  const below = Math.sqrt((1 - ac * ac) * (1 - bc * bc));
  return below === 0 ? 0 : (ab - ac * bc) / below;
}

/** The middle value; the mean of the two in the middle of an even number; 0 of none. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

/** The 95 % interval of a rank correlation seen on so many cases (Fisher); -1 to 1 below four. */
export function correlationInterval(found: number, cases: number): { low: number; high: number } {
  if (cases < 4) return { low: -1, high: 1 };
  const at = Math.atanh(Math.max(-0.9999, Math.min(0.9999, found)));
  const half = 1.96 / Math.sqrt(cases - 3);
  return { low: Math.tanh(at - half), high: Math.tanh(at + half) };
}

/** One-way random intraclass correlation of a single score, from one row of repeated scores a case; 1 when nothing varies, null below two cases or repeats. */
export function icc(rows: readonly (readonly number[])[]): number | null {
  const repeats = Math.min(...rows.map((row) => row.length));
  if (rows.length < 2 || repeats < 2) return null;
  const cut = rows.map((row) => row.slice(0, repeats));
  const means = cut.map(mean);
  const grand = mean(means);
  const between = (repeats * means.reduce((sum, one) => sum + (one - grand) ** 2, 0)) / (rows.length - 1);
  const within =
    cut.reduce(
      (sum, row, at) => sum + row.reduce((inner, one) => inner + (one - (means[at] ?? 0)) ** 2, 0),
      0,
    ) /
    (rows.length * (repeats - 1));
  const below = between + (repeats - 1) * within;
  return below === 0 ? 1 : (between - within) / below;
}

/** The median distance between two repeats of the same case; 0 when there is nothing to compare. */
export function medianRepeatGap(rows: readonly (readonly number[])[]): number {
  return medianOf(
    rows.flatMap((row) => row.flatMap((one, at) => row.slice(at + 1).map((other) => Math.abs(one - other)))),
  );
}

/** Two-sided sign test: how likely differences this lopsided are when neither side is favoured; zeros are left out. */
export function signTest(differences: readonly number[]): number {
  const up = differences.filter((one) => one > 0).length;
  const down = differences.filter((one) => one < 0).length;
  const n = up + down;
  let [ways, tail] = [1, 0];
  for (let k = 0; k <= Math.min(up, down); k += 1) {
    tail += ways;
    ways = (ways * (n - k)) / (k + 1);
  }
  return n === 0 ? 1 : Math.min(1, (2 * tail) / 2 ** n);
}

/** Cohen's kappa of two raters' yes and no; 1 when both always say the same one thing. */
export function cohensKappa(a: readonly boolean[], b: readonly boolean[]): number {
  const observed = mean(a.map((one, at) => Number(one === b[at])));
  const [yesA, yesB] = [mean(a.map(Number)), mean(b.map(Number))];
  const expected = yesA * yesB + (1 - yesA) * (1 - yesB);
  return expected === 1 ? 1 : (observed - expected) / (1 - expected);
}
