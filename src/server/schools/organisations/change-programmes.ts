import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import type { SchoolAuditKind } from '#contract/schools/audit.ts';
import { organisationLimits } from '#contract/schools/organisation.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { randomId } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { requireIntake } from './require-intake.ts';
import { seesProgramme } from './read-school.ts';
import {
  insertIntake,
  insertProgramme,
  listProgrammes,
  lockOrganisation,
  updateIntake,
  updateProgramme,
} from './organisation-store.ts';

/** Adds a programme. Throws Refusal `name_taken`, `school_limit_reached`. */
export async function addProgramme(parts: SchoolParts, member: ActingMember, { name }: { name: string }) {
  const { orgId } = member;
  const programmeId = randomId('prg_');
  await inSchool(parts, member, { kind: 'programme_added', subject: programmeId }, async (tx, now) => {
    const programmes = await listProgrammes(tx, orgId);
    if (programmes.length >= organisationLimits.programmes) throw new Refusal('school_limit_reached');
    return insertProgramme(tx, { orgId, programmeId, name, createdAt: now });
  });
  return { programmeId };
}

/** Adds a season to a programme in sight. Throws Refusal `not_found`, `name_taken`, `school_limit_reached`. */
export async function addIntake(
  parts: SchoolParts,
  member: ActingMember,
  { programmeId, name }: { programmeId: string; name: string },
) {
  const { orgId } = member;
  const intakeId = randomId('int_');
  await inSchool(parts, member, { kind: 'intake_added', subject: intakeId }, async (tx, now) => {
    const programmes = await listProgrammes(tx, orgId);
    if (!seesProgramme(member, programmeId) || !programmes.some((one) => one.programmeId === programmeId))
      throw new Refusal('not_found');
    if (programmes.flatMap(({ intakes }) => intakes).length >= organisationLimits.intakes)
      throw new Refusal('school_limit_reached');
    return insertIntake(tx, { orgId, intakeId, programmeId, name, createdAt: now });
  });
  return { intakeId };
}

/** Renames a programme in sight, and puts it away or brings it back. Throws Refusal `not_found`, `name_taken`. */
export async function changeProgramme(
  parts: SchoolParts,
  member: ActingMember,
  { programmeId, name, archived }: { programmeId: string; name: string; archived: boolean },
): Promise<void> {
  const { orgId } = member;
  await inSchool(
    parts,
    member,
    { kind: 'programme_changed', subject: programmeId, detail: { archived } },
    async (tx, now) => {
      if (!seesProgramme(member, programmeId)) throw new Refusal('not_found');
      const programmes = await listProgrammes(tx, orgId);
      if (programmes.some((one) => one.name === name && one.programmeId !== programmeId)) return false;
      const changed = await updateProgramme(tx, {
        orgId,
        programmeId,
        name,
        archivedAt: archived ? now : null,
      });
      if (!changed) throw new Refusal('not_found');
      return true;
    },
  );
}

/** Renames a season in sight, and closes or opens it. Throws Refusal `not_found`, `name_taken`. */
export async function changeIntake(
  parts: SchoolParts,
  member: ActingMember,
  { intakeId, name, closed }: { intakeId: string; name: string; closed: boolean },
): Promise<void> {
  const { orgId } = member;
  await inSchool(
    parts,
    member,
    { kind: 'intake_changed', subject: intakeId, detail: { closed } },
    async (tx, now) => {
      const { programmeId } = await requireIntake(tx, member, intakeId);
      const programme = (await listProgrammes(tx, orgId)).find((one) => one.programmeId === programmeId);
      if (programme?.intakes.some((one) => one.name === name && one.intakeId !== intakeId)) return false;
      return updateIntake(tx, { orgId, intakeId, name, closedAt: closed ? now : null });
    },
  );
}

/** One at a time in a school, so that its limits hold; with its line in the log. `work` says whether the name was free. */
async function inSchool(
  { database, clock }: SchoolParts,
  { orgId, memberId }: ActingMember,
  entry: { kind: SchoolAuditKind; subject: string; detail?: Record<string, boolean> },
  work: (tx: Tx, now: Date) => Promise<boolean>,
): Promise<void> {
  const now = clock.now();
  await withinOrganisation(database, orgId, async (tx) => {
    await lockOrganisation(tx, orgId);
    if (!(await work(tx, now))) throw new Refusal('name_taken');
    await auditSchool(tx, { orgId, actor: 'member', memberId, ...entry, now });
  });
}
