import { phrases } from '#core/text/phrase-pattern.ts';
import { remembered } from '#core/text/remembered.ts';
import { splitSentences } from '#core/text/split-sentences.ts';
import { ownVoice } from './manner.ts';

const requests = phrases(
  `tell, explain, describe, defend, price, estimate, give, name, walk, take, pick, argue, show, draw,
  convince, state, define, compare, put, start, go, say, choose, stay, teach, make, prove, sell, finish,
  stop, think, work, quote, answer, list, correct, call, order, rank, find, set, use, split, repeat, narrow,
  leave, try me, speak, solve, count, persuade, read, come, begin, write, sketch, trace, justify, drop, keep,
  break, be, do, talk, place, separate, summarise, plan, reply, run, spend, cost, look, help, hold, recall,
  decide, test, advise, derive, bring, point, account, apply, oppose, size, beat, push, remove, strip,
  subtract, reason, raise, guess the cost,
  guess the price, guess the size, guess the amount, guess the number, guess it`,
);
/** A sentence that asks for something to be done: "Tell us", "In one line, defend it". */
export const imperative = new RegExp(
  String.raw`^(?:(?:please|now|so|then|and|again|first|just|in \w+(?: \w+){0,3}),?\s+)*(?:${requests.join('|')})\b`,
  'i',
);

function readSentences(text: string): readonly string[] {
  return splitSentences(text)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** The sentences of a text that say something, without the space between them. Every guard asks for those of the same few texts. */
export const sentencesOf = remembered(readSentences, 50_000);

/** A question's own tail, which asks nothing new: "…, and why?" */
const tail = /(?<!\s),?\s{1,3}and (?:why|how|when|where|by whom|since when)\?["”’]?$/i;

/** Whether two things are asked at once: a second question word after "and" that is not the first one's twin ("how much … and how much …"). */
export function asksTwice(text: string): boolean {
  const voice = text.replace(tail, '?');
  const second =
    /(?<!\s),?\s{1,3}and (?:also |then )?((?:what|why|who|which|where|when|tell|describe|explain)\b|how(?: \w+)?)/i.exec(
      voice,
    );
  if (!second?.[1]) return false;
  const before = voice.slice(0, second.index).toLowerCase();
  return /\b(?:what|why|how|who|which|where|when|tell|describe|explain|did|do|is|are|can|could|would)\b/.test(
    before,
  )
    ? !before.includes(second[1].toLowerCase())
    : false;
}

/** Leave asked of the table before the question, which is none of its own: "May I stay with that?" */
const leave =
  /^(?:may|can|could) i (?:stay|remain|stop|pause|linger|come in|go back|return|hold you)(?: \p{L}+){0,5}\?\s*/iu;

/** A text without the leave it asks for first. */
export const withoutLeave = (text: string): string => text.replace(leave, '');

/** Whether a text asks one thing: exactly one question, at its end, or none and an imperative at its end. */
export function asksOneThing(text: string): boolean {
  const voice = withoutLeave(ownVoice(text.trim()));
  const marks = (voice.match(/\?/g) ?? []).length;
  if (asksTwice(voice)) return false;
  if (marks > 0) return marks === 1 && /\?["”’]?$/.test(voice);
  if (!/[.!]["”’]?$/.test(voice)) return false;
  const clauses = sentencesOf(voice)
    .slice(-3)
    .flatMap((s) => [s, ...s.split(/[:;,]\s+|\s[—–]\s/).slice(1)]);
  return clauses.some((clause) => imperative.test(clause.replace(/^[“"]?quote[”"][,:]?\s*/, '')));
}
