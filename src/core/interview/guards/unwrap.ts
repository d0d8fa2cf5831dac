import { wordKeys } from '#core/text/words-of.ts';
import { raw } from '#core/text/lexicon.ts';
import { acted } from './lexicon-markup.ts';
import type { Known } from './known.ts';
import { visible } from '#core/text/as-read.ts';
import { hasTricks, sayable } from './sayable.ts';

/** Who speaks, whose names may stand before a line, and whose words may stand in quotation marks. */
export type Wrapping = { names: { speaker: string; others: readonly string[] }; known: Known };

const direction =
  /^(?:\(\p{Ll}[^()]{0,40}\)|\[\p{L}+(?:s|ing)\b[^[\]]{0,40}\]|\*\p{Ll}[^*]{0,40}\*|_\p{Ll}[^_]{0,40}_)\s*/u;
const actedOut = new RegExp(`^[([*_](?:${acted})\\b[^()[\\]*_]{0,40}[)\\]*_]+\\s*`, 'iu');
const listed = /\n\s{0,9}(?:[-*•>#|]|\d{1,2}[.)])\s/u;

const name = raw`((?:(?:prof|dr|mr|ms|mrs)\.? )?[\p{L}.'’ -]{2,40}?)`;
const doing = raw`(?:\s*[([][^()[\]]{1,40}[)\]]|,\s[^:.?!]{1,40})?`;
/** A name with a colon, or one that stands alone on its line or in brackets. */
const label = new RegExp(
  raw`^[*_"“#\s]*(?:${name}[*_]*${doing}[*_]*(?:\s*:|[ \t]*\n)|\[${name}\]\s*:?)[*_]*\s*`,
  'iu',
);
const dashedLabel = new RegExp(raw`^[*_"“#\s]*${name}[*_]*${doing}[*_]*\s[—–-]\s`, 'iu');
const seatLabel = /^(?:the )?(?:panel|panell?ist|chair|subject|industry|interviewer|professor|question)$/iu;

const within = (one: string, names: string): boolean => {
  const known = new Set(wordKeys(names));
  const words = wordKeys(one);
  return words.length > 0 && words.every((word) => known.has(word));
};

const withoutDirection = (line: string): string => line.replace(direction, '').replace(actedOut, '');

/** A line without the speaker's own name or a stage direction before it; null when a name stands there that must not. */
function withoutLead(line: string, first: boolean, wrapping: Wrapping): string | null {
  const { speaker, others } = wrapping.names;
  const acted = withoutDirection(line);
  const [dashed = '', ownName = ''] = (first && dashedLabel.exec(acted)) || [];
  if (within(ownName, speaker)) return withoutDirection(acted.slice(dashed.length));
  const [whole = '', before, inBrackets] = label.exec(acted) ?? [];
  const who = (before ?? inBrackets ?? '').trim();
  if (seatLabel.test(who) || within(who, speaker))
    return first ? withoutLead(acted.slice(whole.length), first, wrapping) : null;
  return others.some((other) => within(who, other)) ? null : acted;
}

/** Emphasis taken off; null when marks stand where emphasis does not. */
function withoutEmphasis(line: string): string | null {
  const plain = line.replace(/(?<![\p{L}\p{N}*_])[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}(?![\p{L}\p{N}*_])/gu, '');
  return /[*_]/.test(plain) ? null : plain;
}

const inside = raw`(?:[^'‘’"“”«»‹›„]|(?<=\p{L})['’](?=\p{L}))*`;
const otherQuotes = new RegExp(raw`^['‘«‹„]\s?(${inside}?)(?:(?<=[.?!…])\s?(['’»›“]))?$`, 'u');
const otherEnd = new RegExp(raw`^(${inside}[.?!…])\s?['’»›]$`, 'u');

/** Quotation marks round the whole utterance taken off, from its first sentence on; quotations of what somebody said stay. */
function withoutQuotes(line: string, known: Known, first: boolean): string {
  const [, inner, open] = /^["“]([^"“”]*)(["”]?)$/u.exec(line) ?? otherQuotes.exec(line) ?? [];
  if (first && inner !== undefined) {
    return open && known.says(wordKeys(inner)) ? line : inner;
  }
  return /^[^"“”]*["”]$/u.test(line) ? line.slice(0, -1) : line.replace(otherEnd, '$1');
}

/** One sentence of a model's reply as it would be said: no speaker label, stage direction, emphasis or quotation marks round it all. Null when it cannot be safely read. */
export function unwrap(sentence: string, first: boolean, wrapping: Wrapping): string | null {
  if (hasTricks(sentence) || listed.test(visible(sentence))) return null;
  // A name may stand on a line of its own, which a line that may be said has no more.
  const line = visible(sentence).normalize('NFC').trim();
  const bare = withoutLead(line, first, wrapping);
  const plain = bare === null ? null : withoutEmphasis(sayable(bare));
  return plain === null ? null : withoutQuotes(plain, wrapping.known, first).trim();
}
