import { createHash } from 'node:crypto';

/** The panel's own lines come again in every interview: half an hour to an hour of speech is kept, what was asked for longest ago goes first. */
const mostBytes = 48 * 1024 * 1024;

/** Sounds of sentences, by voice and words. */
export class SoundCache {
  readonly #sounds = new Map<string, Uint8Array>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(most = mostBytes) {
    this.#mostBytes = most;
  }

  get(voice: string, text: string): Uint8Array | null {
    const key = keyOf(voice, text);
    const sound = this.#sounds.get(key);
    if (!sound) return null;
    this.#sounds.delete(key);
    this.#sounds.set(key, sound);
    return sound;
  }

  keep(voice: string, text: string, sound: Uint8Array): void {
    const key = keyOf(voice, text);
    if (this.#sounds.has(key)) return;
    this.#sounds.set(key, sound);
    this.#bytes += sound.byteLength;
    for (const [oldest, { byteLength }] of this.#sounds) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#sounds.delete(oldest);
      this.#bytes -= byteLength;
    }
  }
}

const keyOf = (voice: string, text: string): string =>
  createHash('sha256').update(`${voice}\n${text}`).digest('base64');
