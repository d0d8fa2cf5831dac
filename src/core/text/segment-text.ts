import { splitSentences } from './split-sentences.ts';
import { remembered } from './remembered.ts';
import { type Word, wordsOf } from './words-of.ts';

export type Sentence = { readonly start: number; readonly end: number; readonly words: readonly Word[] };

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

/** Beyond this share of "and" a stretch is things strung together, of which no part is a clause. */
const mostJoins = 0.2;

/** Dictated answers come without full stops: a stretch of more than 40 words is parted where a new clause opens. */
function partLong(words: Word[]): Word[][] {
  const joins = words.filter(({ key }) => key === 'and').length;
  if (words.length <= 40 || joins > mostJoins * words.length) return [words];
  const parts: Word[][] = [[]];
  words.forEach((word, index) => {
    const opens = clauseOpeners.has(word.key) && subjects.has(words[index + 1]?.key ?? '');
    if (opens && (parts.at(-1)?.length ?? 0) >= 8) parts.push([]);
    parts.at(-1)?.push(word);
  });
  return parts;
}

function segment(text: string): readonly Sentence[] {
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

/** The sentences of a text that hold at least one word. Abbreviations, initials and decimals do not end one. Every detector of a turn asks for the same few texts. */
export const segmentText = remembered(segment, 100_000);
