import { z } from 'zod';
import type { Clock } from './clock.ts';
import { type Database, queryRows } from './database/database.ts';
import { sql } from './database/query.ts';
import type { Parts } from './parts.ts';

/** How far the clocks may stand apart before nothing is decided about money. */
const mostApartMs = 5 * 60_000;

/** The time by which jobs decide about money: the database's, which all processes share, and only while this process agrees with it. */
export type MoneyTime = {
  /** By how much this process is ahead of the database, in milliseconds, negative when behind; null while they agree. */
  clocksApartMs: () => Promise<number | null>;
  /** Does `work` with a clock that stands at the database's time; says so in the log and leaves it undone while the clocks are apart (rule CREDIT-10). */
  whenClocksAgree: (name: string, work: (clock: Clock) => Promise<unknown>) => Promise<void>;
};

/** `readDatabaseTime` is the database's own clock unless a test says otherwise. */
export function createMoneyTime(
  { clock, log }: Pick<Parts, 'clock' | 'log'>,
  readDatabaseTime: () => Promise<Date>,
): MoneyTime {
  const compare = async (): Promise<{ at: Date; apartMs: number | null }> => {
    const before = clock.now().getTime();
    const at = await readDatabaseTime();
    // Waiting for the reply is no distance: the database looked at its clock somewhere between the two.
    const ahead = before - at.getTime();
    const behind = clock.now().getTime() - at.getTime();
    if (ahead > mostApartMs) return { at, apartMs: ahead };
    return { at, apartMs: behind < -mostApartMs ? behind : null };
  };
  return {
    clocksApartMs: async () => (await compare()).apartMs,
    whenClocksAgree: async (name, work) => {
      const { at, apartMs } = await compare();
      if (apartMs === null) return void (await work({ now: () => at }));
      log.error(
        { job: name, clocksApartSeconds: Math.round(apartMs / 1000) },
        'the clocks of this process and of the database are apart: nothing is decided about money',
      );
    },
  };
}

/** Reads the database's own clock. */
export async function readDatabaseTime(database: Pick<Database, 'read'>): Promise<Date> {
  const row = z.object({ ms: z.number() });
  const statement = sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`;
  const [now] = await database.read((tx) => queryRows(tx, row, statement));
  if (!now) throw new Error('The database did not say what time it is.');
  return new Date(now.ms);
}
