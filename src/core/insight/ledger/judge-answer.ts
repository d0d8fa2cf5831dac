import type { Claim } from '#core/claims/claim.ts';
import type { AnswerSignals } from '#core/answers/answer-signals.ts';
import { quantitiesOf } from '#core/answers/signals/quantities.ts';
import { notSure } from '#core/answers/signals/lexicon-retraction.ts';
import { unknown } from '#core/answers/signals/lexicon-intent.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { mentionAt } from '#core/text/find-mentions.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import { segmentText } from '#core/text/segment-text.ts';
import { contentWords, wordsOf } from '#core/text/words-of.ts';
import { concedes, pageOwned } from '#core/claims/lexicon-owned.ts';
import { asksGround } from './lexicon-asks-ground.ts';
import { madeUp } from './lexicon-collapse.ts';
import { sentenceAt, sentenceWith, sentencesOf } from './turn-words.ts';

/** What an answer shows of a claim it was asked about: `left_open` is all that no words of the answer decide. */
type Shown = { kind: 'defended' | 'no_ground' | 'taken_back' | 'corrected' | 'left_open'; quote: string };

/** An answer that defends has at least so many words that tell something; beside a doubt it takes more to outweigh it. */
const leastWords = { plain: 4, besideDoubt: 8 };
/** And repeats less than this of what was said before. */
const mostRepeated = 0.6;

/** Stems of what a text is about. */
export const stemsOf = (text: string): Set<string> =>
  new Set(contentWords(wordsOf(cleanText(text).text)).map(({ stem }) => stem));

/** Whether a text says the claim again: its figure with that measure, or its very words. */
export function restates(text: string, claim: Pick<Claim, 'quantity' | 'sources'>): boolean {
  const { quantity } = claim;
  const clean = cleanText(text).text;
  const row = ` ${clean.toLowerCase()} `;
  if (claim.sources.some((source) => hasWords(row, source.text))) return true;
  if (!quantity) return false;
  return segmentText(clean).some((sentence) =>
    quantitiesOf(clean, sentence).some(
      (one) =>
        one.measure === quantity.measure &&
        one.value === quantity.value &&
        (one.measure !== 'count' || one.nouns.some((noun) => quantity.nouns.includes(noun))),
    ),
  );
}

/** Whether a text says the number of a claim without its measure: "Your resume says 2.3." */
export function saysBare(text: string, { quantity, sources }: Pick<Claim, 'quantity' | 'sources'>): boolean {
  if (!quantity || quantity.measure === 'year') return false;
  const clean = cleanText(text).text;
  const own = new Set(sources.flatMap((source) => source.text.match(/\d[\d,.]*\d|\d/g) ?? []));
  return segmentText(clean).some((sentence) =>
    quantitiesOf(clean, sentence, { bare: true }).some(
      ({ measure, start, end }) => measure === 'bare' && own.has(clean.slice(start, end)),
    ),
  );
}

/** Whether these words stand in a lower-case text, not as a part of longer ones. */
function hasWords(row: string, words: string): boolean {
  const sought = cleanText(words).text.toLowerCase();
  const at = row.indexOf(sought);
  if (sought === '' || at < 0) return false;
  const [before, after] = [row[at - 1] ?? ' ', row.slice(at + sought.length)];
  return !/[\p{L}\p{N}]/u.test(before) && !/^(?:[\p{L}\p{N}]|[.,]\d)/u.test(after);
}

/** Substance of the candidate's own: a readable answer with a figure, a cause, an act or a name in it that was not there before. */
const hasSubstance = (signals: AnswerSignals, least: number): boolean =>
  signals.effectiveWords >= least &&
  signals.soundSentences > 0 &&
  signals.copiedShare < 0.8 &&
  signals.repeatedShare < mostRepeated &&
  signals.numbers.length +
    signals.deltas.length +
    signals.reasoning.length +
    signals.iActions.length +
    signals.names.length >
    0;

/** "I exaggerated, it was 30": asked about a figure and said in its place. */
const overstated =
  /^\W*(?:(?:sir|ma'?am|actually|honestly|no|sorry|ok|well),? )*i (?:had |have )?(?:exaggerated|overstated|inflated)\b(?! (?:nothing|no)\b)/i;
/** "It was a guess": of what was asked about. */
const guessed =
  /^\W*(?:(?:sir|ma'?am|actually|honestly|no|well),? )*(?:it|that|this) (?:is|was) (?:really |just |only |mostly )?(?:a (?:rough )?guess|guesswork)\b/i;
const record = oneOf(
  'logs?|registers?|records?|files?|diary|notebooks?|books?|ledger|sheets?|reports?|system|bills?|receipts?|data|counter|meter',
  'stopwatch|timer',
);
/** How something was counted: from what record, or by what act. */
export const saysHow = new RegExp(
  raw`\b(?:from|in|by|against|with|through) (?:the|our|my|a|his|her) [^.,;]{0,30}\b${record}\b|\bi (?:counted|timed|measured|compared|noted|weighed|recorded|logged)\b`,
  'i',
);

/** "So I didn't write it": left out with a reason, which puts nothing right. */
const leftOut = /\b(?:so|that is why|which is why) i (?:did not|didn['’]t|have not|haven['’]t)\b/i;

/** Where an answer says that the page has to be put right and gives another figure: of the same measure: the sentence with that. */
function rightedPage({ quantity, sources }: Claim, text: string): string | undefined {
  if (!quantity || !sources.some(({ by }) => by === 'resume')) return undefined;
  const owned = sentenceWith(text, pageOwned.pattern);
  if (owned === undefined || leftOut.test(owned)) return undefined;
  const clean = cleanText(text);
  const now = segmentText(clean.text)
    .flatMap((sentence) => quantitiesOf(clean.text, sentence))
    .find(({ value, measure }) => value !== quantity.value && measure === quantity.measure);
  return now && sentenceAt(text, mentionAt(clean, now.start, now.end));
}

const wavers = (signals: AnswerSignals): boolean =>
  signals.evasions.length > 0 ||
  signals.dontKnow ||
  signals.takesBack.acts ||
  signals.takesBack.figures ||
  signals.selfCorrection;

/**
 * What an answer shows of a claim it was asked about. Only plain words take a claim back or leave it without ground; an answer that says both
 * sides decides nothing (rules LEDGER-4, LEDGER-5, LEDGER-6).
 */
export function judgeAnswer(
  { claim, within }: { claim: Claim; within: string },
  question: string,
  answer: { text: string; signals: AnswerSignals },
): Shown {
  const { text, signals } = answer;
  const first = sentencesOf(text)[0]?.text ?? text;
  const open: Shown = { kind: 'left_open', quote: first };
  const again = restates(text, claim);
  const collapse = sentenceWith(text, madeUp.pattern) ?? (again ? undefined : sentenceWith(text, overstated));
  if (collapse) return again || signals.selfCorrection ? open : { kind: 'taken_back', quote: collapse };
  const setRight = rightedPage(claim, text);
  if (setRight) return { kind: 'corrected', quote: setRight };
  const unsure =
    claim.kind === 'figure'
      ? (sentenceWith(text, notSure.pattern) ?? sentenceWith(text, guessed))
      : undefined;
  const blank =
    signals.dontKnow && !signals.methodCue && asksGround.pattern.test(question)
      ? sentenceWith(text, unknown.pattern)
      : undefined;
  const doubt = unsure ?? blank;
  if (doubt)
    return again || hasSubstance(signals, leastWords.besideDoubt)
      ? open
      : { kind: 'no_ground', quote: doubt };
  if (wavers(signals) || !hasSubstance(signals, leastWords.plain)) return open;
  const about = stemsOf(within);
  const said = sentencesOf(text).map((one) => one.text);
  const quote =
    said.find((one) => restates(one, claim)) ??
    said.find((one) => saysBare(one, claim)) ??
    said.find((one) => [...stemsOf(one)].some((stem) => about.has(stem))) ??
    (asksGround.pattern.test(question) ? said.find((one) => saysHow.test(one)) : undefined);
  if (quote === undefined) return open;
  return { kind: concedes.pattern.test(quote) ? 'left_open' : 'defended', quote };
}
