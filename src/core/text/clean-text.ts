import { lookalike, visible } from './as-read.ts';

/** An answer as the analysers read it, with the way back to the candidate's own characters. */
export type CleanText = {
  text: string;
  source: string;
  /** Where in `source` the character at this index of `text` came from; the end of the text maps to the end of the source. */
  sourceIndex: (index: number) => number;
};

const plainMarks: Record<string, string> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u02BC': "'",
  '\u201C': '"',
  '\u201D': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2212': '-',
  '\u2014': ', ',
};

/** Letters of other alphabets that look like Latin ones are folded only inside words that also hold Latin letters: an answer may well be in Russian. */
function unmaskWords(pieces: string[]): void {
  const joined = pieces.join('');
  if (!/\p{Script=Latin}/u.test(joined) || !/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(joined)) return;
  let from = 0;
  while (from < pieces.length) {
    let to = from;
    while (to < pieces.length && /^[\p{L}\p{M}]+$/u.test(pieces[to] ?? '')) to += 1;
    const word = pieces.slice(from, to).join('');
    if (/\p{Script=Latin}/u.test(word))
      for (let at = from; at < to; at += 1) pieces[at] = lookalike(pieces[at] ?? '');
    from = Math.max(to, from + 1);
  }
}

/** Printable ASCII in single spaces needs no cleaning. */
const isPlain = (source: string): boolean => /^[ -~\n]*$/.test(source) && !/ {2}|^ |\n /.test(source);

/**
 * The text without what a reader cannot see: NFKC, no zero-width, bidirectional, tag or control characters, plain quotes and dashes, single
 * spaces; lookalike letters unmasked. Line breaks stay, since they end sentences (rule RESUME-12).
 */
export function cleanText(source: string): CleanText {
  if (isPlain(source))
    return { text: source, source, sourceIndex: (index) => Math.min(Math.max(0, index), source.length) };
  const pieces: string[] = [];
  const origins: number[] = [];
  let at = 0;
  for (const cluster of source.match(/\P{M}\p{M}*|\p{M}+/gsu) ?? []) {
    const plain = Array.from(visible(cluster).normalize('NFKC'), (c) => plainMarks[c] ?? c).join('');
    const spaced = plain.replace(/[\r\u2028\u2029]/g, '\n').replace(/[^\S\n]/g, ' ');
    const repeatsSpace = spaced === ' ' && / $|^$/.test(pieces.at(-1) ?? '');
    if (spaced !== '' && !repeatsSpace) {
      pieces.push(spaced);
      origins.push(at);
    }
    at += cluster.length;
  }
  unmaskWords(pieces);
  const starts = pieces.flatMap((piece, index) =>
    Array.from({ length: piece.length }, () => origins[index] ?? 0),
  );
  return {
    text: pieces.join(''),
    source,
    sourceIndex: (index) => (index >= starts.length ? source.length : (starts[Math.max(0, index)] ?? 0)),
  };
}
