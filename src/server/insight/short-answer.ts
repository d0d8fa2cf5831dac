import { figuresIn } from '#core/insight/ledger/figures.ts';
import { givesAway, hasNoGround, putsRight } from '#core/insight/ledger/lexicon-exchange.ts';
import { sentencesOf } from '#core/insight/ledger/turn-words.ts';
import { moreOf } from '#server/feedback/report/shorten.ts';

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;
const isKept = (text: string): boolean =>
  figuresIn(text).length > 0 || [givesAway, hasNoGround, putsRight].some(({ pattern }) => pattern.test(text));

/**
 * An answer in its marks, shortened at the ends of sentences alone: its first ones up to `most` characters, and every sentence with a figure, a
 * concession or a correction; how many words are left out stands behind it (rule LEDGER-7).
 */
export function shortAnswer(text: string, most: number): string {
  const sentences = sentencesOf(text);
  const kept = sentences.filter(({ text: said, end }, at) => at === 0 || end <= most || isKept(said));
  const printed = kept.map(({ text: said }, at) => {
    const before = kept[at - 1];
    const follows = !before || sentences.indexOf(before) + 1 === sentences.indexOf(kept[at] ?? before);
    return follows ? said : `… ${said}`;
  });
  const left = wordsIn(text) - kept.reduce((sum, { text: said }) => sum + wordsIn(said), 0);
  const ends = kept.at(-1) === sentences.at(-1) ? '' : ' …';
  return left <= 0 ? `“${text.trim()}”` : `“${printed.join(' ')}${ends}” (${moreOf(left, 'word')})`;
}
