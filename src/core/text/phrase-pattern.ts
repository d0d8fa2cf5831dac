const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function source(phrase: string): string {
  const open = phrase.endsWith('*');
  const words = (open ? phrase.slice(0, -1) : phrase).split(' ').map(escape);
  return words.join(String.raw`\s+`) + (open ? String.raw`\p{L}*` : '');
}

const phrasal = new WeakSet<RegExp>();

/** Whether a pattern was made of phrases: it matches whole words, and looks no further than the characters beside them. */
export const isPhrasal = (pattern: RegExp): boolean => phrasal.has(pattern);

/** A pattern that finds any of the phrases as whole words, the longest first; a phrase may end in `*` for any ending. Case and spacing do not matter. */
export function phrasePattern(phrases: readonly string[]): RegExp {
  const longestFirst = [...new Set(phrases)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:${longestFirst.map(source).join('|')})(?![\p{L}\p{M}\p{N}])`,
    'giu',
  );
  phrasal.add(pattern);
  return pattern;
}

/** A set of phrases written as prose: comma-separated, line breaks as you like. */
export function phrases(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}
