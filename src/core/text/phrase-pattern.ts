const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function source(phrase: string): string {
  const open = phrase.endsWith('*');
  const words = (open ? phrase.slice(0, -1) : phrase).split(' ').map(escape);
  return words.join(String.raw`\s+`) + (open ? String.raw`\p{L}*` : '');
}

/** A pattern that finds any of the phrases as whole words, the longest first; a phrase may end in `*` for any ending. Case and spacing do not matter. */
export function phrasePattern(phrases: readonly string[]): RegExp {
  const longestFirst = [...new Set(phrases)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:${longestFirst.map(source).join('|')})(?![\p{L}\p{M}\p{N}])`,
    'giu',
  );
}

/** A set of phrases written as prose: comma-separated, line breaks as you like. */
export function phrases(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}
