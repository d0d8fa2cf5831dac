import type { TopicId } from '#contract/topics.ts';
import type { ReviewMarks } from '#contract/schools/review.ts';
import type { Recommendation } from '#contract/schools/states.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { assignReviews } from '#server/schools/reviews/assign-reviews.ts';
import { findFinished } from '#server/schools/reviews/assignment-store.ts';
import {
  changeReview,
  declareConflict,
  saveReview,
  submitReview,
} from '#server/schools/reviews/write-review.ts';
import type { DemoQuality } from '../demo/answers/demo-answer.ts';
import { listReviewsToWrite, type ReviewToWrite } from './demo-school-store.ts';
import { type DemoMember, demoMembers, later } from './demo-plan.ts';
import type { DemoSchoolDeps } from './demo-time.ts';
import type { DemoSchool } from './open-demo.ts';
import { demoQualityOf } from './people.ts';

const reviewers = demoMembers.filter(({ severity }) => severity !== undefined);

/** Each with each, so that all of them can be compared. */
const pairs = [
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
  [0, 3],
  [1, 2],
] as const;

/** Puts two reviews of each finished sitting of a season on desks, by hand: every pair of reviewers reads some. */
export async function assignDemo(
  deps: DemoSchoolDeps,
  { orgId, cast }: DemoSchool,
  { intakeId, at }: { intakeId: string; at: Date },
): Promise<void> {
  const finished = await withinOrganisation(deps.database, orgId, (tx) =>
    findFinished(tx, { orgId, intakeId, most: 1_000 }),
  );
  for (const [turn, pair] of pairs.entries()) {
    const sittingIds = finished
      .filter((_, place) => place % pairs.length === turn)
      .map((one) => one.sitting_id);
    const memberIds = pair.flatMap((place) => reviewers[place] ?? []).map(({ key }) => cast[key].memberId);
    if (sittingIds.length === 0) continue;
    await assignReviews({ ...deps, clock: { now: () => at } }, cast.admissions, {
      intakeId,
      memberIds,
      reviewersEach: 2,
      sittingIds,
    });
  }
}

/** How many reviews stay as they are at the end: not begun, and begun and not handed in; and whether one reviewer knows an applicant. */
type LeftOpen = { assigned: number; drafts: number; conflict: boolean; changed: number };

/**
 * Writes a season's reviews: a reviewer's marks are what the applicant's answers are worth, moved by how mild the reviewer is and by a slip of their own, so
 * that they agree more or less, as people do. The last ones stay open.
 */
export async function writeDemoReviews(
  deps: DemoSchoolDeps,
  { orgId, cast }: DemoSchool,
  { intakeId, from, left }: { intakeId: string; from: Date; left: LeftOpen },
): Promise<void> {
  const rows = await withinOrganisation(deps.database, orgId, (tx) =>
    listReviewsToWrite(tx, orgId, intakeId),
  );
  const memberOf = new Map(reviewers.map((one) => [cast[one.key].memberId, one]));
  const begun = rows.length - left.assigned;
  for (const [at, row] of rows.entries()) {
    const member = memberOf.get(row.member_id);
    if (!member || at >= begun) continue;
    const acting = cast[member.key];
    const then = { ...deps, clock: { now: () => later(from, 3 + at * 2.4) } };
    const { review_id: reviewId } = row;
    if (left.conflict && at === 5) {
      await declareConflict(then, acting, { reviewId });
      continue;
    }
    const words = { reviewId, revision: row.revision, ...wordsOf(row, member, at) };
    if (at >= begun - left.drafts) await saveReview(then, acting, { ...words, ...unfinished(words) });
    else await submitReview(then, acting, words);
    if (at < left.changed) await reconsider(then, acting, words);
  }
}

type Words = { marks: ReviewMarks; recommendation: Recommendation; note: string };

/** Half of a thought: the first two marks, and no recommendation. */
const unfinished = ({ marks, note }: Words) => ({
  marks: Object.fromEntries(Object.entries(marks).slice(0, 2)),
  recommendation: null,
  note: note.slice(0, note.indexOf('.') + 1),
});

async function reconsider(
  deps: DemoSchoolDeps,
  member: DemoSchool['cast']['first'],
  words: Words & { reviewId: string; revision: number },
): Promise<void> {
  const [topicId, mark = 3] = Object.entries(words.marks)[0] ?? [];
  const marks = topicId ? { ...words.marks, [topicId]: mark === 5 ? 4 : mark + 1 } : words.marks;
  await changeReview(deps, member, {
    ...words,
    marks,
    revision: words.revision + 1,
    reason: 'I had missed the second answer on this topic, which says how it was counted.',
  });
}

/** A slip between -0.6 and 0.6, the same each time. */
const slip = (at: number, topic: number): number => (((at * 7 + topic * 5) % 13) - 6) / 10;

/** The mark that answers of a quality are worth. */
const worth: Readonly<Record<DemoQuality, number>> = { 1: 1.9, 2: 3, 3: 4.2 };

function wordsOf(
  { topics, email }: ReviewToWrite,
  { severity = 0 }: Pick<DemoMember, 'severity'>,
  at: number,
): Words {
  const quality = demoQualityOf(email);
  const given = topics.map((topicId, topic): [TopicId, number] => {
    const mark = Math.round(worth[quality] + severity + slip(at, topic));
    return [topicId, Math.min(5, Math.max(1, mark))];
  });
  const mean = given.reduce((sum, [, mark]) => sum + mark, 0) / given.length;
  return { marks: Object.fromEntries(given), ...opinion(mean, at) };
}

const notes: Readonly<Record<Recommendation, readonly [string, string, string]>> = {
  strong_yes: [
    'Says what was theirs and what was not, without being asked. The figure was counted by hand and they know where it flatters them.',
    'The best answer of my week on the teammate: a time, a sentence, and what it would cost. I would like to teach this one.',
    'Explained the idea so that I could have passed it on, and then said where it fails. Motive is thin at the end, and it does not matter.',
  ],
  yes: [
    'A clear own part and a result with a before and an after. What it cost others came only at the second question.',
    'Knows why a degree and why now. The subject question was fair. I would have liked one doubt that was not prepared.',
    'Sound throughout. Nothing surprised me; nothing had to be asked twice either.',
  ],
  unsure: [
    'The team did it, and I could not find out who. There may be more than was said: a second reader should look at the first topic.',
    'Good on their work, general on everything else. The question about our prospectus was answered with our prospectus.',
    'Two answers of substance and four of good will. I would want to hear them once more before I say no.',
  ],
  no: [
    'General phrases at every turn. I asked myself after each answer what I knew now, and it was nothing.',
    'Did not say what they did. When a figure was asked for, it was called quite good.',
    'Not ready this year. The work itself sounds worth hearing about, so I would encourage them to come back.',
  ],
};

function opinion(mean: number, at: number): Pick<Words, 'recommendation' | 'note'> {
  const recommendation: Recommendation =
    mean >= 4.1 ? 'strong_yes' : mean >= 3.2 ? 'yes' : mean >= 2.4 ? 'unsure' : 'no';
  const note = notes[recommendation][at % 3] ?? notes[recommendation][0];
  return { recommendation, note };
}

/** The director reads the appeal that waits and finds a little more than was found before. */
export async function writeAppealReview(
  deps: DemoSchoolDeps,
  { orgId, cast }: DemoSchool,
  { intakeId, at }: { intakeId: string; at: Date },
): Promise<void> {
  const rows = await withinOrganisation(deps.database, orgId, (tx) =>
    listReviewsToWrite(tx, orgId, intakeId),
  );
  const { memberId } = cast.director;
  for (const row of rows.filter((one) => one.member_id === memberId)) {
    const { marks } = wordsOf(row, { severity: 0.4 }, 1);
    await submitReview({ ...deps, clock: { now: () => at } }, cast.director, {
      reviewId: row.review_id,
      revision: row.revision,
      marks,
      recommendation: 'unsure',
      note: 'Read again with the minutes that were lost in mind. The own part is there once one looks for it; the waiting list is fair.',
    });
  }
}
