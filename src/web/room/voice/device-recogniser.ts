import { transfer } from 'comlink';
import type { Recogniser } from './ports.ts';
import { startWorker } from './start-worker.ts';
import type { Hearing } from './workers/hearing.worker.ts';

/** Hears on the device: the sound goes to a worker and no further. */
export async function openDeviceRecogniser(models: {
  runtime: ArrayBuffer;
  encoder: ArrayBuffer;
  decoder: ArrayBuffer;
}): Promise<Recogniser> {
  const { remote, orFail, end } = startWorker<Hearing>(
    new Worker(new URL('./workers/hearing.worker.ts', import.meta.url), { type: 'module' }),
  );
  const { runtime, encoder, decoder } = models;
  await orFail(remote.load(runtime, transfer(encoder, [encoder]), transfer(decoder, [decoder])));
  return {
    place: 'device',
    hear: (samples) => orFail(remote.hear(transfer(samples, [samples.buffer]))),
    end,
  };
}
