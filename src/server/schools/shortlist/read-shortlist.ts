import type { ReplyOf } from '#contract/endpoints.ts';
import { type DecisionStatus, decisionStatuses } from '#contract/schools/states.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { requireIntake } from '../organisations/require-intake.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { orderOf, readSeason } from './season-order.ts';

const pageSize = 100;

type Query = {
  part?: 'ranked' | 'incomplete' | undefined;
  status?: DecisionStatus | undefined;
  after?: string | undefined;
};

/** A page of a season's order. Throws Refusal `not_found` for a season out of sight. */
export async function readShortlist(
  { database }: Pick<SchoolParts, 'database'>,
  member: ActingMember,
  { intakeId, part = 'ranked', status, after }: Query & { intakeId: string },
): Promise<ReplyOf<'readShortlist'>> {
  const { orgId, memberId } = member;
  const rows = await withinOrganisation(database, orgId, async (tx) => {
    await requireIntake(tx, member, intakeId);
    return readSeason(tx, { orgId, intakeId, memberId });
  });
  const order = await orderOf(rows);
  const { rules, revision, cut, ranked, incomplete, hidden } = order;
  const all = [...ranked, ...incomplete];
  const chosen = order[part].filter((line) => status === undefined || line.status === status);
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
    statuses: Object.fromEntries(
      decisionStatuses.map((each) => [each, all.filter((line) => line.status === each).length]),
    ) as Record<DecisionStatus, number>,
  };
}
