import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { frameMs, frameSamples, heardRate } from '#web/room/voice/engines/frames.ts';
import { type HearStretch, loadMoonshine } from '#web/room/voice/engines/moonshine.ts';
import { loadSilero } from '#web/room/voice/engines/silero.ts';

/** What the room notices while it listens, in its order; `atMs` by the clock of the sound. */
export type Noticed =
  | { kind: 'voice' | 'quiet'; atMs: number }
  /** Words of a stretch that ended at `cutMs`; `tookMs` is what recognising it cost, by this machine. */
  | { kind: 'words'; atMs: number; cutMs: number; text: string; tookMs: number; audioMs: number };

const resolve = createRequire(import.meta.url).resolve;
const moonshine = join(
  dirname(resolve('onnxruntime-web')),
  '../../@moonshine-ai/moonshine-js/dist/model/tiny/quantized',
);

/** Moonshine as the room has it, and how long it took to load. */
export async function loadHearing(): Promise<{ hear: HearStretch; loadMs: number }> {
  const beganMs = performance.now();
  const read = (file: string): Uint8Array => readFileSync(join(moonshine, file));
  const hear = await loadMoonshine(read('encoder_model.onnx'), read('decoder_model_merged.onnx'));
  return { hear, loadMs: performance.now() - beganMs };
}

/** Lets the room's ear hear a sound, frame by frame: voice activity, then the words of each stretch, ready when their recognition would be. */
export async function hearAnswer(sound: Float32Array, hear: HearStretch): Promise<Noticed[]> {
  const noticed: Noticed[] = [];
  const stretches: { samples: Float32Array<ArrayBuffer>; cutMs: number }[] = [];
  const silero = Uint8Array.from(readFileSync(resolve('@ricky0123/vad-web/dist/silero_vad_v5.onnx')));
  let nowMs = 0;
  const listener = await loadSilero(silero.buffer, (event) => {
    if (event.kind === 'stretch') stretches.push({ samples: event.stretch.samples, cutMs: nowMs });
    else noticed.push({ kind: event.kind, atMs: nowMs });
  });
  for (let at = 0; at + frameSamples <= sound.length; at += frameSamples) {
    nowMs = (at / heardRate) * 1000 + frameMs;
    await listener.push(sound.slice(at, at + frameSamples), (at / heardRate) * 1000);
  }
  let readyMs = 0;
  for (const { samples, cutMs } of stretches) {
    const beganMs = performance.now();
    const text = await hear(samples);
    const tookMs = performance.now() - beganMs;
    readyMs = Math.max(readyMs, cutMs) + tookMs;
    noticed.push({
      kind: 'words',
      atMs: readyMs,
      cutMs,
      text,
      tookMs,
      audioMs: (samples.length / heardRate) * 1000,
    });
  }
  return noticed.toSorted((a, b) => a.atMs - b.atMs);
}
