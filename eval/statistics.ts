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
