import { intraclassCorrelation, quadratic, weightedKappa } from './agreement.ts';
import type { Rating } from './severity.ts';

type ReviewerAgreement = {
  /** How many applicants two or more have judged. */
  applicants: number;
  /** Over all pairs of marks for the same thing, each pair both ways round, as nobody is the first. */
  kappa: number | null;
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
 * How well reviewers agree who judged the same. `marks` are whole marks, each of one thing (an applicant's topic); `means` one for an applicant
 * and reviewer. Null for fewer than ten applicants whom two have judged (rule SCHOOL-46).
 */
export function reviewerAgreement(
  marks: readonly Rating[],
  means: readonly Rating[],
): ReviewerAgreement | null {
  const byApplicant = Map.groupBy(means, ({ applicantId }) => applicantId);
  const shared = new Map([...byApplicant].filter(([, ratings]) => ratings.length > 1));
  if (shared.size < leastShared) return null;
  const pairs: [number, number][] = [];
  for (const own of Map.groupBy(marks, ({ applicantId }) => applicantId).values())
    own.forEach((one, at) => {
      for (const other of own.slice(at + 1)) pairs.push([one.mark, other.mark], [other.mark, one.mark]);
    });
  return {
    applicants: shared.size,
    kappa: weightedKappa(pairs, quadratic),
    icc: intraclassCorrelation(fullestTable(shared)),
  };
}
