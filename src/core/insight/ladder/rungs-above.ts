import type { CriterionId } from '#contract/feedback.ts';
import { type LadderPart, type Rung, type RungMark, rungMarks } from '#contract/ladder.ts';
import { criterionAnchors } from '#core/scoring/criterion-anchors.ts';

/** What an answer is read for, in the order a candidate works through; how follow-ups are met says nothing of the answer itself. */
const ofAnAnswer: readonly (readonly [CriterionId, string])[] = [
  ['evidence', 'Evidence'],
  ['structure', 'Structure'],
  ['reasoning', 'Reasoning'],
  ['ownership', 'Your own part'],
];

/** How much of each part a height takes, by the rubric's sum: every part half is 5, half of them full 7.5 (rule RUBRIC-3). */
const howMuch: Record<RungMark, string> = {
  5: 'All four of these are there, as far as the question calls for them.',
  7: 'About two of these four are at their best and the others at least there, as far as the question calls for them.',
  8: 'Most of these four are at their best, as far as the question calls for them.',
};

const wordsAt: Record<RungMark, (criterion: CriterionId) => string> = {
  5: (criterion) => criterionAnchors[criterion].half,
  7: (criterion) =>
    `At least: ${criterionAnchors[criterion].half} At best: ${criterionAnchors[criterion].full}`,
  8: (criterion) => criterionAnchors[criterion].full,
};

/** What an 8 has beside its criteria, on any topic (rule RUBRIC-4). */
const ofAnEight = 'Something that only you could say, and that still stands when they have asked twice.';

const rule = (text: string): LadderPart => ({ kind: 'rule', text, space: true });
const line = (lead: string, text: string): LadderPart[] => [
  { kind: 'lead', text: lead, space: true },
  rule(text),
];

const partsOf = (mark: RungMark): LadderPart[] => [
  rule(howMuch[mark]),
  ...ofAnAnswer.flatMap(([criterion, name]) => line(name, wordsAt[mark](criterion))),
  ...(mark === 8 ? line('On any question', ofAnEight) : []),
];

/** The heights above what a topic came to, each as the rubric has it for any answer; which of it this answer has, code does not judge (rule LADDER-1). */
export const rungsAbove = (score: number | null): Rung[] =>
  rungMarks
    .filter((mark) => mark > (score ?? 0))
    .map((mark) => ({ mark, lifts: [], parts: partsOf(mark), wordedBy: 'offline' }));
