import { expose } from 'comlink';
import { env } from 'onnxruntime-web/wasm';
import { type Listener, type ListenEvent, loadSilero } from '../engines/silero.ts';

let listener: Listener | null = null;
/** Everything told so far has arrived: calls of a page's function travel another way than replies. */
let told: Promise<unknown> = Promise.resolve();

/** Silero behind the page: it takes frames and tells when somebody speaks. */
const listening = {
  async load(
    runtime: ArrayBuffer,
    silero: ArrayBuffer,
    onEvent: (event: ListenEvent) => Promise<void>,
  ): Promise<void> {
    Object.assign(env.wasm, { numThreads: 1, wasmBinary: runtime });
    listener = await loadSilero(silero, (event) => {
      told = Promise.all([told, onEvent(event)]);
    });
  },
  async push(frame: Float32Array<ArrayBuffer>, atMs: number): Promise<void> {
    await listener?.push(frame, atMs);
  },
  /** Resolves once the stretch that is being spoken has been told. */
  async cut(): Promise<void> {
    await listener?.cut();
    await told;
  },
};
export type Listening = typeof listening;
expose(listening);
