import type { ApiResults } from '#contract/schools/api.ts';
import { marksOf, meanOf, reviewersMean } from '#core/schools/review/reviewers-mean.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { requireIntake } from '../organisations/require-intake.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { listResults, type ResultRow } from './result-store.ts';

const pageSize = 50;

/**
 * A page of what came of a season, of those alone about whom no review is waited for (rule SCHOOL-77). `after` is the last applicant's id.
 * Throws Refusal `not_found`.
 */
export async function readResults(
  { database }: Pick<SchoolParts, 'database'>,
  member: ActingMember,
  { intakeId, after = '' }: { intakeId: string; after?: string | undefined },
): Promise<ApiResults> {
  const { orgId } = member;
  return withinOrganisation(database, orgId, async (tx) => {
    await requireIntake(tx, member, intakeId);
    const found = await listResults(tx, { orgId, intakeId }, { after, limit: pageSize + 1 });
    const rows = found.slice(0, pageSize);
    return {
      results: rows.map(resultOf),
      next: found.length > pageSize ? (rows.at(-1)?.applicant_id ?? null) : null,
    };
  });
}

const oursOf = ({ overall, low, high, honesty }: ResultRow): ApiResults['results'][number]['ours'] =>
  overall === null || low === null || high === null ? null : { overall, band: { low, high }, honesty };

const resultOf = (row: ResultRow): ApiResults['results'][number] => ({
  applicantId: row.applicant_id,
  applicationNumber: row.external_id,
  decision: row.status,
  decidedAt: row.decided_at?.toISOString() ?? null,
  finishedAt: row.finished_at.toISOString(),
  reviewers: {
    mean: reviewersMean({ weights: row.weights, reviews: row.reviews }),
    reviews: row.reviews.length,
  },
  ours: oursOf(row),
  topics: row.weights.map(({ topicId, weightPercent }) => {
    const marks = marksOf(row.reviews, topicId);
    return {
      topicId,
      weightPercent,
      reviewers: marks.length === 0 ? null : meanOf(marks),
      ours: row.scores.find((one) => one.topicId === topicId)?.score ?? null,
    };
  }),
});
