/** One mark of one reviewer for one applicant: of a topic, or the mean over topics. */
export type Rating = { applicantId: string; reviewerId: string; mark: number };

type ReviewerSeverity = {
  reviewerId: string;
  reviews: number;
  /** How far above (mild) or below (severe) the other reviewers' this one's marks lie for the same applicants, in marks. */
  leniency: number;
  /** Null where there is nothing left over to estimate it from. */
  standardError: number | null;
  /** The same, drawn towards 0 by as much as it is uncertain. */
  shrunken: number;
  /** Only reviewers of one group have judged applicants in common, directly or over others: nobody can compare across groups. */
  group: number;
};

type AdditiveFit = {
  reviewers: ReviewerSeverity[];
  /** Each applicant's mark as if all reviewers of the group were equally mild. */
  levels: ReadonlyMap<string, number>;
  /** The spread of one mark about applicant and reviewer; null where nothing is left over. */
  residualSd: number | null;
  /** The spread of the reviewers themselves, without the noise of its estimate. */
  reviewerSd: number;
};

type Indexed = { reviewer: number; mark: number };

/** Which reviewers are joined by applicants in common. */
function groupsOf(byApplicant: ReadonlyMap<string, readonly Indexed[]>, reviewers: number): number[] {
  const leader = Array.from({ length: reviewers }, (_, at) => at);
  const find = (at: number): number => {
    let root = at;
    while (leader[root] !== root) root = leader[root] ?? root;
    return root;
  };
  for (const [first, ...rest] of byApplicant.values())
    for (const { reviewer } of rest) leader[find(reviewer)] = find(first?.reviewer ?? 0);
  const roots = [...new Set(leader.map((_, at) => find(at)))];
  return leader.map((_, at) => roots.indexOf(find(at)));
}

/** The inverse of a positive definite matrix, by elimination with the largest pivot. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...Array.from({ length: size }, (_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column += 1) {
    const best = rows
      .slice(column)
      .reduce(
        (found, row, at) =>
          Math.abs(row[column] ?? 0) > Math.abs(rows[found]?.[column] ?? 0) ? column + at : found,
        column,
      );
    const pivotRow = rows[best] ?? [];
    rows[best] = rows[column] ?? [];
    const pivot = pivotRow[column] ?? 1;
    const scaled = pivotRow.map((value) => value / pivot);
    rows[column] = scaled;
    rows.forEach((row, at) => {
      const factor = row[column] ?? 0;
      if (at !== column && factor !== 0) rows[at] = row.map((value, j) => value - factor * (scaled[j] ?? 0));
    });
  }
  return rows.map((row) => row.slice(size));
}

/** The normal equations with the applicants taken out: how the reviewers' means hang together, and what is to be explained. */
function equations(byApplicant: ReadonlyMap<string, Indexed[]>, reviewers: number) {
  const matrix = Array.from({ length: reviewers }, () => Array.from({ length: reviewers }, () => 0));
  const right = Array.from({ length: reviewers }, () => 0);
  const add = (i: number, j: number, value: number) => {
    const row = matrix[i];
    if (row) row[j] = (row[j] ?? 0) + value;
  };
  for (const ratings of byApplicant.values()) {
    const mean = meanOf(ratings.map(({ mark }) => mark));
    for (const { reviewer, mark } of ratings) {
      right[reviewer] = (right[reviewer] ?? 0) + mark - mean;
      add(reviewer, reviewer, 1);
      for (const other of ratings) add(reviewer, other.reviewer, -1 / ratings.length);
    }
  }
  return { matrix, right };
}

/** Least squares: how mild each reviewer is, and what its variance is in parts of the variance of a mark. */
function solve(
  byApplicant: ReadonlyMap<string, Indexed[]>,
  groups: readonly number[],
): { leniency: number[]; parts: number[] } {
  const { matrix, right } = equations(byApplicant, groups.length);
  const sizes = groups.map((group) => groups.filter((other) => other === group).length);
  // The equations fix differences within a group only; a constant for each makes them solvable and sums to 0.
  const joined = matrix.map((row, i) =>
    row.map((value, j) => value + (groups[i] === groups[j] ? 1 / (sizes[i] ?? 1) : 0)),
  );
  const solved = inverse(joined);
  return {
    leniency: solved.map((row) => row.reduce((total, value, j) => total + value * (right[j] ?? 0), 0)),
    parts: solved.map((row, at) => Math.max(0, (row[at] ?? 0) - 1 / (sizes[at] ?? 1))),
  };
}

/**
 * How mild each reviewer is, by the additive model mark = applicant + reviewer + the rest, fitted by least squares; it needs no complete
 * design. Leniencies of a group sum to 0; they are shrunken by the moments estimate of how far reviewers really differ (rule SCHOOL-47).
 */
export function fitSeverity(ratings: readonly Rating[]): AdditiveFit {
  const ids = [...new Set(ratings.map(({ reviewerId }) => reviewerId))].toSorted();
  const indexOf = new Map(ids.map((id, at) => [id, at]));
  const counts = ids.map(() => 0);
  const byApplicant = new Map<string, Indexed[]>();
  for (const { applicantId, reviewerId, mark } of ratings) {
    const reviewer = indexOf.get(reviewerId) ?? 0;
    counts[reviewer] = (counts[reviewer] ?? 0) + 1;
    const own = byApplicant.get(applicantId);
    if (own) own.push({ reviewer, mark });
    else byApplicant.set(applicantId, [{ reviewer, mark }]);
  }
  const groups = groupsOf(byApplicant, ids.length);
  const { leniency, parts } = solve(byApplicant, groups);
  const adjusted = ({ reviewer, mark }: Indexed): number => mark - (leniency[reviewer] ?? 0);
  const levels = new Map([...byApplicant].map(([id, all]) => [id, meanOf(all.map(adjusted))]));
  const groupCount = new Set(groups).size;
  const free = ratings.length - byApplicant.size - ids.length + groupCount;
  let left = 0;
  for (const [id, all] of byApplicant)
    for (const one of all) left += (adjusted(one) - (levels.get(id) ?? 0)) ** 2;
  const variance = free > 0 ? left / free : null;
  const errors = parts.map((part) => (variance === null ? null : Math.sqrt(variance * part)));
  const spread = spreadOf(leniency, errors, ids.length - groupCount);
  return {
    levels,
    residualSd: variance === null ? null : Math.sqrt(variance),
    reviewerSd: Math.sqrt(spread),
    reviewers: ids.map((reviewerId, at) => ({
      reviewerId,
      reviews: counts[at] ?? 0,
      leniency: leniency[at] ?? 0,
      standardError: errors[at] ?? null,
      shrunken: shrink(leniency[at] ?? 0, errors[at] ?? null, spread),
      group: groups[at] ?? 0,
    })),
  };
}

/** The variance among reviewers: that of the estimates, without what their own errors add. */
function spreadOf(leniency: readonly number[], errors: readonly (number | null)[], free: number): number {
  if (free <= 0 || errors.includes(null)) return 0;
  const seen = leniency.reduce((total, value) => total + value ** 2, 0);
  const noise = errors.reduce<number>((total, error) => total + (error ?? 0) ** 2, 0);
  return Math.max(0, (seen - noise) / free);
}

function shrink(value: number, error: number | null, spread: number): number {
  if (error === null || spread === 0) return 0;
  return (value * spread) / (spread + error ** 2);
}

/**
 * The standard error of the mean of so many reviewers' marks. `adjusted` means that their leniencies were taken out of it; otherwise who
 * happened to judge is part of the error. Null where the spread of a mark is not known (rule SCHOOL-48).
 */
export function panelStandardError(
  { residualSd, reviewerSd }: Pick<AdditiveFit, 'residualSd' | 'reviewerSd'>,
  reviews: number,
  adjusted: boolean,
): number | null {
  if (residualSd === null || reviews < 1) return null;
  return Math.sqrt((residualSd ** 2 + (adjusted ? 0 : reviewerSd ** 2)) / reviews);
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
