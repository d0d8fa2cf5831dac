import pg from 'pg';
import { UpstreamError } from '../refusal.ts';
import { callerWaits } from './call-context.ts';

/** After how many milliseconds a call makes us ask whether the database is there, how long it may take to answer, and the pause before a dead connection is replaced. */
export type PulseLimits = { suspiciousMs: number; silentMs: number; deadMs: number; againMs: number };
/** The first two leave one second of three for everything else (rule FAULT-15). */
const usualLimits: PulseLimits = { suspiciousMs: 1_000, silentMs: 1_000, deadMs: 5_000, againMs: 250 };

const silence = (): UpstreamError =>
  new UpstreamError('database', true, new Error('the database does not answer'));

/**
 * Tells a frozen PostgreSQL from a busy one. When a call takes long, `select 1` is sent on a connection of its own. A server that answers
 * is busy, and the call may go on. One that does not is silent: whoever waits for a reply gets an error at once, until it answers again.
 */
export class DatabasePulse {
  readonly #line: PingLine;
  readonly #limits: PulseLimits;
  readonly #callers = new Set<(error: UpstreamError) => void>();
  #asking: Promise<void> | null = null;
  #again: NodeJS.Timeout | null = null;
  #isSilent = false;
  #isClosed = false;

  constructor(connectionString: string, limits: PulseLimits = usualLimits) {
    this.#line = new PingLine(connectionString);
    this.#limits = limits;
  }

  /** Gives what `work` gives. Where a caller waits it throws UpstreamError once the database is silent, and does not begin `work` while it is. */
  async whileAnswering<T>(work: () => Promise<T>): Promise<T> {
    if (!callerWaits()) return work();
    if (this.#isSilent) throw silence();
    const silent = Promise.withResolvers<never>();
    this.#callers.add(silent.reject);
    const suspicion = setInterval(() => this.#askUnheard(), this.#limits.suspiciousMs);
    try {
      return await Promise.race([work(), silent.promise]);
    } finally {
      clearInterval(suspicion);
      this.#callers.delete(silent.reject);
    }
  }

  /** Resolves when the database answers; rejects when it does not in time, or with its error. Those who ask at one moment share a question. */
  ask(): Promise<void> {
    this.#asking ??= this.#askOnce();
    return this.#asking;
  }

  close(): void {
    this.#isClosed = true;
    if (this.#again) clearTimeout(this.#again);
    this.#line.drop();
  }

  #askUnheard(): void {
    this.ask().catch(() => undefined);
  }

  async #askOnce(): Promise<void> {
    const verdict = Promise.withResolvers<void>();
    let isDead = false;
    let isOver = false;
    const giveUp = (): void => {
      if (isOver || this.#isClosed) return;
      this.#fallSilent();
      verdict.reject(silence());
    };
    // A process too busy to notice the time was too busy to read the answer: it waits as long again.
    const wait = (): NodeJS.Timeout => {
      const dueMs = performance.now() + this.#limits.silentMs;
      return setTimeout(() => {
        const isLate = performance.now() - dueMs > this.#limits.silentMs / 4;
        if (isLate && !isOver) late = wait();
        else setImmediate(giveUp);
      }, this.#limits.silentMs);
    };
    let late = wait();
    const dead = setTimeout(() => {
      isDead = true;
      this.#line.drop();
    }, this.#limits.deadMs).unref();
    const over = (): void => {
      isOver = true;
      clearTimeout(late);
      clearTimeout(dead);
      this.#asking = null;
    };
    this.#line.ask().then(
      () => {
        over();
        this.#isSilent = false;
        verdict.resolve();
      },
      (error: unknown) => {
        over();
        this.#line.drop();
        // An error is an answer, too: callers meet it themselves.
        if (isDead && !this.#isClosed)
          this.#again = setTimeout(() => this.#askUnheard(), this.#limits.againMs).unref();
        else this.#isSilent = false;
        verdict.reject(error);
      },
    );
    return verdict.promise;
  }

  #fallSilent(): void {
    this.#isSilent = true;
    for (const giveUp of this.#callers) giveUp(silence());
  }
}

/** The connection that questions go by. It stays open, so that a question is one message there and one back. */
class PingLine {
  readonly #connectionString: string;
  #client: pg.Client | null = null;

  constructor(connectionString: string) {
    this.#connectionString = connectionString;
  }

  async ask(): Promise<void> {
    const client = this.#client ?? (await this.#open());
    await client.query('select 1');
  }

  async #open(): Promise<pg.Client> {
    const connectionString = this.#connectionString;
    const client = new pg.Client({ connectionString, keepAlive: true, application_name: 'hotseat-ping' });
    client.on('error', () => undefined);
    this.#client = client;
    await client.connect();
    return client;
  }

  /** Ends the connection without a word to a server that may not listen. */
  drop(): void {
    this.#client?.connection.stream.destroy();
    this.#client = null;
  }
}
