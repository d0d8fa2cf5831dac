import type { ReplyOf } from '#contract/endpoints.ts';
import { paths } from '#contract/paths.ts';
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

type Wish = { email: string; size: DemoSizeName };

/**
 * Loads the demo's school and makes this address an owner of it; of one that is there only the latter. What was begun and failed is taken away
 * by `remove`. Throws Refusal `name_taken` where a school that is no demo has its slug, `demo_school_unfinished` while one is being loaded or was
 * stopped, `demo_email_taken`.
 */
export async function loadDemoSchool(
  deps: DemoSchoolDeps & { remove: () => Promise<boolean> },
  { email, size }: Wish,
): Promise<ReplyOf<'loadDemoSchool'>> {
  const found = await acrossOrganisations(deps.database, (tx) => findDemoSchool(tx, demoSlug));
  if (found && !found.is_demo) throw new Refusal('name_taken');
  if (found && !found.is_loaded) throw new Refusal('demo_school_unfinished');
  const ownerName = await nameOf(deps, email);
  if (found) {
    await becomeOwner(deps, found.org_id, { email, name: ownerName });
    return told(deps, found.org_id, false);
  }
  const opened = await open(deps, { email, ownerName });
  try {
    await fill(deps, opened, demoSizes[size]);
  } catch (error) {
    await deps.remove();
    throw error;
  }
  return told(deps, opened.orgId, true);
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

/** Somebody else is to look at the demo that is there: its first owner takes them in. */
async function becomeOwner(
  deps: DemoSchoolDeps,
  orgId: string,
  person: { email: string; name: string },
): Promise<void> {
  const members = await withinOrganisation(deps.database, orgId, (tx) => listMemberRows(tx, orgId));
  if (members.some((one) => one.email === person.email)) return;
  const owner = members.find(({ role, uid }) => role === 'owner' && uid !== null);
  if (!owner?.uid) throw new Refusal('demo_school_unfinished');
  const { memberId, uid, role, programmeIds } = owner;
  await atDemoTime(deps, deps.clock.now(), (then) =>
    addMember(
      then,
      { orgId, memberId, uid, role, programmeIds },
      { ...person, role: 'owner', programmeIds: [] },
    ),
  );
}

async function told(
  { database, standInIssuer, publicUrl }: DemoSchoolDeps,
  orgId: string,
  loaded: boolean,
): Promise<ReplyOf<'loadDemoSchool'>> {
  const found = await acrossOrganisations(database, (tx) => findDemoSchool(tx, demoSlug));
  if (!found) throw new Refusal('demo_school_unfinished');
  const { applicants, sittings, reviews } = found;
  return {
    loaded,
    applicants,
    sittings,
    reviews,
    openAt: `${publicUrl}${paths.schoolView(orgId)}`,
    signInAt: standInIssuer && `${publicUrl}${paths.signIn}`,
  };
}
