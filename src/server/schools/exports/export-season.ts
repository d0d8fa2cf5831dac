import { type SeasonExport } from '#contract/schools/exports.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { startJob } from '../jobs/start-job.ts';
import { requireIntake } from '../organisations/require-intake.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';

/**
 * Starts the writing of a season's sheet, for the member alone (rule SCHOOL-68). Throws Refusal `not_found` for a season out of their sight,
 * `school_limit_reached`.
 */
export async function exportSeason(
  parts: SchoolParts,
  member: ActingMember,
  input: SeasonExport,
): Promise<{ jobId: string }> {
  return withinOrganisation(parts.database, member.orgId, async (tx) => {
    const { programmeId } = await requireIntake(tx, member, input.intakeId);
    return startJob(tx, parts, member, {
      kind: 'export_season',
      input: { ...input, programmeIds: [programmeId] },
      detail: { sheet: input.sheet, season: input.intakeId },
    });
  });
}
