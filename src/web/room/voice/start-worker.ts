import { type Remote, wrap } from 'comlink';

type Started<T> = {
  remote: Remote<T>;
  /** The result of a call, or a rejection when the worker itself cannot go on. */
  orFail: <R>(result: Promise<R>) => Promise<R>;
  end: () => void;
};

/** Starts what a worker exposes. */
export function startWorker<T>(worker: Worker): Started<T> {
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'a worker did not start')));
  });
  failed.catch(() => undefined);
  return {
    remote: wrap<T>(worker),
    orFail: (result) => Promise.race([result, failed]),
    end: () => worker.terminate(),
  };
}
