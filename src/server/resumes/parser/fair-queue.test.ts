import { expect, test } from 'vitest';
import { FairQueue, WaitedTooLong } from './fair-queue.ts';

/** Jobs that end when told to, and the order in which they began. */
function scripted(queue: FairQueue) {
  const begun: string[] = [];
  const end = new Map<string, () => void>();
  const add = (key: string, name: string, patienceMs = 60_000) =>
    queue.run(key, patienceMs, () => {
      begun.push(name);
      return new Promise<void>((resolve) => end.set(name, resolve));
    });
  return { begun, add, finish: (name: string) => end.get(name)?.() };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test('one user holds one place, and users take turns', async () => {
  const { begun, add, finish } = scripted(new FairQueue(2));
  const all = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1'), add('c', 'c1')];
  await settle();
  expect(begun).toEqual(['a1', 'b1']);
  finish('a1');
  await settle();
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  finish('b1');
  await settle();
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
  finish('c1');
  finish('a2');
  await settle();
  finish('a3');
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

test('a job that fails gives its place on', async () => {
  const queue = new FairQueue(1);
  const failed = queue.run('a', 1_000, () => Promise.reject(new Error('broken')));
  await expect(failed).rejects.toThrow('broken');
  await expect(queue.run('a', 1_000, () => Promise.resolve(7))).resolves.toBe(7);
});

test('who waits too long is told so and never runs', async () => {
  const { begun, add, finish } = scripted(new FairQueue(1));
  const first = add('a', 'a1');
  await expect(add('b', 'b1', 5)).rejects.toThrow(WaitedTooLong);
  finish('a1');
  await first;
  await settle();
  expect(begun).toEqual(['a1']);
});
