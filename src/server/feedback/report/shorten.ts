import { cutText } from '#core/text/cut-text.ts';

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/**
 * A text of `most` characters, ended at a word; of a longer one the beginning, and how many words of it are in the feedback (rule REPORT-4).
 * A word that alone is longer is cut.
 */
export function shorten(text: string, most: number): { text: string; more: number } {
  if (text.length <= most) return { text, more: 0 };
  const cut = cutText(text, most);
  const atWord = /\s/.test(text.charAt(cut.length)) ? cut : cut.replace(/\s+\S*$/, '');
  const begun = atWord.trimEnd() || cut;
  return { text: `${begun}…`, more: Math.max(1, wordsIn(text) - wordsIn(begun)) };
}

/** `count` things that are not printed, in words. */
export const moreOf = (count: number, one: string, several = `${one}s`): string =>
  `…and ${count} more ${count === 1 ? one : several} in your feedback`;

/** A quote of `most` characters in its marks; what is missing of it is counted after them. */
export function shortQuote(text: string, most: number): string {
  const { text: begun, more } = shorten(text, most);
  return more === 0 ? `“${begun}”` : `“${begun}” (${moreOf(more, 'word')})`;
}
