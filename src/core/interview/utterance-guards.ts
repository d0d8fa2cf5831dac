import type { ResumeFact } from '#contract/resume.ts';
import type { SpeakDirective } from './directive.ts';
import { contentStems, questionOverlap } from './question-overlap.ts';
import { Known, literal } from './utterance-known.ts';
import { findBadManner, type MannerReason, ownVoice } from './utterance-manner.ts';
import { unknownName } from './utterance-names.ts';
import { unknownNumber } from './utterance-numbers.ts';

export type GuardReason =
  | MannerReason
  | 'not_one_question'
  | 'too_long'
  | 'unknown_number'
  | 'unknown_name'
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
};

export type Fault = { reason: GuardReason; detail: string };
export type GuardResult = { ok: true } | ({ ok: false } & Fault);

/** The fault of whatever has more words than its directive gives it. */
export const tooLong = ({ maxWords }: SpeakDirective): Fault => ({
  reason: 'too_long',
  detail: `more than ${maxWords} words`,
});

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const isScripted = ({ text, directive }: Utterance): boolean =>
  directive.script !== undefined && text === directive.plain;

const imperative =
  /^(?:(?:please|now|so|then|and|again|first|just|in \w+(?: \w+){0,3}),?\s+)*(?:tell|explain|describe|defend|price|estimate|give|name|walk|take|pick|argue|show|draw|convince|state|define|compare|put|start|go|say|choose|stay|teach|make|prove|sell|finish|stop|think|work|quote|answer|list|correct|call|order|rank|find|set|use|split|repeat|narrow|leave|try me|speak|solve|count|persuade|read|come|begin|write|sketch|trace|justify|drop|keep|break|be|do|talk|place|separate|summarise|choose|plan|reply|run|spend|cost|look|help|hold|recall|decide|test|advise|derive|bring|point|account|apply|oppose|size|beat|push|remove|strip|define|leave|drop|subtract|reason|finish|keep|split|raise)\b/i;

function sentencesOf(text: string): string[] {
  return (
    text
      .match(/[^.?!]+(?:[.?!]+["”’]?|$)/g)
      ?.map((s) => s.trim())
      .filter((s) => /[\p{L}\p{N}]/u.test(s)) ?? []
  );
}

/** Whether two things are asked at once: a second question word after "and" that is not the first one's twin ("how much … and how much …"). */
function asksTwice(voice: string): boolean {
  const second =
    /,?\s+and (?:also |then )?((?:what|why|who|which|where|when|tell|describe|explain)\b|how(?: \w+)?)/i.exec(
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

/** Whether a text asks one thing: exactly one question, at its end, or none and an imperative at its end. */
export function asksOneThing(text: string): boolean {
  const voice = ownVoice(text.trim());
  const marks = (voice.match(/\?/g) ?? []).length;
  if (asksTwice(voice)) return false;
  if (marks > 0) return marks === 1 && /\?["”’]?$/.test(voice);
  if (!/[.!]["”’]?$/.test(voice)) return false;
  const clauses = sentencesOf(voice)
    .slice(-3)
    .flatMap((s) => [s, ...s.split(/[:;,]\s+/).slice(1)]);
  return clauses.some((clause) => imperative.test(clause.replace(/^[“"]?quote[”"][,:]?\s*/, '')));
}

const pointingWords = 10;

/** Whether a short question can only be about what was just said: "Where was it measured?", "And the other side?" */
function pointsBack(text: string): boolean {
  const question = sentencesOf(text).at(-1) ?? '';
  return (
    wordCount(question) <= pointingWords &&
    /^(?:and|but|so|then|or)\b|\b(?:it|that|this|those|these|them|yours)\b/i.test(question) &&
    !/\bit\b.*\bto\b/i.test(question)
  );
}

/** A follow-up has to take up a content word of the answer, of what was asked, or of a fact it was given, or else to point back at them. */
function offTheAnswer(utterance: Utterance): boolean {
  const { text, directive, lastAnswer, facts, slotValues, earlierQuestions } = utterance;
  if (directive.move !== 'probe' && directive.move !== 'challenge') return false;
  if (text === directive.plain) return false;
  const given = facts.filter((fact) => directive.factIds.includes(fact.id)).map((fact) => fact.value);
  const about = contentStems(
    [lastAnswer, directive.hook?.quote ?? '', ...given, ...Object.values(slotValues)].join(' '),
  );
  const asked = contentStems(`${directive.plain} ${earlierQuestions.at(-1) ?? ''}`);
  return (
    about.size > 0 &&
    ![...contentStems(text)].some((stem) => about.has(stem) || asked.has(stem)) &&
    !pointsBack(text)
  );
}

/** Everything the panel may quote, count and name from, and what must not shine through. */
export function knownOf(context: Omit<Utterance, 'text'>): Known {
  const { lastAnswer, directive, slotValues, allowedTexts, facts, secretTexts } = context;
  const sources = [
    lastAnswer,
    directive.plain,
    directive.hook?.quote ?? '',
    ...Object.values(slotValues),
    ...allowedTexts,
    ...facts.flatMap((fact) => [fact.value, ...Object.values(fact.attributes).map(String)]),
  ];
  return new Known(sources.join(' \n '), {
    ...(directive.hook ? { hook: directive.hook.quote } : {}),
    ...(secretTexts ? { secrets: secretTexts } : {}),
  });
}

/** The panel's silence is broken by a few words that ask nothing new. */
function breaksSilence(text: string, directive: SpeakDirective): boolean {
  return directive.tactic === 'silence' && text.split(/\s+/).length <= 4;
}

/** A text without the words its directive takes up: they are the candidate's claims. */
function withoutHook(text: string, quote: string): string {
  if (!quote) return text;
  const pattern = `(?<![\\p{L}\\p{N}])${literal(quote)}(?![\\p{L}\\p{N}])`;
  return text.replace(new RegExp(pattern, 'gu'), ' … ');
}

/** What is wrong with a text whatever may follow it: manner, length, numbers, names. Null when it may stand so far. */
export function faultSoFar(utterance: Utterance, known = knownOf(utterance)): Fault | null {
  const { text, directive } = utterance;
  const scripted = isScripted(utterance);
  const manner = findBadManner(text, known);
  if (manner && (!scripted || manner.reason === 'banned_topic')) return manner;
  if (wordCount(text) > directive.maxWords) return tooLong(directive);
  if (scripted) return null;
  const claims = withoutHook(text, directive.hook?.quote.trim() ?? '');
  const number = unknownNumber(claims, known);
  if (number) return { reason: 'unknown_number', detail: number };
  const name = unknownName(claims, known);
  return name ? { reason: 'unknown_name', detail: name } : null;
}

/** What is wrong with a text as a whole utterance that may be right so far: what it asks, whether it follows, whether it was asked before. */
function faultAsWhole(utterance: Utterance): Fault | null {
  const { text, directive, earlierQuestions } = utterance;
  if (directive.awaiting && !directive.script && !asksOneThing(text) && !breaksSilence(text, directive)) {
    return { reason: 'not_one_question', detail: text };
  }
  if (isScripted(utterance)) return null;
  if (offTheAnswer(utterance)) return { reason: 'off_the_answer', detail: text };
  const before = earlierQuestions.find((question) => questionOverlap(question, text) >= 0.6);
  return before === undefined ? null : { reason: 'asked_before', detail: before };
}

/** What is wrong with a text that is to be said, nothing more and nothing less; null when nothing is. */
export function faultOf(utterance: Utterance, known = knownOf(utterance)): Fault | null {
  return faultSoFar(utterance, known) ?? faultAsWhole(utterance);
}

/**
 * Whether a panellist may say this (panel.md B3.4): one question or an imperative, short, in English, about the answer or a given fact, no number or
 * name nobody gave, nothing asked before, no praise, score, coaching, leaked instruction or banned topic. Scripted lines need not ask.
 */
export function checkUtterance(utterance: Utterance): GuardResult {
  const fault = faultOf(utterance);
  return fault ? { ok: false, ...fault } : { ok: true };
}
