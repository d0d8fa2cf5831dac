import type { ResumeFact } from '#contract/resume.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { acknowledges, withoutAcknowledgement } from './acknowledgement.ts';
import { findBannedPhrase } from './banned-phrases.ts';
import { neutral } from './comment-words.ts';
import { strayComment } from './comment.ts';
import { contentStems, wordOverlap, wordRow } from '#core/text/overlap.ts';
import { wordCount, wordKeys } from '#core/text/words-of.ts';
import { Known } from './known.ts';
import { findBadManner, type MannerReason, ownVoice } from './manner.ts';
import { unknownName } from './names.ts';
import { unknownNumber } from './numbers.ts';
import { asksOneThing, asksTwice, sentencesOf } from './question.ts';

export type GuardReason =
  | MannerReason
  | 'not_one_question'
  | 'too_long'
  | 'unknown_number'
  | 'unknown_name'
  | 'stray_comment'
  | 'off_the_answer'
  | 'asked_before';

export type Utterance = {
  text: string;
  directive: SpeakDirective;
  lastAnswer: string;
  facts: readonly ResumeFact[];
  slotValues: Readonly<Record<string, string>>;
  earlierQuestions: readonly string[];
  /** Further texts whose numbers and names may be said: earlier answers, the panel's names. */
  allowedTexts: readonly string[];
  /** Whose name a model may write before the line, and whose it may not: everybody else at the table. */
  tableNames?: { speaker: string; others: readonly string[] };
  /** Texts that must not shine through: the instructions a model was given. */
  secretTexts?: readonly string[];
  /** What was said so far, and the facts: what a comment may go back to. Everything known, where it is left out. */
  heardTexts?: readonly string[];
  /** Phrases a school wants nobody at the table to say (rule SCHOOL-33). */
  banned?: readonly string[];
};

export type Fault = { reason: GuardReason; detail: string };
export type GuardResult = { ok: true } | ({ ok: false } & Fault);

/** The fault of whatever has more words than its directive gives it. */
export const tooLong = ({ maxWords }: SpeakDirective): Fault => ({
  reason: 'too_long',
  detail: `more than ${maxWords} words`,
});

const isScripted = ({ text, directive }: Utterance): boolean =>
  directive.script !== undefined && text === directive.draft;

const pointingWords = 10;

/** Whether a short question can only be about what was just said: "Where was it measured?", "And the other side?" */
function pointsBack(text: string): boolean {
  const question = wordCount(text) <= pointingWords ? text : (sentencesOf(text).at(-1) ?? '');
  return (
    wordCount(question) <= pointingWords &&
    /^(?:and|but|so|then|or)\b|\b(?:it|that|this|those|these|they|them|their|he|him|his|she|her|there|yours)\b/i.test(
      question,
    ) &&
    !/\b(?:it\b.*\bto|(?:is|are|was|were) there)\b/i.test(question)
  );
}

/** A follow-up has to take up a content word of anything said or written so far, or else to point back at it or be so plain that it can only be about it. */
function offTheAnswer({ text, directive }: Utterance, known: Known): boolean {
  if (directive.move !== 'probe' && directive.move !== 'challenge') return false;
  if (text === directive.draft || known.table.size === 0) return false;
  const content = [...contentStems(text)];
  const plain = content.length > 0 && content.every((stem) => neutral.has(stem));
  if (plain || content.some((stem) => known.isOnTable(stem)) || pointsBack(text)) return false;
  // What was said long ago is read last: most lines take up the last answer.
  return !content.some((stem) => known.wasHeard(stem));
}

const bareQuestion = (text: string): string => sentencesOf(text).at(-1) ?? '';
const bareWords = 5;

/** Tells which earlier texts ask what this one asks: in all its words, or in its question alone when its draft does not ask that. */
function repeatedIn({ text, directive }: Utterance): (earlier: string) => boolean {
  const bare = bareQuestion(text);
  const isLong = wordKeys(bare).length >= bareWords && !directive.draft.includes(bare);
  return (earlier) =>
    wordOverlap(earlier, text) >= 0.6 || (isLong && wordOverlap(bareQuestion(earlier), bare) >= 0.75);
}

const fewestEchoed = 4;

/** Whether what is asked are the candidate's own words about themselves, said back: "Which school will take me?" */
function handsBack({ text, lastAnswer }: Utterance): boolean {
  const asked = wordKeys(bareQuestion(text));
  if (asked.length < fewestEchoed || !asked.some((word) => /^(?:i|me|my|mine|i['’]\w+)$/.test(word)))
    return false;
  return wordRow(wordKeys(lastAnswer)).includes(wordRow(asked));
}

/** Everything the panel may quote, count and name from, and what must not shine through. */
export function knownOf(context: Omit<Utterance, 'text'>): Known {
  const { lastAnswer, directive, slotValues, allowedTexts, facts, secretTexts, earlierQuestions } = context;
  const given = facts.filter((fact) => directive.factIds.includes(fact.id)).map((fact) => fact.value);
  const table = [lastAnswer, ...given, ...Object.values(slotValues)];
  const record = [
    directive.draft,
    ...Object.values(slotValues),
    ...facts.flatMap((fact) => [fact.value, ...Object.values(fact.attributes).map(String)]),
  ];
  const sources = [lastAnswer, ...record, ...allowedTexts];
  return new Known(sources, {
    record,
    ...(context.heardTexts ? { heard: [...context.heardTexts, lastAnswer, directive.draft] } : {}),
    table: table.some(Boolean) ? [...table, directive.draft, earlierQuestions.at(-1) ?? ''] : [],
    ...(secretTexts ? { secrets: secretTexts } : {}),
  });
}

/** The panel's silence is broken by a few words that ask nothing new. */
function breaksSilence(text: string, directive: SpeakDirective): boolean {
  return directive.tactic === 'silence' && wordCount(text) <= 4;
}

/** What is wrong with a text whatever may follow it: manner, length, numbers, names. Null when it may stand so far. */
export function faultSoFar(utterance: Utterance, known = knownOf(utterance)): Fault | null {
  const { directive } = utterance;
  const scripted = isScripted(utterance);
  const phrase = findBannedPhrase(utterance.text, utterance.banned);
  if (phrase !== null) return { reason: 'banned_topic', detail: phrase };
  const text = scripted ? utterance.text : withoutAcknowledgement(utterance.text);
  if (text === '' && utterance.text !== '') return null;
  if (acknowledges(text)) return { reason: 'stray_comment', detail: text };
  const manner = findBadManner(text, known);
  if (manner && (!scripted || manner.reason === 'banned_topic')) return manner;
  if (wordCount(utterance.text) > directive.maxWords) return tooLong(directive);
  if (scripted) return null;
  if (directive.awaiting && asksTwice(ownVoice(text))) return { reason: 'not_one_question', detail: text };
  const number = unknownNumber(text, known);
  if (number) return { reason: 'unknown_number', detail: number };
  const name = unknownName(text, known);
  if (name) return { reason: 'unknown_name', detail: name };
  const stray =
    directive.awaiting && text !== directive.draft ? strayComment(text, directive.move, known) : null;
  return stray === null ? null : { reason: 'stray_comment', detail: stray };
}

/** What is wrong with a text as a whole utterance that may be right so far: what it asks, whether it follows, whether it was asked before. */
export function faultAsWhole(utterance: Utterance, known: Known): Fault | null {
  const { text, directive, earlierQuestions } = utterance;
  if (directive.awaiting && !directive.script && !asksOneThing(text) && !breaksSilence(text, directive)) {
    return { reason: 'not_one_question', detail: text };
  }
  if (isScripted(utterance)) return null;
  if (offTheAnswer(utterance, known)) return { reason: 'off_the_answer', detail: text };
  if (handsBack(utterance)) return { reason: 'asked_before', detail: text };
  const before = earlierQuestions.find(repeatedIn(utterance));
  return before === undefined ? null : { reason: 'asked_before', detail: before };
}

/** What is wrong with a text that is to be said, nothing more and nothing less; null when nothing is. */
export function faultOf(utterance: Utterance, known = knownOf(utterance)): Fault | null {
  return faultSoFar(utterance, known) ?? faultAsWhole(utterance, known);
}

/**
 * Whether a panellist may say this (rule GUARD-1): one question or an imperative, short, in English, about the answer or a given fact, no number or
 * name nobody gave, nothing asked before, no praise, score, coaching, leaked instruction or banned topic. Scripted lines need not ask.
 */
export function checkUtterance(utterance: Utterance): GuardResult {
  const fault = faultOf(utterance);
  return fault ? { ok: false, ...fault } : { ok: true };
}
