type Waiting = { start: () => void; expire: NodeJS.Timeout };

/** Thrown to a job whose turn did not come in time. */
export class WaitedTooLong extends Error {
  constructor() {
    super('waited too long for a turn');
    this.name = 'WaitedTooLong';
  }
}

/** Runs at most `atOnce` jobs. Each key (a user) has one place in the round, so that twenty files of one do not stand before the one file of another. */
export class FairQueue {
  readonly #atOnce: number;
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #running = new Map<string, number>();
  #active = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Runs `job` when its turn comes; throws WaitedTooLong when that takes more than `patienceMs`. */
  async run<T>(key: string, patienceMs: number, job: () => Promise<T>): Promise<T> {
    await this.#turn(key, patienceMs);
    try {
      return await job();
    } finally {
      this.#active -= 1;
      const left = (this.#running.get(key) ?? 1) - 1;
      if (left > 0) this.#running.set(key, left);
      else this.#running.delete(key);
      this.#next();
    }
  }

  #turn(key: string, patienceMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const place: Waiting = {
        start: () => {
          clearTimeout(place.expire);
          this.#active += 1;
          this.#running.set(key, (this.#running.get(key) ?? 0) + 1);
          resolve();
        },
        expire: setTimeout(() => {
          this.#leave(key, place);
          reject(new WaitedTooLong());
        }, patienceMs),
      };
      const line = this.#waiting.get(key);
      if (line) line.push(place);
      else this.#waiting.set(key, [place]);
      this.#next();
    });
  }

  #leave(key: string, place: Waiting): void {
    const rest = (this.#waiting.get(key) ?? []).filter((other) => other !== place);
    if (rest.length > 0) this.#waiting.set(key, rest);
    else this.#waiting.delete(key);
  }

  /** Starts the first of the key with fewest jobs running, and sends that key to the end of the round. */
  #next(): void {
    while (this.#active < this.#atOnce && this.#waiting.size > 0) {
      const running = (key: string) => this.#running.get(key) ?? 0;
      const [key = ''] = [...this.#waiting.keys()].toSorted((a, b) => running(a) - running(b));
      const [first, ...rest] = this.#waiting.get(key) ?? [];
      this.#waiting.delete(key);
      if (rest.length > 0) this.#waiting.set(key, rest);
      first?.start();
    }
  }
}
