import { expose } from 'comlink';
import { env } from 'onnxruntime-web/wasm';
import { type HearStretch, loadMoonshine } from '../engines/moonshine.ts';

let hear: HearStretch | null = null;

/** Moonshine behind the page: `load` once, then one stretch after the other. */
const hearing = {
  async load(runtime: ArrayBuffer, encoder: ArrayBuffer, decoder: ArrayBuffer): Promise<void> {
    Object.assign(env.wasm, { numThreads: 1, wasmBinary: runtime });
    hear = await loadMoonshine(new Uint8Array(encoder), new Uint8Array(decoder));
  },
  async hear(samples: Float32Array<ArrayBuffer>): Promise<string> {
    if (!hear) throw new Error('hear before load');
    return hear(samples);
  },
};
export type Hearing = typeof hearing;
expose(hearing);
