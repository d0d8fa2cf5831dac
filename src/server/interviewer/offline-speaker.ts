import { setTimeout as pause } from 'node:timers/promises';
import { offlineWords } from '#core/interview/offline-speaker.ts';
import type { Speaker } from './speaker.ts';

/** The panel without a language model: says the conductor's own wording, a word at a time. `wordMs` is the pace, 0 for at once. */
export function createOfflineSpeaker(wordMs: number): Speaker {
  return {
    capabilities: { engine: 'offline' },
    async *utter(directive, { signal }) {
      for (const word of offlineWords(directive)) {
        if (wordMs > 0 && !signal.aborted) await pause(wordMs);
        yield word;
      }
      return { by: 'offline' };
    },
    interviewOver: async () => {},
  };
}
