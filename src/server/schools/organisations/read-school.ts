import type { School } from '#contract/schools/organisation.ts';
import { mayActInSchool } from '#contract/schools/roles.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readBrand } from '../branding/read-brand.ts';
import { findMember } from '../members/member-store.ts';
import { memberShown } from '../members/member-shown.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { listProgrammes, type OrganisationRow, findOrganisation } from './organisation-store.ts';
import { hasEnded } from './require-contract.ts';

/** A school as one of its members finds it: programmes they are narrowed to, and the contract where their role settles things. */
export async function readSchool(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  member: ActingMember,
): Promise<School> {
  const { orgId } = member;
  return withinOrganisation(database, orgId, async (tx) => {
    const organisation = await findOrganisation(tx, orgId);
    const me = await findMember(tx, orgId, member.memberId);
    if (!organisation || !me) throw new Refusal('not_found');
    const programmes = await listProgrammes(tx, orgId);
    return {
      orgId,
      name: organisation.name,
      slug: organisation.slug,
      brand: await readBrand(tx, orgId),
      me: memberShown(me),
      programmes: programmes
        .filter(({ programmeId }) => seesProgramme(member, programmeId))
        .map(({ programmeId, name, archivedAt, intakes }) => ({
          programmeId,
          name,
          archivedAt: archivedAt?.toISOString() ?? null,
          intakes: intakes.map((intake) => ({
            intakeId: intake.intakeId,
            name: intake.name,
            closedAt: intake.closedAt?.toISOString() ?? null,
          })),
        })),
      contractEndedOn: hasEnded(organisation, clock.now()) ? organisation.contractUntil : null,
      contract: mayActInSchool(member.role, 'manage_settings') ? contractOf(organisation) : null,
      retentionDays: organisation.retentionDays,
      manager: {
        name: organisation.managerName,
        email: organisation.managerEmail,
        calendar: organisation.managerCalendar,
      },
    };
  });
}

/** Whether a member may see what belongs to a programme. */
export const seesProgramme = (
  { programmeIds }: Pick<ActingMember, 'programmeIds'>,
  programmeId: string,
): boolean => programmeIds.length === 0 || programmeIds.includes(programmeId);

const contractOf = ({ seats, seatsHeld, seatsUsed, contractFrom, contractUntil }: OrganisationRow) => ({
  seats,
  seatsHeld,
  seatsUsed,
  contractFrom,
  contractUntil,
});
