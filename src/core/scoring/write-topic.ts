import { wordCount } from '#core/text/words-of.ts';
import { criterionIds, type CriterionId } from '#contract/feedback.ts';
import type { TopicReadings, TopicTranscript } from './assessment.ts';
import { measuredChanges, unknownWords } from './countable.ts';
import { criterionNames } from './criterion-words.ts';
import type { GradedCriterion, TopicGrade } from './grade-topic.ts';
import { caps } from './rubric.ts';

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

const shown = ({ level }: GradedCriterion): number => Math.round(level ?? 0);
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The criteria with the highest or the lowest shown level. */
function withLevel(criteria: readonly GradedCriterion[], end: 'highest' | 'lowest'): CriterionId[] {
  const levels = applied(criteria).map(shown);
  const level = end === 'highest' ? Math.max(...levels) : Math.min(...levels);
  return applied(criteria)
    .filter((one) => shown(one) === level)
    .map(({ criterion }) => criterion);
}

/** The criteria with the lowest level, by name: what a topic is weakest in. */
export function lowestNames({ criteria }: TopicGrade): string {
  const low = withLevel(criteria, 'lowest');
  return low.length === applied(criteria).length ? 'every criterion' : named(low);
}

/** The criteria by name, as a list inside a sentence. */
function named(criteria: readonly CriterionId[]): string {
  const names = criteria.map((criterion) => criterionNames[criterion]);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Where the levels are high and low: they stand beside the words, whatever the answers mean. */
function marksWords({ criteria }: TopicGrade): string {
  const [high, low] = [withLevel(criteria, 'highest'), withLevel(criteria, 'lowest')];
  if (applied(criteria).length === 0) return '';
  if (high.length === applied(criteria).length)
    return 'Your marks are even here: the same for every criterion.';
  const marks = (of: readonly CriterionId[]): string => (of.length === 1 ? 'mark is' : 'marks are');
  return `Your best ${marks(high)} for ${named(high)}, your lowest for ${named(low)}.`;
}

const lineToKeepWords = 16;

/** The candidate's own change in figures, where it is short enough to say again. */
function lineToKeep({ answers }: TopicTranscript): string {
  const line = answers
    .flatMap(measuredChanges)
    .find((one) => wordCount(one) <= lineToKeepWords && !/[\p{Cf}\n"“”{}]/u.test(one));
  return line === undefined ? '' : `“${line}” gives a change in figures: keep that line.`;
}

/**
 * The topic's feedback in words: how a model's marks fell, what can be counted in the answers, and the limit that held the score (rule PROSE-9).
 * Its only numbers are counts and quotes.
 */
export function topicText(topic: TopicTranscript, grade: TopicGrade, by: TopicReadings['by']): string {
  const unknown = unknownWords(topic.answers, ' here');
  const parts = [
    unknown,
    by === 'model' ? marksWords(grade) : '',
    unknown === '' ? lineToKeep(topic) : '',
    grade.lifted ? liftedWords : '',
    grade.caps.map((id) => caps[id].words).at(0) ?? '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(' ') : saidWords(topic);
}

/** From here on words are told in tens: people count a hyphenated word their own way. */
const exactWords = 30;

/** How much was said: what is left to say where nothing else is certain. */
function saidWords({ answers }: TopicTranscript): string {
  const words = answers.reduce((sum, { text }) => sum + wordCount(text), 0);
  const said =
    words < exactWords
      ? `${words} ${words === 1 ? 'word' : 'words'}`
      : `about ${Math.round(words / 10) * 10} words`;
  return answers.length === 1
    ? `You gave one answer here, of ${said}.`
    : `You gave ${answers.length} answers here, ${said} in all.`;
}

const liftedWords =
  'An “I don’t know” with a way to find out scores at least 3.5, and that set the score here.';

/** What was missing, the costliest first; at most three. */
export function missingFrom(grade: TopicGrade): string[] {
  const inOrder = applied(grade.criteria)
    .sort((a, b) => lost(b) - lost(a))
    .map((one) => one.missing.trim());
  return [...new Set(inOrder.filter((text) => text !== ''))].slice(0, 3);
}

const sentence = (text: string): string => `${capital(text)}.`;

/** The receipt of a criterion: the points it brought of those it could, and what is known of why. */
export function receiptOf(one: GradedCriterion): string {
  if (one.level === null) return one.because === '' ? 'Not counted.' : sentence(one.because);
  const points = `${one.points.toFixed(1)} of ${one.of.toFixed(1)} points`;
  return one.because === '' ? points : `${points}: ${one.because}`;
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
