import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CopyPart } from './copy-part.ts';

/** The most a copy may hold in memory while it is written, in megabytes. */
const mostMegabytes = 256;

/**
 * Writes the parts of a copy as a ZIP and gives its bytes as they come. The work is done on a thread of its own that gives way to all other
 * work on Linux, and one part at a time: nobody's answer waits for it. Throws what reading a part or writing it threw.
 */
export async function* writeOnThread(parts: AsyncIterable<CopyPart>): AsyncGenerator<Uint8Array> {
  const worker = new Worker(new URL('./copy-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const died = new Promise<never>((_, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread that writes a copy ended with ${code}.`)));
  });
  // It may die while a part is read; then the next one finds out.
  died.catch(() => undefined);
  try {
    for await (const part of parts) {
      const answer = once(worker, 'message');
      worker.postMessage(part);
      const [written] = (await Promise.race([answer, died])) as [Uint8Array[]];
      yield* written;
    }
  } finally {
    await worker.terminate();
  }
}
