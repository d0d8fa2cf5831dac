import type { Ending } from './voice-choice.ts';

/** Notices a pause only after this time (engines/silero.ts). */
const noticedMs = 900;
const silenceMs = 4_300;
/** Who stops in the middle of a sentence is thinking. */
const thinkingMs = 6_000;
const letGoMs = 1_500;

/**
 * How long after a pause was noticed an answer ends by itself, going by its words so far; null is never (rule VOICE-3). An answer that
 * stops where no sentence ends gets more time.
 */
export function endsAfterMs(ending: Ending, words: string): number | null {
  switch (ending) {
    case 'say_when':
      return null;
    case 'when_i_stop':
      return (soundsUnfinished(words) ? thinkingMs : silenceMs) - noticedMs;
    case 'hold':
      return letGoMs;
  }
}

const openEnd =
  /(?:^|\s)(?:a|an|the|my|our|and|or|but|so|because|since|if|when|while|that|which|who|to|of|in|on|at|for|with|from|by|is|was|were|are|i|we|um|uh|like|actually|basically|matlab|toh)[.,…]*$/i;

/** Whether words break off in the middle of a sentence: at a word that leads on, or where the recogniser heard no end. */
export function soundsUnfinished(words: string): boolean {
  const text = words.trim();
  return openEnd.test(text) || !/[.?!”"]$/.test(text) || text.endsWith('...');
}
