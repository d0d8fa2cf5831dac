import type { CriterionId } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import type { AnswerSignals } from '#core/answers/answer-signals.ts';
import type { ScoredAnswer } from '#core/scoring/assessment.ts';
import { type LadderNeed, type LadderThing, need } from '#core/topics/ladder-need.ts';
import { topicTable } from '#core/topics/topic-table.ts';

export const causes = /\b(?:because|since|therefore|so that|that is why|which is why)\b/i;

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
export const needsOfAny: readonly LadderNeed[] = [
  need('act', 5, 'ownership', 'What I did myself is [what?].'),
  need('figure', 5, 'evidence', 'In numbers, that is [how many, how much or how long?].'),
  need('reason', 7, 'reasoning', 'My reason is [why?].'),
  need('name', 7, 'evidence', 'The name to look up is [which place, book or person?].'),
  need('other_side', 8, 'reasoning', 'What speaks against it is [what?].'),
  need('lesson', 8, 'ownership', 'I have learnt from it that [what?].'),
];

/** Asks what somebody would do, which no month and no result belong to. */
const supposes =
  /\b(?:would|will|could|should) you\b|\bhow do you (?:handle|deal|motivate|manage|react|cope)\b|\b(?:if|suppose|imagine) (?:you|your)\b/i;
/** Asks for something that happened. */
const asksPast =
  /\b(?:a|the|one|any|last) (?:time|instance|occasion|situation|decision|example)\b.*\b(?:you|your)\b|\b(?:did|have|had) you\b|\bwhat happened\b|\byou (?:made|took|faced|had)\b/i;
/** And is answered with what did, however it supposes. */
const happened = /\b(?:did|have|had) you\b|\bwhat happened\b/i;
/** Asks for a reason alone: it has no beginning and no measured end. */
const asksWhy = /^\W*(?:and |but |so )?(?:why|what made you)\b/i;

/** Asks what somebody is like or thinks, of which nothing need have happened. */
const asksView =
  /^\W*(?:what (?:motivates|drives|matters)|do you (?:consider|think|believe|like|prefer)|are you\b|would you rather|what (?:is|are) (?:your|the difference))/i;

/**
 * What an answer on this topic needs, in the order it is told. To a follow-up, whatever it was about, where a topic says nothing, and where only a
 * reason was asked for, what any answer needs; what is supposed is not told as something that happened, nor the other way round.
 */
export function needsOf(
  topicId: TopicId,
  { isProbe, question }: Pick<ScoredAnswer, 'isProbe' | 'question'>,
): readonly LadderNeed[] {
  const { ladder, scoring } = topicTable[topicId];
  if (isProbe || ladder.length === 0) return needsOfAny;
  if (scoring.kind !== 'technical' && asksView.test(question)) return needsOfAny;
  const supposed = supposes.test(question) && !happened.test(question);
  if (scoring.kind === 'behavioural' && supposed) return topicTable.situational_ethics.ladder;
  if (scoring.kind === 'behavioural' && asksWhy.test(question)) return needsOfAny;
  if (topicId === 'situational_ethics' && asksPast.test(question) && !supposed)
    return topicTable.work_experience.ladder;
  return ladder;
}
