/** An answer as the analysers read it, with the way back to the candidate's own characters. */
export type CleanText = {
  text: string;
  source: string;
  /** Where in `source` the character at this index of `text` came from; the end of the text maps to the end of the source. */
  sourceIndex: (index: number) => number;
};

/** What a reader never sees: zero-width and bidirectional marks, soft hyphens, fillers, variation selectors, tags, controls. */
const unseen = /^(?:\p{Default_Ignorable_Code_Point}|\p{Cf}|\p{Cc})$/u;

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

/** Letters of other alphabets that look like Latin ones; folded only inside words that also hold Latin letters. */
const lookalikes: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  ο: 'o',
  α: 'a',
  ν: 'v',
  А: 'A',
  В: 'B',
  Е: 'E',
  І: 'I',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
};

function unmaskWords(pieces: string[]): void {
  const joined = pieces.join('');
  if (!/\p{Script=Latin}/u.test(joined) || !/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(joined)) return;
  let from = 0;
  while (from < pieces.length) {
    let to = from;
    while (to < pieces.length && /^[\p{L}\p{M}]+$/u.test(pieces[to] ?? '')) to += 1;
    const word = pieces.slice(from, to).join('');
    if (/\p{Script=Latin}/u.test(word))
      for (let at = from; at < to; at += 1) pieces[at] = lookalikes[pieces[at] ?? ''] ?? pieces[at] ?? '';
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
    const visible = Array.from(cluster)
      .filter((c) => /[\n\t\r]/.test(c) || !unseen.test(c))
      .join('');
    const plain = Array.from(visible.normalize('NFKC'), (c) => plainMarks[c] ?? c).join('');
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
