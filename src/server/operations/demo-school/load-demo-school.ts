import { findUidByEmail, readNameAndEmail } from '#server/accounts/user-store.ts';
import { acrossOrganisations, withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { addMember } from '#server/schools/members/add-member.ts';
import { listMemberRows } from '#server/schools/members/member-store.ts';
import { auditSchool } from '#server/schools/school-audit.ts';
import { daysBefore, demoDays, type DemoSize, demoSizes, type DemoSizeName, demoSlug } from './demo-plan.ts';
import { findDemoSchool } from './demo-school-store.ts';
import { atDemoTime, type DemoSchoolDeps } from './demo-time.ts';
import { type DemoSchool, openDemo } from './open-demo.ts';
import { playPastSeason, playPresentSeason } from './play-seasons.ts';
import { exportDemo } from './export-demo.ts';

export type DemoWish = { email: string; size: DemoSizeName };
export type LoadDemoDeps = DemoSchoolDeps & { remove: () => Promise<boolean> };

/**
 * Loads the demo's school and makes this address an owner of it. What an earlier attempt left half loaded is removed first, and so is what
 * fails now. Throws Refusal `name_taken` where a school that is no demo has its slug, `demo_email_taken`.
 */
export async function loadDemoSchool(deps: LoadDemoDeps, { email, size }: DemoWish): Promise<void> {
  const found = await acrossOrganisations(deps.database, (tx) => findDemoSchool(tx, demoSlug));
  if (found && !found.is_demo) throw new Refusal('name_taken');
  if (found?.is_loaded) return;
  if (found) await deps.remove();
  const opened = await open(deps, { email, ownerName: await nameOf(deps, email) });
  try {
    await fill(deps, opened, demoSizes[size]);
  } catch (error) {
    await deps
      .remove()
      .catch((err: unknown) =>
        deps.log.warn({ err }, 'a half loaded demo school is left to the next attempt'),
      );
    throw error;
  }
}

async function nameOf({ database }: DemoSchoolDeps, email: string): Promise<string> {
  return database.read(async (tx) => {
    const uid = await findUidByEmail(tx, email);
    const known = uid ? (await readNameAndEmail(tx, uid)).name : '';
    if (known) return known;
    const words = email.slice(0, email.indexOf('@')).split(/[._-]+/);
    return words.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`).join(' ');
  });
}

async function open(
  deps: DemoSchoolDeps,
  { email, ownerName }: { email: string; ownerName: string },
): Promise<DemoSchool> {
  const today = deps.clock.now();
  const { result } = await atDemoTime(deps, daysBefore(today, demoDays.opened), (then) =>
    openDemo(then, { ownerEmail: email, ownerName, today }),
  );
  return result;
}

async function fill(deps: DemoSchoolDeps, school: DemoSchool, size: DemoSize): Promise<void> {
  const today = deps.clock.now();
  await playPastSeason(deps, school, { today, size });
  await playPresentSeason(deps, school, { today, size });
  await exportDemo(deps, school);
  const { orgId } = school;
  const now = deps.clock.now();
  await withinOrganisation(deps.database, orgId, async (tx) => {
    await auditSchool(tx, { orgId, actor: 'operator', kind: 'demo_loaded', subject: orgId, now });
    const detail = { orgId };
    await deps.audit(tx, { kind: 'demo_school_loaded', actor: 'operator', uid: null, detail });
  });
}

/** Makes the address an owner of the loaded school: its first owner adds it. */
export async function becomeOwner(deps: DemoSchoolDeps, orgId: string, email: string): Promise<void> {
  const members = await withinOrganisation(deps.database, orgId, (tx) => listMemberRows(tx, orgId));
  if (members.some((one) => one.email === email)) return;
  const owner = members.find(({ role, uid }) => role === 'owner' && uid !== null);
  if (!owner?.uid) throw new Refusal('demo_school_unfinished');
  const { memberId, uid, role, programmeIds } = owner;
  const person = { email, name: await nameOf(deps, email) };
  await atDemoTime(deps, deps.clock.now(), (then) =>
    addMember(
      then,
      { orgId, memberId, uid, role, programmeIds },
      { ...person, role: 'owner', programmeIds: [] },
    ),
  );
}
