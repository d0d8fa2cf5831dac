import type { CriterionId } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import type { AnswerSignals } from '#core/answers/answer-signals.ts';
import { type LadderNeed, type LadderThing, need } from '#core/topics/ladder-need.ts';
import { topicTable } from '#core/topics/topic-table.ts';

const causes = /\b(?:because|since|therefore|so that|that is why|which is why)\b/i;

/** Whether the answer holds a thing. A cause counts here wherever it is given: to ask for it again would not be heard as help. */
export const holds: Record<LadderThing, (signals: AnswerSignals, text: string) => boolean> = {
  figure: ({ numbers, deltas }) => numbers.length + deltas.length > 0,
  change: ({ deltas }) => deltas.length > 0,
  name: ({ names }) => names.length > 0,
  act: ({ iActions }) => iActions.length > 0,
  setting: ({ situation }) => situation.length > 0,
  reason: ({ reasoning }, text) => reasoning.length > 0 || causes.test(text),
  other_side: ({ counterpoints }) => counterpoints.length > 0,
  lesson: ({ reflections }) => reflections.length > 0,
  unseen: () => false,
};

/** What a thing lifts, in a line; what code cannot find is told by its criterion. */
const liftWords: Record<Exclude<LadderThing, 'unseen'>, string> = {
  figure: 'One thing that can be checked: how many, when, how large.',
  change: 'What came of it is measured.',
  name: 'A name that can be looked up.',
  act: 'Your own part is clear.',
  setting: 'It has a beginning: when, and where.',
  reason: 'A cause is given.',
  other_side: 'The other side, a cost or a limit is weighed.',
  lesson: 'What it taught you, or what you would change.',
};
const unseenWords: Record<CriterionId, string> = {
  evidence: 'Something you have seen, asked or done yourself.',
  structure: 'It goes from the claim to an end.',
  reasoning: 'What hangs on it is weighed.',
  ownership: 'A decision that is yours.',
  response: 'It goes on where the panel asked on.',
};
export const liftOf = ({ thing, criterion }: LadderNeed): string =>
  thing === 'unseen' ? unseenWords[criterion] : liftWords[thing];

/** What any answer needs. */
const needsOfAny: readonly LadderNeed[] = [
  need('act', 5, 'ownership', 'My own part in it is [what?].'),
  need('figure', 5, 'evidence', 'In numbers, that is [how many, how much or how long?].'),
  need('reason', 7, 'reasoning', 'It is so because [why?].'),
  need('name', 7, 'evidence', 'You can check it at [which place, book or person, by name?].'),
  need('other_side', 8, 'reasoning', 'Against it speaks [what?].'),
  need('lesson', 8, 'ownership', 'It has taught me [what?].'),
];

/** What an answer on this topic needs, in the order it is told; to a follow-up, whatever it was about, and where a topic says nothing, what any answer needs. */
export function needsOf(topicId: TopicId, isFollowUp: boolean): readonly LadderNeed[] {
  const { ladder } = topicTable[topicId];
  return isFollowUp || ladder.length === 0 ? needsOfAny : ladder;
}
