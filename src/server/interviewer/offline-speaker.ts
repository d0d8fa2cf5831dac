import { setTimeout as pause } from 'node:timers/promises';
import { draftWords } from '#core/interview/draft-words.ts';
import type { Speaker } from './speaker.ts';

/** The panel without a language model: says the conductor's own wording, a word at a time. `wordMs` is the pace, 0 for at once. */
export function createOfflineSpeaker(wordMs: number): Speaker {
  return {
    capabilities: { engine: 'offline' },
    listens: () => false,
    async *utter(directive, { signal }) {
      for (const word of draftWords(directive)) {
        // A pause that is given up is only over sooner.
        if (wordMs > 0) await pause(wordMs, undefined, { signal }).catch(() => undefined);
        if (signal.aborted) return { by: 'offline', because: 'cancelled' };
        yield word;
      }
      return { by: 'offline' };
    },
    interviewOver: async () => {},
  };
}
