import { describe, expect, it, vi } from 'vitest';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { ReadingLane } from './reading-lane.ts';

const megabyte = 1024 * 1024;

/** A lane whose readings end when told to. */
function laneOf({ places = 2, usualMs = 300 } = {}) {
  const clock = new TestClock();
  const lane = new ReadingLane({ places, usualMs, clock });
  const ends: (() => void)[] = [];
  const send = (uid: string, { bytes = 1, signal }: { bytes?: number; signal?: AbortSignal } = {}) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const read = (): Promise<string> => {
      ends.push(() => resolve(uid));
      return promise;
    };
    const outcome = lane.read({ uid, bytes, signal }, read).catch((error: unknown) => error);
    return outcome;
  };
  const endNext = async (): Promise<void> => {
    ends.shift()?.();
    await settle();
  };
  return { lane, clock, send, endNext };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const many = (count: number) => Array.from({ length: count }, (_, n) => `user ${n}`);
const full = (retryAfterSeconds: number) =>
  expect.objectContaining({ code: 'resume_queue_full', data: { retryAfterSeconds } });

describe('a queue that would take too long', () => {
  it('takes two hundred people at once whose files take as long as usual', async () => {
    const { send, endNext } = laneOf();
    const all = many(200).map((uid) => send(uid));
    await settle();
    for (const _ of all) await endNext();
    expect(await Promise.all(all)).toEqual(many(200));
  });

  it('refuses whoever would wait for more than a minute, and says when the wait will be shorter', async () => {
    const { send, endNext } = laneOf({ usualMs: 10_000 });
    // Two are read, twelve wait: seven turns of ten seconds for the next.
    const taken = many(14).map((uid) => send(uid));
    await settle();
    expect(await send('one too many')).toEqual(full(10));
    await endNext();
    await endNext();
    const later = send('one too many');
    for (let n = 0; n < 13; n++) await endNext();
    expect(await Promise.all([...taken, later])).toEqual([...many(14), 'one too many']);
  });

  it("counts a user's own files one after another, and of other users only what has its turn first", async () => {
    const { send } = laneOf({ usualMs: 10_000 });
    for (let n = 0; n < 7; n++) void send('many files');
    await settle();
    expect(await send('many files')).toEqual(full(10));
    void send('another');
    await settle();
    const third = send('a third');
    await settle();
    expect(await Promise.race([third, Promise.resolve('it waits')])).toBe('it waits');
  });

  it('estimates from what readings took, and not from a few that were slow', async () => {
    const { clock, send, endNext } = laneOf({ places: 1, usualMs: 100 });
    const readSlowly = async (): Promise<void> => {
      const reading = send('slow');
      await settle();
      clock.advance(61_000);
      await endNext();
      await reading;
    };
    for (let n = 0; n < 15; n++) await readSlowly();
    void send('first');
    const second = send('second');
    await settle();
    await endNext();
    await endNext();
    expect(await second).toBe('second');
    await readSlowly();
    void send('first');
    await settle();
    expect(await send('second')).toEqual(full(5));
  });

  it('refuses what more would have to be held in memory, until some of it is read', async () => {
    const { send, endNext } = laneOf({ places: 1 });
    const gone = new AbortController();
    void send('first', { bytes: 5 * megabyte });
    await settle();
    const waiting = many(31).map((uid) => send(uid, { bytes: 4 * megabyte }));
    const leaves = send('leaves', { bytes: 4 * megabyte, signal: gone.signal });
    expect(await send('late', { bytes: 1 })).toEqual(full(30));
    gone.abort();
    expect(await leaves).toEqual(expect.objectContaining({ code: 'invalid_input' }));
    const late = send('late', { bytes: 4 * megabyte });
    expect(await send('later', { bytes: 1 })).toEqual(full(30));
    for (let n = 0; n < 33; n++) await endNext();
    expect(await Promise.all([...waiting, late])).toEqual([...many(31), 'late']);
  });

  it('ends a wait that turns out longer than estimated', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { send } = laneOf({ places: 1 });
      void send('first');
      const second = send('second');
      await settle();
      vi.advanceTimersByTime(119_999);
      expect(await Promise.race([second, settle().then(() => 'it waits')])).toBe('it waits');
      vi.advanceTimersByTime(1);
      expect(await second).toEqual(full(60));
    } finally {
      vi.useRealTimers();
    }
  });
});
