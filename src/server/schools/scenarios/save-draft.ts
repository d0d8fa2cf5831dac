import type { ScenarioFault } from '#contract/schools/scenario-faults.ts';
import type { ScenarioDraft } from '#contract/schools/scenario-shown.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { embedQuestions } from './embed-questions.ts';
import { findOwnScenario, holdOwnScenario } from './find-own-scenario.ts';
import { updateDraft } from './scenario-store.ts';

type Saved = { scenarioId: string; revision: number; name: string; draft: ScenarioDraft };

/** Saves a draft over the revision one saw, faults or not. Throws Refusal `not_found`, `scenario_archived`, `changed_meanwhile`. */
export async function saveDraft(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  member: ActingMember,
  { scenarioId, revision, name, draft }: Saved,
): Promise<{ revision: number; faults: ScenarioFault[] }> {
  const { orgId, memberId } = member;
  const now = clock.now();
  return withinOrganisation(database, orgId, async (tx) => {
    await holdOwnScenario(tx, member, { scenarioId });
    const { rules, faults } = await embedQuestions(tx, orgId, draft);
    const key = { orgId, scenarioId };
    const next = await updateDraft(tx, key, { revision, name, draft: rules, now });
    if (next === null) throw new Refusal('changed_meanwhile');
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      now,
      kind: 'scenario_saved',
      subject: scenarioId,
      detail: { revision: next, faults: faults.length },
    });
    return { revision: next, faults };
  });
}

/** What is wrong with a draft as somebody has it before them; nothing is saved. Throws Refusal `not_found`. */
export async function checkDraft(
  { database }: Pick<SchoolParts, 'database'>,
  member: ActingMember,
  { scenarioId, draft }: { scenarioId: string; draft: ScenarioDraft },
): Promise<{ faults: ScenarioFault[] }> {
  return withinOrganisation(database, member.orgId, async (tx) => {
    await findOwnScenario(tx, member, { scenarioId });
    const { faults } = await embedQuestions(tx, member.orgId, draft);
    return { faults };
  });
}
