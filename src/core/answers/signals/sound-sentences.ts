import { isPlausibleWord } from './detect-gibberish.ts';
import { emptyWords, functionWords, listJoiners } from '#core/text/stop-words.ts';
import { phrases } from '#core/text/phrase-pattern.ts';
import type { Sentence } from '#core/text/segment-text.ts';
import { contentWords, type Word } from '#core/text/words-of.ts';

const meaningful = (words: readonly Word[]): Word[] =>
  contentWords(words).filter((word) => word.isNumber || (!emptyWords.has(word.key) && isPlausibleWord(word)));

const newStems = (sentence: Sentence, question: ReadonlySet<string>): Set<string> =>
  new Set(
    meaningful(sentence.words)
      .map((word) => word.stem)
      .filter((one) => !question.has(one)),
  );

/** Stretches between commas, colons and "and". */
function stretchesOf(sentence: Sentence): Word[][] {
  const stretches: Word[][] = [[]];
  for (const word of sentence.words) {
    if (word.pauseBefore || word.key === 'and') stretches.push([]);
    if (word.key !== 'and') stretches.at(-1)?.push(word);
  }
  return stretches.filter((stretch) => stretch.length > 0);
}

/** A list of keywords: most stretches are a few words long, or most words stand in long runs without a function word. */
function isList(sentence: Sentence): boolean {
  const stretches = stretchesOf(sentence);
  const short = stretches.filter((stretch) => stretch.length <= 3).length;
  if (stretches.length >= 4 && short / stretches.length >= 0.6) return true;
  let [run, inRuns] = [0, 0];
  for (const word of [...sentence.words, undefined]) {
    if (word && !functionWords.has(word.key)) run += 1;
    else {
      inRuns += run >= 5 ? run : 0;
      run = 0;
    }
  }
  return inRuns / sentence.words.length > 0.4;
}

/** Words that bind a clause; a list of keywords with a few prepositions has none. */
const clauseWords: ReadonlySet<string> = new Set(
  phrases(`the, my, our, his, her, their, its, this, that, these, those, it, they, he, she, who, which, is, are, was, were, been, have, has, had, do, does, did, would,
  could, should, can, will, not, but, so, when, while, if, whereas, although, than`),
);

/** Whether a word stands inside a cue phrase ("as a result", "from 9 to 3"): cues alone make no sentence. */
export type IsCue = (word: Word) => boolean;

function hasSyntax(sentence: Sentence, isCue: IsCue): boolean {
  const glue = sentence.words.filter(
    (word) => functionWords.has(word.key) && word.key !== 'i' && word.key !== 'and' && !isCue(word),
  );
  const binding = sentence.words.filter((word) => functionWords.has(word.key) && !listJoiners.has(word.key));
  const all = sentence.words.filter((word) => functionWords.has(word.key)).length;
  const share = all / sentence.words.length;
  return (
    sentence.words.length >= 5 &&
    glue.length >= 1 &&
    new Set(binding.map((word) => word.key)).size >= 2 &&
    share >= (sentence.words.some((word) => clauseWords.has(word.key)) ? 0.2 : 0.33) &&
    !isList(sentence)
  );
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((one) => b.has(one)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

/** Sentences without those that say again what another one says: of near copies only one counts, whichever comes first. */
function withoutCopies(sentences: readonly Sentence[], question: ReadonlySet<string>): Sentence[] {
  const kept: { sentence: Sentence; stems: Set<string> }[] = [];
  const fullestFirst = sentences
    .map((sentence) => ({ sentence, stems: newStems(sentence, question) }))
    .sort((a, b) => b.stems.size - a.stems.size || a.sentence.start - b.sentence.start);
  for (const one of fullestFirst)
    if (!kept.some((other) => one.stems.size > 0 && overlap(one.stems, other.stems) > 0.8)) kept.push(one);
  return kept.map((one) => one.sentence).sort((a, b) => a.start - b.start);
}

/**
 * The sentences that may count as evidence: `sound` have syntax (five words or more, held together by function words) and at least two
 * content stems not in the question; `counted` adds one terse reply ("Twelve people, four clinics.") of an otherwise short answer. Lists of
 * keywords and repetitions do not count (rule SIGNAL-2).
 */
export function soundSentences(
  sentences: readonly Sentence[],
  question: ReadonlySet<string>,
  isCue: IsCue,
): { sound: Sentence[]; counted: Sentence[] } {
  const sound = withoutCopies(
    sentences.filter((sentence) => hasSyntax(sentence, isCue)),
    question,
  ).filter((sentence) => newStems(sentence, question).size >= 2);
  const terse = sentences.filter(
    (sentence) =>
      !sound.includes(sentence) &&
      sentence.words.length <= 6 &&
      sentence.words.some((word) => !word.isNumber) &&
      newStems(sentence, question).size >= 1,
  );
  const short = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0) <= 20;
  const first = terse[0];
  return { sound, counted: short && sound.length === 0 && first ? [first] : sound };
}

/** Distinct stems that tell something: no function, filler or empty word, none of the question's, only plausible words. */
export function tellingStems(sentences: readonly Sentence[], question: ReadonlySet<string>): Set<string> {
  return new Set(sentences.flatMap((sentence) => [...newStems(sentence, question)]));
}
