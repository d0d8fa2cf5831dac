import { withdrawFromSchool } from '#server/schools/sittings/withdraw-from-school.ts';
import { sweepSittings } from '#server/schools/sittings/sweep-sittings.ts';
import { changeIntake } from '#server/schools/organisations/change-programmes.ts';
import { remindApplicants } from '#server/schools/invitations/remind-applicants.ts';
import { assignReviews } from '#server/schools/reviews/assign-reviews.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { findFinished } from '#server/schools/reviews/assignment-store.ts';
import type { DemoSignal } from '../demo/play-demo.ts';
import { type DemoApplicant, importDemo, inviteDemo } from './bring-applicants.ts';
import { appealDemo, decideDemo, move, ruleDemo } from './decide-demo.ts';
import {
  applicantsIn,
  daysBefore,
  demoDays,
  type DemoSize,
  type DemoState,
  demoStates,
  later,
} from './demo-plan.ts';
import { atDemoTime, type DemoSchoolDeps } from './demo-time.ts';
import type { DemoSchool } from './open-demo.ts';
import { demoPerson } from './people.ts';
import { assignDemo, writeAppealReview, writeDemoReviews } from './review-demo.ts';
import { type DemoPart, goWithLink } from './sit-for-demo.ts';

type Play = { today: Date; size: DemoSize };

const peopleFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => demoPerson(first + at));

/** The season that is over: everybody sat, was read twice and decided about, and one appeal was heard. */
export async function playPastSeason(
  deps: DemoSchoolDeps,
  school: DemoSchool,
  { today, size }: Play,
): Promise<void> {
  const intakeId = school.intakes.past;
  const days = demoDays.past;
  const on = (day: number): Date => daysBefore(today, day);
  const people = peopleFrom(0, size.past);
  const known = await importDemo(deps, school, { intakeId, people, at: on(days.imported) });
  // A deadline to come, so that no sweep ends an invitation of that time before it is finished.
  const deadlineAt = on(demoDays.deadline);
  const invite = { intakeId, people, known, at: on(days.invited), deadlineAt };
  const invited = await inviteDemo(deps, school, invite);
  await inPairs(invited, (applicant, at) =>
    goWithLink(deps, applicant, { part: 'sits', at: later(on(days.sat), at * 9), noticed: signalsOf(at) }),
  );
  await assignDemo(deps, school, { intakeId, at: on(days.assigned) });
  const left = { assigned: 0, drafts: 0, conflict: false, changed: 1 };
  await writeDemoReviews(deps, school, { intakeId, from: on(days.assigned), left });
  await ruleDemo(deps, school, { intakeId, at: on(days.decided + 1), places: Math.ceil(size.past / 3) });
  const third = Math.ceil(size.past / 3);
  const moves = { shortlisted: third, waitlisted: Math.max(1, third - 2), rejected: size.past };
  const { shortlisted, rejected } = await decideDemo(deps, school, { intakeId, at: on(days.decided), moves });
  const [appeals] = rejected;
  if (appeals) {
    await appealDemo(deps, school, { intakeId, at: on(days.appealed), applicantId: appeals });
    await writeAppealReview(deps, school, { intakeId, at: later(on(days.appealed), 20) });
    const heard = { intakeId, at: on(days.offered), applicantIds: [appeals] };
    await move(deps, school, { ...heard, was: 'undecided', status: 'waitlisted' });
  }
  const offered = { intakeId, at: on(days.offered), applicantIds: shortlisted };
  await move(deps, school, { ...offered, was: 'shortlisted', status: 'offered' });
  const then = { ...deps, clock: { now: () => on(days.closed) } };
  const name = `Entry ${on(0).getUTCFullYear()}`;
  await changeIntake(then, school.cast.director, { intakeId, name, closed: true });
}

/** The season that runs: people in every state, reviews under way, the first decisions, and an appeal that waits. */
export async function playPresentSeason(deps: DemoSchoolDeps, school: DemoSchool, play: Play): Promise<void> {
  const { today, size } = play;
  const intakeId = school.intakes.present;
  const days = demoDays.present;
  const on = (day: number): Date => daysBefore(today, day);
  await bringPresent(deps, school, play);
  await assignDemo(deps, school, { intakeId, at: on(days.assigned) });
  const left = { assigned: 3, drafts: 3, conflict: true, changed: 2 };
  await writeDemoReviews(deps, school, { intakeId, from: on(days.assigned), left });
  await assignToOwner(deps, school, { intakeId, at: on(1) });
  await atDemoTime(deps, on(days.reminded), (then) =>
    remindApplicants(then, school.cast.admissions, { intakeId, applicantIds: null }),
  );
  await ruleDemo(deps, school, { intakeId, at: on(days.ruled), places: Math.ceil(size.sat / 3) });
  const moves = { shortlisted: Math.ceil(size.sat / 6), waitlisted: 2, rejected: 2 };
  const { rejected } = await decideDemo(deps, school, { intakeId, at: on(days.decided), moves });
  const [appeals] = rejected;
  if (appeals) await appealDemo(deps, school, { intakeId, at: on(days.appealed), applicantId: appeals });
  const people = peopleFrom(applicantsIn(size) - 4, 4);
  await importDemo(deps, school, { intakeId: school.intakes.executive, people, at: on(2) });
}

async function bringPresent(deps: DemoSchoolDeps, school: DemoSchool, { today, size }: Play): Promise<void> {
  const intakeId = school.intakes.present;
  const days = demoDays.present;
  const on = (day: number): Date => daysBefore(today, day);
  const people = peopleFrom(size.past, size.sat + size.inEachState * demoStates.length);
  const stateOf = (at: number): DemoState | 'sat' =>
    at < size.sat ? 'sat' : (demoStates[Math.floor((at - size.sat) / size.inEachState)] ?? 'invited');
  const inState = (state: DemoState) => people.filter((_, at) => stateOf(at) === state);
  const known = await importDemo(deps, school, { intakeId, people, at: on(days.imported) });
  const late = inState('expired');
  const inTime = people.filter((one) => !late.includes(one));
  const invite = { intakeId, known, at: on(days.invited) };
  const bounced = inState('bounced');
  const invited = await inviteDemo(deps, school, {
    ...invite,
    people: inTime,
    deadlineAt: on(demoDays.deadline),
    bounced,
  });
  await inviteDemo(deps, school, { ...invite, people: late, deadlineAt: on(demoDays.expired) });
  await sweepSittings(deps);
  await inPairs(invited, (applicant, at) => {
    const state = stateOf(people.findIndex(({ email }) => email === applicant.email));
    const when = later(on(days.sat), (at % size.sat) * 7);
    return goAsFarAs(deps, applicant, { state, at: when, noticed: signalsOf(at) });
  });
}

/** Two at a time: while one talk is read on the scoring thread, the next one is played on this. */
async function inPairs(
  applicants: readonly DemoApplicant[],
  go: (applicant: DemoApplicant, at: number) => Promise<unknown>,
): Promise<void> {
  const waiting = applicants.entries();
  const take = async (): Promise<void> => {
    for (const [at, applicant] of waiting) await go(applicant, at);
  };
  await Promise.all([take(), take()]);
}

const partOf: Readonly<Record<DemoState | 'sat', DemoPart | null>> = {
  invited: null,
  bounced: null,
  expired: null,
  opened: 'opens',
  signed_in: 'signs_in',
  practised: 'practises',
  started: 'gives_up',
  withdrawn: 'signs_in',
  sat: 'sits',
};

async function goAsFarAs(
  deps: DemoSchoolDeps,
  applicant: DemoApplicant,
  { state, at, noticed }: { state: DemoState | 'sat'; at: Date; noticed: readonly DemoSignal[] },
): Promise<void> {
  const part = partOf[state];
  if (part === null) return;
  const uid = await goWithLink(deps, applicant, { part, at, noticed });
  const then = { ...deps, clock: { now: () => later(at, 30) } };
  if (state === 'withdrawn' && uid) await withdrawFromSchool(then, { token: applicant.token, uid });
}

/** Now and then somebody leaves the tab or pastes: a flag, and no more. */
function signalsOf(at: number): DemoSignal[] {
  if (at % 6 === 2)
    return [
      { after: 2, what: 'tab_left', size: 0 },
      { after: 4, what: 'tab_left', size: 0 },
    ];
  return at % 9 === 4 ? [{ after: 3, what: 'pasted', size: 214 }] : [];
}

/** Two sittings wait on the desk of whoever looks at the demo. */
async function assignToOwner(
  deps: DemoSchoolDeps,
  { orgId, cast, ownerId }: DemoSchool,
  { intakeId, at }: { intakeId: string; at: Date },
): Promise<void> {
  const finished = await withinOrganisation(deps.database, orgId, (tx) =>
    findFinished(tx, { orgId, intakeId, most: 1_000 }),
  );
  const sittingIds = finished.slice(-2).map((one) => one.sitting_id);
  const wish = { intakeId, memberIds: [ownerId], reviewersEach: 3, sittingIds };
  await assignReviews({ ...deps, clock: { now: () => at } }, cast.admissions, wish);
}
