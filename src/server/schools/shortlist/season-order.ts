import type { ShortlistLine, ShortlistRules } from '#contract/schools/shortlist.ts';
import { makeShortlist } from '#core/schools/shortlist/make-shortlist.ts';
import { measureApplicants, type Reviewed } from '#core/schools/shortlist/measure-applicants.ts';
import type { ClosedWhy } from '#contract/schools/review.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { inTurn } from '#server/platform/in-turn.ts';
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
  hidden: { applicantId: string; name: string; why: ClosedWhy }[];
};

const reviewedOf = (row: SatRow): Reviewed => ({
  applicantId: row.applicant_id,
  ours: { overall: row.overall, low: row.low, high: row.high },
  weights: row.topics,
  reviews: row.reviews,
});

type SeasonRows = { rules: ShortlistRules; revision: number; all: SatRow[] };

/** All that a season's order is made of. */
export async function readSeason(
  tx: Tx,
  season: { orgId: string; intakeId: string; memberId: string },
): Promise<SeasonRows> {
  const { rules, revision } = (await findRules(tx, season)) ?? { rules: firstRules, revision: 0 };
  return { rules, revision, all: await listSat(tx, season) };
}

/**
 * The order of a season as `memberId` may see it. Whom they are still to review or said they know is no part of it, so that neither a number nor a
 * gap in the places nor the cut tells where that applicant stands (rules SCHOOL-61, SCHOOL-66).
 */
export async function orderOf({ rules, revision, all }: SeasonRows): Promise<SeasonOrder> {
  const sat = new Map(all.filter(({ closed }) => closed === null).map((row) => [row.applicant_id, row]));
  const measured = await inTurn(() => measureApplicants([...sat.values()].map(reviewedOf), rules));
  const reviewsOf = new Map(measured.map((one) => [one.applicantId, one.reviews]));
  const list = await inTurn(() => makeShortlist(measured, rules));
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
      .flatMap(({ applicant_id: applicantId, name, closed }) =>
        closed === null ? [] : [{ applicantId, name, why: closed }],
      )
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  };
}
