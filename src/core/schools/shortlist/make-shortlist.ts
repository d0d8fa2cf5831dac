import type { ShortlistPart, ShortlistReason, ShortlistRules } from '#contract/schools/shortlist.ts';

/** A mark from 1 to 5 with the standard error it has; null where that is not known. */
type Measured = { value: number; standardError: number | null };

/** An applicant with what is there of them; what is not there is not in `parts`. */
export type ToShortlist = {
  applicantId: string;
  reviews: number;
  parts: ReadonlyMap<ShortlistPart, Measured>;
};

/** Where somebody stands. It suggests and holds no decision: nobody is admitted or turned down by it (rule SCHOOL-51). */
type Placed = {
  applicantId: string;
  /** From 1; equal scores share the lower number. */
  rank: number;
  score: number;
  standardError: number | null;
  suggested: boolean;
  /** Cannot be told apart from the cut. */
  inBand: boolean;
  reasons: ShortlistReason[];
};

type Shortlist = {
  /** Best first. */
  ranked: Placed[];
  /** Those with something missing that the rules weigh: they have no place, and nothing is put in its stead. */
  incomplete: { applicantId: string; reasons: ShortlistReason[] }[];
  /** The score between the last place and the next; null where there are places for all who reach the floors. */
  cut: number | null;
};

/** What a difference must exceed to be one in 95 of 100 cases. */
const within95 = 1.96;
/** From here on our score and the reviewers' are worth a look, in marks. */
const apart = 1;

type Scored = { one: ToShortlist; score: number; standardError: number | null; floors: ShortlistReason[] };

/**
 * The list that the school's rules make: ranked, with the reasons of each place in figures and the band around the cut within which the marks
 * cannot tell who is better (rules SCHOOL-51, SCHOOL-52, SCHOOL-53). It does not depend on the order of `applicants`.
 */
export function makeShortlist(applicants: readonly ToShortlist[], asked: ShortlistRules): Shortlist {
  const { rules, leavesOut } = rulesInForce(applicants, asked);
  const total = rules.weights.reduce((sum, { weight }) => sum + weight, 0);
  const isComplete = (one: ToShortlist) => rules.weights.every(({ part }) => one.parts.has(part));
  const inOrder = applicants.toSorted((a, b) => (a.applicantId < b.applicantId ? -1 : 1));
  const scored = inOrder
    .filter(isComplete)
    .map((one): Scored => {
      const { score, standardError } = scoreOf(one, rules, total);
      return { one, score, standardError, floors: floorReasons(one, rules) };
    })
    .toSorted((a, b) => b.score - a.score);
  const eligible = scored.filter(({ floors }) => floors.length === 0).map(({ score }) => score);
  const cut = cutOf(eligible, rules.places);
  const counting = rules.weights
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ part, weight }) => ({ part, percent: (weight / total) * 100 }));
  const among = { all: countsOf(scored.map(({ score }) => score)), eligible: countsOf(eligible) };
  return {
    ranked: scored.map((each) => place(each, among, cut, { ...rules, counting, leavesOut })),
    incomplete: inOrder
      .filter((one) => !isComplete(one))
      .map((one) => ({ applicantId: one.applicantId, reasons: missingReasons(one, rules) })),
    cut,
  };
}

/**
 * The rules as they can be held: our score counts for all or for none, so that nobody is measured by other things than the next. Where one has none, for want of
 * a model, the reviewers' marks alone count (rule SCHOOL-100).
 */
function rulesInForce(
  applicants: readonly ToShortlist[],
  asked: ShortlistRules,
): { rules: ShortlistRules; leavesOut: boolean } {
  const names = ({ part }: { part: ShortlistPart }): boolean => part === 'ours';
  const isAsked = asked.weights.some(names) || asked.floors.some(names);
  if (!isAsked || applicants.every(({ parts }) => parts.has('ours')))
    return { rules: asked, leavesOut: false };
  const weights = asked.weights.filter((one) => !names(one));
  return {
    leavesOut: true,
    rules: {
      ...asked,
      weights: weights.length > 0 ? weights : [{ part: 'reviewers', weight: 1 }],
      floors: asked.floors.filter((one) => !names(one)),
    },
  };
}

/** Marks of one panel err together, so their errors add up; ours errs by itself. */
function scoreOf(
  one: ToShortlist,
  { weights }: ShortlistRules,
  total: number,
): { score: number; standardError: number | null } {
  let score = 0;
  const errors = { panel: 0, ours: 0 };
  let isKnown = true;
  for (const { part, weight } of weights) {
    const measured = one.parts.get(part);
    score += ((measured?.value ?? 0) * weight) / total;
    const error = measured?.standardError ?? null;
    if (error === null) isKnown = false;
    errors[part === 'ours' ? 'ours' : 'panel'] += ((error ?? 0) * weight) / total;
  }
  // Sums in another order may differ in the last digit, which is no difference.
  return {
    score: Math.round(score * 1e9) / 1e9,
    standardError: isKnown ? Math.hypot(errors.panel, errors.ours) : null,
  };
}

/** For each score how many are above it, and how many have it. */
type Counts = ReadonlyMap<number, { above: number; equal: number }>;

function countsOf(descending: readonly number[]): Counts {
  const counts = new Map<number, { above: number; equal: number }>();
  descending.forEach((score, at) => {
    const found = counts.get(score);
    if (found) found.equal += 1;
    else counts.set(score, { above: at, equal: 1 });
  });
  return counts;
}

function cutOf(eligible: readonly number[], places: number): number | null {
  const [last, next] = [eligible[places - 1], eligible[places]];
  return last === undefined || next === undefined ? null : (last + next) / 2;
}

function place(
  { one, score, standardError, floors }: Scored,
  among: { all: Counts; eligible: Counts },
  cut: number | null,
  rules: ShortlistRules & {
    counting: readonly { part: ShortlistPart; percent: number }[];
    leavesOut: boolean;
  },
): Placed {
  const counts = among.all.get(score) ?? { above: 0, equal: 1 };
  const openCounts = among.eligible.get(score) ?? { above: 0, equal: 0 };
  const tied = counts.equal - 1;
  const reachesFloors = floors.length === 0;
  const fromCut = cut === null ? null : Math.abs(score - cut);
  const error = standardError === null ? null : within95 * standardError;
  const inBand = reachesFloors && fromCut !== null && (fromCut === 0 || error === null || fromCut < error);
  const reasons: ShortlistReason[] = [];
  for (const { part, percent } of rules.counting)
    reasons.push({ code: 'part_counts', part, value: one.parts.get(part)?.value ?? 0, percent });
  if (rules.leavesOut) reasons.push({ code: 'ours_left_out' });
  reasons.push(...floors, ...missingReviews(one, rules), ...apartReasons(one));
  if (inBand && error !== null) reasons.push({ code: 'in_band', fromCut: fromCut ?? 0, error });
  if (standardError === null) reasons.push({ code: 'error_unknown' });
  if (tied > 0) reasons.push({ code: 'tied', others: tied });
  return {
    applicantId: one.applicantId,
    rank: counts.above + 1,
    score,
    standardError,
    // Of several with one score, all have a place or none: software draws no lots.
    suggested: reachesFloors && openCounts.above + openCounts.equal <= rules.places,
    inBand,
    reasons,
  };
}

function floorReasons(one: ToShortlist, { floors }: ShortlistRules): ShortlistReason[] {
  return floors.flatMap(({ part, least }): ShortlistReason[] => {
    const value = one.parts.get(part)?.value;
    if (value === undefined) return [{ code: 'floor_unknown', part, least }];
    return value < least ? [{ code: 'below_floor', part, value, least }] : [];
  });
}

const missingReviews = ({ reviews }: ToShortlist, { reviewsWanted }: ShortlistRules): ShortlistReason[] =>
  reviews < reviewsWanted ? [{ code: 'reviews_missing', have: reviews, wanted: reviewsWanted }] : [];

function missingReasons(one: ToShortlist, rules: ShortlistRules): ShortlistReason[] {
  const missing = rules.weights.filter(({ part }) => !one.parts.has(part));
  return [
    ...missing.map(({ part }): ShortlistReason => ({ code: 'part_missing', part })),
    ...missingReviews(one, rules),
  ];
}

function apartReasons({ parts }: ToShortlist): ShortlistReason[] {
  const [ours, reviewers] = [parts.get('ours')?.value, parts.get('reviewers')?.value];
  if (ours === undefined || reviewers === undefined || Math.abs(ours - reviewers) < apart) return [];
  return [{ code: 'ours_apart', ours, reviewers }];
}
