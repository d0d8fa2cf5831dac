import type { Recogniser } from './ports.ts';
import { waveOf } from './wave.ts';

/** Has stretches understood by the operator's speech service. `send` carries the wave file and the names to listen for. */
export function serviceRecogniser(
  send: (form: FormData) => Promise<{ text: string }>,
  namesToHear: () => Promise<readonly string[]>,
): Recogniser {
  return {
    place: 'service',
    hear: async (samples) => {
      const form = new FormData();
      form.set('names', JSON.stringify(await namesToHear()));
      form.set('sound', new Blob([waveOf(samples)], { type: 'audio/wav' }), 'stretch.wav');
      return (await send(form)).text;
    },
    end: () => undefined,
  };
}

/** Goes on with another recogniser from the first failure on; what the first did not understand is heard again, so that no word is lost (rule VOICE-12). */
export function withFallback(
  first: Recogniser,
  openSecond: () => Promise<Recogniser>,
  onFallback: () => void,
): Recogniser {
  let second: Promise<Recogniser> | null = null;
  return {
    get place() {
      return second ? ('device' as const) : first.place;
    },
    hear: async (samples) => {
      if (!second) {
        try {
          return await first.hear(samples);
        } catch {
          onFallback();
          second = openSecond();
        }
      }
      return (await second).hear(samples);
    },
    end: () => {
      first.end();
      second?.then((recogniser) => recogniser.end()).catch(() => undefined);
    },
  };
}
