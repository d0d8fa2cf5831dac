import { type ModelName, modelSizes } from './engines/model-sizes.ts';
import { modelUrls } from './engines/models.ts';

/** How far a download is, in bytes that cross the network. */
export type Fetched = { doneBytes: number; allBytes: number };

/**
 * Fetches the files of these engines, one after the other as the browser's cache has them. Throws TypeError without a network, and what
 * `signal` was aborted with.
 */
export async function fetchModels<Name extends ModelName>(
  names: readonly Name[],
  onProgress: (fetched: Fetched) => void,
  signal: AbortSignal,
): Promise<Record<Name, ArrayBuffer>> {
  const allBytes = names.reduce((sum, name) => sum + modelSizes[name].sentBytes, 0);
  const found: Partial<Record<Name, ArrayBuffer>> = {};
  let before = 0;
  for (const name of names) {
    const { bytes, sentBytes } = modelSizes[name];
    const start = before;
    const tell = (share: number): void => onProgress({ doneBytes: start + share * sentBytes, allBytes });
    found[name] = await fetchFile(modelUrls[name], bytes, tell, signal);
    before += sentBytes;
  }
  return found as Record<Name, ArrayBuffer>;
}

async function fetchFile(
  url: string,
  bytes: number,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const reply = await fetch(url, { signal });
  if (!reply.ok || !reply.body) throw new TypeError(`${url} answered ${reply.status}`);
  const whole = new Uint8Array(bytes);
  let read = 0;
  for (const reader = reply.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    if (read + value.length > bytes) throw new TypeError(`${url} is longer than ${bytes} bytes`);
    whole.set(value, read);
    read += value.length;
    tell(read / bytes);
  }
  if (read < bytes) throw new TypeError(`${url} ended after ${read} of ${bytes} bytes`);
  return whole.buffer;
}
