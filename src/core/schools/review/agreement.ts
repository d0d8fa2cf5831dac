/** How much two marks that are so far apart disagree: nothing at 0. */
type Disagreement = (one: number, other: number) => number;
export const linear: Disagreement = (one, other) => Math.abs(one - other);
export const quadratic: Disagreement = (one, other) => (one - other) ** 2;

/**
 * Cohen's weighted kappa of a square table: how often (or in which part) the first reviewer gave the mark of the row and the second that of
 * the column. 1 is full agreement, 0 what chance would give with these marks. Null for an empty table, and where chance alone would agree
 * wholly (rule SCHOOL-46; Cohen 1968).
 */
export function weightedKappaOfTable(
  table: readonly (readonly number[])[],
  disagreement: Disagreement,
): number | null {
  const total = sum(table.map(sum));
  if (total === 0) return null;
  const rows = table.map(sum);
  const columns = table.map((_, column) => sum(table.map((row) => row[column] ?? 0)));
  let seen = 0;
  let byChance = 0;
  rows.forEach((row, i) =>
    columns.forEach((column, j) => {
      seen += (disagreement(i, j) * (table[i]?.[j] ?? 0)) / total;
      byChance += (disagreement(i, j) * row * column) / total ** 2;
    }),
  );
  return byChance === 0 ? null : 1 - seen / byChance;
}

/** Weighted kappa of pairs of marks from 1 to `most`. */
export function weightedKappa(
  pairs: readonly (readonly [number, number])[],
  disagreement: Disagreement,
  most = 5,
): number | null {
  const table = Array.from({ length: most }, () => Array.from({ length: most }, () => 0));
  for (const [one, other] of pairs) {
    const row = table[one - 1];
    if (row?.[other - 1] === undefined)
      throw new RangeError(`Marks of ${one} and ${other} are not from 1 to ${most}.`);
    row[other - 1] = (row[other - 1] ?? 0) + 1;
  }
  return weightedKappaOfTable(table, disagreement);
}

/** Intraclass correlations of absolute agreement, reviewers being a sample of those who could have been asked. */
type IntraclassCorrelation = {
  /** ICC(2,1): of one reviewer's mark. */
  single: number;
  /** ICC(2,k): of the mean of as many reviewers as there were. */
  panel: number;
  applicants: number;
  reviewers: number;
};

/**
 * ICC(2,1) and ICC(2,k) of a whole table, a row for an applicant and a column for a reviewer. Null with fewer than two of either, and where no
 * mark differs from another (rule SCHOOL-46; Shrout and Fleiss 1979).
 */
export function intraclassCorrelation(table: readonly (readonly number[])[]): IntraclassCorrelation | null {
  const n = table.length;
  const k = table[0]?.length ?? 0;
  if (n < 2 || k < 2) return null;
  if (table.some((row) => row.length !== k)) throw new RangeError('A row has another number of marks.');
  const rowMeans = table.map(meanOf);
  const columnMeans = Array.from({ length: k }, (_, at) => meanOf(table.map((row) => row[at] ?? 0)));
  const all = meanOf(rowMeans);
  const squares = (values: readonly number[]) => sum(values.map((value) => (value - all) ** 2));
  const between = k * squares(rowMeans);
  const judges = n * squares(columnMeans);
  const residual = sum(
    table.map((row, i) =>
      sum(row.map((mark, j) => (mark - (rowMeans[i] ?? 0) - (columnMeans[j] ?? 0) + all) ** 2)),
    ),
  );
  const bms = between / (n - 1);
  const jms = judges / (k - 1);
  const ems = residual / ((n - 1) * (k - 1));
  const single = bms + (k - 1) * ems + (k * (jms - ems)) / n;
  const panel = bms + (jms - ems) / n;
  if (single <= 0 || panel <= 0) return null;
  return { single: (bms - ems) / single, panel: (bms - ems) / panel, applicants: n, reviewers: k };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const meanOf = (values: readonly number[]): number => sum(values) / values.length;
