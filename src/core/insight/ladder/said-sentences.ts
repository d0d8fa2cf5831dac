import type { TopicId } from '#contract/topics.ts';
import type { Mention } from '#core/text/find-mentions.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import { contentStems } from '#core/text/overlap.ts';
import { segmentText } from '#core/text/segment-text.ts';
import { stem } from '#core/text/stem.ts';
import { emptyWords, functionWords } from '#core/text/stop-words.ts';
import { wordKeys } from '#core/text/words-of.ts';
import { wordValues } from '#core/answers/signals/read-number.ts';
import { maxims } from '#core/answers/signals/lexicon-generic.ts';
import type { AnswerSignals } from '#core/answers/answer-signals.ts';
import type { ScoredAnswer } from '#core/scoring/assessment.ts';
import { isPlainWord } from '#core/scoring/lexicon-plain-words.ts';
import { mayTell, tellsDeed } from './told-things.ts';
import { topicTable } from '#core/topics/topic-table.ts';

/**
 * A sentence of an answer by its place in it; `empty` tells that nothing of it can be held on to and anybody could have said it, `slight` that it
 * has nothing of its own: no figure, no name, no deed and hardly a word that does not stand in anybody's answer; `loose` that it has phrases of
 * anybody's.
 */
export type SaidSentence = { start: number; end: number; empty: boolean; slight: boolean; loose: boolean };

type Said = Pick<ScoredAnswer, 'text' | 'signals' | 'question'>;

const telling = (signals: AnswerSignals): readonly Mention[] => [
  ...signals.numbers,
  ...signals.deltas,
  ...signals.names,
  ...signals.iActions,
  ...signals.weActions,
  ...signals.situation,
  ...signals.task,
  ...signals.results,
  ...signals.reflections,
  ...signals.reasoning,
  ...signals.counterpoints,
  ...signals.rigour,
];

/** Whether a text has a spelled number that the question did not have. */
const hasNumber = (text: string, question: string): boolean => {
  const asked = new Set(wordKeys(question));
  return wordKeys(text).some((key) => (wordValues[key] ?? 0) > 1 && !asked.has(key));
};

/** Figures of speech. */
const idle = /^(?:360|24|100 ?(?:%|percent|per cent)|110|101)(?![\d.,]*\d)/i;
const idlePhrase = new RegExp(
  raw`\b(?:${oneOf(
    raw`(?:360|three (?:hundred )?(?:and )?sixty)[ -]degrees?|360|24 ?[x*/] ?7|100 ?%|(?:100|hundred) percent|110|101`,
    '(?:two|both) (?:sides|things|worlds)|(?:tier|level|phase) (?:one|two|three)',
  )})\b`,
  'gi',
);
const own = (signals: AnswerSignals): readonly Mention[] => [
  ...signals.numbers.filter(({ text }) => !idle.test(text)),
  ...signals.deltas,
  ...signals.names,
];
/** Of so few words that are not anybody's nothing can be told; of what did not happen, of one more. */
const fewestOwn = { told: 2, other: 3 };
const happened =
  /\b(?:was|were|had|did|went|made|took|got|came|gave|said|told|saw|wrote|(?:i|we|he|she|they|who) (?:\p{L}+ly )?\p{L}{3,}ed)\b/iu;

/** Words of anybody's answer; of vague ones it takes two. */
const isHollow = ({ generic, buzzwords, vague }: AnswerSignals, within: (one: Mention) => boolean): boolean =>
  [...generic, ...buzzwords].some(within) || vague.filter(within).length > 1;

/** How many words of a text are neither anybody's nor the question's. */
function ownWords(text: string, question: string): number {
  const asked = contentStems(question);
  const keys = wordKeys(text).filter(
    (key) => !/^\d/.test(key) && !functionWords.has(key) && !emptyWords.has(key) && !isPlainWord(key),
  );
  return new Set(keys.map(stem).filter((one) => !asked.has(one))).size;
}

const capitals = /(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu;
/** Whether a sentence names something, however short it is. */
const namesOne = (text: string, question: string): boolean =>
  (text.match(capitals) ?? []).some((name) => !isPlainWord(name.toLowerCase()) && !question.includes(name));

function isSlight(text: string, said: Said, within: (one: Mention) => boolean): boolean {
  if (/\d/.test(text.replace(idlePhrase, '')) || hasNumber(text, said.question)) return false;
  const fewest = happened.test(text) || said.signals.iActions.some(within) ? fewestOwn.told : fewestOwn.other;
  if (own(said.signals).some(within) || namesOne(text, said.question)) return false;
  const more = said.signals.vague.some(within) || said.signals.buzzwords.some(within) ? 1 : 0;
  return ownWords(text, said.question) < fewest + more;
}

/** The sentences of an answer in its own characters, without the space around them. */
export function sentencesIn(said: Said): SaidSentence[] {
  const { text, signals } = said;
  const clean = cleanText(text);
  const tells = telling(signals);
  return segmentText(clean.text).flatMap((sentence) => {
    const from = clean.sourceIndex(sentence.start);
    const raw = text.slice(from, clean.sourceIndex(sentence.end));
    const start = from + (raw.length - raw.trimStart().length);
    const end = from + raw.trimEnd().length;
    if (end <= start) return [];
    const within = (one: Mention): boolean => one.start < end && start < one.end;
    const words = text.slice(start, end);
    const hollow = isHollow(signals, within);
    const ofAll = words.search(maxims) >= 0;
    const slight = isSlight(words, said, within);
    const loose = ofAll || hollow;
    const tellsNothing = !tells.some(within) && !hasNumber(words, said.question);
    const weighs = signals.counterpoints.some(within);
    const empty = loose && (tellsNothing || (slight && !weighs));
    return [{ start, end, empty, slight: slight || empty, loose }];
  });
}

/** Of these a claim without a figure, name or deed can be an answer all the same. */
const takesClaims: ReadonlySet<string> = new Set(['technical', 'opinion']);

/** Whether an answer tells no figure and nothing its speaker did, but in words of anybody's. */
function tellsNothingDone(said: Said, sentences: readonly SaidSentence[]): boolean {
  const { text, question } = said;
  const plain = text.replace(idlePhrase, '');
  if (/\d/.test(plain) || hasNumber(plain, question)) return false;
  return !sentences.some(({ start, end, loose }) => !loose && tellsDeed(text.slice(start, end)));
}

/** From so many words on an answer is talk when fewer than this share of them are its own, of one that argues when fewer than that. */
const talk = { words: 12, ownShare: 0.12, arguedShare: 0.08 };
const reasonsIn = ({ text, signals }: Said): number =>
  signals.reasoning.length + signals.counterpoints.length + (/\bbecause\b/i.test(text) ? 1 : 0);
const isTalk = ({ signals: { words, soundWords } }: Said, argues: boolean): boolean =>
  words >= talk.words && soundWords < (argues ? talk.arguedShare : talk.ownShare) * words;

/** Whether all an answer says is what anybody could have said: nothing can be built on it (rule LADDER-7). */
export function isEmptyTalk(said: Said, topicId: TopicId): boolean {
  const { kind } = topicTable[topicId].scoring;
  const sentences = sentencesIn(said);
  if (kind === 'technical' || !tellsNothingDone(said, sentences)) return false;
  const argues = reasonsIn(said) > (takesClaims.has(kind) ? 0 : 1);
  if (isTalk(said, argues)) return true;
  if (argues && sentences.some(({ empty }) => !empty)) return false;
  return sentences.some(({ loose }) => loose) && sentences.every(({ slight }) => slight);
}

/** Of fewer words empty talk may be the short answer that was asked for. */
const fewestPhrases = 25;
/** Whether empty talk is of such length and so many phrases of anybody's that nothing of it is worth keeping. */
export function isPhrases(said: Said): boolean {
  const sentences = sentencesIn(said);
  const loose = sentences.filter((one) => one.loose).length;
  return said.signals.words >= fewestPhrases && 2 * loose >= sentences.length;
}

/** Asks for a number; none and all are numbers too. */
const asksNumber =
  /\bhow many\b|\b(?:the|which|what|one) (?:\p{L}+ )?(?:numbers?|figures?|percentage|rate)\b/iu;
const countsAll = /\b(?:all|most|both|nobody|no one|everybody|everyone|nothing|only)\b/i;

/** Whether a follow-up got words and no answer. */
export function isDodge(said: Said): boolean {
  const { signals } = said;
  const sentences = sentencesIn(said);
  if (!tellsNothingDone(said, sentences)) return false;
  const { question, text } = said;
  if (asksNumber.test(question) && !mayTell.figure(text) && !countsAll.test(text)) return true;
  if (signals.evasions.length > 0 || (signals.dontKnow && !signals.methodCue)) return true;
  const isLoose = signals.vague.length > 0 || sentences.some(({ loose }) => loose);
  return isLoose && isTalk(said, reasonsIn(said) > 1);
}

/** Whether a follow-up was answered by "I do not know" or, asked for a number, without one; what is only vague is nobody's to call unanswered. */
export function isLeftOpen({ question, text, signals }: Said): boolean {
  if (mayTell.figure(text) || countsAll.test(text)) return false;
  return (signals.dontKnow && !signals.methodCue) || asksNumber.test(question);
}

/** A longer answer to a follow-up with fewer words of its own is not worth bringing in. */
const thin = { words: 25, ownWords: 8 };
export const isThin = (said: Said): boolean =>
  isDodge(said) ||
  (said.signals.words >= thin.words &&
    said.signals.soundWords < thin.ownWords &&
    tellsNothingDone(said, sentencesIn(said)));
