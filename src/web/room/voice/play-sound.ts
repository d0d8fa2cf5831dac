import type { Playback } from '#web/lib/voices/voice.ts';

/** Plays a sound, as it is or detuned, which makes it faster or slower too. */
export function playSound(context: AudioContext, buffer: AudioBuffer, detuneCents = 0): Playback {
  const source = new AudioBufferSourceNode(context, { buffer, detune: detuneCents });
  source.connect(context.destination);
  const seconds = buffer.duration / 2 ** (detuneCents / 1200);
  const began = context.currentTime;
  let isStopped = false;
  const over = new Promise<boolean>((resolve) => {
    source.addEventListener('ended', () => resolve(!isStopped));
  });
  source.start();
  return {
    over,
    share: () => Math.min(1, (context.currentTime - began) / seconds),
    stop: () => {
      isStopped = true;
      source.stop();
    },
  };
}

/** The sounds asked for last, by name: the sentence to come, and one that was asked for twice. What failed is asked for again. */
export class ReadySounds<T> {
  readonly #ready = new Map<string, Promise<T>>();

  get(name: string, make: () => Promise<T>): Promise<T> {
    const known = this.#ready.get(name) ?? make();
    this.#ready.delete(name);
    this.#ready.set(name, known);
    known.catch(() => this.#ready.delete(name));
    for (const old of [...this.#ready.keys()].slice(0, -keptSounds)) this.#ready.delete(old);
    return known;
  }
}
const keptSounds = 4;
