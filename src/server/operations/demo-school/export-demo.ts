import { exportPacks } from '#server/schools/exports/packs/export-packs.ts';
import { exportSeason } from '#server/schools/exports/export-season.ts';
import { atDemoTime, type DemoSchoolDeps } from './demo-time.ts';
import type { DemoSchool } from './open-demo.ts';

/**
 * Files that were taken out: one by the admissions office, and those of the owner who looks at the demo, since a season’s file is there for nobody but who
 * asked for it (rule SCHOOL-68).
 */
export async function exportDemo(
  deps: DemoSchoolDeps,
  { orgId, cast, ownerId, intakes }: DemoSchool,
): Promise<void> {
  const owner = { orgId, memberId: ownerId, uid: '', role: 'owner' as const, programmeIds: [] };
  const intakeId = intakes.present;
  await atDemoTime(deps, deps.clock.now(), async (then) => {
    await exportSeason(then, cast.admissions, { intakeId, sheet: 'reviews', format: 'csv' });
    await exportSeason(then, owner, { intakeId, sheet: 'applicants', format: 'xlsx' });
    await exportPacks(then, owner, { intakeId, status: 'shortlisted' });
    await exportSeason(then, owner, { intakeId: intakes.past, sheet: 'decisions', format: 'csv' });
  });
}
