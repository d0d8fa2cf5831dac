import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type scoringWork, workNamed } from './scoring-work.ts';

/** A piece of work asked of the thread, and what came of it. */
export type WorkAsked = { id: number; name: keyof typeof scoringWork; given: readonly unknown[] };
export type WorkDone = { id: number; result: unknown } | { id: number; error: string };

// Linux gives a thread a priority of its own; elsewhere this would be the whole process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on('message', ({ id, name, given }: WorkAsked) => {
  try {
    parentPort?.postMessage({ id, result: workNamed(name)(...given) } satisfies WorkDone);
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : 'unknown';
    parentPort?.postMessage({ id, error: told } satisfies WorkDone);
  }
});
