import type { Parts } from '#server/platform/parts.ts';
import { type InterviewLog, applyStored, emptyLog } from './interview-log.ts';
import { readEvents } from './interview-event-store.ts';
import { findInterviewForService } from './interview-store.ts';
import type { ClockRow } from './interview-clock.ts';
import type { StreamItem } from './stream-events.ts';

export type Subscriber = (items: readonly StreamItem[]) => void;

/**
 * One interview as this process knows it: its log so far, who watches, and a queue in which everything about it happens in turn. The
 * database decides; when another process wrote meanwhile, `catchUp` reads on.
 */
export class LiveInterview {
  readonly sessionId: string;
  log: InterviewLog = emptyLog;
  /** Whose it is; null until it was read. */
  uid: string | null = null;
  clock: ClockRow = { startedAt: null, frozenMs: 0, frozenAt: null };
  /** When something last happened here, for forgetting idle interviews. */
  touchedAt: number;
  readonly #parts: Pick<Parts, 'database' | 'clock'>;
  readonly #subscribers = new Set<Subscriber>();
  #queue: Promise<unknown> = Promise.resolve();
  #busy = 0;
  /** What was said of an utterance that is not stored yet, for who comes to watch in the middle of it. */
  #speaking: StreamItem[] = [];

  constructor(sessionId: string, parts: Pick<Parts, 'database' | 'clock'>) {
    this.sessionId = sessionId;
    this.#parts = parts;
    this.touchedAt = parts.clock.now().getTime();
  }

  /** Nothing runs, nobody watches. */
  get idle(): boolean {
    return this.#busy === 0 && this.#subscribers.size === 0;
  }

  get watched(): boolean {
    return this.#subscribers.size > 0;
  }

  /** Runs `work` after everything asked before it. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#busy++;
    this.touchedAt = this.#parts.clock.now().getTime();
    const result = this.#queue.then(work);
    this.#queue = result.then(
      () => this.#busy--,
      () => this.#busy--,
    );
    return result;
  }

  /** Reads what the database holds beyond what is known here, clock included. Resolves with false when there is no such interview. */
  async catchUp(): Promise<boolean> {
    const { row, events } = await this.#parts.database.read(async (tx) => ({
      row: await findInterviewForService(tx, this.sessionId),
      events: await readEvents(tx, this.sessionId, this.log.lastSeq),
    }));
    if (!row) return false;
    this.log = applyStored(this.log, events);
    this.uid = row.uid;
    this.clock = { startedAt: row.startedAt, frozenMs: row.frozenMs, frozenAt: row.frozenAt };
    return true;
  }

  watch(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    if (this.#speaking.length > 0) subscriber(this.#speaking);
    return () => this.#subscribers.delete(subscriber);
  }

  publish(items: readonly StreamItem[]): void {
    if (items.length > 0) for (const subscriber of this.#subscribers) subscriber(items);
  }

  /** Publishes part of an utterance that is not stored yet, and keeps it for latecomers until `spoken`. */
  publishSpeaking(item: StreamItem): void {
    this.#speaking.push(item);
    this.publish([item]);
  }

  spoken(): void {
    this.#speaking = [];
  }
}
