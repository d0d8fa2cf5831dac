import type { AnswerInput, AnswerSignals } from './answer-signals.ts';
import { type CleanText, cleanText } from '#core/text/clean-text.ts';
import { codeMixOf } from '#core/answers/signals/code-mix.ts';
import { isGibberish, isPlausibleWord } from '#core/answers/signals/detect-gibberish.ts';
import { othersDeeds } from '#core/answers/signals/others-deeds.ts';
import { takenBackSentences } from '#core/answers/signals/taken-back.ts';
import {
  othersWords,
  saidBefore,
  shinglesOf,
  type Span,
  tellsOfAll,
} from '#core/answers/signals/not-own-words.ts';
import { notMine, notSure } from '#core/answers/signals/lexicon-retraction.ts';
import { intentOf } from '#core/answers/signals/detect-intent.ts';
import { abuseOf, distressOf } from '#core/answers/safety/detect-safety.ts';
import { steeringSentences } from '#core/answers/safety/detect-steering.ts';
import { implausibleSentences } from '#core/answers/signals/plausible-sentences.ts';
import { findActions } from '#core/answers/signals/find-actions.ts';
import { findContradictions } from '#core/answers/conflicts/find-contradictions.ts';
import { deltaPattern, findDeltas } from '#core/answers/signals/find-deltas.ts';
import { jargonSentences } from '#core/answers/signals/find-jargon.ts';
import { type Mention, matchesIn, mentionAt, spansOf } from '#core/text/find-mentions.ts';
import { findNames } from '#core/answers/signals/find-names.ts';
import { counterpoints, reasoningCues, rigourCues } from '#core/answers/signals/lexicon-argument.ts';
import {
  boosters,
  buzzwords,
  evasions,
  fillers,
  genericSelf,
  hedges,
  vagueWords,
} from '#core/answers/signals/lexicon-delivery.ts';
import { emptyWords, functionWords } from '#core/text/stop-words.ts';
import { reflectionCues, resultCues, situationCues, taskCues } from '#core/answers/signals/lexicon-story.ts';
import { quantitiesOf } from '#core/answers/signals/quantities.ts';
import { remembered } from '#core/text/remembered.ts';
import { type Sentence, segmentText } from '#core/text/segment-text.ts';
import { wordRow } from '#core/text/overlap.ts';
import { contentWords, type Word, wordKeys, wordsOf } from '#core/text/words-of.ts';
import {
  type IsCue,
  isReckoning,
  ownStems,
  soundSentences,
  tellingStems,
  tellsMuch,
} from '#core/answers/signals/sound-sentences.ts';

const pretended =
  /\b(?:i would|i'd|we would|one should|one would|i will|usually|generally|normally|i always|i try to|i believe in)\b/i;
const pastTense = /\b(?:was|were|had|did|went|came|got|told|said|\p{L}{3,}ed)\b/iu;

/** The runs of four words of an earlier answer. Every turn asks for all answers of its interview again, so they are kept. */
const runsOf = remembered((answer) => new Set(shinglesOf(answer)), 500_000);

/** The share of the runs of four words of a text that stand in an earlier answer. Words alone tell nothing: late in an interview most were used before. */
function repeatedIn(text: string, earlier: readonly { text: string }[]): number {
  const runs = shinglesOf(text);
  if (runs.length === 0) return 0;
  const before = earlier.map((answer) => runsOf(answer.text));
  return runs.filter((run) => before.some((known) => known.has(run))).length / runs.length;
}

/** The share of the distinct stems of these words that a set holds. */
function shareOf(words: readonly Word[], stems: ReadonlySet<string>): number {
  const own = new Set(words.map((word) => word.stem));
  if (own.size === 0) return 0;
  return [...own].filter((one) => stems.has(one)).length / own.size;
}

/** "My hundred per cent" measures nothing. */
const allOfMe = /\b(?:my|our|your|his|her|their) (?:(?:a|one|two) )?(?:hundred|[12]\d\d) ?(?:%|per ?cent)/giu;

/** Numbers with the thing they count; marks out of ten about the answer itself are left to the steering rules. */
function numbersOf(clean: CleanText, sentences: readonly Sentence[]): Mention[] {
  const idle = spansOf(clean.text, allOfMe);
  return sentences.flatMap((sentence) =>
    quantitiesOf(clean.text, sentence)
      .filter(({ start }) => !idle.some((span) => start >= span.start && start < span.end))
      .map((quantity) => mentionAt(clean, quantity.start, quantity.end)),
  );
}

/** A way out is not looked for in a longer answer: there "as I told" and "it depends" lead on. */
const longestDodge = 45;
const negated = /(?:\b(?:not|never|no|nor|without)|n't|n’t)(?:\s+\p{L}+)?\s*$/iu;

/** Ways out of the question; "I don't leave it" is none. */
function dodges(clean: CleanText, heard: readonly Sentence[]): Mention[] {
  return matchesIn(clean, heard, evasions).filter(
    ({ start }) => !negated.test(clean.source.slice(Math.max(0, start - 24), start)),
  );
}

function wording(clean: CleanText, heard: readonly Sentence[]) {
  return {
    vague: matchesIn(clean, heard, vagueWords),
    hedges: matchesIn(clean, heard, hedges),
    boosters: matchesIn(clean, heard, boosters),
    buzzwords: matchesIn(clean, heard, buzzwords),
    generic: matchesIn(clean, heard, genericSelf),
    fillers: matchesIn(clean, heard, fillers),
    evasions:
      heard.reduce((sum, one) => sum + one.words.length, 0) > longestDodge ? [] : dodges(clean, heard),
  };
}

/** Whether two stretches of a text share a character. */
const meets = (a: Mention, b: Mention): boolean => a.start < b.end && b.start < a.end;

function substance(
  clean: CleanText,
  sound: readonly Sentence[],
  counted: readonly Sentence[],
  question: string,
  questionStems: ReadonlySet<string>,
) {
  const asked = wordRow(wordKeys(question));
  const isNew = (mention: Mention): boolean => !asked.includes(wordRow(wordKeys(mention.text)));
  const actions = findActions(clean, sound, (one) => tellsMuch(one, questionStems));
  const padding = matchesIn(clean, sound, hedges);
  return {
    numbers: numbersOf(clean, counted).filter(isNew),
    deltas: findDeltas(clean, counted),
    names: findNames(clean, sound),
    iActions: actions.i,
    weActions: actions.we,
    situation: matchesIn(clean, sound, situationCues),
    task: matchesIn(clean, sound, taskCues),
    results: matchesIn(clean, sound, resultCues),
    reflections: matchesIn(clean, sound, reflectionCues),
    reasoning: [
      ...matchesIn(clean, sound, reasoningCues).filter((one) => !padding.some((pad) => meets(pad, one))),
      ...counted.filter((one) => isReckoning(clean.text, one)).map((one) => trimmedMention(clean, one)),
    ],
    counterpoints: matchesIn(clean, sound, counterpoints),
    rigour: matchesIn(clean, sound, rigourCues),
  };
}

/** What plain code can see in one answer; pure and the same for the same input (rule SIGNAL-1). */
export function analyseAnswer(input: AnswerInput): AnswerSignals {
  const clean = cleanText(input.answer);
  const sentences = segmentText(clean.text);
  const steering = steeringSentences(clean, sentences);
  const heard = sentences.filter((sentence) => !steering.has(sentence));
  const texts = heard.map((sentence) => clean.text.slice(sentence.start, sentence.end).trim());
  const text = texts.join(' ');
  const words = heard.flatMap((sentence) => sentence.words);
  const content = contentWords(words);
  const asked = wordsOf(cleanText(input.question).text);
  const questionStems = new Set(contentWords(asked).map((word) => word.stem));
  const gibberish = isGibberish(words);
  const salad = implausibleSentences(clean, heard);
  const others = othersWords(clean.text, input.question);
  const { said } = input;
  const repeated = heard.filter((sentence) => said && saidBefore(clean.text, sentence, said));
  const bare = plainly(
    clean,
    heard.filter(
      (sentence) => !salad.has(sentence) && !repeated.includes(sentence) && !tellsOfAll(clean.text, sentence),
    ),
    others,
  ).filter((sentence) => !isGibberish(sentence.words));
  const idle = new Set([...takenBackSentences(clean.text, heard), ...othersDeeds(clean, heard, others)]);
  const slides = new Set(jargonSentences(clean, heard).map(({ start }) => start));
  const own = bare.filter((one) => ![...idle].some(({ start }) => start === one.start));
  const telling = gibberish
    ? { sound: [], counted: [] }
    : soundSentences(own, questionStems, cueWords(clean.text));
  const sound = telling.sound.filter(({ start }) => !slides.has(start));
  const counted = telling.counted.filter(({ start }) => !slides.has(start));
  const found = without(others, clean, substance(clean, sound, counted, input.question, questionStems));
  const effective = gibberish ? new Set<string>() : tellingStems(bare, questionStems);
  const copied = copiedFrom(heard, asked);
  const intent = intentOf(text, texts);
  const plausible = content.filter((word) => isPlausibleWord(word) && !emptyWords.has(word.key));
  return {
    words: words.length,
    effectiveWords: effective.size,
    sentences: heard.length,
    soundSentences: sound.length,
    soundWords: ownStems(counted, questionStems).size,
    saladWords: wordsIn([...salad]),
    ...found,
    ...wording(clean, heard),
    pseudoStory: pretended.test(text) && !pastTense.test(text),
    copiedShare: copied,
    repeatedShare: Math.max(
      repeatedIn(text, input.earlierAnswers),
      wordsIn(repeated) / Math.max(1, words.length),
    ),
    questionOverlap: shareOf(plausible, questionStems),
    codeMixRatio: codeMixOf(words),
    gibberish,
    takesBack: { acts: notMine.pattern.test(text), figures: notSure.pattern.test(text) },
    ...intent,
    asksBack: intent.asksBack && copied < 0.8,
    contradictions: findContradictions(clean, heard, input),
    ignored: [...steering].map((sentence) => trimmedMention(clean, sentence)),
    distress: distressOf(text, texts),
    abuse: abuseOf(texts),
  };
}

const wordsIn = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);

/** What was found outside these stretches. */
function without<Found extends Record<string, Mention[]>>(
  spans: readonly Span[],
  clean: CleanText,
  found: Found,
): Found {
  if (spans.length === 0) return found;
  const taken = spans.map(({ start, end }) => mentionAt(clean, start, end));
  const kept = Object.entries(found).map(([kind, mentions]) => [
    kind,
    mentions.filter((one) => !taken.some((span) => meets(span, one))),
  ]);
  return Object.fromEntries(kept) as Found;
}

/** Tells which words stand inside a cue phrase. */
function cueWords(text: string): IsCue {
  const spans = [reasoningCues, resultCues, reflectionCues, counterpoints, deltaPattern].flatMap((pattern) =>
    spansOf(text, pattern),
  );
  return (word) => spans.some((span) => word.start >= span.start && word.end <= span.end);
}

/** The sentences without somebody else's words, and without filler, hedging and boosting, which neither make a sentence sound nor break one. */
function plainly(clean: CleanText, heard: readonly Sentence[], others: readonly Span[]): Sentence[] {
  const padding = [
    ...[fillers, hedges, boosters].flatMap((pattern) => spansOf(clean.text, pattern)),
    ...others,
  ];
  if (padding.length === 0) return [...heard];
  return heard.map((sentence) => ({
    ...sentence,
    words: sentence.words.filter(
      (word) => !padding.some((one) => word.start >= one.start && word.end <= one.end),
    ),
  }));
}

/** The share of the answer's content words taken from the question. */
function copiedFrom(heard: readonly Sentence[], question: readonly Word[]): number {
  const asked = new Set(question.map((word) => word.stem));
  const own = heard.flatMap((sentence) => sentence.words).filter((word) => !functionWords.has(word.key));
  return own.length === 0 ? 0 : own.filter((word) => asked.has(word.stem)).length / own.length;
}

function trimmedMention(clean: CleanText, sentence: Sentence): Mention {
  const raw = clean.text.slice(sentence.start, sentence.end);
  const lead = raw.length - raw.trimStart().length;
  return mentionAt(clean, sentence.start + lead, sentence.start + raw.trimEnd().length);
}
