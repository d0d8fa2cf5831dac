import type { ReplyOf } from '#contract/endpoints.ts';
import { type DecisionStatus, decisionStatuses } from '#contract/schools/states.ts';
import type { ActingMember } from '../school-parts.ts';
import type { ReadOrder } from './season-order.ts';

const pageSize = 100;

type Query = {
  part?: 'ranked' | 'incomplete' | undefined;
  status?: DecisionStatus | undefined;
  after?: string | undefined;
};

/** A page of a season's order. Throws Refusal `not_found` for a season out of sight. */
export async function readShortlist(
  { readOrder }: { readOrder: ReadOrder },
  member: ActingMember,
  { intakeId, part = 'ranked', status, after }: Query & { intakeId: string },
): Promise<ReplyOf<'readShortlist'>> {
  const order = await readOrder(member, intakeId);
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
