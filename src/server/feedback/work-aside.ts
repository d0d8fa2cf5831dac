import { Worker } from 'node:worker_threads';
import type { WorkAsked, WorkDone } from './scoring-thread.ts';
import type { WorkPlace } from './scoring-work.ts';

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };
type Thread = { worker: Worker; waiting: Map<number, Waiting>; idle: NodeJS.Timeout | null };

/** A thread holds the rules and the tagger, some 60 MiB: it ends when no interview was scored for so long. */
const keptMs = 30_000;

/**
 * A thread that scores: replaying and reading an interview takes half a second, for which no other candidate waits; on Linux it
 * gives way to all other work (rule SPEED-2). It begins with the first piece of work and ends some time after the last. Work under way
 * when it ends is rejected, and done again with its job.
 */
export function openScoringThread(): WorkPlace & { close(): Promise<void> } {
  let thread: Thread | null = null;
  let asked = 0;
  const begin = (): Thread => {
    const worker = new Worker(new URL('./scoring-thread.ts', import.meta.url));
    const begun: Thread = { worker, waiting: new Map(), idle: null };
    const ended = (error: Error): void => {
      if (thread === begun) thread = null;
      for (const one of begun.waiting.values()) one.reject(error);
      begun.waiting.clear();
    };
    worker.on('message', (done: WorkDone) => {
      const one = begun.waiting.get(done.id);
      begun.waiting.delete(done.id);
      if (begun.waiting.size === 0) rest(begun);
      if ('error' in done) one?.reject(new Error(done.error));
      else one?.resolve(done.result);
    });
    worker.on('error', ended);
    worker.on('exit', (code) => ended(new Error(`The thread that scores ended with ${code}.`)));
    return begun;
  };
  const rest = (resting: Thread): void => {
    resting.worker.unref();
    resting.idle = setTimeout(() => {
      if (thread === resting) thread = null;
      void resting.worker.terminate();
    }, keptMs).unref();
  };
  return {
    do: (name, ...given) => {
      thread ??= begin();
      const { worker, waiting, idle } = thread;
      if (idle) clearTimeout(idle);
      worker.ref();
      const id = ++asked;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, name, given } satisfies WorkAsked);
      return promise as Promise<never>;
    },
    close: async () => {
      await thread?.worker.terminate();
    },
  };
}
