import { functionWords } from './lexicon-grammar.ts';
import { splitSentences } from './split-sentences.ts';
import { stem } from './stem.ts';

/** One word or number of a text, with UTF-16 offsets into it. `key` is lower case; `stem` unites inflections; `pauseBefore` tells of a comma, colon, bracket or dash. */
export type Word = {
  text: string;
  key: string;
  stem: string;
  start: number;
  end: number;
  isNumber: boolean;
  pauseBefore: boolean;
};

export type Sentence = { start: number; end: number; words: Word[] };

const wordPattern =
  /\p{N}[\p{N},]*(?:\.\p{N}+)?|(?<!\p{L})\p{L}{1,2}(?:\.\p{L}{1,5})+(?!\p{L})|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['&-][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text in order; marks are left out, "B.Com", "R&D" and "6.5" stay whole. */
export function wordsOf(text: string, offset = 0): Word[] {
  let before = 0;
  return Array.from(text.matchAll(wordPattern), (match) => {
    const isNumber = /^\p{N}/u.test(match[0]);
    const shown = isNumber ? match[0].replace(/,+$/, '') : match[0];
    const key = shown.toLowerCase();
    const start = offset + match.index;
    const pauseBefore = before > 0 && /[,;:()|/]|\s-\s/.test(text.slice(before, match.index));
    before = match.index + shown.length;
    const base = isNumber ? key.replaceAll(',', '') : stem(key);
    return { text: shown, key, stem: base, start, end: start + shown.length, isNumber, pauseBefore };
  });
}

/** Where the sentences of a text stand; a line break ends one whatever stands before it. */
function spans(text: string): { start: number; end: number }[] {
  let end = 0;
  return (text.match(/[^\n]*\n|[^\n]+$/g) ?? []).flatMap(splitSentences).map((sentence) => {
    const start = end;
    end += sentence.length;
    return { start, end };
  });
}

const clauseOpeners = new Set(['so', 'then', 'but', 'and', 'after', 'also', 'because', 'finally']);
const subjects = new Set(['i', 'we', 'my', 'our', 'it', 'they', 'he', 'she', 'the', 'this', 'that', 'then']);

/** Dictated answers come without full stops: a stretch of more than 40 words is parted where a new clause opens. */
function partLong(words: Word[]): Word[][] {
  if (words.length <= 40) return [words];
  const parts: Word[][] = [[]];
  words.forEach((word, index) => {
    const opens = clauseOpeners.has(word.key) && subjects.has(words[index + 1]?.key ?? '');
    if (opens && (parts.at(-1)?.length ?? 0) >= 8) parts.push([]);
    parts.at(-1)?.push(word);
  });
  return parts;
}

/** The sentences of a text that hold at least one word. Abbreviations, initials and decimals do not end one. */
export function segmentText(text: string): Sentence[] {
  return spans(text).flatMap(({ start, end }) => {
    const words = wordsOf(text.slice(start, end), start);
    if (words.length === 0) return [];
    const parts = partLong(words);
    return parts.map((part, index) => ({
      start: index === 0 ? start : (part[0]?.start ?? start),
      end: index === parts.length - 1 ? end : (parts[index + 1]?.[0]?.start ?? end),
      words: part,
    }));
  });
}

/** Words that carry meaning: no function words. */
export function contentWords(words: readonly Word[]): Word[] {
  return words.filter((word) => !functionWords.has(word.key) && (word.isNumber || word.key.length > 1));
}
