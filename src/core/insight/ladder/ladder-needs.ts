import type { CriterionId } from '#contract/feedback.ts';
import type { Rung } from '#contract/ladder.ts';
import type { TopicId } from '#contract/topics.ts';
import type { AnswerSignals } from '#core/answers/answer-signals.ts';
import type { Mention } from '#core/text/find-mentions.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import type { ScoredAnswer } from '#core/scoring/assessment.ts';
import { type LadderNeed, type LadderThing, need } from '#core/topics/ladder-need.ts';
import { aPerson } from './open-passage.ts';
import { topicTable } from '#core/topics/topic-table.ts';

export const causes = /\b(?:because|since|therefore|so that|that is why|which is why)\b/i;

/** What something cost, or who was against it, told without a word like "but". */
const costs = new RegExp(
  raw`\b(?:${oneOf(
    'cost (?:me|us|him|her|them)|lost|against (?:it|me|us|this|that|protocol|the)|refused|rejected|objected|opposed|resisted|complained|angry|gave up|given up',
    raw`(?:did|does|do|was|were) ?n(?:o|['’])t (?:like|trust|want|agree|speak|happy|accept|give|get)|not happy|took (?:me|us) \w+ (?:\w+ )?(?:weeks|months|years)|warning|mistake`,
  )})\b`,
  'iu',
);
const did =
  /\bi (?:\p{L}{2,}ed|did (?!not)\p{L}+|said|told|went|took|made|gave|kept|wrote|found|put|got|sent|saw|ran|sold|bought)\b(?! that)/iu;
/** A time or an occasion something stands in. */
const months = oneOf('january|february|march|april|may|june|july|august|september|october|november|december');
const placed = new RegExp(
  raw`\b(?:(?:19|20)\d\d|fy ?\d|(?<!\bi )${months}|when i \p{L}+|last (?:year|month|week|summer|winter|monsoon|diwali)|one (?:day|night|evening|morning))\b`,
  'iu',
);
/** A time afterwards: with a figure, what came of it is told. */
const afterwards = new RegExp(
  raw`\b(?:by (?:${months}|then|the end|(?:19|20)\d\d)|after \S+ (?:days|weeks|months|years)|now)\b`,
  'iu',
);
/** What one would do otherwise today. */
const regrets = /\bi should have\b|\bi had not thought\b/i;
/** A side taken. */
const stands =
  /^\W*(?:yes|no|not|never|partly|bad|good|only)\b|\bi (?:do not |don['’]t )?(?:think|believe|support|oppose|agree|would (?:say|give|pay|tax|ban|allow))\b/i;
/** A picture for who knows nothing of it. */
const pictured =
  /\b(?:is like|like (?:an?|the|water|when)|as if|imagine|suppose|think of|if (?:two|you|a|an|the))\b/i;
/** Somebody who had something to say to it. */
const personSaid = new RegExp(
  raw`\b(?:${aPerson}\b(?: \p{L}+){0,2}|\p{L}{3,}s) (?:${oneOf('said|asked|told|shouted|laughed|warned|disagreed|doubted|protested')})\b`,
  'iu',
);
/** Whether a need has been told already, in the answer or when the panel asked on, so that asking for it would not be heard as help. */
export const isTold = ({ thing, told }: LadderNeed, texts: readonly string[]): boolean =>
  texts.some((text) => told?.test(text) ?? false) ||
  (thing === 'other_side' && texts.some((text) => costs.test(text) || personSaid.test(text)));

/** A change from one value to another, or by one. */
export const tellsChange = (text: string): boolean =>
  /\bby (?:about |around |nearly )?(?:₹|rs\.? ?)?\d/i.test(text) ||
  (/\bfrom\b/i.test(text) && /\bto (?:₹|rs\.? ?)?\d/i.test(text));

/** Whether the answer holds a thing. A cause counts here wherever it is given: to ask for it again would not be heard as help. */
export const holds: Record<LadderThing, (signals: AnswerSignals, text: string) => boolean> = {
  figure: ({ numbers, deltas }) => numbers.length + deltas.length > 0,
  change: ({ deltas, results, numbers }, text) =>
    deltas.length + results.length > 0 || tellsChange(text) || (numbers.length > 0 && afterwards.test(text)),
  name: ({ names }) => names.length > 0,
  act: ({ iActions }, text) => iActions.length > 0 || did.test(text),
  setting: ({ situation }, text) => situation.length > 0 || placed.test(text),
  reason: ({ reasoning }, text) => reasoning.length > 0 || causes.test(text),
  other_side: ({ counterpoints }, text) => counterpoints.length > 0 || costs.test(text),
  lesson: ({ reflections }, text) => reflections.length > 0 || regrets.test(text),
  stand: (_, text) => stands.test(text),
  picture: (_, text) => pictured.test(text),
  met: () => false,
  unseen: () => false,
};

/** Whether this sentence of an answer holds a thing by itself. */
export function holdsWithin(
  thing: LadderThing,
  { text, signals }: Pick<ScoredAnswer, 'text' | 'signals'>,
  { start, end }: { start: number; end: number },
): boolean {
  const within = (mentions: readonly Mention[]): Mention[] =>
    mentions.filter((one) => one.start >= start && one.end <= end);
  const here = {
    ...signals,
    numbers: within(signals.numbers),
    deltas: within(signals.deltas),
    names: within(signals.names),
    iActions: within(signals.iActions),
    situation: within(signals.situation),
    results: within(signals.results),
    reasoning: within(signals.reasoning),
    counterpoints: within(signals.counterpoints),
    reflections: within(signals.reflections),
  };
  return holds[thing](here, text.slice(start, end));
}

const giving = /\b(?:because|since|as|so|therefore|due to|that is why)\b/i;
const aName = /\p{Lu}\p{Ll}+/u;
/** Whether words brought in show a thing so that a reader sees it there; the others can only be missed where they are not. */
export const shows = ({ thing }: LadderNeed, text: string): boolean =>
  thing === 'reason'
    ? giving.test(text)
    : thing === 'name'
      ? aName.test(text.replace(/(?:^|[.!?] )\p{Lu}/gu, ''))
      : true;

/** What a thing lifts, in a line; what code cannot find is told by its criterion. */
const liftWords: Record<Exclude<LadderThing, 'unseen'>, string> = {
  stand: 'It comes down on a side.',
  met: 'Something you have seen, asked or done yourself.',
  picture: 'Somebody who never studied it can follow.',
  figure: 'A figure that can be checked.',
  change: 'It tells what came of it.',
  name: 'A name that can be looked up.',
  act: 'Your own part is clear.',
  setting: 'It tells when it was.',
  reason: 'A cause is given.',
  other_side: 'It names a cost, a limit or the other side.',
  lesson: 'What it taught you, or what you would change.',
};
const unseenWords: Record<CriterionId, string> = {
  evidence: 'Something you have seen, asked or done yourself.',
  structure: 'It goes from the claim to an end.',
  reasoning: 'What hangs on it is weighed.',
  ownership: 'A decision that is yours.',
  response: 'It goes on where the panel asked on.',
};
/** Of what was said when the panel asked on, where it brings nothing that was missing. */
export const goesOn: Rung['lifts'][number] = { criterion: 'response', text: unseenWords.response };
export const liftOf = ({ thing, criterion }: LadderNeed): string =>
  thing === 'unseen' ? unseenWords[criterion] : liftWords[thing];

/** What any answer needs. */
export const needsOfAny: readonly LadderNeed[] = [
  need('act', 5, 'ownership', 'What I did myself is [what?].'),
  need('figure', 5, 'evidence', 'In numbers, that is [how many, how much or how long?].'),
  need('reason', 7, 'reasoning', 'My reason is [why?].'),
  need('other_side', 7, 'reasoning', 'The weak point of it is [what?].'),
  need('lesson', 8, 'ownership', 'It has taught me [what?].'),
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

/** Asks of a pastime for what happened once, which no book or route by name belongs to. */
const asksOnce = /\b(?:did|was|were|went|had|happened)\b/i;

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
  if (ladder === topicTable.hobbies.ladder && asksOnce.test(question)) return needsOfAny;
  const supposed = supposes.test(question) && !happened.test(question);
  if (scoring.kind === 'behavioural' && supposed) return topicTable.situational_ethics.ladder;
  if (scoring.kind === 'behavioural' && asksWhy.test(question)) return needsOfAny;
  if (ladder === topicTable.situational_ethics.ladder && asksPast.test(question) && !supposed)
    return topicTable.work_experience.ladder;
  return ladder;
}
