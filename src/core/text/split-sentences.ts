import { visible } from './as-read.ts';
import { functionWords } from './stop-words.ts';

/** End marks with the closing quotes, brackets and emphasis after them. */
const border = /([.?!…\u0964]+)["”’'»)\]}*_]*/gu;
/** Forms of address and months: a name or a day comes next, so that their point never ends a sentence. */
const title =
  /^(?:mr|mrs|ms|dr|prof|smt|shri|capt|lt|col|m\/s|st|rs|inr|usd|mt|ft|fig|vs|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)$/iu;
/** Words whose point ends a sentence only before a word that opens one; others are known by their shape: "B.", "B.Com.", "a.m.". */
const abbreviation =
  /^(?:approx|nos|asst|adv|sq|min|max|maj|regd|inc|ltd|pvt|co|corp|bros|dept|govt|univ|sr|jr|hons|viz|cf|eg|ie|al|etc|\p{L}|\p{L}{1,4}(?:\.\p{L}{1,5})+)$/iu;
/** No more than this is read before and after a mark; unseen characters may stand between letters. */
const longestWord = 60;

/** Whether the marks between two places end a sentence. No while that depends on what is still to come. */
function ends(text: string, start: number, end: number, marks: string): boolean {
  const rest = text.slice(end, end + longestWord);
  if (rest === '') return false;
  if (marks.includes('\u0964')) return true;
  if (!/^(?:\s|\p{Lu}\p{Ll}|I[\s'’])/u.test(rest)) return false;
  if (/[?!]/.test(marks)) return true;
  // "That is… about twelve": only a capital begins a new sentence after these.
  if (marks !== '.') return /^\s*[\p{Lu}"“‘]/u.test(rest);
  const word = wordBefore(text, start);
  if (/^no$/i.test(word)) return /^\s*[^\s\p{N}\p{Cs}]/u.test(rest);
  return !title.test(word) && (!abbreviation.test(word) || opensNext(rest));
}

function wordBefore(text: string, at: number): string {
  const before = visible(text.slice(Math.max(0, at - longestWord), at));
  let from = before.length;
  while (from > 0 && !/[\s("“‘[*_]/u.test(before.charAt(from - 1))) from -= 1;
  return before.slice(from);
}

/** Whether a text goes on with a capitalised word that opens sentences and is no initial: "in B.Tech. Why". No until it is whole. */
function opensNext(rest: string): boolean {
  const word = /^\s*(\p{Lu}[\p{L}'’]*)(?=[^\p{L}\p{Cs}'’.])/u.exec(rest)?.[1] ?? 'A';
  return word !== 'A' && functionWords.has(word.toLowerCase().replace('’', "'"));
}

/** Where the sentence that begins at `from` ends; -1 while none surely has. */
function endOfSentence(text: string, from: number): number {
  border.lastIndex = from;
  for (let match = border.exec(text); match; match = border.exec(text)) {
    const end = match.index + match[0].length;
    if (ends(text, match.index, end, match[1] ?? '')) return end;
  }
  return -1;
}

/**
 * The sentences of a text, one after the other, each beginning with the space before it; together they are the text. A sentence ends with an end
 * mark before space or a capital; "Prof. Bhalla", "6.5 hours", "B.Com. students", "No. 5" and "that is… well" do not end one.
 */
export function splitSentences(text: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (let end = endOfSentence(text, 0); end >= 0; end = endOfSentence(text, from)) {
    found.push(text.slice(from, end));
    from = end;
  }
  return from < text.length ? [...found, text.slice(from)] : found;
}

/** The first whole sentence of a stream and what comes after it, by the same rule; null while none has ended. What comes later never changes where it ends. */
export function takeSentence(stream: string): { sentence: string; rest: string } | null {
  const end = endOfSentence(stream, 0);
  return end < 0 ? null : { sentence: stream.slice(0, end), rest: stream.slice(end) };
}
