import { describe, expect, it } from 'vitest';
import { SharedClock } from './shared-clock.ts';

const start = new Date('2026-03-07T16:12:00Z').getTime();

/** A database and a count that a test moves; a reading takes `wayMs`, half of it before the database looks at its clock. */
class Times {
  databaseMs = start;
  countMs = 500;
  wayMs = 0;
  away = false;

  pass(ms: number): void {
    this.databaseMs += ms;
    this.countMs += ms;
  }

  read = async (): Promise<Date> => {
    if (this.away) throw new Error('away');
    this.pass(this.wayMs / 2);
    const at = new Date(this.databaseMs);
    this.pass(this.wayMs / 2);
    return at;
  };

  begin = (): Promise<SharedClock> => SharedClock.start(this.read, () => this.countMs);
}

describe('the time of all processes (rule CREDIT-10)', () => {
  it('is the database’s, goes on between readings and while the database is away', async () => {
    const times = new Times();
    const clock = await times.begin();
    expect(clock.now().getTime()).toBe(start);
    times.pass(3_600_000);
    expect(clock.now().getTime()).toBe(start + 3_600_000);
    times.away = true;
    await expect(clock.follow()).rejects.toThrow('away');
    times.pass(1_000);
    expect(clock.now().getTime()).toBe(start + 3_601_000);
  });

  it('follows where the database’s clock moved, and not what the way to it makes of it', async () => {
    const times = new Times();
    times.wayMs = 400;
    const clock = await times.begin();
    expect(clock.now().getTime()).toBe(times.databaseMs);
    times.wayMs = 30;
    const before = clock.now().getTime();
    await clock.follow();
    expect(clock.now().getTime()).toBe(before + 30);
    times.databaseMs += 5_000;
    await clock.follow();
    expect(clock.now().getTime()).toBe(times.databaseMs);
    times.databaseMs += 5_000;
    times.wayMs = 2_000;
    await clock.follow();
    expect(clock.now().getTime()).toBe(times.databaseMs - 5_000);
  });

  it('is not to be had without a first reading', async () => {
    const times = new Times();
    times.away = true;
    await expect(times.begin()).rejects.toThrow('away');
  });
});
