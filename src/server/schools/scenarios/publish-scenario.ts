import { isDeepStrictEqual } from 'node:util';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { draftOf, embedQuestions } from './embed-questions.ts';
import { holdOwnScenario } from './find-own-scenario.ts';
import { findVersion, insertVersion } from './scenario-store.ts';

/**
 * Makes a version of the draft that one saw, with its questions by their words of now (rules SCHOOL-4, SCHOOL-10). A draft that is the last version
 * already gives that one. Throws Refusal `not_found`, `scenario_archived`, `changed_meanwhile`, `scenario_faulty` with every fault.
 */
export async function publishScenario(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  member: ActingMember,
  { scenarioId, revision }: { scenarioId: string; revision: number },
): Promise<{ version: number; isNew: boolean }> {
  const { orgId, memberId } = member;
  const now = clock.now();
  const key = { orgId, scenarioId };
  return withinOrganisation(database, orgId, async (tx) => {
    const { scenario, version: last } = await holdOwnScenario(tx, member, key);
    if (scenario.revision !== revision) throw new Refusal('changed_meanwhile');
    const { rules, faults } = await embedQuestions(tx, orgId, draftOf(scenario.draft));
    if (faults.length > 0) {
      const fields = faults.map(({ field, code }) => ({ path: field, message: code }));
      throw new Refusal('scenario_faulty', { faults: faults.length }, fields);
    }
    const before = last === null ? null : await findVersion(tx, key, last);
    if (before && isDeepStrictEqual(before.rules, rules)) return { version: before.version, isNew: false };
    const version = (last ?? 0) + 1;
    await insertVersion(tx, { ...key, version, rules, publishedAt: now, publishedBy: memberId });
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      now,
      kind: 'scenario_published',
      subject: scenarioId,
      detail: { version },
    });
    return { version, isNew: true };
  });
}
