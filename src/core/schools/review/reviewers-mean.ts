import type { ReviewMarks } from '#contract/schools/review.ts';
import type { TopicId } from '#contract/topics.ts';

/** What was marked of a sitting: what each topic of its scenario weighs, and the submitted reviews. */
export type Marked = {
  weights: readonly { topicId: TopicId; weightPercent: number }[];
  reviews: readonly { memberId: string; marks: ReviewMarks }[];
};

/** The reviewers' mean over topics as the scenario weighs them, 1 to 5; null while a topic has no mark (rule SCHOOL-63). */
export function reviewersMean({ weights, reviews }: Marked): number | null {
  let [sum, total] = [0, 0];
  for (const { topicId, weightPercent } of weights) {
    let [marks, marked] = [0, 0];
    for (const { marks: given } of reviews) {
      const mark = given[topicId];
      if (mark === undefined) continue;
      marks += mark;
      marked += 1;
    }
    if (marked === 0) return null;
    sum += (marks / marked) * weightPercent;
    total += weightPercent;
  }
  return total === 0 ? null : sum / total;
}

/** The marks given for one topic. */
export function marksOf(reviews: Marked['reviews'], topicId: TopicId): number[] {
  const found: number[] = [];
  for (const { marks } of reviews) {
    const mark = marks[topicId];
    if (mark !== undefined) found.push(mark);
  }
  return found;
}

/** The plain mean of some values; there is at least one. */
export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
