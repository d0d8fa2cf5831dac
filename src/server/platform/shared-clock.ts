import { z } from 'zod';
import type { Clock } from './clock.ts';
import { type Database, queryRows } from './database/database.ts';
import { sql } from './database/query.ts';

/** A reading that was longer on its way than this says too little about the time it was made. */
const slowestReadingMs = 1_000;
/** Differences below this are the way to the database, not its clock. */
const noiseMs = 250;
const followEveryMs = 10_000;

/**
 * The time of all processes: the database's, carried on between its readings by this process's count of seconds, which no one sets. A
 * process whose own clock is set wrong grants, counts and lapses by the same time as its neighbours (rule CREDIT-10). While the database is
 * away the count goes on.
 */
export class SharedClock implements Clock {
  readonly #readDatabaseTime: () => Promise<Date>;
  readonly #countMs: () => number;
  /** The database's time when the count stood at 0, in milliseconds. */
  #origin = Number.NaN;

  private constructor(readDatabaseTime: () => Promise<Date>, countMs: () => number) {
    this.#readDatabaseTime = readDatabaseTime;
    this.#countMs = countMs;
  }

  /** `countMs` counts milliseconds from any moment on. Throws when the database does not answer. */
  static async start(
    readDatabaseTime: () => Promise<Date>,
    countMs = (): number => performance.now(),
  ): Promise<SharedClock> {
    const clock = new SharedClock(readDatabaseTime, countMs);
    await clock.follow();
    return clock;
  }

  now(): Date {
    return new Date(Math.round(this.#origin + this.#countMs()));
  }

  /** Reads the database's time again and takes it over where it moved. */
  async follow(): Promise<void> {
    const askedAt = this.#countMs();
    const at = await this.#readDatabaseTime();
    const tookMs = this.#countMs() - askedAt;
    const known = !Number.isNaN(this.#origin);
    if (known && tookMs > slowestReadingMs) return;
    const origin = at.getTime() - askedAt - tookMs / 2;
    if (!known || Math.abs(origin - this.#origin) > noiseMs) this.#origin = origin;
  }

  /** Follows the database until the returned function is called. */
  keepFollowing(): () => void {
    const timer = setInterval(() => void this.follow().catch(() => undefined), followEveryMs);
    timer.unref();
    return () => clearInterval(timer);
  }
}

/** Reads the database's own clock. */
export async function readDatabaseTime(database: Pick<Database, 'read'>): Promise<Date> {
  const row = z.object({ ms: z.number() });
  const statement = sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`;
  const [now] = await database.read((tx) => queryRows(tx, row, statement));
  if (!now) throw new Error('The database did not say what time it is.');
  return new Date(now.ms);
}
