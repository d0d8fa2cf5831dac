import type { ReplyOf } from '#contract/endpoints.ts';
import { type DecisionStatus, decisionStatuses } from '#contract/schools/states.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { noteShown } from '../reviews/marks-seen.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import type { ReadOrder } from './season-order.ts';

const pageSize = 100;

type Query = {
  part?: 'ranked' | 'incomplete' | undefined;
  status?: DecisionStatus | undefined;
  after?: string | undefined;
};

/** A page of a season's order, read anew where an applicant of it was closed to the member meanwhile. Throws Refusal `not_found` for a season out of sight. */
export async function readShortlist(
  { database, clock, readOrder }: Pick<SchoolParts, 'database' | 'clock'> & { readOrder: ReadOrder },
  member: ActingMember,
  { intakeId, ...query }: Query & { intakeId: string },
): Promise<ReplyOf<'readShortlist'>> {
  const { orgId, memberId } = member;
  for (;;) {
    const page = pageOf(await readOrder(member, intakeId), query);
    // A line without a place holds no mark.
    const shown = page.lines.flatMap(({ applicantId, place }) => (place ? [applicantId] : []));
    const closed = await withinOrganisation(database, orgId, (tx) =>
      noteShown(tx, { orgId, memberId, now: clock.now() }, shown),
    );
    if (closed.size === 0) return page;
  }
}

function pageOf(
  order: Awaited<ReturnType<ReadOrder>>,
  { part = 'ranked', status, after }: Query,
): ReplyOf<'readShortlist'> {
  const { rules, revision, cut, ranked, incomplete, hidden } = order;
  const chosen = status === undefined ? order[part] : order[part].filter((line) => line.status === status);
  const statuses = Object.fromEntries(decisionStatuses.map((each) => [each, 0])) as Record<
    DecisionStatus,
    number
  >;
  for (const lines of [ranked, incomplete]) for (const line of lines) statuses[line.status] += 1;
  const from = after === undefined ? 0 : chosen.findIndex(({ applicantId }) => applicantId === after) + 1;
  return {
    rules,
    revision,
    cut,
    hidden,
    lines: chosen.slice(from, from + pageSize),
    more: chosen.length > from + pageSize,
    counts: {
      ranked: ranked.length,
      incomplete: incomplete.length,
      suggested: ranked.filter(({ place }) => place?.suggested).length,
      inBand: ranked.filter(({ place }) => place?.inBand).length,
    },
    statuses,
  };
}
