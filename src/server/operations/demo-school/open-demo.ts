import type { ScenarioDraft } from '#contract/schools/scenario-shown.ts';
import { indiaDay } from '#contract/india-time.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { addQuestion } from '#server/schools/bank/change-questions.ts';
import { addMember } from '#server/schools/members/add-member.ts';
import { listMySchools } from '#server/schools/members/list-my-schools.ts';
import { findActing } from '#server/schools/members/member-store.ts';
import { addIntake, addProgramme } from '#server/schools/organisations/change-programmes.ts';
import { openOrganisation } from '#server/schools/organisations/open-organisation.ts';
import { auditSchool } from '#server/schools/school-audit.ts';
import type { ActingMember } from '#server/schools/school-parts.ts';
import { createScenario } from '#server/schools/scenarios/create-scenario.ts';
import { publishScenario } from '#server/schools/scenarios/publish-scenario.ts';
import { saveDraft } from '#server/schools/scenarios/save-draft.ts';
import { daysBefore, type DemoMember, demoMembers, demoSchoolName, demoSlug } from './demo-plan.ts';
import type { DemoSchoolDeps } from './demo-time.ts';
import { openDemoPerson } from './open-demo-person.ts';
import { demoQuestions } from './questions.ts';
import { demoFaultyDraft, demoScenario } from './scenario.ts';

type DemoCast = Readonly<Record<DemoMember['key'], ActingMember>>;

/** The demo's school as it stands before anybody applies. */
export type DemoSchool = {
  orgId: string;
  cast: DemoCast;
  /** The member that the operator, or whom they name, comes in as. */
  ownerId: string;
  scenarioId: string;
  version: number;
  intakes: { past: string; present: string; executive: string };
};

const contractDays = 200;

/** Opens the school with its people, programmes, seasons, bank and scenarios, at the moment of `deps.clock`. Throws Refusal `name_taken`. */
export async function openDemo(
  deps: DemoSchoolDeps,
  { ownerEmail, ownerName, today }: { ownerEmail: string; ownerName: string; today: Date },
): Promise<DemoSchool> {
  const now = deps.clock.now();
  const [director, ...others] = demoMembers;
  if (!director) throw new Error('The demo has no director.');
  const { orgId } = await openOrganisation(deps, {
    slug: demoSlug,
    name: demoSchoolName,
    seats: 60,
    contractFrom: indiaDay(now),
    contractUntil: indiaDay(daysBefore(today, -contractDays)),
    managerName: 'Asha Pillai',
    managerEmail: 'asha.pillai@nilgiri-demo.example',
    managerCalendar: null,
    ownerEmail: director.email,
    ownerName: director.name,
  });
  await acrossOrganisations(deps.database, (tx) =>
    auditSchool(tx, { orgId, actor: 'operator', kind: 'demo_begun', subject: orgId, now }),
  );
  const head = await comeIn(deps, orgId, director);
  const cast = [[director.key, head] as const];
  for (const member of others) {
    await addMember(deps, head, { ...member, programmeIds: [] });
    cast.push([member.key, await comeIn(deps, orgId, member)]);
  }
  const owner = { email: ownerEmail, name: ownerName, role: 'owner' as const, programmeIds: [] };
  const { memberId: ownerId } = await addMember(deps, head, owner);
  const { programmeId } = await addProgramme(deps, head, { name: 'Two-year MBA' });
  const other = await addProgramme(deps, head, { name: 'Executive programme' });
  const season = async (of: string, name: string) =>
    (await addIntake(deps, head, { programmeId: of, name })).intakeId;
  const year = Number(indiaDay(today).slice(0, 4));
  const intakes = {
    past: await season(programmeId, `Entry ${year}`),
    present: await season(programmeId, `Entry ${year + 1}`),
    executive: await season(other.programmeId, `Entry ${year + 1}`),
  };
  const scenario = await publishDemoScenario(deps, head, programmeId);
  await draftInTheMaking(deps, head, other.programmeId);
  return { orgId, cast: Object.fromEntries(cast) as DemoCast, ownerId, intakes, ...scenario };
}

/** A member's account, which the school takes in as anybody's whose address it invited. */
async function comeIn(deps: DemoSchoolDeps, orgId: string, person: DemoMember): Promise<ActingMember> {
  const { uid } = await openDemoPerson(deps, person);
  await listMySchools(deps, { uid });
  const found = await acrossOrganisations(deps.database, (tx) => findActing(tx, orgId, uid));
  if (!found) throw new Error('The school of the demo did not take its own member in.');
  const { memberId, role, programmeIds } = found.member;
  return { orgId, memberId, uid, role, programmeIds };
}

async function publishDemoScenario(deps: DemoSchoolDeps, member: ActingMember, programmeId: string) {
  const asked: Record<'must' | 'may', string[]> = { must: [], may: [] };
  for (const { ask, rungs = [], keyPoints = [], ...question } of demoQuestions) {
    const { questionId } = await addQuestion(deps, member, { ...question, rungs, keyPoints });
    if (ask) asked[ask].push(questionId);
  }
  const name = 'Admissions interview';
  const { scenarioId } = await createScenario(deps, member, { programmeId, name, style: 'chill' });
  const draft = demoScenario({ mustAsk: asked.must, mayAsk: asked.may });
  const { revision } = await saveFirst(deps, member, { scenarioId, name, draft });
  const { version } = await publishScenario(deps, member, { scenarioId, revision });
  return { scenarioId, version };
}

async function draftInTheMaking(
  deps: DemoSchoolDeps,
  member: ActingMember,
  programmeId: string,
): Promise<void> {
  const name = 'Executive interview, first thoughts';
  const { scenarioId } = await createScenario(deps, member, { programmeId, name, style: 'grill' });
  await saveFirst(deps, member, { scenarioId, name, draft: demoFaultyDraft });
}

/** A new scenario's draft is its first revision. */
const saveFirst = (
  deps: DemoSchoolDeps,
  member: ActingMember,
  saved: { scenarioId: string; name: string; draft: ScenarioDraft },
) => saveDraft(deps, member, { ...saved, revision: 1 });
