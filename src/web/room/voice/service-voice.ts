import type { PortraitId } from '#contract/panellists.ts';
import { playSound, ReadySounds } from './play-sound.ts';
import type { Voice } from '#web/lib/voices/voice.ts';

/** Speaks with the voices of the operator's speech service. `send` gets the sound of a sentence, base64. */
export function openServiceVoice(
  send: (sentence: { portrait: PortraitId; text: string }) => Promise<{ audio: string }>,
  portraitOf: (panellistId: string) => PortraitId,
): Voice {
  const context = new AudioContext();
  const ready = new ReadySounds<AudioBuffer>();
  const soundOf = (text: string, panellistId: string): Promise<AudioBuffer> => {
    const portrait = portraitOf(panellistId);
    return ready.get(`${portrait} ${text}`, async () => {
      const { audio } = await send({ portrait, text });
      const bytes = Uint8Array.from(atob(audio), (letter) => letter.charCodeAt(0));
      return context.decodeAudioData(bytes.buffer);
    });
  };
  return {
    prepare: (sentence, panellistId) => void soundOf(sentence, panellistId).catch(() => undefined),
    speak: async (sentence, panellistId) => {
      const sound = await soundOf(sentence, panellistId);
      await context.resume();
      return playSound(context, sound);
    },
    end: () => void context.close(),
  };
}

/** Speaks with another voice from the first failure on, beginning with the sentence that failed (rule VOICE-12). */
export function withSecondVoice(
  first: Voice,
  openSecond: () => Promise<Voice>,
  onFallback: () => void,
): Voice {
  let second: Promise<Voice> | null = null;
  return {
    prepare: (...sentence) =>
      second
        ? void second.then((voice) => voice.prepare(...sentence)).catch(() => undefined)
        : first.prepare(...sentence),
    speak: async (...sentence) => {
      if (!second) {
        try {
          return await first.speak(...sentence);
        } catch {
          onFallback();
          second = openSecond();
        }
      }
      return (await second).speak(...sentence);
    },
    end: () => {
      first.end();
      second?.then((voice) => voice.end()).catch(() => undefined);
    },
  };
}
