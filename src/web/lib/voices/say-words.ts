import { sentencesOf } from './sentences.ts';
import type { Voice } from './voice.ts';

/** Says words sentence by sentence in one panellist's voice, and resolves when they are over or `signal` aborts. Rejects when there is no sound to be had. */
export async function sayWords(
  voice: Voice,
  words: string,
  panellistId: string,
  signal: AbortSignal,
): Promise<void> {
  for (const { text } of sentencesOf(words, true)) {
    if (signal.aborted) return;
    const playback = await voice.speak(text, panellistId);
    if (signal.aborted) return playback.stop();
    const hush = () => playback.stop();
    signal.addEventListener('abort', hush, { once: true });
    await playback.over;
    signal.removeEventListener('abort', hush);
  }
}
