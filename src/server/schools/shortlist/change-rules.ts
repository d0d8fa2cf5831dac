import type { ShortlistRules } from '#contract/schools/shortlist.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireIntake } from '../organisations/require-intake.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { writeRules } from './shortlist-store.ts';

/** Changes by what a season is ranked. Throws Refusal `not_found`, and `changed_meanwhile` for a stale revision. */
export async function saveShortlistRules(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  member: ActingMember,
  { intakeId, revision, rules }: { intakeId: string; revision: number; rules: ShortlistRules },
): Promise<{ revision: number }> {
  const { orgId, memberId } = member;
  const now = clock.now();
  return withinOrganisation(database, orgId, async (tx) => {
    await requireIntake(tx, member, intakeId);
    if (!(await writeRules(tx, { orgId, intakeId, rules, revision, memberId, now })))
      throw new Refusal('changed_meanwhile');
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      kind: 'shortlist_rules_changed',
      subject: intakeId,
      detail: { places: rules.places, weights: rules.weights.length, floors: rules.floors.length },
      now,
    });
    return { revision: revision + 1 };
  });
}
