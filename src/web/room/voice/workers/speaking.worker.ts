import { expose, transfer } from 'comlink';
import { type FliteVoice, loadFlite, type Sound, type SpeakSentence } from '../engines/flite.ts';

let speak: SpeakSentence | null = null;

/** Flite behind the page. */
const speaking = {
  async load(flite: ArrayBuffer): Promise<void> {
    speak = await loadFlite(flite);
  },
  async speak(sentence: string, voice: FliteVoice, pace: number): Promise<Sound> {
    if (!speak) throw new Error('speak before load');
    const sound = await speak(sentence, voice, pace);
    return transfer(sound, [sound.samples.buffer]);
  },
};
export type Speaking = typeof speaking;
expose(speaking);
