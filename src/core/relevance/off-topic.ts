import type { ResumeFact } from '#contract/resume.ts';
import type { TopicId } from '#contract/topics.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { emptyWords } from '#core/text/stop-words.ts';
import { contentWords, wordsOf } from '#core/text/words-of.ts';
import type { AnswerSignals } from '#core/answers/answer-signals.ts';
import { askingWords, commonWords, type Field, fields, motiveWords } from './topic-vocabulary.ts';

/** An answer as it is judged for what it is about. */
export type RelatedAnswer = {
  text: string;
  question: string;
  isProbe: boolean;
  /** A short answer is a right answer here: a puzzle, or quick questions in a row. */
  briefExpected: boolean;
  signals: AnswerSignals;
  /** Whether the answer is the right one to a puzzle; null without a key. */
  key: { right: boolean } | null;
};

/** From so many words on an answer is a full one (rule CAP-3). */
export const fullAnswerWords = 15;
/** Fewer distinct words than this cannot be judged for what they are about. */
const judgedWords = 12;
/** Below this share of words that belong to what was asked, answers may be off-topic. A word of the question itself counts three times. */
const leastShare = 0.1;
export const askedWeight = 3;
/** So many words that belong to other topics show that the answers are about something else; and twice as many as belong here. */
const leastElsewhere = 4;
const elsewherePerOwn = 2;
/** So many of them belong to one topic: words strewn over several tell of a life, not of another subject. A reason may be told in words of any trade. */
const leastInOne = ({ asksForReason }: Field): number => (asksForReason ? 4 : 3);

/** The distinct stems of a text's meaningful words. Numbers are left out: an answer to anything may hold one. */
function meaningStems(text: string): Set<string> {
  const words = contentWords(wordsOf(cleanText(text).text));
  return new Set(
    words.filter((word) => !word.isNumber && !emptyWords.has(word.key)).map((word) => word.stem),
  );
}

/** Those of them that tell what a text is about: none that stand in questions or answers to anything. */
export const tellingStems = (text: string): Set<string> =>
  new Set([...meaningStems(text)].filter((stem) => !commonWords.has(stem) && !askingWords.has(stem)));

/** The text that may speak for an answer: none of the sentences that try to steer the panel. */
const heardText = ({ text, signals }: RelatedAnswer): string =>
  signals.ignored.reduce((rest, one) => rest.replace(one.text, ' '), text);

/** The stems that belong to a topic: its vocabulary and its facts of the resume. */
export function belongingTo(field: Field, facts: readonly ResumeFact[]): Set<string> {
  const own = facts.filter((fact) => field.facts.includes(fact.kind));
  return new Set([...field.stems, ...own.flatMap((fact) => [...meaningStems(fact.value)])]);
}

/** Words of the resume and vocabulary of each topic far from this one, without those that stand in answers to anything. */
function elsewhereOf({ topicId, near }: Field, facts: readonly ResumeFact[]): Set<string>[] {
  const far = fields.filter((other) => other.topicId !== topicId && !near.includes(other.topicId));
  return far.map((other) => new Set([...belongingTo(other, facts)].filter((stem) => !commonWords.has(stem))));
}

const shareOf = (own: number, all: number): number => (all === 0 ? 1 : own / all);

/** What all answers hold together: every word, those that belong here, and those of the questions. */
type Held = { said: Set<string>; belonging: Set<string>; asked: Set<string> };

function heldBy(answers: readonly RelatedAnswer[], field: ReadonlySet<string>): Held {
  const held: Held = { said: new Set(), belonging: new Set(), asked: new Set() };
  const followed = new Set<string>();
  const questions = new Set<string>();
  let strayed = false;
  for (const answer of answers) {
    const said = meaningStems(answer.text);
    const heard = meaningStems(heardText(answer));
    if (!answer.isProbe || !strayed)
      for (const stem of meaningStems(answer.question)) if (!askingWords.has(stem)) questions.add(stem);
    const asked = [...heard].filter((stem) => questions.has(stem));
    const belonging = [...heard].filter(
      (stem) => field.has(stem) || followed.has(stem) || asked.includes(stem),
    );
    const weight = belonging.length + (askedWeight - 1) * asked.length;
    strayed = said.size >= judgedWords && shareOf(weight, said.size) < leastShare;
    if (!strayed && belonging.length > 0) for (const stem of said) followed.add(stem);
    for (const stem of said) held.said.add(stem);
    for (const stem of belonging) held.belonging.add(stem);
    for (const stem of asked) held.asked.add(stem);
  }
  return held;
}

/** Corrections and not knowing with a way to find out are never held against anyone; mixed language cannot be judged by English words. */
export const isExcused = ({ signals }: RelatedAnswer): boolean =>
  signals.selfCorrection || (signals.dontKnow && signals.methodCue) || signals.codeMixRatio > 0.2;

/** Whether any answer says what its speaker wants, will do or lacks: a reason may be told in the words of any trade or subject. */
const tellsMotive = ({ asksForReason }: Field, answers: readonly RelatedAnswer[]): boolean =>
  asksForReason && answers.some((answer) => motiveWords.test(cleanText(heardText(answer)).text));

/** What asks for something that happened to the candidate. */
const caseAsked =
  /\b(?:a time|an? (?:case|instance|occasion|moment|situation) (?:when|where|in which)|have you ever|did you ever|when (?:did|have|were) you)\b/i;

const asksForCase = ({ takesAnyCase }: Field, answers: readonly RelatedAnswer[]): boolean =>
  takesAnyCase && answers.some(({ question }) => caseAsked.test(question));

/** Whether anything may answer here: a motive in words of any trade, or a case of any kind. */
export const takesOther = (field: Field, answers: readonly RelatedAnswer[]): boolean =>
  tellsMotive(field, answers) || asksForCase(field, answers);

/** Too short to tell, and too short to score well by itself either. */
const isSlight = ({ signals, briefExpected }: RelatedAnswer): boolean =>
  signals.words < fullAnswerWords && !briefExpected;

/** What these answers together are: about something else, not so, or too little to tell. */
function standing(
  answers: readonly RelatedAnswer[],
  field: ReadonlySet<string>,
  far: readonly ReadonlySet<string>[],
  least: number,
): 'off' | 'on' | 'open' {
  const held = heldBy(answers, field);
  if (held.said.size < judgedWords) return answers.every(isSlight) ? 'open' : 'on';
  const weight = held.belonging.size + (askedWeight - 1) * held.asked.size;
  const foreign = [...held.said].filter((stem) => !held.belonging.has(stem));
  const elsewhere = foreign.filter((stem) => far.some((topic) => topic.has(stem))).length;
  const inOne = Math.max(...far.map((topic) => foreign.filter((stem) => topic.has(stem)).length));
  const off =
    shareOf(weight, held.said.size) < leastShare &&
    elsewhere >= Math.max(leastElsewhere, elsewherePerOwn * weight) &&
    inOne >= least;
  return off ? 'off' : 'on';
}

/**
 * Whether a topic's answers, taken together, are about something else than what was asked (rule CAP-4). Words belong when they stand in the
 * question, in the topic's vocabulary, in the resume facts of the topic, or in an earlier answer that did not stray; a follow-up on
 * a stray answer does not make its words belong. Says so only when nearly nothing belongs and much belongs elsewhere: it rather misses than
 * wrongs. Once the answers stood on topic they stay so, hence one more answer never makes a topic off-topic that was not. Introductions,
 * closings and right answers to puzzles are never off-topic.
 */
export function isOffTopic(
  topicId: TopicId,
  answers: readonly RelatedAnswer[],
  facts: readonly ResumeFact[],
): boolean {
  const field = fields.find((one) => one.topicId === topicId);
  if (!field || answers.some((answer) => answer.key?.right === true || isExcused(answer))) return false;
  if (takesOther(field, answers)) return false;
  const judged = answers.filter(({ signals }) => !signals.dontKnow && !signals.gibberish);
  const own = belongingTo(field, facts);
  const far = elsewhereOf(field, facts);
  const along = judged.map((_, index) => standing(judged.slice(0, index + 1), own, far, leastInOne(field)));
  return along.includes('off') && !along.includes('on');
}
