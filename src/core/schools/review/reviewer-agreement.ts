import { intraclassCorrelation, quadratic, weightedKappa } from './agreement.ts';
import type { Rating } from './severity.ts';

type SharedReading = {
  /** How many applicants two or more have judged. */
  applicants: number;
  /** Of the reviewers who judged the most together. */
  icc: { single: number; panel: number; applicants: number; reviewers: number } | null;
};

/** Fewer applicants than this say nothing of agreement (rule SCHOOL-9). */
const leastShared = 10;
/** Of a larger panel only these are looked at together. */
const mostTogether = 5;

/** All sets of two or more of these. */
function panelsOf(reviewers: readonly string[]): string[][] {
  const sets = reviewers.reduce<string[][]>(
    (found, reviewer) => [...found, ...found.map((set) => [...set, reviewer])],
    [[]],
  );
  return sets.filter((set) => set.length > 1);
}

/** The whole table of those reviewers who judged the most together: the one with the most marks. */
function fullestTable(byApplicant: ReadonlyMap<string, readonly Rating[]>): number[][] {
  const tables = new Map<string, number[][]>();
  for (const ratings of byApplicant.values()) {
    const own = new Map(ratings.map(({ reviewerId, mark }) => [reviewerId, mark]));
    for (const panel of panelsOf([...own.keys()].toSorted().slice(0, mostTogether))) {
      const key = panel.join(' ');
      const rows = tables.get(key) ?? [];
      rows.push(panel.map((reviewerId) => own.get(reviewerId) ?? 0));
      tables.set(key, rows);
    }
  }
  const marks = (table: readonly (readonly number[])[]) => table.length * (table[0]?.length ?? 0);
  return [...tables.values()]
    .filter((table) => table.length >= leastShared)
    .reduce<number[][]>((best, table) => (marks(table) > marks(best) ? table : best), []);
}

/**
 * How well reviewers agree about the applicants whom two or more have judged, by a mark for an applicant and reviewer. Null for fewer than ten
 * such applicants (rule SCHOOL-46).
 */
export function sharedReading(ratings: readonly Rating[]): SharedReading | null {
  const byApplicant = Map.groupBy(ratings, ({ applicantId }) => applicantId);
  const shared = new Map([...byApplicant].filter(([, own]) => own.length > 1));
  if (shared.size < leastShared) return null;
  return { applicants: shared.size, icc: intraclassCorrelation(fullestTable(shared)) };
}

/** Weighted kappa over all pairs of whole marks for the same thing, each pair both ways round, as nobody is the first (rule SCHOOL-46). */
export function kappaOfPairs(ratings: readonly Rating[]): number | null {
  const pairs: [number, number][] = [];
  for (const own of Map.groupBy(ratings, ({ applicantId }) => applicantId).values())
    own.forEach((one, at) => {
      for (const other of own.slice(at + 1)) pairs.push([one.mark, other.mark], [other.mark, one.mark]);
    });
  return weightedKappa(pairs, quadratic);
}
