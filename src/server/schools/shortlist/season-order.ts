import type { ClosedWhy } from '#contract/schools/review.ts';
import type { ShortlistLine, ShortlistRules } from '#contract/schools/shortlist.ts';
import { makeShortlist } from '#core/schools/shortlist/make-shortlist.ts';
import { measureApplicants, type Reviewed } from '#core/schools/shortlist/measure-applicants.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sha256 } from '#server/platform/ids.ts';
import { inTurn } from '#server/platform/in-turn.ts';
import { requireIntake } from '../organisations/require-intake.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { keepWhile } from './keep-while.ts';
import { listClosed, listSat, markSeason, oursOf, type SatRow } from './sat-store.ts';
import { findRules } from './shortlist-store.ts';

/** By what a season is ranked until its school says otherwise: the reviewers alone. */
const firstRules: ShortlistRules = {
  weights: [{ part: 'reviewers', weight: 1 }],
  floors: [],
  places: 20,
  reviewsWanted: 2,
};

/** Lines kept in a process: each takes about half a kilobyte. */
const mostLines = 40_000;

type Order = { cut: number | null; ranked: ShortlistLine[]; incomplete: ShortlistLine[] };
type Kept = Order & { closed: { applicantId: string; name: string }[] };

type SeasonOrder = Order & {
  programmeId: string;
  rules: ShortlistRules;
  revision: number;
  hidden: { applicantId: string; name: string; why: ClosedWhy }[];
};

/** Reads the order of a season as a member may see it. Throws Refusal `not_found` for a season out of sight. */
export type ReadOrder = (member: ActingMember, intakeId: string) => Promise<SeasonOrder>;

/**
 * Reads orders of seasons and keeps them for as long as nothing changed that they are made of; that is looked up each time. Whom a member is
 * still to review or said they know is no part of the order they see, so that neither a number nor a gap in the places nor the cut tells where
 * that applicant stands (rules SCHOOL-61, SCHOOL-66).
 */
export function createReadOrder({ database }: Pick<SchoolParts, 'database'>): ReadOrder {
  const keep = keepWhile<Kept>({
    most: mostLines,
    weigh: ({ ranked, incomplete, closed }) => ranked.length + incomplete.length + closed.length,
  });
  return async (member, intakeId) => {
    const { orgId, memberId } = member;
    const season = { orgId, intakeId };
    const now = await withinOrganisation(database, orgId, async (tx) => ({
      ...(await requireIntake(tx, member, intakeId)),
      ...((await findRules(tx, season)) ?? { rules: firstRules, revision: 0 }),
      closed: await listClosed(tx, { ...season, memberId }),
      mark: await markSeason(tx, season),
    }));
    const { programmeId, rules, revision } = now;
    const whyOf = new Map(now.closed.map(({ applicantId, why }) => [applicantId, why]));
    const key = sha256(JSON.stringify([orgId, intakeId, ...whyOf.keys()]));
    const { closed, ...order } = await keep(key, `${revision} ${now.mark}`, async () => {
      const all = await withinOrganisation(database, orgId, (tx) => listSat(tx, season));
      return orderOf(all, rules, whyOf);
    });
    const hidden = closed.map((one) => ({ ...one, why: whyOf.get(one.applicantId) ?? 'owed' }));
    return { ...order, programmeId, rules, revision, hidden };
  };
}

const reviewedOf = (row: SatRow): Reviewed => ({
  applicantId: row.applicant_id,
  ours: oursOf(row),
  weights: row.topics,
  reviews: row.reviews,
});

async function orderOf(
  all: readonly SatRow[],
  rules: ShortlistRules,
  closedTo: ReadonlyMap<string, ClosedWhy>,
): Promise<Kept> {
  const open = all.filter((row) => !closedTo.has(row.applicant_id));
  const measured = await inTurn(() => measureApplicants(open.map(reviewedOf), rules));
  const { cut, ranked, incomplete } = await inTurn(() => makeShortlist(measured, rules));
  const about = new Map(
    open.map(({ applicant_id: applicantId, name, status }, at) => [
      applicantId,
      { applicantId, name, status, reviews: measured[at]?.reviews ?? 0 },
    ]),
  );
  const line = (
    applicantId: string,
    place: ShortlistLine['place'],
    reasons: ShortlistLine['reasons'],
  ): ShortlistLine => {
    const { name, status, reviews } = about.get(applicantId) ?? { name: '', status: 'undecided', reviews: 0 };
    return { applicantId, name, status, reviews, place, reasons };
  };
  return inTurn(() => ({
    cut,
    ranked: ranked.map(({ applicantId, reasons, rank, score, standardError, suggested, inBand }) =>
      line(applicantId, { rank, score, standardError, suggested, inBand }, reasons),
    ),
    incomplete: incomplete.map(({ applicantId, reasons }) => line(applicantId, null, reasons)),
    closed: all
      .filter((row) => closedTo.has(row.applicant_id))
      .map(({ applicant_id: applicantId, name }) => ({ applicantId, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  }));
}
