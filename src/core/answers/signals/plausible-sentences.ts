import type { CleanText } from '#core/text/clean-text.ts';
import type { Sentence } from '#core/text/segment-text.ts';
import { soundNatural } from '#core/text/sound-natural.ts';
import { isIn, matchesIn } from '#core/text/find-mentions.ts';
import { findNames } from './find-names.ts';
import { counterpoints, reasoningCues, rigourCues } from './lexicon-argument.ts';
import { boosters, buzzwords, fillers, hedges } from './lexicon-delivery.ts';
import { quantitiesOf } from './quantities.ts';

/**
 * Below this over a whole answer of so many steps, its words stand in no order; a short one may be further off by chance. Of 1,625 answers of
 * 54 people one lies below.
 */
const leastOfAnswer = { mean: -0.47, spread: 2, steps: 12 };
/** The same of one sentence. Fewer steps tell nothing. */
const leastOfSentence = { mean: -0.4, spread: 2, steps: 3 };

const padding = [fillers, hedges, boosters];

/** A sentence without filler and hedging, which nobody is the more or less plausible for. */
function plainly(clean: CleanText, sentence: Sentence): string {
  const text = clean.text.slice(sentence.start, sentence.end);
  if (!padding.some((pattern) => isIn(clean, sentence, pattern))) return text;
  return padding.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
}

/** From so many words on a sentence can be too full. */
const fullLength = 6;
/** Marks of evidence a word, and kinds of them beside terms of method, from which on a sentence is a showcase and tells nothing. */
const tooFull = { perWord: 0.22, kinds: 2 };
/** Above this share of words in such sentences, the others of an answer are no better. */
const showcaseShare = 0.4;

/** Whether a sentence is crammed with figures, names, terms of method and connectives beyond what anybody says in a breath. */
function isShowcase(clean: CleanText, sentence: Sentence): boolean {
  if (sentence.words.length < fullLength) return false;
  const found = (pattern: RegExp): number => matchesIn(clean, [sentence], pattern).length;
  const terms = found(rigourCues) + found(buzzwords);
  const others = [
    quantitiesOf(clean.text, sentence).length,
    findNames(clean, [sentence]).length,
    found(reasoningCues) + found(counterpoints),
  ];
  const all = others.reduce((sum, count) => sum + count, terms);
  return (
    terms > 0 &&
    others.filter((count) => count > 0).length >= tooFull.kinds &&
    all / sentence.words.length >= tooFull.perWord
  );
}

const wordsIn = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);

/** A sentence of so many words with fewer different ones than this share only says the same again; with more of "and" it is a list. */
const strung = { words: 12, different: 0.5, and: 0.2, ands: 4 };

function isStrung({ words }: Sentence): boolean {
  const different = new Set(words.map((word) => word.key)).size;
  const ands = words.filter((word) => word.key === 'and').length;
  return (
    words.length >= strung.words &&
    (different < strung.different * words.length ||
      (ands >= strung.ands && ands >= strung.and * words.length))
  );
}

/** Sentences whose shape no person would have given them; all of them, when that is so of the answer as a whole. */
function shapeless(clean: CleanText, sentences: readonly Sentence[]): Sentence[] {
  const heard = sentences.map((sentence) => ({
    sentence,
    ...soundNatural(plainly(clean, sentence)),
  }));
  const steps = heard.reduce((sum, one) => sum + one.steps, 0);
  const mean = heard.reduce((sum, one) => sum + one.mean * one.steps, 0) / Math.max(1, steps);
  const least = leastOfAnswer.mean - leastOfAnswer.spread / Math.sqrt(Math.max(1, steps));
  if (steps >= leastOfAnswer.steps && mean < least) return [...sentences];
  return heard
    .filter(
      (one) =>
        one.steps >= leastOfSentence.steps &&
        one.mean < leastOfSentence.mean - leastOfSentence.spread / Math.sqrt(one.steps),
    )
    .map((one) => one.sentence);
}

/** Sentences crammed with marks of evidence, two or more in a row: one may well be somebody's best. All of them, when much of the answer is such. */
function showcases(clean: CleanText, sentences: readonly Sentence[]): Sentence[] {
  const crammed = sentences.map((sentence) => isShowcase(clean, sentence));
  const inRow = sentences.filter((_, at) => crammed[at] && (crammed[at - 1] || crammed[at + 1]));
  return wordsIn(inRow) > showcaseShare * wordsIn(sentences) ? [...sentences] : inRow;
}

/** Connectives of written argument, which people who talk use once or twice. */
const formalFollowing =
  /(?<!\p{L})(?:therefore|hence|thus|wherein|consequently|thereby|accordingly|resulted|result(?:s|ing)? in|owing to|in turn)(?!\p{L})/giu;
const plainFollowing = /(?<!\p{L})(?:because|since|as a (?:result|consequence)|due to|so that)(?!\p{L})/giu;
/** Claims of cause beyond what anybody reasons in a breath: so many formal ones among so many, and more than one in so many words. */
const tooMuchFollowing = { formal: 3, all: 5, words: 22 };

/** The sentences of an answer held together by claims of cause alone; none when people talk so. */
function followFromNothing(clean: CleanText, sentences: readonly Sentence[]): Sentence[] {
  const formal = matchesIn(clean, sentences, formalFollowing).length;
  const all = formal + matchesIn(clean, sentences, plainFollowing).length;
  if (
    formal < tooMuchFollowing.formal ||
    all < tooMuchFollowing.all ||
    all * tooMuchFollowing.words <= wordsIn(sentences)
  )
    return [];
  const joined = sentences.filter(
    (one) =>
      matchesIn(clean, [one], formalFollowing).length + matchesIn(clean, [one], plainFollowing).length > 0,
  );
  return wordsIn(joined) > showcaseShare * wordsIn(sentences) ? [...sentences] : joined;
}

/**
 * The sentences that no person would have said: words in any order, terms and figures strung together. They carry no evidence (rule SIGNAL-5).
 */
export function implausibleSentences(clean: CleanText, sentences: readonly Sentence[]): Set<Sentence> {
  return new Set([
    ...followFromNothing(clean, sentences),
    ...shapeless(clean, sentences),
    ...showcases(clean, sentences),
    ...sentences.filter(isStrung),
  ]);
}
