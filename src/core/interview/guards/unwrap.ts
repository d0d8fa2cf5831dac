import { wordKeys } from '#core/text/words-of.ts';
import type { Known } from './known.ts';
import { visible } from '#core/text/as-read.ts';
import { hasTricks, sayable } from './sayable.ts';

/** Who speaks, whose names may stand before a line, and whose words may stand in quotation marks. */
export type Wrapping = { names: { speaker: string; others: readonly string[] }; known: Known };

const direction = /^(?:\(\p{Ll}[^()]{0,40}\)|\[\p{L}+(?:s|ing)\b[^[\]]{0,40}\]|\*\p{Ll}[^*]{0,40}\*)\s*/u;
const listed = /\n\s{0,9}(?:[-*•>#|]|\d{1,2}[.)])\s/u;
const label = /^[*_"“]*((?:(?:prof|dr|mr|ms|mrs)\.? )?[\p{L}.'’ -]{2,40}?)[*_]*\s*:[*_]*\s*/iu;
const seatLabel = /^(?:the )?(?:panel|panell?ist|chair|interviewer|professor)$/iu;

const within = (name: string, names: string): boolean => {
  const known = new Set(wordKeys(names));
  const words = wordKeys(name);
  return words.length > 0 && words.every((word) => known.has(word));
};

/** A line without the speaker's own name or a stage direction before it; null when a name stands there that must not. */
function withoutLead(line: string, first: boolean, wrapping: Wrapping): string | null {
  const { speaker, others } = wrapping.names;
  const acted = first ? line.replace(direction, '') : line;
  const [whole = '', who = ''] = label.exec(acted) ?? [];
  if (seatLabel.test(who.trim()) || within(who, speaker))
    return first ? withoutLead(acted.slice(whole.length), first, wrapping) : null;
  return others.some((name) => within(who, name)) ? null : acted;
}

/** Emphasis taken off; null when marks stand where emphasis does not. */
function withoutEmphasis(line: string): string | null {
  const plain = line.replace(/(?<![\p{L}\p{N}*_])[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}(?![\p{L}\p{N}*_])/gu, '');
  return /[*_]/.test(plain) ? null : plain;
}

/** Quotation marks round the whole utterance taken off, from its first sentence on; quotations of what somebody said stay. */
function withoutQuotes(line: string, known: Known, first: boolean): string {
  const [, inner, open] = /^["“]([^"“”]*)(["”]?)$/u.exec(line) ?? [];
  if (first && inner !== undefined) {
    return open && known.says(wordKeys(inner)) ? line : inner;
  }
  return /^[^"“”]*["”]$/u.test(line) ? line.slice(0, -1) : line;
}

/** One sentence of a model's reply as it would be said: no speaker label, stage direction, emphasis or quotation marks round it all. Null when it cannot be safely read. */
export function unwrap(sentence: string, first: boolean, wrapping: Wrapping): string | null {
  if (hasTricks(sentence) || listed.test(visible(sentence))) return null;
  const line = sayable(sentence);
  const bare = withoutLead(line, first, wrapping);
  const plain = bare === null ? null : withoutEmphasis(bare);
  return plain === null ? null : withoutQuotes(plain, wrapping.known, first).trim();
}
