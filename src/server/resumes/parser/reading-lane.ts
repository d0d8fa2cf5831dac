import type { Clock } from '#server/platform/clock.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { FairQueue, WaitedTooLong } from './fair-queue.ts';

/** A longer wait is refused before it begins. */
const longestWaitMs = 60_000;
/** A wait that turns out longer than estimated ends here. */
const patienceMs = 2 * longestWaitMs;
/** Files that wait are held in memory: so many bytes of them at most. */
const waitingBytesAtMost = 128 * 1024 * 1024;
const shortestRetrySeconds = 5;
/** The estimate is the median of so many readings, so a few files that are slow on purpose don't move it. */
const readingsRemembered = 31;

type LaneOptions = {
  /** How many files are read at a time. */
  places: number;
  /** How long a reading takes, as long as nothing was measured. */
  usualMs: number;
  clock: Clock;
};

type Sender = { uid: string; bytes: number; signal?: AbortSignal | undefined };

/** A fair queue of files to be read that refuses people, in words of their own, when it is too long (rule FILE-4). */
export class ReadingLane {
  readonly queue: FairQueue;
  readonly #places: number;
  readonly #clock: Clock;
  readonly #tookMs: number[];
  #waitingBytes = 0;

  constructor({ places, usualMs, clock }: LaneOptions) {
    this.queue = new FairQueue(places);
    this.#places = places;
    this.#clock = clock;
    this.#tookMs = Array.from({ length: readingsRemembered }, () => usualMs);
  }

  /** Runs `read` in its turn. Throws Refusal `resume_queue_full` when the wait would be, or was, too long; `invalid_input` when the sender went away. */
  async read<T>({ uid, bytes, signal }: Sender, read: () => Promise<T>): Promise<T> {
    const waitMs = this.#waitMs(uid);
    if (waitMs > longestWaitMs) throw queueFull(waitMs - longestWaitMs);
    if (this.#waitingBytes + bytes > waitingBytesAtMost) throw queueFull(longestWaitMs / 2);
    this.#waitingBytes += bytes;
    let isWaiting = true;
    const endWait = (): void => {
      if (isWaiting) this.#waitingBytes -= bytes;
      isWaiting = false;
    };
    const job = (): Promise<T> => {
      endWait();
      return this.#measured(read);
    };
    try {
      return await this.queue.run(uid, patienceMs, job, signal);
    } catch (error) {
      if (error instanceof WaitedTooLong) throw queueFull(longestWaitMs);
      if (isWaiting && signal?.aborted) throw new Refusal('invalid_input');
      throw error;
    } finally {
      endWait();
    }
  }

  async #measured<T>(read: () => Promise<T>): Promise<T> {
    const begun = this.#clock.now().getTime();
    try {
      return await read();
    } finally {
      this.#tookMs.shift();
      this.#tookMs.push(this.#clock.now().getTime() - begun);
    }
  }

  /** About how long one more file of `uid` would wait: a user's own files are read one after another, those of all in as many places as there are. */
  #waitMs(uid: string): number {
    const { own, others } = this.queue.before(uid);
    const turns = Math.max(own, Math.floor((own + others) / this.#places));
    const usualMs = this.#tookMs.toSorted((a, b) => a - b)[(readingsRemembered - 1) / 2] ?? 0;
    return turns * usualMs;
  }
}

const queueFull = (retryAfterMs: number): Refusal =>
  new Refusal('resume_queue_full', {
    retryAfterSeconds: Math.max(shortestRetrySeconds, Math.ceil(retryAfterMs / 1_000)),
  });
