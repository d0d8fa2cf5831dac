import { findBannedTopic } from './banned-topics.ts';
import { wordKeys } from '#core/text/words-of.ts';
import type { Known } from './known.ts';
import { isEnglish } from './language.ts';
import { findAddress, findMarkup } from './find-markup.ts';
import { inventedFact } from './invented-fact.ts';
import { coaching } from './lexicon-coaching.ts';
import { leak } from './lexicon-leak.ts';
import { persona } from './lexicon-persona.ts';
import { praise } from './lexicon-praise.ts';
import { scoreTalk } from './lexicon-score-talk.ts';
import { asRead, unmasked } from '#core/text/as-read.ts';

export type MannerReason =
  | 'empty'
  | 'not_english'
  | 'instruction_leak'
  | 'banned_topic'
  | 'praise'
  | 'score_talk'
  | 'coaching'
  | 'markup'
  | 'persona'
  | 'invented_fact';

const longestQuote = 14;

/** Whether quoted words are the speaker's own after all: a whole sentence, a long one, or one that speaks to the candidate. */
function speaksForItself(quote: string, before: string): boolean {
  const opens = /(?:^|[.?!:…]["”’]?\s+)$/u.test(before);
  return (
    (opens && /[?!]\s*$/.test(quote)) ||
    wordKeys(quote).length > longestQuote ||
    /\byou(?:r|rs|['’]re)?\b/i.test(quote)
  );
}

/** Text with quotations blanked: what the panel says in its own voice. With `known`, only what the sources say counts as quoted. */
export function ownVoice(text: string, known?: Known): string {
  return text.replace(/“([^”]*)”|"([^"]*)"/g, (whole, curly?: string, straight?: string, at?: number) => {
    const quote = curly ?? straight ?? '';
    const words = wordKeys(quote);
    const quoted =
      known === undefined ||
      words.length === 0 ||
      (known.says(words) && !speaksForItself(quote, text.slice(0, at)));
    return quoted ? '“quote”' : whole;
  });
}

/** Six words in a row that stand in a text nobody may hear, unless the sources say them too. Every such run holds one of the threes looked for first. */
function secretRun(text: string, known: Known): string | null {
  const words = wordKeys(text);
  const runs = Array.from({ length: Math.max(0, words.length - 5) }, (_, i) => words.slice(i, i + 6));
  for (let i = 2; i < words.length - 2; i += 3) {
    if (!known.hides(words.slice(i, i + 3))) continue;
    const run = runs.slice(Math.max(0, i - 3), i + 1).find((six) => known.hides(six) && !known.says(six));
    if (run) return run.join(' ');
  }
  return null;
}

/** Marks on a resume: "7.42/10". */
const markGiven = /(?<!\d)\d+(?:\.\d+)?\s?\/\s?\d+/g;

const phrases = [
  ['instruction_leak', leak],
  ['persona', persona],
  ['praise', praise],
  ['score_talk', scoreTalk],
  ['coaching', coaching],
] as const;

/**
 * What is wrong with the manner of a panel line, whatever it is about: not English, a leaked instruction, a banned topic, praise, talk of
 * scores, coaching, words out of the part, marks of print, claims about the world. Short words quoted from the sources are not the panel's
 * own; a banned topic is banned in quotation marks too. Null when fine.
 */
export function findBadManner(text: string, known: Known): { reason: MannerReason; detail: string } | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return { reason: 'empty', detail: '' };
  const voice = ownVoice(text, known);
  if (/[{}<>]|```/.test(voice)) return { reason: 'instruction_leak', detail: voice };
  if (!isEnglish(text, voice, known)) return { reason: 'not_english', detail: text };
  const banned = findBannedTopic(text);
  if (banned) return { reason: 'banned_topic', detail: banned.word };
  const read = asRead(voice).replace(markGiven, (mark) => (known.hasOnRecord(mark) ? 'so much' : mark));
  const plain = unmasked(read);
  for (const [reason, { pattern }] of phrases) {
    const found = pattern.exec(read) ?? (plain === read ? null : pattern.exec(plain));
    if (found) return { reason, detail: found[0] };
  }
  const secret = secretRun(text, known);
  if (secret) return { reason: 'instruction_leak', detail: secret };
  const markup = findAddress(text, known) ?? findMarkup(voice, known);
  if (markup) return { reason: 'markup', detail: markup };
  const invented = inventedFact(read, known);
  return invented ? { reason: 'invented_fact', detail: invented } : null;
}
