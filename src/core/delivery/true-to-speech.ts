import { editsBetween } from '#contract/edits-between.ts';
import type { HeardStretch } from '#contract/transcript.ts';
import { wordKeys } from '#core/text/words-of.ts';

/** At most so many of its words may be changed in a spoken answer; beyond, it was written (rule VOICE-8). */
const mostChanged = 0.15;

/** Whether an answer is what was said: nearly the words that were heard, a mended name or figure aside. Never where nothing was heard. */
export function staysTrueToSpeech(text: string, heard: readonly HeardStretch[]): boolean {
  const said = wordKeys(heard.map((stretch) => stretch.text).join(' '));
  const written = wordKeys(text);
  if (said.length === 0) return false;
  return editsBetween(said, written) <= mostChanged * Math.max(said.length, written.length);
}
