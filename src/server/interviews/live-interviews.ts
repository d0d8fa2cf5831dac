import type { Parts } from '#server/platform/parts.ts';
import { LiveInterview } from './live-interview.ts';

const forgetAfterMs = 10 * 60_000;
const maxKept = 2_000;

/** The interviews this process has in hand. */
export class LiveInterviews {
  readonly #parts: Pick<Parts, 'database' | 'clock'>;
  readonly #live = new Map<string, LiveInterview>();

  constructor(parts: Pick<Parts, 'database' | 'clock'>) {
    this.#parts = parts;
  }

  /** The interview, known or about to be; the caller has checked that it may be touched. */
  of(sessionId: string): LiveInterview {
    let live = this.#live.get(sessionId);
    if (!live) {
      if (this.#live.size >= maxKept) this.forgetIdle(0);
      live = new LiveInterview(sessionId, this.#parts);
      this.#live.set(sessionId, live);
    }
    return live;
  }

  /** The interview if this process has it in hand. */
  known(sessionId: string): LiveInterview | undefined {
    return this.#live.get(sessionId);
  }

  get size(): number {
    return this.#live.size;
  }

  all(): LiveInterview[] {
    return [...this.#live.values()];
  }

  /** Lets go of interviews in which nothing happened for a while and that nobody watches; they are rebuilt when asked for. */
  forgetIdle(idleMs = forgetAfterMs): void {
    const before = this.#parts.clock.now().getTime() - idleMs;
    for (const [sessionId, live] of this.#live) {
      if (live.idleSince(before)) this.#live.delete(sessionId);
    }
  }
}
