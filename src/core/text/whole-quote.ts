import { oneOf, raw } from './lexicon.ts';
import type { Mention } from './find-mentions.ts';
import { remembered } from './remembered.ts';
import { segmentText } from './segment-text.ts';
import { tagWords } from './tag-words.ts';

/** A quoted clause has so many words. */
const clauseWords = { least: 3, most: 14 };

/** Words before which a sentence falls into clauses, when somebody does something after them. */
const joining =
  /^(?:and|but|so|because|since|although|though|while|whereas|when|if|which|who|that|where|until|unless|then)$/i;
/** Words a clause that stands alone does not begin with. */
const leading = /^(?:and|but|so|then|also|still|yet|well|yes|no|okay|actually|basically|because|since)$/i;
/** Who a clause that stands alone may be about. Who "it" or "this" is, a quotation does not tell. */
const subject =
  /^(?:i|we|he|she|they|nobody|everybody|everyone|people|the|a|an|my|our|his|her|their|most|some|two|three|four|five|six)$/i;
/** Words a whole clause does not end on. */
const hanging = new RegExp(
  raw`^${oneOf(
    'a|an|the|of|to|in|on|at|for|with|from|by|and|or|but|so|than|as|my|our|his|her|their|its|is|was|are|were|be|been',
    'not|very|more|less|that|which|who|if|when|because|i|we|had|has|have|did|do|does',
  )}$`,
  'i',
);

type Part = Mention;
const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** The clauses of a stretch: parted at marks, and at joining words that a new subject follows. */
function clausesOf(text: string, start: number, end: number): Part[] {
  const tokens = Array.from(text.slice(start, end).matchAll(/\S+/g), (match) => ({
    text: match[0],
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
  const parts: Part[] = [];
  let from = 0;
  const close = (to: number): void => {
    const [first, last] = [tokens[from], tokens[to - 1]];
    if (first && last && to > from)
      parts.push({ text: text.slice(first.start, last.end), start: first.start, end: last.end });
    from = to;
  };
  tokens.forEach(({ text: word }, at) => {
    const next = tokens[at + 1]?.text ?? '';
    if (
      at > from &&
      joining.test(word) &&
      (subject.test(next) || /^(?:which|who|that|it)$/i.test(word + next))
    )
      close(at);
    if (/[,;:()–—]$/.test(word) && !/^\d/.test(next)) close(at + 1);
  });
  close(tokens.length);
  return parts;
}

/** A stretch without the joining word it begins with and the marks it ends with. */
function trimmed(text: string, { start, end }: Part): Part {
  let from = start;
  let to = end;
  const said = text.slice(start, end);
  const words = Array.from(said.matchAll(/\S+/g));
  const kept = words.find(({ 0: word }) => !leading.test(word.replace(/[,.]$/, '')));
  if (kept) from = start + kept.index;
  while (to > from && /[\s.,;:!?()"“”–—]/.test(text[to - 1] ?? '')) to -= 1;
  return { text: text.slice(from, to), start: from, end: to };
}

/** Whether a stretch is a clause from its subject to its end, which says something when it is said alone. */
function standsAlone({ text }: Part): boolean {
  const words = wordsOf(text);
  const [first = ''] = words;
  if (words.length < clauseWords.least || words.length > clauseWords.most) return false;
  if (/[?!:"“”()]/.test(text) || hanging.test(words.at(-1) ?? '')) return false;
  const tagged = tagWords(text);
  if (!subject.test(first) && !(tagged[0]?.tag === 'PROPN' && /^\p{Lu}/u.test(first))) return false;
  const verb = tagged.findIndex(
    ({ tag, key }, at) => at > 0 && (tag === 'AUX' || (tag === 'VERB' && !key.endsWith('ing'))),
  );
  return (
    verb > 0 && tagged.slice(0, verb).some(({ tag }) => tag === 'PRON' || tag === 'NOUN' || tag === 'PROPN')
  );
}

/** Words after which a clause before them was not over, or holds only on their condition. */
const goesOn = /^(?:that|whether|what|how|why|if|unless|than|as|to|of|for|with|by|from|about)$/i;

function readClauses(text: string): readonly Readonly<Mention>[] {
  return segmentText(text).flatMap((sentence) => {
    if (text.slice(sentence.start, sentence.end).includes('?')) return [];
    const parts = clausesOf(text, sentence.start, sentence.end);
    const clauses = parts.flatMap((part, at) => {
      const clause = trimmed(text, part);
      const next = wordsOf(parts[at + 1]?.text ?? '')[0] ?? '';
      return standsAlone(clause) && !goesOn.test(next) ? [clause] : [];
    });
    const whole = trimmed(text, { ...sentence, text: '' });
    return clauses.length === 0 && standsAlone(whole) ? [whole] : clauses;
  });
}

/** Every whole main clause of a text, from its subject to its end, or the whole sentence where none stands alone: what may be said again in quotation marks. */
export const clausesIn = remembered(readClauses, 200_000);
