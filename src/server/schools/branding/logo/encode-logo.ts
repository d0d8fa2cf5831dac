import { Worker } from 'node:worker_threads';
import { FairQueue, WaitedTooLong } from '#server/resumes/parser/fair-queue.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { LogoFault } from './logo-fault.ts';
import { logoHeadOf } from './logo-head.ts';
import type { EncodedLogo, LogoAnswer } from './logo-thread.ts';

/** Bounds on reading one picture, whatever it holds (rule SCHOOL-90). */
const bounds = { megabytes: 192, ms: 15_000, threadsAtOnce: 2, patienceMs: 30_000 } as const;

const queue = new FairQueue(bounds.threadsAtOnce);

/**
 * A picture encoded anew as a PNG of at most 512 pixels a side, on a thread of its own; `owner` (an organisation) has one at a time. Throws
 * Refusal, one of `logo_…`, where the file is no logo; its head is looked at before anything of it is unpacked (rule SCHOOL-90).
 */
export async function encodeLogo(bytes: Uint8Array, owner: string): Promise<EncodedLogo> {
  try {
    logoHeadOf(bytes);
    const answer = await queue.run(owner, bounds.patienceMs, () => onThread(bytes));
    if ('fault' in answer) throw new LogoFault(answer.fault);
    return answer;
  } catch (error) {
    if (error instanceof LogoFault) throw new Refusal(error.code);
    if (error instanceof WaitedTooLong) throw new Refusal('logo_took_too_long');
    throw error;
  }
}

async function onThread(bytes: Uint8Array): Promise<LogoAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<LogoAnswer>();
  const worker = new Worker(new URL('./logo-thread.ts', import.meta.url), {
    workerData: bytes,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: bounds.megabytes },
  });
  const late = setTimeout(() => reject(new LogoFault('logo_took_too_long')), bounds.ms);
  worker
    .once('message', resolve)
    .once('error', (error: Error & { code?: string }) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new LogoFault('logo_damaged') : error),
    )
    .once('exit', () => reject(new Error('The thread that reads a logo ended.')));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}
