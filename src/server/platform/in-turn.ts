import { setImmediate } from 'node:timers/promises';

/** Whoever waits on the thread that answers everybody goes first, before a piece of work that takes a while. */
export async function inTurn<T>(work: () => T): Promise<T> {
  await setImmediate();
  return work();
}
