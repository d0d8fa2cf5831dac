import type { Rung } from '#contract/ladder.ts';
import type { TopicId } from '#contract/topics.ts';
import type { AnswerSignals } from '#core/answers/answer-signals.ts';
import type { Mention } from '#core/text/find-mentions.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import type { ScoredAnswer } from '#core/scoring/assessment.ts';
import { type LadderNeed, type LadderThing, asksForStory, need } from '#core/topics/ladder-need.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { costsIn, mayTell } from './told-things.ts';

/** A change from one value to another, or by one. */
const tellsChange = (text: string): boolean =>
  /\bby (?:about |around |nearly )?(?:₹|rs\.? ?)?\d/i.test(text) ||
  (/\bfrom\b/i.test(text) && /\bto (?:₹|rs\.? ?)?\d/i.test(text));

/** Whether an answer shows a thing so that a reader sees it there. */
const holds: Record<LadderThing, (signals: AnswerSignals, text: string) => boolean> = {
  figure: ({ numbers, deltas }) => numbers.length + deltas.length > 0,
  change: ({ deltas, results }, text) => deltas.length + results.length > 0 || tellsChange(text),
  name: ({ names }) => names.length > 0,
  act: ({ iActions }) => iActions.length > 0,
  reason: ({ reasoning }, text) =>
    reasoning.length > 0 || /\b(?:because|since|therefore|reason)\b/i.test(text),
  other_side: ({ counterpoints }, text) => counterpoints.length > 0 || costsIn(text) > 1,
  lesson: ({ reflections }, text) => reflections.length > 0 || /\bshould(?:['’]ve| have)\b/i.test(text),
  stand: (_, text) => mayTell.stand(text),
  case: ({ numbers, names }) => numbers.length + names.length > 0,
};

/** Whether an answer, or a stretch of it, shows a thing. */
export function shows(
  thing: LadderThing,
  { text, signals }: Pick<ScoredAnswer, 'text' | 'signals'>,
  { start, end }: { start: number; end: number } = { start: 0, end: text.length },
): boolean {
  const within = (mentions: readonly Mention[]): Mention[] =>
    mentions.filter((one) => one.start >= start && one.end <= end);
  const here = {
    ...signals,
    numbers: within(signals.numbers),
    deltas: within(signals.deltas),
    names: within(signals.names),
    iActions: within(signals.iActions),
    results: within(signals.results),
    counterpoints: within(signals.counterpoints),
    reasoning: within(signals.reasoning),
    reflections: within(signals.reflections),
  };
  return holds[thing](here, text.slice(start, end));
}

type Lift = Rung['lifts'][number];

/** What a thing lifts, in a line. */
const liftWords: Record<LadderThing, string> = {
  stand: 'It says what you would do, or which side you take.',
  case: 'One case of it, that can be asked about.',
  figure: 'A figure that can be checked.',
  change: 'It tells what came of it.',
  name: 'A name that can be asked about.',
  act: 'Something you did yourself.',
  reason: 'A cause is given.',
  other_side: 'It names a cost, a limit or the other side.',
  lesson: 'What it taught you, or what you would change.',
};
export const liftOf = ({ thing, criterion }: LadderNeed): Lift => ({ criterion, text: liftWords[thing] });
/** Of what was said when the panel asked on, where it shows no thing that was missing. */
export const saidUnasked: Lift = { criterion: 'response', text: 'It is said before they have to ask.' };
export const answersThem: Lift = { criterion: 'response', text: 'What they asked gets an answer.' };
export const oneVersion: Lift = { criterion: 'evidence', text: 'One version, and not two.' };
export const nothingTakenBack: Lift = { criterion: 'evidence', text: 'What you took back is gone.' };

/** What any answer about something that happened needs. */
export const needsOfAny: readonly LadderNeed[] = [
  need('act', 5, 'ownership', 'What did you do yourself?'),
  need('figure', 5, 'evidence', 'Put a number on it: how many, how much or how long?'),
  need('reason', 7, 'reasoning', 'Why so?'),
  need('other_side', 7, 'reasoning', 'What was hard about it, or who was against it?'),
  need('lesson', 8, 'ownership', 'What would you do differently today?', asksForStory),
];
/** And one that tells a reason or what somebody thinks. */
export const needsOfView: readonly LadderNeed[] = [
  need('reason', 5, 'reasoning', 'Why so?'),
  need('case', 5, 'evidence', 'Which day or case shows it?'),
  need('figure', 5, 'evidence'),
  need('act', 7, 'ownership'),
  need('other_side', 7, 'reasoning', 'What speaks against it?'),
  need('lesson', 8, 'ownership'),
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
/** Asks of a pastime for what happened once. */
const asksOnce = /\b(?:did|was|were|went|had|happened)\b/i;
/** Asks what somebody is like or thinks, of which nothing need have happened. */
const asksView = new RegExp(
  raw`^\W*(?:${oneOf(
    'what (?:motivates|drives|matters)|do you (?:consider|think|believe|like|prefer)|are you|would you rather',
    raw`what (?:is|are) (?:the difference|your (?:\p{L}+ ){0,2}(?:strengths?|weakness\p{L}*|views?|opinions?|values?))`,
  )})\b`,
  'iu',
);
/** Asks what something is. */
const asksMeaning =
  /\b(?:explain|define|difference|derive|prove|meaning|mean|what (?:is|are|does|do|would)|how (?:does|do|is|are|would))\b/i;

/** What an answer to this question needs, in the order it is told: what is supposed is not told as something that happened, nor the other way round. */
export function needsOf(
  topicId: TopicId,
  { isProbe, question }: Pick<ScoredAnswer, 'isProbe' | 'question'>,
): readonly LadderNeed[] {
  const { ladder, scoring } = topicTable[topicId];
  if (asksWhy.test(question) && ladder !== topicTable.why_mba.ladder) return needsOfView;
  if (isProbe || ladder.length === 0) return asksView.test(question) ? needsOfView : needsOfAny;
  if (scoring.kind === 'technical') return asksMeaning.test(question) ? ladder : needsOfAny;
  if (asksView.test(question)) return needsOfView;
  if (ladder === topicTable.hobbies.ladder && asksOnce.test(question)) return needsOfAny;
  const supposed = supposes.test(question) && !happened.test(question);
  if (scoring.kind === 'behavioural' && supposed) return topicTable.situational_ethics.ladder;
  if (ladder === topicTable.situational_ethics.ladder && asksPast.test(question) && !supposed)
    return topicTable.work_experience.ladder;
  return ladder;
}
