import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';

/** How far the clocks may stand apart before jobs decide nothing about money. */
const mostApartMs = 5 * 60_000;

/** Whether jobs may decide about money now: only while this process's own clock agrees with the database's. */
export type MoneyTime = {
  /** By how much this process is ahead of the database, in milliseconds, negative when behind; null while they agree. */
  clocksApartMs: () => Promise<number | null>;
  /** Does `work`; says so in the log and leaves it undone while the clocks are apart (rule CREDIT-10). */
  whenClocksAgree: (name: string, work: () => Promise<unknown>) => Promise<void>;
};

/** `processClock` is this process's own clock, which somebody may have set. */
export function createMoneyTime(
  { processClock, log }: { processClock: Clock; log: Pick<FastifyBaseLogger, 'error'> },
  readDatabaseTime: () => Promise<Date>,
): MoneyTime {
  const clocksApartMs = async (): Promise<number | null> => {
    const before = processClock.now().getTime();
    const at = (await readDatabaseTime()).getTime();
    // Waiting for the reply is no distance: the database looked at its clock somewhere between the two.
    const ahead = before - at;
    const behind = processClock.now().getTime() - at;
    if (ahead > mostApartMs) return ahead;
    return behind < -mostApartMs ? behind : null;
  };
  return {
    clocksApartMs,
    whenClocksAgree: async (name, work) => {
      const apartMs = await clocksApartMs();
      if (apartMs === null) return void (await work());
      log.error(
        { job: name, clocksApartSeconds: Math.round(apartMs / 1000) },
        'the clocks of this process and of the database are apart: nothing is decided about money',
      );
    },
  };
}
