import { parentPort } from 'node:worker_threads';
import { type scoringWork, workNamed } from './scoring-work.ts';
import { lowerThreadPriority } from '#server/platform/background-thread.ts';

/** A piece of work asked of the thread, and what came of it. */
export type WorkAsked = { id: number; name: keyof typeof scoringWork; given: readonly unknown[] };
export type WorkDone = { id: number; result: unknown } | { id: number; error: string };

lowerThreadPriority();

parentPort?.on('message', ({ id, name, given }: WorkAsked) => {
  try {
    parentPort?.postMessage({ id, result: workNamed(name)(...given) } satisfies WorkDone);
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : 'unknown';
    parentPort?.postMessage({ id, error: told } satisfies WorkDone);
  }
});
