import { isPlausibleWord } from './detect-gibberish.ts';
import { genericStems, maxims } from './lexicon-generic.ts';
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

/** Words by which somebody is spoken to; they stand between commas in any sentence. */
const addresses: ReadonlySet<string> = new Set(phrases("sir, madam, ma'am, maam, mam"));

/** Number words count as figures; "one" is as often a pronoun. */
const figures: ReadonlySet<string> = new Set(
  phrases(`two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, fifteen, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety, hundred,
  thousand, lakh, lakhs, crore, crores, half, twice, dozen`),
);
const isFigure = (word: Word): boolean => word.isNumber || figures.has(word.key);

/** Stretches between commas, colons and "and"; of "one and a half" it joins a figure. */
function stretchesOf(sentence: Sentence): Word[][] {
  const stretches: Word[][] = [[]];
  sentence.words.forEach((word, at) => {
    const joins =
      word.key === 'and' &&
      !sentence.words.slice(at + 1, at + 3).some(({ key }) => key === 'half' || key === 'quarter');
    if (word.pauseBefore || joins) stretches.push([]);
    if (!joins && !addresses.has(word.key)) stretches.at(-1)?.push(word);
  });
  return stretches.filter((stretch) => stretch.length > 0);
}

/** Words that open a place or a time put in between commas: "in UP mostly", "from June". */
const placing: ReadonlySet<string> = new Set(
  phrases('in, on, at, from, to, till, until, near, before, after, during, since'),
);

/** A list of keywords: most stretches are a few words long and neither place nor time, or most words stand in long runs without one. A number word or a pause ends a run as an article would. */
function isList(sentence: Sentence): boolean {
  const stretches = stretchesOf(sentence);
  const short = stretches.filter(
    (stretch) => stretch.length <= 3 && !placing.has(stretch[0]?.key ?? ''),
  ).length;
  if (stretches.length >= 4 && short / stretches.length >= 0.6) return true;
  let [run, inRuns] = [0, 0];
  for (const word of [...sentence.words, undefined]) {
    const goesOn = word && !functionWords.has(word.key) && !figures.has(word.key) && !word.pauseBefore;
    if (!goesOn) {
      inRuns += run >= 5 ? run : 0;
      run = 0;
    }
    if (word && !functionWords.has(word.key) && !figures.has(word.key)) run += 1;
  }
  return inRuns / sentence.words.length > 0.4;
}

/** Words that bind a clause; a list of keywords with a few prepositions has none. */
const clauseWords: ReadonlySet<string> = new Set(
  phrases(`the, my, our, his, her, their, its, this, that, these, those, it, they, he, she, who, which, me, us, him, them, is, are, was, were, been, have, has, had, do, does, did, would,
  could, should, can, will, not, but, so, when, while, if, whereas, although, than`),
);

/** Whether a word stands inside a cue phrase ("as a result", "from 9 to 3"): cues alone make no sentence. */
export type IsCue = (word: Word) => boolean;

/** Who learned English late says "one" where others say "a" or nothing at all: beside a noun it binds like an article (rule SIGNAL-9). */
const binds = (word: Word): boolean => functionWords.has(word.key) || word.key === 'one';
/** Words that a mere list may hold as well. */
const joinsLists = (word: Word): boolean => listJoiners.has(word.key) || word.key === 'one';

function hasSyntax(sentence: Sentence, isCue: IsCue): boolean {
  const glue = sentence.words.filter(
    (word) => functionWords.has(word.key) && word.key !== 'i' && word.key !== 'and' && !isCue(word),
  );
  const binding = sentence.words.filter((word) => binds(word) && !joinsLists(word));
  const all = sentence.words.filter(binds).length;
  const share = all / sentence.words.length;
  const hasClause = sentence.words.some((word) => clauseWords.has(word.key) && !listJoiners.has(word.key));
  return (
    sentence.words.length >= 5 &&
    glue.length >= 1 &&
    (new Set(binding.map((word) => word.key)).size >= 2 || (hasClause && all >= 3)) &&
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

const hasFigure = (sentence: Sentence): boolean => sentence.words.some(isFigure);
const hasName = (sentence: Sentence): boolean =>
  sentence.words.some((word, at) => at > 0 && /^\p{Lu}\p{L}{2}/u.test(word.text) && word.key !== 'mba');

/** The new stems of a sentence that do not stand in anybody's answer. */
const particulars = (sentence: Sentence, question: ReadonlySet<string>): Set<string> =>
  new Set([...newStems(sentence, question)].filter((one) => !genericStems.has(one)));

/** So many particulars make a sentence one that tells much, where it has no figure and no name. */
const toldMuch = 4;

/** Whether a sentence holds a figure, a name or several words that stand in nobody else's answer. */
export const tellsMuch = (sentence: Sentence, question: ReadonlySet<string>): boolean =>
  hasFigure(sentence) || hasName(sentence) || particulars(sentence, question).size >= toldMuch;

/** So many particulars a sentence needs that tells what holds for everybody. */
const besideMaxim = 5;

/** Whether anybody could have said a sentence: no figure, no name, and hardly a word that does not stand in every application (rule SIGNAL-6). */
function isGeneric(sentence: Sentence, question: ReadonlySet<string>): boolean {
  if (hasFigure(sentence) || hasName(sentence)) return false;
  const all = new Set(meaningful(sentence.words).map((word) => word.stem)).size;
  const said = sentence.words.map((word) => word.key).join(' ');
  return (
    particulars(sentence, question).size < Math.max(2, all / 3, said.search(maxims) >= 0 ? besideMaxim : 0)
  );
}

/** From so many telling words on, an answer of which fewer than half are its own is empty talk, and its sentences have to tell more each. */
const emptyTalk = { words: 32, share: 0.55 };
/** What share of such a sentence's words has to be its own, with and without a figure or a name, and how many. */
const toldInTalk = { share: 0.6, withFigure: 0.5, words: 3 };

/** Whether a sentence stands out of empty talk: nearly all of it is particular to this answer. */
function standsOut(sentence: Sentence, question: ReadonlySet<string>): boolean {
  const own = particulars(sentence, question).size;
  const all = newStems(sentence, question).size;
  const least = hasFigure(sentence) || hasName(sentence) ? toldInTalk.withFigure : toldInTalk.share;
  return reckons(sentence) || (own >= toldInTalk.words && own >= least * all);
}

/** The sentences that tell something, of an answer that may be empty talk. */
function outOfTalk(
  told: readonly Sentence[],
  all: readonly Sentence[],
  question: ReadonlySet<string>,
): Sentence[] {
  const telling = tellingStems(all, question).size;
  const empty = telling >= emptyTalk.words && ownStems(told, question).size < emptyTalk.share * telling;
  return empty ? told.filter((one) => standsOut(one, question)) : [...told];
}

const subjects: ReadonlySet<string> = new Set(
  phrases(
    'i, we, he, she, it, they, that, this, nobody, everybody, my, our, his, her, their, the, one, no, both, none',
  ),
);

const copulas: ReadonlySet<string> = new Set(phrases('is, are, was, were, has, had'));

/** Whether a sentence opens with a thing that nothing points at and says of it what it is or does: "Gas pipe was leaking." */
const tellsOfThing = ({ words }: Sentence): boolean =>
  !functionWords.has(words[0]?.key ?? '') && words.slice(1, 3).some(({ key }) => copulas.has(key));

/** A short sentence that tells something: "I held it." "Nobody believed him." "Six of them failed." "Gas pipe was leaking." */
function isCrisp(sentence: Sentence, question: ReadonlySet<string>, isCue: IsCue): boolean {
  const { words } = sentence;
  const glue = words.filter(
    (word, at) => functionWords.has(word.key) && ((at === 0 && hasFigure(sentence)) || !isCue(word)),
  );
  const bare = tellsOfThing(sentence);
  return (
    words.length >= 3 &&
    words.length <= 7 &&
    (subjects.has(words[0]?.key ?? '') || bare || hasFigure(sentence)) &&
    glue.length >= (bare || hasFigure(sentence) ? 1 : 2) &&
    glue.length < words.length &&
    !isList(sentence) &&
    (hasFigure(sentence) || particulars(sentence, question).size >= 1)
  );
}

/** A sentence that reckons: two figures or more, and words that set one against the other. */
const reckons = (sentence: Sentence): boolean =>
  sentence.words.filter(isFigure).length >= 2 && sentence.words.some((word) => reckoning.has(word.key));
const reckoning: ReadonlySet<string> = new Set(
  phrases(
    'so, each, per, leaves, gives, makes, is, are, at, of, out, times, divided, means, equals, only, if, and, in, about, roughly',
  ),
);

/** Words by which one figure follows from others: what is reckoned with them is a reason. */
const operators =
  /(?<!\p{L})(?:each|per|times|divided by|multiplied|leaves|gives|makes|comes to|equals|that is|one in \p{L}+|in (?:every|all)|out of|total|together)(?!\p{L})/iu;

/** Whether a sentence gets one figure out of others: "Sixty at ten rupees each makes 600." */
export const isReckoning = (text: string, sentence: Sentence): boolean =>
  sentence.words.filter(isFigure).length >= 2 && operators.test(text.slice(sentence.start, sentence.end));

/** So many sentences together, one of them full, carry the crisp ones among them. */
const carrying = 3;

/**
 * The sentences that may count as evidence: `sound` have syntax (five words or more, held together by function words), at least two content
 * stems not in the question, and something that not anybody would say; among three sentences crisp ones count as well. `counted` adds one terse
 * reply ("Twelve people, four clinics.") of an otherwise short answer. Lists of keywords, repetitions and generic sentences do not count
 * (rules SIGNAL-2, SIGNAL-6).
 */
export function soundSentences(
  sentences: readonly Sentence[],
  question: ReadonlySet<string>,
  isCue: IsCue,
): { sound: Sentence[]; counted: Sentence[] } {
  const full = withoutCopies(
    sentences.filter(
      (one) =>
        (hasSyntax(one, isCue) || (one.words.length >= 5 && reckons(one) && !isList(one))) &&
        !isGeneric(one, question),
    ),
    question,
  ).filter((sentence) => newStems(sentence, question).size >= 2);
  const brief = sentences.filter((one) => !full.includes(one) && isCrisp(one, question, isCue));
  const crisp =
    full.length > 0 && full.length + brief.length >= carrying ? withoutCopies(brief, question) : [];
  const sound = outOfTalk(
    sentences.filter((one) => full.includes(one) || crisp.includes(one)),
    sentences,
    question,
  );
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

/** Distinct stems of these sentences that do not stand in anybody's answer. */
export function ownStems(sentences: readonly Sentence[], question: ReadonlySet<string>): Set<string> {
  return new Set(sentences.flatMap((sentence) => [...particulars(sentence, question)]));
}
