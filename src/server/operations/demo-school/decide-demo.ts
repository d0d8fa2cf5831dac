import type { DecisionStatus } from '#contract/schools/states.ts';
import { decideApplicants } from '#server/schools/shortlist/decide-applicants.ts';
import { openAppeal } from '#server/schools/shortlist/open-appeal.ts';
import { readShortlist } from '#server/schools/shortlist/read-shortlist.ts';
import { createReadOrder } from '#server/schools/shortlist/season-order.ts';
import { saveShortlistRules } from '#server/schools/shortlist/change-rules.ts';
import type { DemoSchoolDeps } from './demo-time.ts';
import type { DemoSchool } from './open-demo.ts';

type Season = { intakeId: string; at: Date };

/** By what both seasons are ranked: the reviewers alone, since no model reads the demo, and nobody whom they find weak. */
export async function ruleDemo(
  deps: DemoSchoolDeps,
  { cast }: DemoSchool,
  { intakeId, at, places }: Season & { places: number },
): Promise<void> {
  await saveShortlistRules({ ...deps, clock: { now: () => at } }, cast.admissions, {
    intakeId,
    revision: 0,
    rules: {
      weights: [{ part: 'reviewers', weight: 1 }],
      floors: [{ part: 'situational_ethics', least: 2 }],
      places,
      reviewsWanted: 2,
    },
  });
}

const reasons: Readonly<Partial<Record<DecisionStatus, string>>> = {
  shortlisted: 'Both readers would have them; on the list for the talk with the dean.',
  waitlisted: 'Good enough to come, not before those above. We write again in May.',
  offered: 'Offered after the talk with the dean.',
  rejected: 'Both readers found too little of their own part. Feedback goes with the letter.',
};

/** Those with a place in the season’s order, the first one first, as the admissions office sees it. */
async function ordered(
  deps: DemoSchoolDeps,
  { cast }: DemoSchool,
  { intakeId, at }: Season,
): Promise<string[]> {
  const shown = { ...deps, clock: { now: () => at }, readOrder: createReadOrder(deps) };
  const { lines } = await readShortlist(shown, cast.admissions, { intakeId });
  return lines.map(({ applicantId }) => applicantId);
}

type Moves = Partial<Record<'shortlisted' | 'waitlisted' | 'rejected', number>>;

/** Decides a season by its order: so many from the top, the next on the waiting list, the last ones rejected. Replies who. */
export async function decideDemo(
  deps: DemoSchoolDeps,
  school: DemoSchool,
  { intakeId, at, moves }: Season & { moves: Moves },
): Promise<{ shortlisted: string[]; waitlisted: string[]; rejected: string[] }> {
  const { shortlisted = 0, waitlisted = 0, rejected = 0 } = moves;
  const order = await ordered(deps, school, { intakeId, at });
  const chosen = {
    shortlisted: order.slice(0, shortlisted),
    waitlisted: order.slice(shortlisted, shortlisted + waitlisted),
    rejected: order.slice(Math.max(shortlisted + waitlisted, order.length - rejected)),
  };
  for (const status of ['shortlisted', 'waitlisted', 'rejected'] as const)
    await move(deps, school, { intakeId, at, applicantIds: chosen[status], was: 'undecided', status });
  return chosen;
}

/** Moves applicants from one status to another, by the admissions office. */
export async function move(
  deps: DemoSchoolDeps,
  { cast }: DemoSchool,
  {
    intakeId,
    at,
    applicantIds,
    was,
    status,
  }: Season & { applicantIds: readonly string[]; was: DecisionStatus; status: DecisionStatus },
): Promise<void> {
  if (applicantIds.length === 0) return;
  await decideApplicants({ ...deps, clock: { now: () => at } }, cast.admissions, {
    intakeId,
    status,
    reason: reasons[status] ?? '',
    applicants: applicantIds.map((applicantId) => ({ applicantId, was })),
  });
}

/** Somebody who was rejected appeals, and the director, who has not read them, is to read them. */
export async function appealDemo(
  deps: DemoSchoolDeps,
  { cast }: DemoSchool,
  { intakeId, at, applicantId }: Season & { applicantId: string },
): Promise<void> {
  await openAppeal({ ...deps, clock: { now: () => at } }, cast.admissions, {
    intakeId,
    applicantId,
    was: 'rejected',
    memberIds: [cast.director.memberId],
    reason: 'Asks us to read the answer on the trial again: two of its minutes were lost to a power cut.',
  });
}
