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
type Anchors = { half: string; full: string };
const anchorsOf: Record<TopicKind, Partial<Record<CriterionId, Anchors>>> = {
  behavioural: {},
  motivation: {},
  technical: {
    evidence: {
      half: 'A concrete thing that is right: a number, a name, a case.',
      full: 'Several concrete things that are right and bear on it, a measured one among them.',
    },
    structure: {
      half: 'A claim with its reason.',
      full: 'Whole: the claim, its reason, an example and where it stops being so.',
    },
  },
  opinion: {
    evidence: {
      half: 'A concrete thing that is right: a number, a name, a case.',
      full: 'Several concrete things that are right and bear on it, a measured one among them.',
    },
    structure: {
      half: 'A claim or a decision, with its reason.',
      full: 'Whole: the claim or decision, its reason, an example and the other side.',
    },
  },
};
const isMatter: Record<TopicKind, boolean> = {
  behavioural: false,
  motivation: false,
  technical: true,
  opinion: true,
};

/** How much of each part a height takes, by the rubric's sum: every part half is 5, and what is full brings nine tenths (rules RUBRIC-2, RUBRIC-7). */
const howMuch: Record<'answer' | 'matter', Record<RungMark, string>> = {
  answer: {
    5: 'All four of these are there',
    7: 'About two of these four are at their best and the other two at least there',
    8: 'Three of these four are at their best and the fourth at least there',
  },
  matter: {
    5: 'All three of these are there',
    7: 'The reasoning, which counts most, is at its best and the other two at least there',
    8: 'The reasoning and one of the other two are at their best and the third at least there',
  },
};

const wordsAt: Record<RungMark, (words: Anchors) => string> = {
  5: ({ half }) => half,
  7: ({ half, full }) => `At least: ${half} At best: ${full}`,
  8: ({ full }) => full,
};

/** What an 8 has beside its criteria (rule RUBRIC-4). */
const ofAnEight = (isOfAMatter: boolean): string =>
  isOfAMatter
    ? 'What you say still stands when they have asked twice; where the question leaves room for it, a thought of your own.'
    : 'Something that only you could say, and that still stands when they have asked twice.';

const rule = (text: string): LadderPart => ({ kind: 'rule', text, space: true });
const line = (lead: string, text: string): LadderPart[] => [
  { kind: 'lead', text: lead, space: true },
  rule(text),
];

function partsOf(mark: RungMark, kind: TopicKind): LadderPart[] {
  const parts = isMatter[kind] ? ofAMatter : ofAnAnswer;
  return [
    rule(`${howMuch[isMatter[kind] ? 'matter' : 'answer'][mark]}, as far as the question calls for them.`),
    ...parts.flatMap(([criterion, name]) =>
      line(name, wordsAt[mark](anchorsOf[kind][criterion] ?? criterionAnchors[criterion])),
    ),
    ...(mark === 8 ? line('On any question', ofAnEight(isMatter[kind])) : []),
  ];
}

/** Whatever the topic, a question about what somebody did is answered by a story. */
const ofALife = new RegExp(
  [
    String.raw`\btell (?:us|me) (?:about|of) (?:a|an|one|any|the last) (?:time|occasion|incident)\b`,
    String.raw`\b(?:tell|describe|give|share)\b[^.?]*\b(?:time|occasion|instance|incident|moment|situation)\b[^.?]*\byou`,
    String.raw`\b(?:a|the last|one) time (?:when )?you\b`,
    String.raw`\bhave you ever\b|\bwhen did you (?:last|first)\b`,
  ].join('|'),
  'iu',
);

/** What kind of answer a question asks for: its topic's, but where it asks for something of the candidate's life. */
export const kindAskedFor = (question: string, kind: TopicKind): TopicKind =>
  ofALife.test(question) ? 'behavioural' : kind;

/** The heights above what a topic came to, each as the rubric has it for any answer of its kind; which of it this answer has, code does not judge (rule LADDER-1). */
export const rungsAbove = (score: number | null, kind: TopicKind): Rung[] =>
  rungMarks
    .filter((mark) => mark > (score ?? 0))
    .map((mark) => ({ mark, lifts: [], parts: partsOf(mark, kind), wordedBy: 'offline' }));
