import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commonError, EndpointError } from '#web/lib/call-endpoint.ts';
import { DraftKeeper, type ReviewWords } from './draft-keeper.ts';

/* Nothing typed is lost, and nobody writes over another window (rule SCHOOL-60). */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Kept = ReviewWords & { revision: number };
const blank: ReviewWords = { marks: {}, recommendation: null, note: '' };

/** A service that keeps one review by its revision, as ours does. */
class Service {
  kept: Kept = { ...blank, revision: 1 };
  isAway = false;
  calls = 0;
  takesMs = 0;
  readonly keep = async (words: Kept) => {
    this.calls += 1;
    if (this.takesMs > 0) await new Promise((done) => setTimeout(done, this.takesMs));
    if (this.isAway) return Promise.reject(commonError('offline'));
    if (words.revision !== this.kept.revision)
      return Promise.reject(new EndpointError('changed_meanwhile', 'Somebody changed this.'));
    this.kept = { ...words, revision: words.revision + 1 };
    return Promise.resolve({ revision: this.kept.revision });
  };
  readonly read = () => Promise.resolve(this.kept);
}

const open = (service: Service) => new DraftKeeper({ ...service.kept }, service);

describe('a draft', () => {
  it('is kept a moment after the last key, once for many', async () => {
    const service = new Service();
    const keeper = open(service);
    for (const note of ['C', 'Cl', 'Clear']) keeper.write({ note });
    expect(keeper.isSafe).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([service.calls, service.kept.note, keeper.draft().standing]).toEqual([1, 'Clear', 'kept']);
  });

  it('stays where the network goes, and is sent when it is back', async () => {
    const service = new Service();
    const keeper = open(service);
    service.isAway = true;
    keeper.write({ note: 'Clear' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(keeper.draft()).toMatchObject({ standing: 'away', words: { note: 'Clear' } });
    keeper.write({ marks: { hobbies: 4 } });
    service.isAway = false;
    await vi.advanceTimersByTimeAsync(6_000);
    expect([service.kept.note, service.kept.marks, keeper.isSafe]).toEqual(['Clear', { hobbies: 4 }, true]);
  });

  it('sends what is typed while it is being kept, after that', async () => {
    const service = new Service();
    const keeper = open(service);
    keeper.write({ note: 'one' });
    service.takesMs = 100;
    const flushed = keeper.flush();
    await vi.advanceTimersByTimeAsync(50);
    keeper.write({ note: 'two' });
    await vi.advanceTimersByTimeAsync(60);
    await flushed;
    await vi.advanceTimersByTimeAsync(1_000);
    expect([service.kept, keeper.isSafe]).toEqual([{ ...blank, note: 'two', revision: 3 }, true]);
  });

  it.each(['mine', 'other'] as const)(
    'stands beside what another window kept, and a person chooses: %s',
    async (which) => {
      const service = new Service();
      const keeper = open(service);
      const another = open(service);
      another.write({ note: 'theirs' });
      await another.flush();
      keeper.write({ note: 'mine' });
      expect(await keeper.flush()).toBe(false);
      expect(keeper.draft()).toMatchObject({
        standing: 'parted',
        words: { note: 'mine' },
        other: { note: 'theirs' },
      });
      keeper.write({ note: 'mine still' });
      await vi.advanceTimersByTimeAsync(10_000);
      expect(service.kept.note).toBe('theirs');
      keeper.choose(which);
      await vi.advanceTimersByTimeAsync(1_000);
      const note = which === 'mine' ? 'mine still' : 'theirs';
      expect([service.kept.note, keeper.draft().words.note, keeper.isSafe]).toEqual([note, note, true]);
    },
  );
});
