import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FairQueue, WaitedTooLong } from './fair-queue.ts';

/** Jobs that end when told to, and the order in which they began. */
function scripted(queue: FairQueue) {
  const begun: string[] = [];
  const end = new Map<string, () => void>();
  const add = (key: string, name: string, signal?: AbortSignal) =>
    queue.run(
      key,
      60_000,
      () => {
        begun.push(name);
        return new Promise<void>((resolve) => end.set(name, resolve));
      },
      signal,
    );
  const finish = async (...names: string[]): Promise<void> => {
    for (const name of names) {
      end.get(name)?.();
      await settle();
    }
  };
  return { begun, add, finish };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test.each<[string, number, string[], string[]]>([
  ['one user alone', 2, ['a1', 'a2', 'a3'], ['a1', 'a2', 'a3']],
  ['users take turns', 1, ['a1', 'a2', 'b1', 'c1'], ['a1', 'b1', 'c1', 'a2']],
  ['one user holds one place', 2, ['a1', 'a2', 'a3', 'b1', 'c1'], ['a1', 'b1', 'c1', 'a2', 'a3']],
  [
    'eight files of one user',
    2,
    ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'b1', 'b2'],
    ['a1', 'b1', 'a2', 'b2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8'],
  ],
])('%s, %i at once', async (_what, atOnce, come, expected) => {
  const { begun, add, finish } = scripted(new FairQueue(atOnce));
  const all = come.map((name) => add(name.slice(0, 1), name));
  await settle();
  for (let n = 0; n < come.length; n++) await finish(begun[n] ?? '');
  await Promise.all(all);
  expect(begun).toEqual(expected);
});

type Step = { what: 'come' | 'finish' | 'leave'; nth: number };
const steps = fc.array(
  fc.record<Step>({
    what: fc.constantFrom('come', 'come', 'finish', 'finish', 'leave'),
    nth: fc.nat({ max: 5 }),
  }),
  { maxLength: 60 },
);

/** A queue under test with what a run of steps did to it. */
class Watched {
  readonly queue: FairQueue;
  readonly running = new Map<string, () => void>();
  readonly waiting = new Map<string, { name: string; leave: AbortController }[]>();
  readonly began: string[] = [];
  readonly over: Promise<unknown>[] = [];
  #count = 0;

  constructor(atOnce: number) {
    this.queue = new FairQueue(atOnce);
  }

  step({ what, nth }: Step): void {
    const users = [...(what === 'finish' ? this.running : this.waiting).keys()];
    const user = what === 'come' ? `user ${nth}` : users[nth % users.length];
    if (user === undefined) return;
    if (what === 'come') this.#come(user);
    else if (what === 'finish') this.running.get(user)?.();
    else this.#waitingOf(user).pop()?.leave.abort();
    if (this.#waitingOf(user).length === 0) this.waiting.delete(user);
  }

  #waitingOf(user: string) {
    return this.waiting.get(user) ?? [];
  }

  #come(user: string): void {
    const name = `${user}, file ${this.#count++}`;
    const leave = new AbortController();
    const end = Promise.withResolvers<void>();
    this.waiting.set(user, [...this.#waitingOf(user), { name, leave }]);
    const job = (): Promise<void> => {
      // One file of a user at a time, in the order in which they came.
      expect(this.running.has(user)).toBe(false);
      expect(this.#waitingOf(user).shift()?.name).toBe(name);
      if (this.#waitingOf(user).length === 0) this.waiting.delete(user);
      this.running.set(user, end.resolve);
      this.began.push(user);
      return end.promise.finally(() => this.running.delete(user));
    };
    this.over.push(this.queue.run(user, 60_000, job, leave.signal).catch(() => undefined));
  }
}

test('whoever comes and goes, a place never goes unused and nobody is overtaken', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), steps, async (atOnce, all) => {
      const watched = new Watched(atOnce);
      const { queue, running, waiting } = watched;
      let aheadBefore = new Map<string, number>();
      for (const step of all) {
        const begunBefore = watched.began.length;
        watched.step(step);
        await settle();
        const ahead = new Map(queue.turns.map((user, at) => [user, at]));
        const able = [...waiting.keys()].filter((user) => !running.has(user));
        expect(new Set(ahead.keys())).toEqual(new Set(able));
        expect([...queue.running]).toEqual([...running.keys()]);
        expect(running.size).toBeLessThanOrEqual(atOnce);
        if (able.length > 0) expect(running.size).toBe(atOnce);
        // A position shown never grows, and only those that were ahead go first.
        for (const [user, before] of aheadBefore) {
          const now = ahead.get(user);
          if (!watched.began.slice(begunBefore).includes(user)) expect(now ?? 0).toBeLessThanOrEqual(before);
        }
        for (const user of watched.began.slice(begunBefore)) {
          const overtaken = able.filter(
            (other) => (aheadBefore.get(other) ?? 99) < (aheadBefore.get(user) ?? 0),
          );
          expect(overtaken).toEqual([]);
        }
        aheadBefore = ahead;
      }
      while (running.size > 0) {
        for (const end of running.values()) end();
        await settle();
      }
      await Promise.all(watched.over);
      expect(waiting.size).toBe(0);
    }),
  );
});

test('counts what goes before one more job: those of the key itself, and of others no more than have their turn first', async () => {
  const queue = new FairQueue(2);
  const { begun, add, finish } = scripted(queue);
  const come = ['a1', 'b1', 'a2', 'a3', 'c1', 'd1', 'd2', 'd3'];
  const all = come.map((name) => add(name.slice(0, 1), name));
  await settle();
  expect(queue.before('a')).toEqual({ own: 3, others: 1 + 1 + 3 });
  expect(queue.before('b')).toEqual({ own: 1, others: 1 + 1 + 1 + 1 });
  expect(queue.before('e')).toEqual({ own: 0, others: 2 + 1 + 1 + 1 });
  // A job left waiting would fail a minute later, in the middle of another file's tests.
  for (let n = 0; n < come.length; n++) await finish(begun[n] ?? '');
  await Promise.all(all);
});

test('a job that fails frees its place', async () => {
  const queue = new FairQueue(1);
  const failed = queue.run('a', 1_000, () => Promise.reject(new Error('broken')));
  await expect(failed).rejects.toThrow('broken');
  await expect(queue.run('a', 1_000, () => Promise.resolve(7))).resolves.toBe(7);
});

test('a job that waits too long is refused and never runs', async () => {
  const queue = new FairQueue(1);
  const { begun, add, finish } = scripted(queue);
  const first = add('a', 'a1');
  const late = queue.run('b', 5, () => Promise.reject(new Error('it ran')));
  await expect(late).rejects.toThrow(WaitedTooLong);
  await finish('a1');
  await first;
  expect(begun).toEqual(['a1']);
});

test('a job whose sender leaves while it waits never runs; one that runs goes on', async () => {
  const { begun, add, finish } = scripted(new FairQueue(1));
  const [runs, waits] = [new AbortController(), new AbortController()];
  const first = add('a', 'a1', runs.signal);
  const second = add('b', 'b1', waits.signal);
  const third = add('c', 'c1');
  await settle();
  runs.abort();
  waits.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  await finish('a1', 'c1');
  await Promise.all([first, third]);
  await expect(add('d', 'd1', waits.signal)).rejects.toThrow('gone');
  expect(begun).toEqual(['a1', 'c1']);
});

test('all that wait can be refused, and what runs goes on', async () => {
  const queue = new FairQueue(1);
  const { add, finish } = scripted(queue);
  const first = add('a', 'a1');
  const others = [add('a', 'a2'), add('b', 'b1')];
  await settle();
  queue.refuseWaiting(new Error('closing'));
  for (const other of others) await expect(other).rejects.toThrow('closing');
  await finish('a1');
  await first;
  expect(queue.turns).toEqual([]);
});
