type Waiting = { start: () => void; leave: (error: unknown) => void };

/** Thrown to a job that waited longer than it was allowed to. */
export class WaitedTooLong extends Error {
  constructor() {
    super('waited too long for a turn');
    this.name = 'WaitedTooLong';
  }
}

/**
 * Runs at most `atOnce` jobs at a time, one per key (a user), and takes turns between keys: however many files one user sends, each other user waits for at most
 * one of them per file of their own.
 */
export class FairQueue {
  readonly #atOnce: number;
  /** The jobs that wait, by key; the order of the keys is the order of their turns. */
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #running = new Set<string>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Runs `job` when its turn comes. Throws WaitedTooLong after `patienceMs`, and the reason of `signal` if that aborts first. */
  async run<T>(key: string, patienceMs: number, job: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#turn(key, patienceMs, signal);
    try {
      return await job();
    } finally {
      this.#running.delete(key);
      // Whoever had a turn queues behind everybody else.
      const waiting = this.#waiting.get(key) ?? [];
      this.#waiting.delete(key);
      this.#keep(key, waiting);
      this.#startNext();
    }
  }

  /** The keys that wait for a turn, first come first; a key with a job running waits only once that has ended. */
  get turns(): readonly string[] {
    return [...this.#waiting.keys()].filter((key) => !this.#running.has(key));
  }

  /** The keys that have a job running. */
  get running(): ReadonlySet<string> {
    return this.#running;
  }

  /** How many running and waiting jobs go before one more job of `key`: those of the key itself, and those of others. */
  before(key: string): { own: number; others: number } {
    const waiting = this.#waiting.get(key)?.length ?? 0;
    const isRunning = this.#running.has(key);
    let others = this.#running.size - Number(isRunning);
    for (const [other, jobs] of this.#waiting)
      if (other !== key) others += Math.min(jobs.length, waiting + 1);
    return { own: waiting + Number(isRunning), others };
  }

  /** Refuses every job that waits with `error`; those that run go on. */
  refuseWaiting(error: Error): void {
    for (const job of [...this.#waiting.values()].flat()) job.leave(error);
  }

  #turn(key: string, patienceMs: number, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const place: Waiting = {
      start: resolve,
      leave: (error) => {
        this.#keep(
          key,
          (this.#waiting.get(key) ?? []).filter((other) => other !== place),
        );
        reject(error);
      },
    };
    const giveUp = (): void => place.leave(signal?.reason);
    const timer = setTimeout(() => place.leave(new WaitedTooLong()), patienceMs);
    signal?.addEventListener('abort', giveUp, { once: true });
    this.#keep(key, [...(this.#waiting.get(key) ?? []), place]);
    this.#startNext();
    return promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    });
  }

  #keep(key: string, places: Waiting[]): void {
    if (places.length > 0) this.#waiting.set(key, places);
    else this.#waiting.delete(key);
  }

  #startNext(): void {
    for (const [key, [first, ...rest]] of this.#waiting) {
      if (this.#running.size >= this.#atOnce) return;
      if (first === undefined || this.#running.has(key)) continue;
      this.#keep(key, rest);
      this.#running.add(key);
      first.start();
    }
  }
}
