import type { CriterionId } from '#contract/feedback.ts';
import { type LadderPart, type Rung, type RungMark, rungMarks } from '#contract/ladder.ts';
import { criterionAnchors } from '#core/scoring/criterion-anchors.ts';
import type { TopicKind } from '#core/topics/topic.ts';

/** What an answer is read for, in the order a candidate works through; how follow-ups are met says nothing of the answer itself. */
const ofAnAnswer: readonly (readonly [CriterionId, string])[] = [
  ['evidence', 'Evidence'],
  ['structure', 'Structure'],
  ['reasoning', 'Reasoning'],
  ['ownership', 'Your own part'],
];
/** Where a subject, the world or a case is asked about, the own part hardly counts (rule RUBRIC-2), and evidence is of the matter. */
const ofAMatter = ofAnAnswer.filter(([criterion]) => criterion !== 'ownership');
const fullOfAMatter: Partial<Record<CriterionId, string>> = {
  evidence: 'Several concrete things that bear on it, a measured one among them.',
};
const isMatter: Record<TopicKind, boolean> = {
  behavioural: false,
  motivation: false,
  technical: true,
  opinion: true,
};

/** How much of each part a height takes, by the rubric's sum: every part half is 5, half of them full 7.5 (rule RUBRIC-3). */
const howMuch: Record<RungMark, (count: string) => string> = {
  5: (count) => `All ${count} of these are there, as far as the question calls for them.`,
  7: (count) =>
    `About two of these ${count} are at their best and the others at least there, as far as the question calls for them.`,
  8: (count) => `Most of these ${count} are at their best, as far as the question calls for them.`,
};

const wordsAt: Record<RungMark, (words: { half: string; full: string }) => string> = {
  5: ({ half }) => half,
  7: ({ half, full }) => `At least: ${half} At best: ${full}`,
  8: ({ full }) => full,
};

/** What an 8 has beside its criteria (rule RUBRIC-4). */
const ofAnEight = (isOfAMatter: boolean): string =>
  isOfAMatter
    ? 'Thoughts of your own that still stand when they have asked twice.'
    : 'Something that only you could say, and that still stands when they have asked twice.';

const rule = (text: string): LadderPart => ({ kind: 'rule', text, space: true });
const line = (lead: string, text: string): LadderPart[] => [
  { kind: 'lead', text: lead, space: true },
  rule(text),
];

function partsOf(mark: RungMark, kind: TopicKind): LadderPart[] {
  const parts = isMatter[kind] ? ofAMatter : ofAnAnswer;
  const words = (criterion: CriterionId): { half: string; full: string } => {
    const { half, full } = criterionAnchors[criterion];
    return { half, full: (isMatter[kind] ? fullOfAMatter[criterion] : undefined) ?? full };
  };
  return [
    rule(howMuch[mark](isMatter[kind] ? 'three' : 'four')),
    ...parts.flatMap(([criterion, name]) => line(name, wordsAt[mark](words(criterion)))),
    ...(mark === 8 ? line('On any question', ofAnEight(isMatter[kind])) : []),
  ];
}

/** The heights above what a topic came to, each as the rubric has it for any answer of its kind; which of it this answer has, code does not judge (rule LADDER-1). */
export const rungsAbove = (score: number | null, kind: TopicKind): Rung[] =>
  rungMarks
    .filter((mark) => mark > (score ?? 0))
    .map((mark) => ({ mark, lifts: [], parts: partsOf(mark, kind), wordedBy: 'offline' }));
