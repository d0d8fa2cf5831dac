import type { HeardStretch } from '#contract/transcript.ts';
import { wordKeys } from '#core/text/words-of.ts';

/** At most so many of its words may be changed in a spoken answer; beyond, it was written (rule VOICE-8). */
const mostChanged = 0.15;

/** Whether an answer is what was said: nearly the words that were heard, a mended name or figure aside. Never where nothing was heard. */
export function staysTrueToSpeech(text: string, heard: readonly HeardStretch[]): boolean {
  const said = wordKeys(heard.map((stretch) => stretch.text).join(' '));
  const written = wordKeys(text);
  if (said.length === 0) return false;
  return changedWords(said, written) <= mostChanged * Math.max(said.length, written.length);
}

/** How many words were put in, left out or replaced on the way from one text to the other. */
function changedWords(from: readonly string[], to: readonly string[]): number {
  let row = to.map((_, at) => at + 1);
  for (const [i, word] of from.entries()) {
    let diagonal = i;
    let left = i + 1;
    row = row.map((above, j) => {
      const changes = Math.min(above + 1, left + 1, diagonal + (word === to[j] ? 0 : 1));
      diagonal = above;
      left = changes;
      return changes;
    });
  }
  return row.at(-1) ?? from.length;
}
