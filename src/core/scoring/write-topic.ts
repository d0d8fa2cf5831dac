import { wordCount } from '#core/text/words-of.ts';
import { criterionIds, type CriterionId } from '#contract/feedback.ts';
import { topicIds } from '#contract/topics.ts';
import type { TopicTranscript } from './assessment.ts';
import { isHollow, unionOf } from './evidence-union.ts';
import type { GradedCriterion, TopicGrade } from './grade-topic.ts';
import { capWords } from './rubric.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { isDeniedBy } from './check-feedback.ts';
import { isTakenBack } from './pick-quotes.ts';
import { factsOf, hasDecision } from './topic-facts.ts';
import { strongWords, weakWords } from './criterion-words.ts';

const applied = (criteria: readonly GradedCriterion[]): GradedCriterion[] =>
  criteria.filter((one) => one.level !== null);

/** The criteria that count, strongest first; ties keep the rubric's order. */
export function byStrength(criteria: readonly GradedCriterion[]): GradedCriterion[] {
  return applied(criteria).sort(
    (a, b) =>
      (b.level ?? 0) - (a.level ?? 0) ||
      criterionIds.indexOf(a.criterion) - criterionIds.indexOf(b.criterion),
  );
}

const lost = (one: GradedCriterion): number => one.of - one.points;

/** The criterion that cost the most points. */
function costliest(criteria: readonly GradedCriterion[]): CriterionId {
  return [...applied(criteria)].sort((a, b) => lost(b) - lost(a))[0]?.criterion ?? 'evidence';
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** The same words are not used for every topic; the choice follows the topic, not chance. */
const worded = (choices: readonly string[], topic: TopicTranscript): string =>
  choices[topicIds.indexOf(topic.topicId) % choices.length] ?? '';

/** What a weak criterion costs, in words that the receipts bear out (rule PROSE-4). */
function weakness(criterion: CriterionId, topic: TopicTranscript): string {
  const facts = factsOf(topic);
  const choices = weakWords[criterion];
  const borneOut = choices.slice(0, -1).filter((words) => !isDeniedBy(facts, words));
  return borneOut.length > 0 ? worded(borneOut, topic) : (choices.at(-1) ?? '');
}

/** What stands out in a strong topic, as the transcript shows it: up to three things. */
function highlight(topic: TopicTranscript): string {
  const union = unionOf(topic.answers);
  const decided = hasDecision(topic);
  const parts = [
    decided ? 'your own decision' : '',
    union.iActions.size > 0 && !decided ? 'work of your own' : '',
    union.numbers.size + union.deltas.size > 0 ? 'a number' : '',
    union.counterpoints.size > 0 && union.reasons.size > 1 ? 'a trade-off' : '',
    union.reflections.size > 0 ? 'a lesson' : '',
    union.names.size > 0 ? 'names that can be checked' : '',
  ]
    .filter((part) => part !== '')
    .slice(0, 3);
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** The candidate's own phrase worth keeping: the first change they measured. */
function lineToKeep(topic: TopicTranscript): string {
  const deltas = topic.answers
    .filter((answer) => !isHollow(answer) && answer.key?.wrong !== true)
    .flatMap((answer) => answer.signals.deltas.filter((one) => !isTakenBack(answer, one.start, one.end)));
  const best = deltas.find(({ text }) => wordCount(text) >= 4 && !/[\p{Cf}\n"“”]/u.test(text));
  return best === undefined ? '' : `“${best.text}” is a line to keep.`;
}

/** From this level on the follow-ups were met: it is told as a strength, and below it as what was missing, never both (rule PROSE-4). */
const stoodFrom = 2.5;
const isMet = ({ criterion, level }: GradedCriterion): boolean =>
  criterion === 'response' && (level ?? 0) >= stoodFrom;

const stood = [
  'And it stood when you were asked further.',
  'Asked again, you had more to say.',
  'The follow-ups found more.',
];

function opening(topic: TopicTranscript, grade: TopicGrade): string {
  const best = byStrength(grade.criteria).find((one) => one.criterion !== 'response' || isMet(one));
  const shown = highlight(topic);
  if (grade.score >= 6.5 && shown !== '')
    return [sentence(shown), lineToKeep(topic)].filter((part) => part !== '').join(' ');
  if (grade.score >= 4 && best && (best.level ?? 0) >= 1.5)
    return sentence(
      `the transcript shows ${best.criterion === 'response' ? 'that ' : ''}${worded(strongWords[best.criterion], topic)}`,
    );
  if (grade.lifted)
    return 'You said plainly that you did not know, and how you would find out. That is worth more than a bluff.';
  return grade.score >= 2.5
    ? 'The transcript shows a start, and little more.'
    : 'There was not enough in these answers for the panel to hold on to.';
}

function turning(topic: TopicTranscript, grade: TopicGrade): string {
  const worst = costliest(grade.criteria);
  const response = grade.criteria.find((one) => one.criterion === 'response')?.level ?? null;
  if (grade.score >= 7.5)
    return grade.criteria.some(isMet)
      ? worded(stood, topic)
      : `What is left to gain: ${weakness(worst, topic)}.`;
  if (response !== null && response < 1.5) return sentence(weakness('response', topic));
  return grade.score >= 4
    ? `What holds it down: ${weakness(worst, topic)}.`
    : sentence(weakness(worst, topic));
}

/**
 * The topic's feedback in words: what the transcript shows, then what it costs. Plain about answers, never about the person; its only
 * numbers are quoted from the answers.
 */
export function topicText(topic: TopicTranscript, grade: TopicGrade): string {
  const held = grade.caps.map((id) => capWords(id, topic)).at(0);
  return [opening(topic, grade), turning(topic, grade), held].filter((part) => part !== undefined).join(' ');
}

/** What was missing, the costliest first; at most three. */
export function missingFrom(grade: TopicGrade): string[] {
  const inOrder = applied(grade.criteria)
    .filter((one) => !isMet(one))
    .sort((a, b) => lost(b) - lost(a))
    .map((one) => one.missing.trim());
  return [...new Set(inOrder.filter((text) => text !== ''))].slice(0, 3);
}

/** The step to take before the next interview. */
export function nextStepFor(grade: TopicGrade): string {
  const { nextSteps } = topicTable[grade.topicId].scoring;
  return nextSteps[costliest(grade.criteria)] ?? nextSteps.default;
}

/** The receipt of a criterion: the points it brought of those it could, and on what it rests. */
export function receiptOf(one: GradedCriterion): string {
  if (one.level === null) return one.because === '' ? 'Not counted.' : sentence(one.because);
  return `${one.points.toFixed(1)} of ${one.of.toFixed(1)} points: ${one.because}`;
}

/** Points in tenths that add up to the whole, so that the receipts a reader adds give the sum (largest remainders first). */
export function addUp(criteria: readonly GradedCriterion[]): GradedCriterion[] {
  const sum = Math.round(criteria.reduce((total, one) => total + one.points, 0) * 10);
  const floors = criteria.map((one) => Math.floor(one.points * 10 + 1e-9));
  let left = sum - floors.reduce((a, b) => a + b, 0);
  const order = criteria
    .map((one, at) => ({ at, rest: one.points * 10 - (floors[at] ?? 0) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of order) {
    if (left <= 0) break;
    floors[at] = (floors[at] ?? 0) + 1;
    left -= 1;
  }
  return criteria.map((one, at) => ({ ...one, points: (floors[at] ?? 0) / 10 }));
}
