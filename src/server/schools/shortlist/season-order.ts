import type { ShortlistLine, ShortlistRules } from '#contract/schools/shortlist.ts';
import { makeShortlist } from '#core/schools/shortlist/make-shortlist.ts';
import { measureApplicants, type Reviewed } from '#core/schools/shortlist/measure-applicants.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { findRules, listSat, type SatRow } from './shortlist-store.ts';

/** By what a season is ranked until its school says otherwise: the reviewers alone. */
const firstRules: ShortlistRules = {
  weights: [{ part: 'reviewers', weight: 1 }],
  floors: [],
  places: 20,
  reviewsWanted: 2,
};

type SeasonOrder = {
  rules: ShortlistRules;
  revision: number;
  cut: number | null;
  ranked: ShortlistLine[];
  incomplete: ShortlistLine[];
  /** What each line was made of, by the applicant's id. */
  sat: ReadonlyMap<string, SatRow>;
  hidden: { applicantId: string; name: string }[];
};

const reviewedOf = (row: SatRow): Reviewed => ({
  applicantId: row.applicant_id,
  ours: { overall: row.overall, low: row.low, high: row.high },
  weights: row.topics,
  reviews: row.reviews,
});

/**
 * The order of a season as `memberId` may see it. Whom they are still to review is no part of it, so that neither a number nor a gap in the
 * places nor the cut tells where that applicant stands (rule SCHOOL-61).
 */
export async function readOrder(
  tx: Tx,
  season: { orgId: string; intakeId: string; memberId: string },
): Promise<SeasonOrder> {
  const { rules, revision } = (await findRules(tx, season)) ?? { rules: firstRules, revision: 0 };
  const all = await listSat(tx, season);
  const sat = new Map(all.filter(({ waits }) => !waits).map((row) => [row.applicant_id, row]));
  const measured = measureApplicants([...sat.values()].map(reviewedOf), rules);
  const reviewsOf = new Map(measured.map((one) => [one.applicantId, one.reviews]));
  const list = makeShortlist(measured, rules);
  const line = (applicantId: string) => ({
    applicantId,
    name: sat.get(applicantId)?.name ?? '',
    status: sat.get(applicantId)?.status ?? ('undecided' as const),
    reviews: reviewsOf.get(applicantId) ?? 0,
  });
  return {
    rules,
    revision,
    cut: list.cut,
    sat,
    ranked: list.ranked.map(({ applicantId, reasons, rank, score, standardError, suggested, inBand }) => ({
      ...line(applicantId),
      place: { rank, score, standardError, suggested, inBand },
      reasons,
    })),
    incomplete: list.incomplete.map(({ applicantId, reasons }) => ({
      ...line(applicantId),
      place: null,
      reasons,
    })),
    hidden: all
      .filter(({ waits }) => waits)
      .map((row) => ({ applicantId: row.applicant_id, name: row.name }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  };
}
