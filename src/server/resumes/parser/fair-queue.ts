type Waiting = { start: () => void; expire: NodeJS.Timeout };

/** Thrown to a job whose turn did not come in time. */
export class WaitedTooLong extends Error {
  constructor() {
    super('waited too long for a turn');
    this.name = 'WaitedTooLong';
  }
}

/** Runs at most `atOnce` jobs, and of one key (a user) only one, in rounds over the keys: twenty bad files of one user never stand before the one file of another. */
export class FairQueue {
  readonly #atOnce: number;
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #running = new Set<string>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Runs `job` when its turn comes; throws WaitedTooLong when that takes more than `patienceMs`. */
  async run<T>(key: string, patienceMs: number, job: () => Promise<T>): Promise<T> {
    await this.#turn(key, patienceMs);
    try {
      return await job();
    } finally {
      this.#running.delete(key);
      const waiting = this.#waiting.get(key) ?? [];
      this.#waiting.delete(key);
      this.#keep(key, waiting);
      this.#startNext();
    }
  }

  #turn(key: string, patienceMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const place: Waiting = {
        start: () => {
          clearTimeout(place.expire);
          resolve();
        },
        expire: setTimeout(() => {
          this.#keep(
            key,
            (this.#waiting.get(key) ?? []).filter((other) => other !== place),
          );
          reject(new WaitedTooLong());
        }, patienceMs),
      };
      this.#keep(key, [...(this.#waiting.get(key) ?? []), place]);
      this.#startNext();
    });
  }

  #keep(key: string, places: Waiting[]): void {
    if (places.length > 0) this.#waiting.set(key, places);
    else this.#waiting.delete(key);
  }

  #startNext(): void {
    for (const [key, [first, ...rest]] of Array.from(this.#waiting)) {
      if (this.#running.size >= this.#atOnce) return;
      if (first === undefined || this.#running.has(key)) continue;
      this.#waiting.delete(key);
      this.#keep(key, rest);
      this.#running.add(key);
      first.start();
    }
  }
}
