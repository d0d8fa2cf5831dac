import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { inflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { logoLimits } from '#contract/schools/branding.ts';
import { LogoFault, type LogoFaultCode } from './logo-fault.ts';
import { logoHeadOf } from './logo-head.ts';
import { readPng } from './png-chunks.ts';
import { type Pixels, shrinkPixels } from './shrink-pixels.ts';
import { lowerThreadPriority } from '#server/platform/background-thread.ts';

/** A logo as it is kept. */
export type EncodedLogo = { png: Uint8Array; width: number; height: number };
export type LogoAnswer = EncodedLogo | { fault: LogoFaultCode };

lowerThreadPriority();

/** What the rows unpack to is bounded by what the head says, before the library unpacks them without a bound of its own. */
function decodePng(bytes: Uint8Array): Pixels {
  const { packed, unpackedBytes } = readPng(bytes);
  inflateSync(Buffer.concat(packed), { maxOutputLength: unpackedBytes });
  const { width, height, data } = PNG.sync.read(Buffer.from(bytes));
  return { width, height, data };
}

async function decodeWebp(bytes: Uint8Array): Promise<Pixels> {
  const find = createRequire(import.meta.url);
  const { default: decode, init } = await import('@jsquash/webp/decode.js');
  const wasm = new WebAssembly.Module(readFileSync(find.resolve('@jsquash/webp/codec/dec/webp_dec.wasm')));
  // The decoder gives what a browser would; Node has no such class.
  Object.assign(globalThis, {
    ImageData: class {
      readonly data: Uint8ClampedArray;
      readonly width: number;
      readonly height: number;
      constructor(data: Uint8ClampedArray, width: number, height: number) {
        [this.data, this.width, this.height] = [data, width, height];
      }
    },
  });
  await (init as unknown as (module: WebAssembly.Module) => Promise<void>)(wasm);
  const { width, height, data } = await decode(new Uint8Array(bytes).buffer);
  return { width, height, data: new Uint8Array(data) };
}

/** The picture anew: nothing of the file but its pixels is in it. */
async function encodeAnew(bytes: Uint8Array): Promise<EncodedLogo> {
  const head = logoHeadOf(bytes);
  const pixels = head.form === 'png' ? decodePng(bytes) : await decodeWebp(bytes);
  if (pixels.width !== head.width || pixels.height !== head.height) throw new LogoFault('logo_damaged');
  const { width, height, data } = shrinkPixels(pixels, logoLimits.keptSide);
  const image = new PNG({ width, height });
  image.data = Buffer.from(data);
  return { png: PNG.sync.write(image), width, height };
}

async function answer(bytes: Uint8Array): Promise<LogoAnswer> {
  try {
    return await encodeAnew(bytes);
  } catch (error) {
    // Whatever a decoder says of these bytes, it is of no use to who gave them.
    return { fault: error instanceof LogoFault ? error.code : 'logo_damaged' };
  }
}

parentPort?.postMessage(await answer(workerData as Uint8Array));
