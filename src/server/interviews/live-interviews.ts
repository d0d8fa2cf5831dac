import type { Parts } from '#server/platform/parts.ts';
import type { Neighbours } from '#server/platform/neighbours.ts';
import { LiveInterview } from './live-interview.ts';
import type { StreamItem } from './stream-events.ts';

const forgetAfterMs = 10 * 60_000;
const maxKept = 2_000;

/** What one process tells the others. */
type Said = { sessionId: string; items: readonly StreamItem[] };

/** The interviews this process has in hand. */
export class LiveInterviews {
  readonly #parts: Pick<Parts, 'database' | 'clock'>;
  readonly #neighbours: Neighbours | null;
  readonly #live = new Map<string, LiveInterview>();

  /** `neighbours` are told what is said of interviews that nobody watches here, and tell it in turn. */
  constructor(parts: Pick<Parts, 'database' | 'clock'>, neighbours: Neighbours | null = null) {
    this.#parts = parts;
    this.#neighbours = neighbours;
    neighbours?.listen((message) => {
      const { sessionId, items } = message as Said;
      const live = this.known(sessionId);
      // What is lost here comes with the news that it was stored.
      if (live?.watched) live.hear(items).catch(() => undefined);
    });
  }

  /** The interview, known or about to be; the caller has checked that it may be touched. */
  of(sessionId: string): LiveInterview {
    let live = this.#live.get(sessionId);
    if (!live) {
      if (this.#live.size >= maxKept) this.forgetIdle(0);
      live = new LiveInterview(sessionId, this.#parts, (items) =>
        this.#neighbours?.tell({ sessionId, items } satisfies Said),
      );
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
