import { tagWords } from '#core/text/tag-words.ts';
import { isPointOfWord } from '#core/text/split-sentences.ts';
import { wordCount } from '#core/text/words-of.ts';
import { stemsOf } from './clause-acts.ts';

/** A clause of a rung, by its place in it; `isBare` where it only joins, or is a blank. */
export type ToldClause = { start: number; end: number; text: string; isBare: boolean };

/** Where one clause goes over into the next; what only hangs on by "because", "when" or "who" stays with what it hangs on. */
const goesOver =
  /[.!?]["”’)]*(?=\s|$)|[;:](?=\s)|,(?! (?:who|which|that|where)\b)(?=\s)|\s[–—-](?=\s)|(?=\s(?:and|but) (?:i|we|he|she|it|they|you|there|nobody|everybody|my|our|his|her|their|the|that|this)\b)/giu;
const endsSentence = /^[.!?]/;
/** Of fewer words, or without a verb, a piece is no clause of its own. */
const fewestWords = 3;
const tells = (piece: string): boolean =>
  wordCount(piece) >= fewestWords && tagWords(piece).some(({ tag }) => tag === 'VERB' || tag === 'AUX');

type Piece = { start: number; end: number; closes: boolean };

function piecesOf(told: string): Piece[] {
  let start = 0;
  const cuts = [...told.matchAll(goesOver)].filter(({ index }) => !isPointOfWord(told, index));
  return [...cuts, null].flatMap((cut) => {
    const end = cut ? cut.index + cut[0].length : told.length;
    const piece = { start, end, closes: cut === null || endsSentence.test(cut[0]) };
    start = end;
    return end > piece.start ? [piece] : [];
  });
}

/** Whether a clause has no word that means something. */
const isBare = (words: string): boolean => stemsOf(words).size === 0 && !/\p{N}/u.test(words);

/** A rung cut into clauses, none left out: each with its verb, so that it can be said whether somebody told it. Blanks stay in the clause they stand in. */
export function toldClauses(text: string): ToldClause[] {
  const told = text.replace(/\[[^\]]*\]/g, (blank) => ' '.repeat(blank.length));
  const joined: Piece[] = [];
  for (const piece of piecesOf(told)) {
    const open = joined.at(-1);
    const isOpen = open !== undefined && !open.closes;
    const [own, before] = [
      tells(told.slice(piece.start, piece.end)),
      open && tells(told.slice(open.start, open.end)),
    ];
    if (open && isOpen && (!own || !before)) joined.splice(-1, 1, { ...piece, start: open.start });
    else joined.push(piece);
  }
  return joined.flatMap(({ start, end }) => {
    const raw = text.slice(start, end);
    const from = start + (raw.length - raw.trimStart().length);
    const words = raw.trim();
    if (words === '') return [];
    return [{ start: from, end: from + words.length, text: words, isBare: isBare(told.slice(start, end)) }];
  });
}
