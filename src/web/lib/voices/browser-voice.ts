import type { Panellist, PortraitId } from '#contract/panellists.ts';
import type { Playback, Voice } from './voice.ts';

type Manner = { voice: SpeechSynthesisVoice; pitch: number; rate: number };

const women: readonly PortraitId[] = ['meera', 'nandita', 'ritu', 'lakshmi'];
/** Names under which systems sell a woman's or a man's voice. */
const womensNames =
  /heera|neerja|veena|aditi|kajal|samantha|zira|hazel|susan|karen|moira|tessa|fiona|female/i;
const mensNames = /ravi|rishi|prabhat|daniel|david|mark|george|james|alex|fred|oliver|male/i;

const nearness = ({ lang }: SpeechSynthesisVoice): number =>
  [/^en.IN/i, /^en.GB/i, /^en.AU/i, /^en/i].findIndex((pattern) => pattern.test(lang));

/** The English voices that speak on this computer, the nearest to India first; voices of the network would carry the panel's words away (rule VOICE-1). */
export const ownVoices = (all: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice[] =>
  all
    .filter((voice) => voice.localService && /^en/i.test(voice.lang))
    .toSorted((a, b) => nearness(a) - nearness(b));

/** One voice of this browser for each panellist, or null where there are fewer than panellists. */
export function chooseVoices(
  panel: readonly Panellist[],
  all: readonly SpeechSynthesisVoice[],
): ReadonlyMap<string, Manner> | null {
  const free = ownVoices(all);
  if (panel.length === 0 || free.length < panel.length) return null;
  const chosen = new Map<string, Manner>();
  for (const [seat, { id, portrait }] of panel.entries()) {
    const isWoman = women.includes(portrait);
    const fits = free.find(
      ({ name }) =>
        (isWoman ? womensNames : mensNames).test(name) && !(isWoman ? /\bmale/i : /female/i).test(name),
    );
    const voice = fits ?? free[0];
    if (!voice) return null;
    free.splice(free.indexOf(voice), 1);
    const pitch = (fits ? 1 : isWoman ? 1.2 : 0.85) + 0.04 * seat;
    chosen.set(id, { voice, pitch, rate: 1 - 0.04 * seat });
  }
  return chosen;
}

/** Speaks with the voices of the browser. */
export function openBrowserVoice(manners: ReadonlyMap<string, Manner>): Voice {
  return {
    prepare: () => undefined,
    speak: (sentence, panellistId) => {
      const manner = manners.get(panellistId) ?? [...manners.values()][0];
      return new Promise((resolve, reject) => {
        const utterance = new SpeechSynthesisUtterance(sentence);
        if (manner) Object.assign(utterance, { voice: manner.voice, pitch: manner.pitch, rate: manner.rate });
        const ending = Promise.withResolvers<boolean>();
        let share = 0;
        utterance.onboundary = (event) => (share = event.charIndex / sentence.length);
        utterance.onstart = () =>
          resolve({
            over: ending.promise,
            share: () => share,
            stop: () => speechSynthesis.cancel(),
          } satisfies Playback);
        utterance.onend = () => ending.resolve(true);
        utterance.addEventListener('error', (event) => {
          ending.resolve(false);
          reject(new Error(`the browser did not speak: ${event.error}`));
        });
        speechSynthesis.speak(utterance);
      });
    },
    end: () => speechSynthesis.cancel(),
  };
}

/** The voices of this browser; some browsers know them only a moment after they were first asked. */
export async function browserVoices(): Promise<readonly SpeechSynthesisVoice[]> {
  if (!('speechSynthesis' in window)) return [];
  const known = speechSynthesis.getVoices();
  if (known.length > 0) return known;
  await new Promise((resolve) => {
    speechSynthesis.addEventListener('voiceschanged', resolve, { once: true });
    setTimeout(resolve, 1_000);
  });
  return speechSynthesis.getVoices();
}
